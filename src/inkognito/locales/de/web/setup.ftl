# Einen Tisch eröffnen.

setup-title = Tisch eröffnen
setup-the-game = Das Spiel
setup-chairs = Plätze
setup-chairs-about = Freie Plätze sind für alle, die den Link haben. Am Tisch könnt ihr noch tauschen.
setup-order-board = So sitzt ihr im Uhrzeigersinn, und so zieht ihr. Wer beginnt, entscheidet das Los.
setup-order-card = So sitzt ihr im Uhrzeigersinn, und so zieht ihr. Wer beginnt, entscheidet das Los; der Botschafter kommt zuletzt.
setup-move-up = Nach oben: { $seat }
setup-move-up-end = Dieser Platz ist schon ganz oben.
setup-move-down = Nach unten: { $seat }
setup-move-down-end = Dieser Platz ist schon ganz unten.
setup-moved = { $seat }: jetzt Platz { $place } von { $places }.
setup-table = Der Tisch
setup-create = Tisch eröffnen

setup-game = Spiel
setup-game-board = Brettspiel
setup-game-board-about = Figuren auf einer Karte von Venedig: Triff die anderen, frag sie aus und bring die richtige Figur an den richtigen Ort.
setup-game-card = Kartenspiel
setup-game-card-about = Fünf Orte und ein Blatt Karten: Triff die anderen, tausche zwei Karten und nenne den Code.
setup-players = Spieler
setup-players-board-3 = Drei Agenten. Eine Identität fehlt: Darum ist einer von euch allein und muss fliehen.
setup-players-board-4 = Zwei gegen zwei, und niemand weiß, wer zu wem gehört. Das klassische Spiel.
setup-players-board-5 = Zwei gegen zwei. Der Fünfte ist der Botschafter und will alle entlarven.
setup-players-card-3 = Drei Agenten und ein Strohmann. Alle spielen für sich.
setup-players-card-4 = Zwei gegen zwei, und niemand weiß, wer zu wem gehört. Das klassische Spiel.
setup-players-card-5 = { $five_play ->
    [alone] Alle spielen für sich. Der Fünfte ist der Botschafter, der vieles mithört.
   *[in-teams] Zwei gegen zwei. Der Fünfte ist der Botschafter, der vieles mithört.
}
setup-absent = Unbenutzte Farbe
setup-absent-about = Zu dritt bleibt eine Farbe in der Schachtel.
setup-edition = Ausgabe
setup-placement = Aufstellung
setup-placement-random = Zufällig
setup-placement-random-about = Der Zufall stellt die Figuren auf, und es geht gleich los.
setup-placement-choose = Frei
setup-placement-choose-about = Alle wählen offen, wo ihre Figuren beginnen, noch bevor es geheime Karten gibt.
setup-repeats = Wiederholte Antworten
setup-repeats-prevented = Verhindert
setup-repeats-prevented-about = Niemand kann dir dieselben Karten zweimal zeigen.
setup-repeats-challenge = Auf Einspruch
setup-repeats-challenge-about = Du musst selbst merken, dass sich Karten wiederholen, und Einspruch erheben.
setup-phantom = Kugeln des Phantoms
setup-phantom-ares-2013 = 2013
setup-phantom-ares-2013-about = Die zehn Kugeln der Ausgabe von 2013.
setup-phantom-classic-1988 = 1988
setup-phantom-classic-1988-about = Die zehn Kugeln der ersten Ausgabe.
setup-turn-limit = Zuglimit
setup-turn-limit-about = Nach so vielen Zügen endet das Spiel unentschieden. Leer heißt: kein Limit.
setup-match = Partie
setup-match-single = Ein Spiel
setup-match-single-about = Ein einziges Spiel entscheidet.
setup-match-first-to-3 = Bis 3 Punkte
setup-match-first-to-3-about = Mehrere Spiele mit neuen Karten, bis jemand drei Punkte hat.
setup-round-limit = Rundenlimit
setup-round-limit-about = Nach so vielen Runden endet das Spiel unentschieden. Leer heißt: kein Limit.

setup-sitter-me = ich
setup-sitter-anybody = frei
setup-sitter-random = Bot, zufällig
setup-sitter-tourist = Bot, leicht
setup-sitter-clerk = Bot, mittel
setup-sitter-sly = Bot, gerissen
setup-sitter-veteran = Bot, erfahren
setup-sitter-master = Bot, meisterhaft

setup-visibility = Wer ihn findet
setup-visibility-link = Mit Link
setup-visibility-link-about = Nur wer den Link hat, findet diesen Tisch.
setup-visibility-public = Öffentlich
setup-visibility-public-about = Der Tisch steht in der Liste. Alle können beitreten oder zuschauen.
setup-help = Hilfe beim Notieren
setup-help-paper = Keine
setup-help-paper-about = Das Notizblatt ist leer. Du notierst alles selbst.
setup-help-record = Mitschrift
setup-help-record-about = Das Notizblatt hält fest, wer dir was gezeigt hat. Das Kombinieren bleibt dir.
setup-help-contradictions = Warnungen
setup-help-contradictions-about = Das Notizblatt warnt dich auch, wenn eine deiner Markierungen nicht stimmen kann.
setup-help-elimination = Voll
setup-help-elimination-about = Das Notizblatt streicht Unmögliches, markiert Sicheres und erklärt dir, warum.
setup-pace = Tempo der Bots
setup-pace-slow = Langsam
setup-pace-slow-about = Du kannst jeden Zug in Ruhe verfolgen.
setup-pace-normal = Normal
setup-pace-normal-about = Etwa so schnell wie geübte Mitspieler.
setup-pace-quick = Schnell
setup-pace-quick-about = Kurze Pausen, wenn du genau hinschaust.
setup-hints = Coach
setup-hints-off = Aus
setup-hints-off-about = An diesem Tisch gibt es keine Hinweise.
setup-hints-on = An
setup-hints-on-about = Alle dürfen den Coach um Hinweise bitten. Am Ende sehen alle, wer das getan hat.
setup-gestures = Gesten
setup-gestures-open = Offen
setup-gestures-open-about = Alle sehen jede Geste.
setup-gestures-discreet = Heimlich
setup-gestures-discreet-about = Eine Geste gilt einem Mitspieler, und nur ihr beide seht sie.
setup-clock = Uhr
setup-clock-none = Keine
setup-clock-none-about = Kein Zeitlimit.
setup-clock-none-is = keine
setup-clock-per-decision = Pro Aktion
setup-clock-per-decision-about = So viele Sekunden für jede Aktion. Danach spielt ein Bot, bis du zurück bist.
setup-clock-per-decision-is = { $seconds } Sekunden pro Aktion
setup-clock-per-player = Pro Spiel
setup-clock-per-player-about = So viele Minuten pro Person für das ganze Spiel, dazu ein paar Sekunden pro Aktion.
setup-clock-per-player-is = je { $minutes } Minuten, dazu { $increment } Sekunden pro Aktion
setup-clock-days = Fernspiel
setup-clock-days-about = Tage für jede Aktion. Ihr müsst nicht gleichzeitig online sein.
setup-clock-days-is = { $days ->
    [one] ein Tag pro Aktion
   *[other] { $days } Tage pro Aktion
}
setup-seconds = Sekunden pro Aktion
setup-minutes = Minuten pro Spiel
setup-increment = Extra-Sekunden pro Aktion
setup-days = Tage pro Aktion

setup-share = Andere einladen
setup-share-about = Wer diesen Link hat, kann sich setzen oder zuschauen
setup-copy = Link kopieren
setup-copied = Link kopiert.
setup-copy-by-hand = Der Link ist markiert. Kopiere ihn mit der Tastatur.
setup-qr = Der Link als QR-Code für die Handykamera
setup-options = Regeln dieses Tisches
setup-free = Freier Platz
setup-sit = Hier hinsetzen
setup-change = Hierher wechseln
setup-stand-up = Aufstehen
setup-remove = Entfernen
setup-no-bot = kein Bot
setup-bot-for = Bot für { $seat }
setup-chair-bot = { $level ->
    [random] Bot, zufällig
    [tourist] Bot, leicht
    [clerk] Bot, mittel
    [sly] Bot, gerissen
    [veteran] Bot, erfahren
   *[master] Bot, meisterhaft
}
setup-chair-ready = bereit
setup-chair-here = noch nicht bereit
setup-chair-away = nicht da
setup-ready = Ich bin bereit
setup-not-ready = Moment, noch nicht
setup-begin = Spiel starten
setup-not-yet = { $waits ->
    [chairs] Es sind noch Plätze frei. Lade jemanden ein, oder nimm Bots dazu.
   *[ready] Noch sind nicht alle bereit.
}
setup-all-ready = Alle sind bereit. Starte, wann du willst.
setup-host-begins = Alle sind bereit. Der Gastgeber startet das Spiel.
setup-join = Eintreten
setup-aborted = Die Spieler haben dieses Spiel abgebrochen.

# Einen Tisch eröffnen.

setup-title = Tisch eröffnen
setup-the-game = Das Spiel
setup-chairs = Plätze
setup-chairs-about = Plätze für alle nimmt, wer den Link hat. Wer wo sitzt, lässt sich auch am Tisch noch ändern.
setup-order-board = In dieser Reihenfolge sitzt ihr im Uhrzeigersinn und seid am Zug. Wer beginnt, wird ausgelost.
setup-order-card = In dieser Reihenfolge sitzt ihr im Uhrzeigersinn und seid am Zug. Wer beginnt, wird ausgelost; der Botschafter kommt zuletzt.
setup-move-up = Nach oben: { $seat }
setup-move-up-end = Weiter nach oben geht dieser Platz nicht.
setup-move-down = Nach unten: { $seat }
setup-move-down-end = Weiter nach unten geht dieser Platz nicht.
setup-moved = { $seat }: jetzt Platz { $place } von { $places }.
setup-table = Der Tisch
setup-create = Tisch eröffnen

setup-game = Spiel
setup-game-board = Brettspiel
setup-game-board-about = Figuren auf dem Plan von Venedig: triff dich, frage, und führe die richtige an den richtigen Ort.
setup-game-card = Kartenspiel
setup-game-card-about = Fünf Orte und eine Hand Karten: triff dich, zeige zwei Karten, und nenne den Code.
setup-players = Spieler
setup-players-board-3 = Drei Agenten. Eine Identität fehlt: Jemand ist vielleicht allein und muss fliehen.
setup-players-board-4 = Zwei gegen zwei, und niemand weiß, wer zu wem gehört. Das Spiel, wie es gedacht war.
setup-players-board-5 = Zwei gegen zwei; der Fünfte ist der Botschafter und will alle entlarven.
setup-players-card-3 = Drei Agenten und ein Strohmann. Jeder spielt für sich.
setup-players-card-4 = Zwei gegen zwei, und niemand weiß, wer zu wem gehört. Das Spiel, wie es gedacht war.
setup-players-card-5 = Zwei gegen zwei; der Fünfte ist der Botschafter, der vieles mitbekommt.
setup-absent = Farbe, die niemand spielt
setup-absent-about = Zu dritt bleibt eine Farbe in der Schachtel.
setup-edition = Ausgabe
setup-edition-ares-2013-en = Englisch, 2013
setup-edition-ares-2013-en-about = Die Regeln nach dem englischen Heft von 2013.
setup-edition-ares-2013-it = Italienisch, 2013
setup-edition-ares-2013-it-about = Die Regeln nach dem italienischen Heft von 2013.
setup-edition-ffg-2003 = The Card Game, 2003
setup-edition-ffg-2003-about = Öffne den Safe: Von zwei gezeigten Karten ist genau eine wahr.
setup-edition-abacus-1997 = Mini Inkognito, 1997
setup-edition-abacus-1997-about = Der Anruf: Von zwei gezeigten Karten ist mindestens eine wahr.
setup-placement = Aufstellung
setup-placement-random = Ausgelost
setup-placement-random-about = Die Figuren werden ausgelost, und es geht gleich los.
setup-placement-choose = Gewählt
setup-placement-choose-about = Jeder wählt offen, wo seine Figuren beginnen, bevor die geheimen Karten verteilt werden.
setup-repeats = Wiederholte Antworten
setup-repeats-prevented = Verhindert
setup-repeats-prevented-about = Niemand kann dir dieselben Karten zweimal zeigen.
setup-repeats-challenge = Auf Einspruch
setup-repeats-challenge-about = Du musst selbst merken, dass du die Karten schon gesehen hast, und Einspruch erheben.
setup-phantom = Kugeln des Phantoms
setup-phantom-ares-2013 = Von 2013
setup-phantom-ares-2013-about = Die zehn Kugeln der Ausgabe von 2013.
setup-phantom-classic-1988 = Von 1988
setup-phantom-classic-1988-about = Die zehn Kugeln der ersten Ausgabe.
setup-turn-limit = Höchstzahl der Züge
setup-turn-limit-about = Nach so vielen Zügen endet das Spiel unentschieden. Leer lassen, um bis zum Ende zu spielen.
setup-match = Partie
setup-match-single = Ein Spiel
setup-match-single-about = Ein einziges Spiel entscheidet.
setup-match-first-to-3 = Bis 3 Punkte
setup-match-first-to-3-about = Mehrere Spiele mit neuen Karten, bis jemand drei Punkte hat.
setup-round-limit = Höchstzahl der Runden
setup-round-limit-about = Nach so vielen Runden endet das Spiel unentschieden. Leer lassen, um bis zum Ende zu spielen.

setup-sitter-me = ich
setup-sitter-anybody = wer mag
setup-sitter-random = Bot, sorglos
setup-sitter-tourist = Bot, freundlich
setup-sitter-clerk = Bot, gründlich

setup-visibility = Wer ihn sieht
setup-visibility-link = Mit Link
setup-visibility-link-about = Nur wer den Link hat, findet diesen Tisch.
setup-visibility-public = Öffentlich
setup-visibility-public-about = Der Tisch steht in der Liste, und alle dürfen beitreten oder zuschauen.
setup-help = Hilfe des Notizblatts
setup-help-paper = Papier
setup-help-paper-about = Das Blatt ist leeres Papier. Du notierst alles selbst.
setup-help-record = Protokoll
setup-help-record-about = Das Blatt notiert von selbst, wer dir was gezeigt hat, und zieht keine Schlüsse.
setup-help-contradictions = Widersprüche
setup-help-contradictions-about = Das Blatt warnt dich auch, wenn eine deiner Marken nicht stimmen kann.
setup-help-elimination = Voll
setup-help-elimination-about = Das Blatt streicht Unmögliches, markiert Sicheres und sagt dir, warum.
setup-gestures = Gesten
setup-gestures-open = Offen
setup-gestures-open-about = Alle sehen jede Geste.
setup-gestures-discreet = Verstohlen
setup-gestures-discreet-about = Eine Geste gilt einem Mitspieler, und nur ihr beide seht sie.
setup-clock = Uhr
setup-clock-none = Keine
setup-clock-none-about = Jeder nimmt sich die Zeit, die er braucht.
setup-clock-none-is = keine
setup-clock-per-decision = Je Zug
setup-clock-per-decision-about = So viele Sekunden für jede Entscheidung. Danach spielt ein Bot weiter, bis du zurück bist.
setup-clock-per-decision-is = { $seconds } Sekunden je Entscheidung
setup-clock-per-player = Je Spiel
setup-clock-per-player-about = So viele Minuten für das ganze Spiel, und ein paar Sekunden mehr je Entscheidung.
setup-clock-per-player-is = { $minutes } Minuten für jeden, und { $increment } Sekunden je Entscheidung
setup-clock-days = Per Post
setup-clock-days-about = Tage für jede Entscheidung. Ihr müsst nicht gleichzeitig da sein.
setup-clock-days-is = { $days ->
    [one] ein Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
setup-seconds = Sekunden je Entscheidung
setup-minutes = Minuten für das ganze Spiel
setup-increment = Sekunden mehr je Entscheidung
setup-days = Tage je Entscheidung

setup-share = Andere einladen
setup-share-about = Wer diesen Link hat, kann sich setzen oder zuschauen
setup-copy = Link kopieren
setup-copied = Der Link ist kopiert.
setup-copy-by-hand = Der Link ist markiert. Kopiere ihn mit der Tastatur.
setup-qr = Der Link als Code für die Kamera eines Telefons
setup-options = So spielt dieser Tisch
setup-free = Freier Platz
setup-sit = Hier sitzen
setup-change = Hierher
setup-stand-up = Aufstehen
setup-remove = Entfernen
setup-no-bot = kein Bot
setup-bot-for = Ein Bot auf dem Platz: { $seat }
setup-chair-bot = { $level ->
    [random] Bot, sorglos
    [tourist] Bot, freundlich
   *[clerk] Bot, gründlich
}
setup-chair-ready = bereit
setup-chair-here = noch nicht bereit
setup-chair-away = nicht da
setup-ready = Ich bin bereit
setup-not-ready = Moment, ich bin nicht bereit
setup-begin = Spiel beginnen
setup-not-yet = { $waits ->
    [chairs] Es gibt freie Plätze. Lade jemanden ein, oder gib sie Bots.
   *[ready] Noch sind nicht alle bereit.
}
setup-all-ready = Alle sind bereit. Beginne, wann du willst.
setup-host-begins = Alle sind bereit. Der Gastgeber beginnt das Spiel.
setup-come-in = Hereinkommen
setup-aborted = Die Spieler haben dieses Spiel abgesagt.

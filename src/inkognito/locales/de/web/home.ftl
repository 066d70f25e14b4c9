# Die Startseite, Beitreten und Zuschauen.

home-lead = Karneval in Venedig. Alle tragen Masken, und hinter einer steckt dein Partner. Finde heraus, hinter welcher.
home-game = Spiel
home-game-name = { $game ->
    [board] Brettspiel
   *[card] Kartenspiel
}
home-players = Spieler
home-bots = { $bots ->
    [2] Zwei Bots, Stufe
    [3] Drei Bots, Stufe
   *[4] Vier Bots, Stufe
}
home-level-random = Zufällig
home-level-tourist = Leicht
home-level-clerk = Mittel
home-level-sly = Gerissen
home-level-veteran = Erfahren
home-level-master = Meister
home-level-random-about = Wählt irgendetwas und versucht nie zu gewinnen.
home-level-tourist-about = Vergisst, irrt sich wie ein Mensch und macht viele Gesten, die meisten ehrlich.
home-level-clerk-about = Vergisst nichts, wartet, bis alles sicher ist, und macht selten Gesten, dann ehrliche.
home-level-sly-about = Verbirgt, worauf es ankommt. Jede zweite Geste ist ein Bluff.
home-level-veteran-about = { $plays ->
    [itself] Spielt aus Erfahrung und verzieht keine Miene.
   *[below] Hat hier keine Erfahrung, spielt wie „Gerissen“ und verzieht keine Miene.
}
home-level-master-about = { $plays ->
    [itself] Spielt jede Wahl im Kopf zu Ende und verzieht keine Miene.
    [veteran] Rechnet nur beim Kartenspiel zu viert voraus. Hier spielt er wie „Erfahren“ und verzieht keine Miene.
   *[below] Rechnet nur beim Kartenspiel zu viert voraus. Hier spielt er wie „Gerissen“ und verzieht keine Miene.
}
home-help = Hilfe
home-help-paper = Keine
home-help-paper-about = Ein leeres Blatt. Du notierst alles selbst.
home-help-contradictions = Mitschrift
home-help-contradictions-about = Hält fest, wer dir was gezeigt hat, und warnt vor Widersprüchen.
home-help-elimination = Voll
home-help-elimination-about = Folgert selbst, was unmöglich und was sicher ist.
home-name = Wie heißt du?
home-guest = Gast
home-play = Jetzt spielen
home-promise = { $game ->
    [board] Ohne Konto. Etwa 40 Minuten. Du kannst jederzeit gehen und wiederkommen.
   *[card] Ohne Konto. Etwa 20 Minuten. Du kannst jederzeit gehen und wiederkommen.
}
home-guide = Führ mich, ich bin neu
home-create = Tisch eröffnen
home-join = Mit Link beitreten
home-learn = Lernen
home-puzzles = Rätsel
home-puzzle-of = Rätsel vom { $date }
home-puzzle-lead = Eine Stellung, eine Antwort, für alle dieselbe.
home-puzzle-done = Gelöst. Bis morgen.
home-alone = Allein
home-watch = Zuschauen
home-continue = Weiterspielen
home-played = Beendet
home-mine = { $game ->
    [board] { $state ->
        [mine] Brettspiel, Zug { $turn }, du bist dran
        [gathering] Brettspiel, wartet auf Mitspieler
        [paused] Brettspiel, Pause
        [over] Brettspiel, beendet
       *[playing] Brettspiel, andere sind dran
    }
   *[card] { $state ->
        [mine] Kartenspiel, Runde { $turn }, du bist dran
        [gathering] Kartenspiel, wartet auf Mitspieler
        [paused] Kartenspiel, Pause
        [over] Kartenspiel, beendet
       *[playing] Kartenspiel, andere sind dran
    }
}
home-play-on = Spielen
home-open = Öffnen
home-replay = Ansehen
home-tables = Offene Tische
home-open-table = { $game ->
    [board] Brettspiel mit { $host }, { $taken } von { $players } Plätzen besetzt
   *[card] Kartenspiel mit { $host }, { $taken } von { $players } Plätzen besetzt
}
home-sit-down = Beitreten
home-no-tables = Kein öffentlicher Tisch wartet auf Mitspieler. Eröffne einen, dann können andere dazukommen.
home-tables-later = Sobald der Server antwortet, stehen die Tische wieder hier.
home-played-now = Laufende Spiele
home-being-played = { $game ->
    [board] Brettspiel, { $players } Spieler, Tisch von { $host }
   *[card] Kartenspiel, { $players } Spieler, Tisch von { $host }
}
home-nothing-to-watch = Gerade läuft kein öffentliches Spiel.
home-watch-title = Einem Spiel zuschauen
home-watch-lead = Als Zuschauer siehst du, was offen liegt, und nach dem Ende alle Karten.
home-join-title = An einen Tisch setzen
home-join-label = Link oder Name des Tisches
home-join-go = Zum Tisch
home-join-empty = Füge zuerst den Link ein.
home-link-title = Auf diesem Gerät anmelden
home-link-lead = { $known ->
    [yes] Dieses Gerät kennt dich als { $name }. Von nun an bist du hier der Gast, der den Link erstellt hat.
   *[no] Auf diesem Gerät bist du dann der Gast, der den Link erstellt hat. Der Link gilt nur einmal.
}
home-link-go = Anmelden
home-broken = Diese Seite ließ sich nicht laden
home-broken-lead = Vielleicht fehlt die Verbindung, oder es gibt eine neue Version.
home-companion = Für die echte Schachtel

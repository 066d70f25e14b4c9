# Die Startseite und die anderen Wege herein.

home-lead = Karneval in Venedig. Alle tragen Masken, und einer dieser Fremden gehört zu dir. Finde heraus, wer.
home-lead-short = Alle tragen Masken. Einer dieser Fremden gehört zu dir.
home-game = Spiel
home-game-name = { $game ->
    [board] Brettspiel
   *[card] Kartenspiel
}
home-players = Spieler
home-bots = { $bots ->
    [2] Zwei Bots, so klug
    [3] Drei Bots, so klug
   *[4] Vier Bots, so klug
}
home-level-random = Sorglos
home-level-tourist = Freundlich
home-level-clerk = Gründlich
home-name = Wie sollen wir dich nennen?
home-guest = Gast
home-play = Jetzt spielen
home-promise = { $game ->
    [board] Kein Konto. Etwa 40 Minuten. Du kannst gehen und wiederkommen.
   *[card] Kein Konto. Etwa 20 Minuten. Du kannst gehen und wiederkommen.
}
home-create = Tisch eröffnen
home-join = Mit Link beitreten
home-learn = In 5 Minuten lernen
home-watch = Zuschauen
home-continue = Weiterspielen
home-played = Gespielt
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
home-go-on = Spielen
home-open = Öffnen
home-look = Öffnen
home-replay = Ansehen
home-tables = Offene Tische
home-open-table = { $game ->
    [board] Brettspiel mit { $host }, { $taken } von { $players } Plätzen besetzt
   *[card] Kartenspiel mit { $host }, { $taken } von { $players } Plätzen besetzt
}
home-sit-down = Beitreten
home-no-tables = Kein öffentlicher Tisch wartet auf Mitspieler. Eröffne einen, dann können andere dazukommen.
home-played-now = Gerade gespielt
home-being-played = { $game ->
    [board] Brettspiel, { $players } Spieler, Tisch von { $host }
   *[card] Kartenspiel, { $players } Spieler, Tisch von { $host }
}
home-nothing-to-watch = Gerade spielt niemand öffentlich.
home-watch-title = Einem Spiel zuschauen
home-watch-lead = Wer zuschaut, sieht, was offen liegt, und nach dem Ende alle Karten.
home-join-title = An einen Tisch setzen
home-join-label = Der Link, den du bekommen hast, oder der Name des Tisches darin
home-join-go = Zum Tisch
home-join-empty = Füge zuerst den Link ein.
home-link-title = Auf diesem Gerät hereinkommen
home-link-lead = { $known ->
    [yes] Dieses Gerät kennt dich als { $name }. Von nun an kennt es dich als den Gast, der den Link gemacht hat.
   *[no] Dieses Gerät kennt dich dann als den Gast, der den Link gemacht hat. Der Link gilt einmal.
}
home-link-go = Hereinkommen
home-nowhere = Hier ist nichts
home-nowhere-lead = Die Adresse gehört zu keiner unserer Seiten. Vielleicht wurde der Link abgeschnitten.
home-broken = Diese Seite konnte nicht geladen werden
home-broken-lead = Vielleicht fehlt die Verbindung, oder es gibt eine neue Version.

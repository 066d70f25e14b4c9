# Was um jeden Bildschirm herum steht.

shell-skip = Zum Inhalt
shell-close = Schließen
shell-sheet-height = Höhe des Blatts: { $height ->
    [peek] ein Spalt
    [most] zwei Drittel
   *[full] ganz
}
shell-home = Zur Startseite
shell-menu = Menü
shell-rules = Regeln
shell-settings = Einstellungen
shell-dark = Dunkle Farben
shell-language = Sprache
shell-rather-not = Lieber nicht
shell-no-way-back = Das lässt sich nicht zurücknehmen.
shell-waiting = Der Tisch wird gedeckt…
shell-try-now = Jetzt versuchen
shell-reload = Neue Version laden
shell-offline = { $what ->
    [lost] Verbindung verloren. Dein Spiel ist sicher; wir verbinden neu.
    [paused] Das Spiel ruht. Es geht weiter, wenn alle Mitspieler zustimmen.
   *[outdated] Es gibt eine neue Version. Lade sie, und das Spiel geht weiter, wo es war.
}
shell-connection = { $connection ->
    [open] verbunden
   *[lost] keine Verbindung
}
shell-table = Tisch
shell-kind = { $game ->
    [board] Brettspiel, { $players } Spieler
   *[card] Kartenspiel, { $players } Spieler
}
shell-turn = Zug { $turn }
shell-round = Runde { $round }
shell-match = Spiel { $game }, wer zuerst 3 Punkte hat
shell-papers = Meine Unterlagen
shell-stage = { $game ->
    [board] Karte
   *[card] Orte
}
shell-dossier = Dossier
shell-notes = Notizen
shell-log = Verlauf
shell-talk = Gespräch
shell-gestures = Gesten
shell-title = { $table } · Inkognito
shell-title-mine = Du bist am Zug! { $table } · Inkognito
shell-notice = Du bist am Zug.
shell-news = { $count ->
    [one] eine neue
   *[other] { $count } neue
}

refusal-no-connection = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
refusal-not-playing = Das ist eine Aufzeichnung: Hier kannst du zusehen, nicht spielen.

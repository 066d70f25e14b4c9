# Was um jeden Bildschirm herum steht.

shell-skip = Zum Inhalt
shell-close = Schließen
shell-sheet-height = Höhe des Fensters: { $height ->
    [peek] klein
    [most] zwei Drittel
   *[full] ganz
}
shell-home = Startseite
shell-menu = Menü
shell-rules = Regeln
shell-settings = Einstellungen
shell-dark = Dunkle Farben
shell-language = Sprache
shell-cancel = Abbrechen
shell-irreversible = Das lässt sich nicht zurücknehmen.
shell-waiting = Wir bereiten den Tisch vor …
shell-try-again = Erneut versuchen
shell-missing = Dieser Teil ließ sich nicht laden
shell-missing-about = Vielleicht fehlt die Verbindung. Sobald sie wieder da ist, öffnet er sich.
shell-reload = Neue Version laden
shell-reloaded = Eine neue Version wurde geladen. Dein Spiel geht genau hier weiter.
shell-offline = { $what ->
    [lost] Verbindung verloren. Dein Spiel ist sicher; wir verbinden neu.
    [paused] Das Spiel macht Pause. Es geht weiter, wenn alle Mitspieler zustimmen.
   *[outdated] Diese Seite ist noch eine alte Version. Schließe alle ihre Tabs, leere den Browser-Cache für diese Seite und öffne sie neu. Dein Spiel ist sicher.
}
shell-connection = { $connection ->
    [open] verbunden
   *[lost] keine Verbindung
}
shell-table = Tisch
shell-skip-showings = Zu meinem Zug springen
shell-hint = Hinweis
shell-kind = { $game ->
    [board] Brettspiel, { $players } Spieler
   *[card] Kartenspiel, { $players } Spieler
}
shell-turn = Zug { $turn }
shell-round = Runde { $round }
shell-match = Spiel { $game }, bis 3 Punkte
shell-papers = Meine Unterlagen
shell-stage = { $game ->
    [board] Karte
   *[card] Orte
}
shell-dossier = Dossier
shell-notes = Notizen
shell-log = Verlauf
shell-talk = Chat
shell-gestures = Gesten
shell-title = { $table } · Inkognito
shell-title-mine = Du bist am Zug! { $table } · Inkognito
shell-notice = Du bist am Zug.
shell-stars = { $count } von { $most } Sternen
shell-news = { $count ->
    [one] eine neue
   *[other] { $count } neue
}
shell-news-some = Neues

refusal-went-back = Das Spiel steht wieder an einem früheren Punkt. Sieh dir den Tisch an und wähle noch einmal.
refusal-no-connection = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
refusal-not-playing = Das ist eine Wiederholung. Du kannst zuschauen, aber nicht spielen.

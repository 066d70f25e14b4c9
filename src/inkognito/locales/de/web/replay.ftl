# Ein beendetes Spiel noch einmal ansehen.

replay-title = Wiederholung
replay-waiting = Wir laden das Spiel …
replay-beginning = Das Spiel ist aufgebaut.
replay-eyes = Blickwinkel
replay-all = alle Karten
replay-spectator = Zuschauer
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-moment = Position
replay-copy = Link zu diesem Moment kopieren
replay-copy-by-hand = Die Adresse dieser Seite führt zu diesem Moment.

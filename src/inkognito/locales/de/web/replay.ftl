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
replay-turn-back = Voriger Zug
replay-turn-forward = Nächster Zug
replay-question-back = Voriges Treffen oder vorige Frage
replay-question-forward = Nächstes Treffen oder nächste Frage
replay-speed = Tempo
replay-times = { $speed }×
replay-moment = Position
replay-copy = Link zu diesem Moment kopieren
replay-copy-by-hand = Die Adresse dieser Seite führt zu diesem Moment.

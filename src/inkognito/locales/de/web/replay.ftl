# Ein beendetes Spiel noch einmal ansehen.

replay-title = Wiederholung
replay-waiting = Das Spiel wird geladen…
replay-beginning = Der Tisch ist gedeckt.
replay-eyes = Mit wessen Augen
replay-all = alle Augen
replay-spectator = Zuschauer
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-moment = Augenblick
replay-copy = Link zu diesem Augenblick
replay-copy-by-hand = Die Adresse dieser Seite ist der Link zu diesem Augenblick.

# Watching a finished game again.

replay-title = Replay
replay-waiting = The game is being fetched…
replay-beginning = The table is laid.
replay-eyes = Through whose eyes
replay-all = all eyes
replay-spectator = spectator
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-moment = Moment
replay-copy = Link to this moment
replay-copy-by-hand = The address of this page is the link to this moment.

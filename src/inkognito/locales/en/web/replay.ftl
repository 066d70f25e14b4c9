# The replay of a finished game.

replay-title = Replay
replay-waiting = Loading the game…
replay-beginning = The table is set.
replay-eyes = Point of view
replay-all = all hands
replay-spectator = spectator
replay-first = Go to start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = Go to end
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-question-back = Previous meeting or question
replay-question-forward = Next meeting or question
replay-speed = Speed
replay-times = { $speed }×
replay-moment = Position
replay-copy = Copy link to this moment
replay-copy-by-hand = The address of this page links to this moment.

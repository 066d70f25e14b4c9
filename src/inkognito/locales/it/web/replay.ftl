# Rivedere una partita finita.

replay-title = Replay
replay-waiting = Si carica la partita…
replay-beginning = Il tavolo è pronto.
replay-eyes = Con gli occhi di chi
replay-all = tutti gli occhi
replay-spectator = spettatore
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-moment = Momento
replay-copy = Link a questo momento
replay-copy-by-hand = L'indirizzo di questa pagina è il link a questo momento.

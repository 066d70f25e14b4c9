# Rivedere una partita finita.

replay-title = Replay
replay-waiting = Carichiamo la partita…
replay-beginning = Il tavolo è pronto.
replay-eyes = Punto di vista
replay-all = tutte le carte
replay-spectator = spettatore
replay-first = Vai all'inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Vai alla fine
replay-turn-back = Turno precedente
replay-turn-forward = Turno successivo
replay-question-back = Incontro o domanda precedente
replay-question-forward = Incontro o domanda successiva
replay-speed = Velocità
replay-times = { $speed }×
replay-moment = Posizione
replay-copy = Copia il link a questo momento
replay-copy-by-hand = L'indirizzo di questa pagina porta a questo momento.

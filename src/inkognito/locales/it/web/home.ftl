# La pagina iniziale e gli altri ingressi.

home-lead = Carnevale a Venezia. Tutti portano la maschera, e uno di questi sconosciuti è il tuo compagno. Scopri chi.
home-game = Gioco
home-game-name = { $game ->
    [board] Gioco da tavolo
   *[card] Gioco di carte
}
home-players = Giocatori
home-bots = { $bots ->
    [2] Livello dei due bot
    [3] Livello dei tre bot
   *[4] Livello dei quattro bot
}
home-level-random = A caso
home-level-tourist = Facile
home-level-clerk = Medio
home-level-sly = Scaltro
home-level-veteran = Esperto
home-level-master = Campione
home-level-random-about = Sceglie a caso e non prova mai a vincere.
home-level-tourist-about = Dimentica, sbaglia come una persona e fa molti gesti, quasi tutti sinceri.
home-level-clerk-about = Non dimentica nulla, aspetta di essere certo e fa pochi gesti, tutti sinceri.
home-level-sly-about = Nasconde ciò che conta. Un gesto su due è un bluff.
home-level-veteran-about = { $plays ->
    [itself] Gioca d'esperienza, e non fa mai gesti.
   *[below] Qui non ha esperienza e gioca come «Scaltro», ma non fa mai gesti.
}
home-level-master-about = { $plays ->
    [itself] Gioca a mente ogni scelta fino in fondo, e non fa mai gesti.
    [veteran] Calcola solo a carte in quattro. Qui gioca come «Esperto», e non fa mai gesti.
   *[below] Calcola solo a carte in quattro. Qui gioca come «Scaltro», e non fa mai gesti.
}
home-help = Aiuti
home-help-paper = Nessuno
home-help-paper-about = Un foglio bianco. Annoti tutto tu.
home-help-contradictions = Registro
home-help-contradictions-about = Annota chi ti ha mostrato che cosa e segnala le contraddizioni.
home-help-elimination = Tutti
home-help-elimination-about = Ricava ciò che è impossibile e ciò che è certo.
home-name = Come ti chiami?
home-guest = Ospite
home-play = Gioca ora
home-promise = { $game ->
    [board] Senza registrarsi. Circa 40 minuti. Puoi uscire e tornare.
   *[card] Senza registrarsi. Circa 20 minuti. Puoi uscire e tornare.
}
home-guide = Guidami, è la prima volta
home-create = Crea un tavolo
home-join = Entra con un link
home-learn = Impara
home-puzzles = Enigmi
home-puzzle-of = L'enigma del { $date }
home-puzzle-lead = Una posizione, una risposta, uguale per tutti.
home-puzzle-done = Risolto. A domani.
home-alone = Per conto tuo
home-watch = Guarda
home-continue = Continua
home-played = Finite
home-mine = { $game ->
    [board] { $state ->
        [mine] gioco da tavolo, turno { $turn }, tocca a te
        [gathering] gioco da tavolo, in attesa di giocatori
        [paused] gioco da tavolo, in pausa
        [over] gioco da tavolo, finito
       *[playing] gioco da tavolo, tocca agli altri
    }
   *[card] { $state ->
        [mine] gioco di carte, giro { $turn }, tocca a te
        [gathering] gioco di carte, in attesa di giocatori
        [paused] gioco di carte, in pausa
        [over] gioco di carte, finito
       *[playing] gioco di carte, tocca agli altri
    }
}
home-play-on = Gioca
home-open = Apri
home-replay = Rivedi
home-tables = Tavoli aperti
home-open-table = { $game ->
    [board] gioco da tavolo con { $host }, posti occupati: { $taken } su { $players }
   *[card] gioco di carte con { $host }, posti occupati: { $taken } su { $players }
}
home-sit-down = Unisciti
home-no-tables = Nessun tavolo pubblico aspetta giocatori. Creane uno, e altri potranno unirsi.
home-tables-later = Appena il server risponde, i tavoli tornano qui.
home-played-now = In corso
home-being-played = { $game ->
    [board] gioco da tavolo, { $players } giocatori, tavolo di { $host }
   *[card] gioco di carte, { $players } giocatori, tavolo di { $host }
}
home-nothing-to-watch = Al momento non ci sono partite pubbliche.
home-watch-title = Guarda una partita
home-watch-lead = Chi guarda vede ciò che è visibile a tutti e, alla fine, le carte di ognuno.
home-join-title = Unisciti a un tavolo
home-join-label = Link o nome del tavolo
home-join-go = Vai al tavolo
home-join-empty = Prima incolla il link.
home-link-title = Accedi da questo dispositivo
home-link-lead = { $known ->
    [yes] Questo dispositivo ti conosce come { $name }. D'ora in poi sarai l'ospite che ha creato il link.
   *[no] Su questo dispositivo sarai l'ospite che ha creato il link. Il link vale una volta sola.
}
home-link-go = Accedi
home-broken = Non è stato possibile caricare la pagina
home-broken-lead = Forse manca la connessione, o c'è una nuova versione.
home-companion = Per la scatola vera

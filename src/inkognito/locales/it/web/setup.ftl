# Preparare un tavolo.

setup-title = Crea un tavolo
setup-the-game = Il gioco
setup-chairs = Posti
setup-chairs-about = I posti liberi sono per chi ha il link. Al tavolo potete ancora scambiarvi.
setup-order-board = Sedete e giocate in quest'ordine, in senso orario. Chi comincia lo decide la sorte.
setup-order-card = Sedete e giocate in quest'ordine, in senso orario. Chi comincia lo decide la sorte; l'Ambasciatore è l'ultimo.
setup-move-up = Sposta in su: { $seat }
setup-move-up-end = Questo posto è già in cima.
setup-move-down = Sposta in giù: { $seat }
setup-move-down-end = Questo posto è già in fondo.
setup-moved = { $seat }: ora posto { $place } di { $places }.
setup-table = Il tavolo
setup-create = Apri il tavolo

setup-game = Gioco
setup-game-board = Gioco da tavolo
setup-game-board-about = Figure su una mappa di Venezia: incontra gli altri, fai domande e porta la figura giusta nel luogo giusto.
setup-game-card = Gioco di carte
setup-game-card-about = Cinque luoghi e una mano di carte: incontra gli altri, scambia due carte e dichiara il codice.
setup-players = Giocatori
setup-players-board-3 = Tre agenti. Manca un'identità: uno di voi è senza compagno e deve fuggire.
setup-players-board-4 = Due contro due, e nessuno sa chi sta con chi. Il gioco classico.
setup-players-board-5 = Due contro due; il quinto è l'Ambasciatore, che vuole smascherare tutti.
setup-players-card-3 = Tre agenti e un fantoccio. Ognuno gioca per sé.
setup-players-card-4 = Due contro due, e nessuno sa chi sta con chi. Il gioco classico.
setup-players-card-5 = { $five_play ->
    [alone] Ognuno gioca per sé; il quinto è l'Ambasciatore, che ha l'orecchio fino.
   *[in-teams] Due contro due; il quinto è l'Ambasciatore, che ha l'orecchio fino.
}
setup-absent = Colore non usato
setup-absent-about = In tre un colore resta nella scatola.
setup-edition = Edizione
setup-placement = Disposizione
setup-placement-random = Casuale
setup-placement-random-about = Le figure si dispongono a caso e si comincia subito.
setup-placement-choose = A scelta
setup-placement-choose-about = Ognuno sceglie davanti a tutti da dove partono le sue figure, prima che si diano le carte segrete.
setup-repeats = Risposte ripetute
setup-repeats-prevented = Impedite
setup-repeats-prevented-about = Nessuno può mostrarti due volte le stesse carte.
setup-repeats-challenge = Contestabili
setup-repeats-challenge-about = Devi accorgerti da te che le carte si ripetono, e contestarle.
setup-phantom = Le palline della Maschera
setup-phantom-ares-2013 = 2013
setup-phantom-ares-2013-about = Le dieci palline dell'edizione del 2013.
setup-phantom-classic-1988 = 1988
setup-phantom-classic-1988-about = Le dieci palline della prima edizione.
setup-turn-limit = Limite di turni
setup-turn-limit-about = Dopo questo numero di turni la partita finisce in parità. Lascia vuoto per giocare senza limite.
setup-match = Sfida
setup-match-single = Una partita
setup-match-single-about = Decide una sola partita.
setup-match-first-to-3 = A 3 punti
setup-match-first-to-3-about = Più partite con nuove carte, finché qualcuno ha tre punti.
setup-round-limit = Limite di giri
setup-round-limit-about = Dopo questo numero di giri la partita finisce in parità. Lascia vuoto per giocare senza limite.

setup-sitter-me = io
setup-sitter-anybody = libero
setup-sitter-random = bot a caso
setup-sitter-tourist = bot facile
setup-sitter-clerk = bot medio
setup-sitter-sly = bot scaltro
setup-sitter-veteran = bot esperto
setup-sitter-master = bot campione

setup-visibility = Chi può trovarlo
setup-visibility-link = Con il link
setup-visibility-link-about = Solo chi ha il link trova questo tavolo.
setup-visibility-public = Pubblico
setup-visibility-public-about = Il tavolo è in elenco: chiunque può unirsi o guardare.
setup-help = Aiuti sul foglio
setup-help-paper = Nessuno
setup-help-paper-about = Il foglio è bianco. Annoti tutto tu.
setup-help-record = Registro
setup-help-record-about = Il foglio annota chi ti ha mostrato che cosa. A ragionare pensi tu.
setup-help-contradictions = Avvisi
setup-help-contradictions-about = Il foglio ti avverte anche quando un tuo segno non può essere giusto.
setup-help-elimination = Tutti
setup-help-elimination-about = Il foglio cancella l'impossibile, segna ciò che è certo e ti spiega perché.
setup-pace = Ritmo dei bot
setup-pace-slow = Lento
setup-pace-slow-about = C'è tempo per seguire ogni mossa.
setup-pace-normal = Normale
setup-pace-normal-about = Più o meno come chi conosce bene il gioco.
setup-pace-quick = Veloce
setup-pace-quick-about = Pause brevi, per chi segue con attenzione.
setup-hints = Maestro
setup-hints-off = No
setup-hints-off-about = Niente consigli a questo tavolo.
setup-hints-on = Sì
setup-hints-on-about = Tutti possono chiedere consigli al maestro. Alla fine si vede chi l'ha fatto.
setup-gestures = Gesti
setup-gestures-open = Palesi
setup-gestures-open-about = Tutti vedono ogni gesto.
setup-gestures-discreet = Discreti
setup-gestures-discreet-about = Il gesto è rivolto a un solo giocatore, e lo vedete solo voi due.
setup-clock = Orologio
setup-clock-none = Nessuno
setup-clock-none-about = Nessun limite di tempo.
setup-clock-none-is = nessuno
setup-clock-per-decision = Per mossa
setup-clock-per-decision-about = I secondi a disposizione per ogni mossa. Poi gioca un bot, finché non torni.
setup-clock-per-decision-is = { $seconds } secondi per mossa
setup-clock-per-player = Per partita
setup-clock-per-player-about = I minuti a testa per tutta la partita, più qualche secondo per mossa.
setup-clock-per-player-is = { $minutes } minuti a testa, più { $increment } secondi per mossa
setup-clock-days = Corrispondenza
setup-clock-days-about = Giorni per ogni mossa. Non serve essere collegati insieme.
setup-clock-days-is = { $days ->
    [one] un giorno per mossa
   *[other] { $days } giorni per mossa
}
setup-seconds = Secondi per mossa
setup-minutes = Minuti per partita
setup-increment = Secondi in più per mossa
setup-days = Giorni per mossa

setup-share = Invita altri
setup-share-about = Chi ha questo link può sedersi o guardare
setup-copy = Copia il link
setup-copied = Link copiato.
setup-copy-by-hand = Il link è selezionato. Copialo con la tastiera.
setup-qr = Il link come codice QR per la fotocamera del telefono
setup-options = Regole del tavolo
setup-free = Posto libero
setup-sit = Siediti qui
setup-change = Spostati qui
setup-stand-up = Lascia il posto
setup-remove = Rimuovi
setup-no-bot = nessun bot
setup-bot-for = Bot per il posto: { $seat }
setup-chair-bot = { $level ->
    [random] bot a caso
    [tourist] bot facile
    [clerk] bot medio
    [sly] bot scaltro
    [veteran] bot esperto
   *[master] bot campione
}
setup-chair-ready = pronto
setup-chair-here = non ancora
setup-chair-away = assente
setup-ready = Ci sono
setup-not-ready = Un momento, aspettate
setup-begin = Comincia la partita
setup-not-yet = { $waits ->
    [chairs] Ci sono posti liberi. Invita qualcuno, o aggiungi dei bot.
   *[ready] Non tutti sono pronti.
}
setup-all-ready = Tutti sono pronti. Comincia quando vuoi.
setup-host-begins = Tutti sono pronti. Chi ospita dà il via.
setup-join = Entra
setup-aborted = I giocatori hanno annullato questa partita.

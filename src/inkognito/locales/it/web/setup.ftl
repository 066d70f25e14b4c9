# Preparare un tavolo.

setup-title = Crea un tavolo
setup-the-game = Il gioco
setup-chairs = Posti
setup-chairs-about = I posti per chiunque li prende chi ha il link. Chi siede dove si può cambiare anche al tavolo.
setup-order-board = In quest'ordine sedete, in senso orario, e giocate. Chi comincia è estratto a sorte.
setup-order-card = In quest'ordine sedete, in senso orario, e giocate. Chi comincia è estratto a sorte; l'Ambasciatore viene per ultimo.
setup-move-up = Sposta in su: { $seat }
setup-move-up-end = Questo posto non può andare più su.
setup-move-down = Sposta in giù: { $seat }
setup-move-down-end = Questo posto non può andare più giù.
setup-moved = { $seat }: ora posto { $place } di { $places }.
setup-table = Il tavolo
setup-create = Apri il tavolo

setup-game = Gioco
setup-game-board = Gioco da tavolo
setup-game-board-about = Figure sulla mappa di Venezia: incontra, chiedi e porta quella giusta nel posto giusto.
setup-game-card = Gioco di carte
setup-game-card-about = Cinque luoghi e una mano di carte: incontra, passa due carte e di' il codice.
setup-players = Giocatori
setup-players-board-3 = Tre agenti. Manca un'identità: qualcuno può essere solo, e deve fuggire.
setup-players-board-4 = Due contro due, e nessuno sa chi sta con chi. Il gioco com'è nato.
setup-players-board-5 = Due contro due; il quinto è l'Ambasciatore, che vuole smascherarli tutti.
setup-players-card-3 = Tre agenti e un fantoccio. Ognuno gioca per sé.
setup-players-card-4 = Due contro due, e nessuno sa chi sta con chi. Il gioco com'è nato.
setup-players-card-5 = Due contro due; il quinto è l'Ambasciatore, che ascolta molto.
setup-absent = Colore che nessuno gioca
setup-absent-about = In tre un colore resta nella scatola.
setup-edition = Edizione
setup-edition-ares-2013-en = Inglese, 2013
setup-edition-ares-2013-en-about = Le regole del libretto inglese del 2013.
setup-edition-ares-2013-it = Italiana, 2013
setup-edition-ares-2013-it-about = Le regole del libretto italiano del 2013.
setup-edition-ffg-2003 = The Card Game, 2003
setup-edition-ffg-2003-about = Apri la cassaforte: delle due carte che mostri, una e una sola è vera.
setup-edition-abacus-1997 = Mini Inkognito, 1997
setup-edition-abacus-1997-about = Fai la telefonata: delle due carte che mostri, almeno una è vera.
setup-placement = Disposizione
setup-placement-random = A sorte
setup-placement-random-about = Le figure si dispongono a caso e si comincia subito.
setup-placement-choose = A scelta
setup-placement-choose-about = Ognuno sceglie alla luce del sole da dove partono le sue figure, prima che si diano le carte segrete.
setup-repeats = Risposte ripetute
setup-repeats-prevented = Impedite
setup-repeats-prevented-about = Nessuno può mostrarti due volte le stesse carte.
setup-repeats-challenge = A protesta
setup-repeats-challenge-about = Devi accorgerti da te di aver già visto quelle carte, e protestare.
setup-phantom = Le palline della Maschera
setup-phantom-ares-2013 = Del 2013
setup-phantom-ares-2013-about = Le dieci palline dell'edizione del 2013.
setup-phantom-classic-1988 = Del 1988
setup-phantom-classic-1988-about = Le dieci palline della prima edizione.
setup-turn-limit = Limite di turni
setup-turn-limit-about = Dopo tanti turni la partita è patta. Lascia vuoto per giocare fino in fondo.
setup-match = Incontro
setup-match-single = Una partita
setup-match-single-about = Decide una sola partita.
setup-match-first-to-3 = A 3 punti
setup-match-first-to-3-about = Più partite con nuove carte, finché qualcuno ha tre punti.
setup-round-limit = Limite di giri
setup-round-limit-about = Dopo tanti giri la partita è patta. Lascia vuoto per giocare fino in fondo.

setup-sitter-me = io
setup-sitter-anybody = chiunque
setup-sitter-random = bot spensierato
setup-sitter-tourist = bot gentile
setup-sitter-clerk = bot attento

setup-visibility = Chi può vederlo
setup-visibility-link = Con il link
setup-visibility-link-about = Solo chi ha il link trova questo tavolo.
setup-visibility-public = Pubblico
setup-visibility-public-about = Il tavolo è in elenco: chiunque può entrare o assistere.
setup-help = Aiuto del foglio
setup-help-paper = Carta
setup-help-paper-about = Il foglio è carta bianca. Annoti tutto tu.
setup-help-record = Registro
setup-help-record-about = Il foglio annota da sé chi ti ha mostrato che cosa, senza trarre conclusioni.
setup-help-contradictions = Contraddizioni
setup-help-contradictions-about = Il foglio ti avverte anche quando un tuo segno non può essere giusto.
setup-help-elimination = Completo
setup-help-elimination-about = Il foglio cancella l'impossibile, segna il certo e ti dice perché.
setup-gestures = Gesti
setup-gestures-open = Palesi
setup-gestures-open-about = Tutti vedono ogni gesto.
setup-gestures-discreet = Discreti
setup-gestures-discreet-about = Il gesto è rivolto a un solo giocatore, e lo vedete solo voi due.
setup-clock = Orologio
setup-clock-none = Nessuno
setup-clock-none-about = Ognuno si prende il tempo che gli serve.
setup-clock-none-is = nessuno
setup-clock-per-decision = Per decisione
setup-clock-per-decision-about = Tanti secondi per ogni decisione. Poi un bot continua finché non torni.
setup-clock-per-decision-is = { $seconds } secondi per decisione
setup-clock-per-player = Per partita
setup-clock-per-player-about = Tanti minuti per tutta la partita, e qualche secondo in più per ogni decisione.
setup-clock-per-player-is = { $minutes } minuti a testa, e { $increment } secondi per decisione
setup-clock-days = Per posta
setup-clock-days-about = Giorni per ogni decisione. Non serve esserci tutti insieme.
setup-clock-days-is = { $days ->
    [one] un giorno per decisione
   *[other] { $days } giorni per decisione
}
setup-seconds = Secondi per decisione
setup-minutes = Minuti per tutta la partita
setup-increment = Secondi in più per decisione
setup-days = Giorni per decisione

setup-share = Invita altri
setup-share-about = Chi ha questo link può sedersi o assistere
setup-copy = Copia il link
setup-copied = Il link è copiato.
setup-copy-by-hand = Il link è selezionato. Copialo con la tastiera.
setup-qr = Il link come codice per la fotocamera del telefono
setup-options = Come si gioca a questo tavolo
setup-free = Posto libero
setup-sit = Siediti qui
setup-change = Spostati qui
setup-stand-up = Alzati
setup-remove = Allontana
setup-no-bot = nessun bot
setup-bot-for = Un bot al posto: { $seat }
setup-chair-bot = { $level ->
    [random] bot spensierato
    [tourist] bot gentile
   *[clerk] bot attento
}
setup-chair-ready = pronto
setup-chair-here = non ancora pronto
setup-chair-away = assente
setup-ready = Sono pronto
setup-not-ready = Un momento, non sono pronto
setup-begin = Comincia la partita
setup-not-yet = { $waits ->
    [chairs] Ci sono posti liberi. Invita qualcuno, o dalli ai bot.
   *[ready] Non tutti sono pronti.
}
setup-all-ready = Tutti sono pronti. Comincia quando vuoi.
setup-host-begins = Tutti sono pronti. Chi ospita dà il via.
setup-come-in = Entra
setup-aborted = I giocatori hanno annullato questa partita.

# Che cosa non va in uno scenario o nella registrazione di una partita.

## Leggere uno scenario

problem-unreadable = Lo scenario non si può leggere: { $detail }
problem-unknown-seat = Non esiste il posto «{ $name }».
problem-bad-seats = Con questi posti non si gioca: { LIST($seats) }.
problem-unknown-space = Sulla mappa non c'è il luogo «{ $space }».
problem-seat-not-in-play = { NAME($seat) } non è in questa partita.

## La distribuzione

problem-hand-missing = Manca una mano di carte: { NAME($seat, form: "label") }.
problem-hand-too-many = C'è una mano di carte di troppo: { NAME($seat, form: "label") }.
problem-dealt-twice = Una carta è stata data due volte: { NAME($card) }.
problem-card-of-another-edition = Una carta è di un'altra edizione: { NAME($card) }.

## I pezzi

problem-piece-not-in-play = Un pezzo non è in questa partita: { NAME($piece) }.
problem-piece-missing = Un pezzo non sta in nessun luogo: { NAME($piece) }.
problem-ambassador-not-at-embassy = Mentre si dispongono le figure, l'Ambasciatore sta all'Ambasciata.
problem-first-player-missing = Mentre si dispongono le figure, lo scenario deve dire chi comincia.
problem-first-player-only-while-placing = Solo mentre si dispongono le figure lo scenario dice chi comincia.
problem-placement-is-not-chosen = In questa partita nessuno sceglie da dove partono le figure.
problem-not-on-start-spaces = Le figure devono stare sui loro luoghi di partenza: { NAME($seat, form: "label") }.
problem-placed-too-early = { NAME($seat) } ha disposto le figure troppo presto.
problem-nothing-to-place = { NAME($seat) } non ha nulla da disporre.
problem-space-shared = Ora non possono stare nello stesso luogo ({ NAME($space) }): { NAME($pieces) }.
problem-space-shared-before-the-first-step = Prima del primo passo del turno c'erano pezzi nello stesso luogo.

## Il turno

problem-turn-out-of-range = Il turno { $turn } è oltre il limite.
problem-ambassador-does-not-shake = L'Ambasciatore non agita la Maschera della Profezia.
problem-balls-only-while-moving = Palline e passi ci sono solo durante il movimento.
problem-balls-impossible = La Maschera della Profezia non può aver dato queste palline: { NAME($balls, kind: "ball") }.
problem-step-impossible = Il passo { $step } di questo turno è impossibile.
problem-movement-cannot-have-ended = Il movimento non può essere finito così.
problem-no-way-on = Da qui { NAME($seat) } non può proseguire.

## Domande e risposte

problem-question-missing = Manca la domanda a cui si risponde.
problem-question-too-many = C'è una domanda dove non può essercene una.
problem-question-without-meeting = C'è una domanda senza incontro: { NAME($piece) }.
problem-question-to-the-wrong-agent = Questa domanda non può andare { NAME($agent, form: "to") }.
problem-objection-where-repeats-are-prevented = Dove le ripetizioni sono impedite nessuno può contestare.
problem-objection-before-the-answer = Nessuno può contestare prima della risposta.
problem-answer-missing = Manca la risposta che { NAME($seat) } ha mostrato.
problem-nothing-to-replace = { $owed ->
    [one] Per questa risposta non può essere dovuta una carta in cambio.
   *[other] Per questa risposta non possono essere dovute { $owed } carte in cambio.
}
problem-shown-before-the-deal = Carte mostrate, n. { $shown }: { NAME($seat) } non aveva ancora carte.
problem-shown-to-nobody-who-may-ask = Carte mostrate, n. { $shown }: chi le ha viste non può averle chieste { NAME($seat, form: "to") }.
problem-shown-to-nobody-who-may-see = Sono state mostrate carte a chi non può averle viste.
problem-shown-not-his-card = Carte mostrate, n. { $shown }: { NAME($seat) } non le ha tutte.
problem-shown-wrong-cards = Queste carte non possono essere state mostrate o scelte insieme: { NAME($cards) }.
problem-shown-nothing-true = Carte mostrate, n. { $shown }: nessuna è vera.
problem-shown-repeat = { NAME($seat) } ha già mostrato queste carte alla stessa persona.

## Dichiarazioni e biglietti

problem-hand-offer-missing = Non è detto a chi è tesa la mano.
problem-hand-offer-too-many = C'è una mano tesa, ma nessuno deve rispondere.
problem-hand-offered-to-himself = Nessuno tende la mano a sé stesso.
problem-ambassador-shakes-no-hands = L'Ambasciatore non stringe mani.
problem-nobody-can-have-written-a-note = Nessuno può ancora aver scritto un biglietto.
problem-impossible-note = Il biglietto deve nominare una volta ogni agente e una volta ogni corporatura.

## Il gioco di carte

problem-score-impossible = { $points ->
    [one] { NAME($seat) } non può avere { $points } punto a partita in corso.
   *[other] { NAME($seat) } non può avere { $points } punti a partita in corso.
}
problem-score-twice = I punti di qualcuno compaiono due volte.
problem-game-number-impossible = In una sfida di una sola partita non c'è la partita { $game }.
problem-opener-impossible = Secondo l'ordine dei giri, questa partita deve averla aperta { NAME($seat) }.
problem-round-out-of-range = Il giro { $round } è oltre il limite.
problem-visits-impossible = { NAME($visitor) } non può essere andato in questi luoghi.
problem-visits-out-of-turn = Qualcuno è andato in un luogo fuori turno.
problem-nobody-left-to-play = Nessuno deve più scegliere un luogo.
problem-meeting-too-early = Gli incontri vengono solo quando tutti sono andati in un luogo.
problem-no-such-meeting = In questo giro non c'è questo incontro.
problem-named-agent-missing = Non è detto chi deve mostrare una carta nera.
problem-named-agent-too-many = Un agente è nominato, ma nessuno deve mostrare una carta nera.
problem-hidden-card-missing = Manca la carta coperta dell'Ambasciatore.
problem-hidden-card-too-many = L'Ambasciatore ora non ha una carta coperta.
problem-nobody-hides-now = Ora nessuno mette giù una carta coperta.
problem-resolved-out-of-order = Gli incontri si risolvono in ordine; finora risolti: { NAME($resolved) }.
problem-declined-out-of-order = Chi può dichiarare il codice è interpellato in quest'ordine: { NAME($asked) }.
problem-declined-too-many = Qualcuno ha rinunciato, ma nessuno era stato interpellato.
problem-wrong-phase-for-the-meeting = In questo incontro non può essere così: { NAME($phase, kind: "phase") }.
problem-black-card-twice = Una carta nera è stata mostrata due volte allo stesso giocatore.
problem-nobody-looked = { NAME($seat) } non può aver guardato le carte del fantoccio.
problem-nobody-chooses-now = { NAME($seat) } ora non ha carte da scegliere.
problem-chosen-twice = Qualcuno ha scelto due volte.
problem-everybody-has-chosen = Tutti hanno già scelto.
problem-cannot-be-named = { NAME($agent) } non può essere stato nominato.

## Registrazioni

problem-record-not-ours = Riga { $line }: questa non è la registrazione di una partita.
problem-record-version-unknown = Riga { $line }: la versione { $version } è sconosciuta; l'ultima è la { $newest }.
problem-record-truncated = Riga { $line }: la registrazione si interrompe.
problem-record-line-unreadable = La riga { $line } non si può leggere.
problem-record-line-wrong = La riga { $line } non è quella che dicono le regole e il caso sigillato.
problem-record-proof-unreadable = Riga { $line }: la prova non si può leggere.
problem-record-without-proof = Riga { $line }: manca la prova.
problem-record-commitment-broken = Riga { $line }: il seme non è quello sigillato prima della partita.
problem-record-entropy-unreadable = Riga { $line }: non si può leggere quel che i giocatori hanno aggiunto al caso.
problem-record-not-finished = Riga { $line }: la partita non è finita.
problem-record-is-a-share = Questo file contiene solo la partita come l'ha vista una persona: { NAME($viewer, form: "label") }.
problem-record-without-that-seat = { NAME($viewer) } non gioca in questa partita; i posti sono: { NAME($seats) }.
problem-record-entropy-of-nobody = Riga { $line }: ha aggiunto qualcosa al caso chi non gioca.
problem-record-share-of-a-scenario = Riga { $line }: la partita è cominciata da una posizione disposta dal suo autore; di una parte non si può provare nulla.
problem-score-before-the-first-game = Ci sono punti prima che si sia giocata una partita della sfida.

## Il database

problem-bad-url = Questo non è l'indirizzo di un database. Indica sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME.
problem-cannot-open = Non si può aprire il file del database { $path }. Controlla che la cartella esista e che tu possa leggere e scrivere in entrambi.
problem-not-a-database = Il file { $path } non è un database: { $what }
problem-unreachable = Il database { $url } non è raggiungibile: { $what }
problem-newer-version = Il database è di un Inkognito più recente (versione { $found }; questo conosce la { $known }). Installa quello più recente, o ripristina una copia più vecchia del database.
problem-cannot-migrate = Non si può aggiornare il database, che resta com'era: { $what }
problem-in-use = Un altro Inkognito sta usando il file del database { $path }. Prima fermalo, o scegli un altro --database.
problem-write-failed = Non si è potuto scrivere nel database. Controlla il disco e la connessione.
problem-read-failed = Non si è potuto leggere il database: { $what }
problem-no-such-guest = Questo ospite qui non è più conosciuto.
problem-is-closed = Il database è già chiuso.
problem-use-pg-dump = Così si copiano solo i file SQLite. Per PostgreSQL usa il suo strumento, pg_dump.
problem-backup-exists = Il file { $path } esiste già. Scegli un altro nome.
problem-backup-failed = Non si è potuta scrivere la copia { $path }: { $what }

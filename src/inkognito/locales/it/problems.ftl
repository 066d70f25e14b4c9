# Che cosa non va in uno scenario o nella registrazione di una partita.

## Leggere uno scenario

problem-unreadable = Lo scenario non si può leggere: { $detail }
problem-field-missing = Manca «{ $field }».
problem-field-unknown = Il campo «{ $field }» non esiste.
problem-value-bad = «{ $field }» non può essere «{ $given }». Valori possibili: { LIST($allowed) }.
problem-unknown-seat = Non esiste il posto «{ $name }».
problem-bad-seats = Con questi posti non si gioca: { LIST($seats) }.
problem-unknown-space = Sulla mappa non c'è il luogo «{ $space }».
problem-seat-not-in-play = { NAME($seat) } non è in questa partita.

## La distribuzione

problem-hand-missing = Mancano le carte di qualcuno: { NAME($seat, form: "label") }.
problem-hand-too-many = Ci sono carte di troppo: { NAME($seat, form: "label") }.
problem-dealt-twice = Una carta compare due volte: { NAME($card) }.
problem-card-of-another-edition = Una carta è di un'altra edizione: { NAME($card) }.

## I pezzi

problem-piece-not-in-play = Questo pezzo non è in gioco: { NAME($piece) }.
problem-piece-missing = Questo pezzo non è sulla mappa: { NAME($piece) }.
problem-ambassador-not-at-embassy = Mentre si dispongono le figure, l'Ambasciatore sta all'Ambasciata.
problem-first-player-missing = Mentre si dispongono le figure, lo scenario deve dire chi comincia.
problem-first-player-only-while-placing = Lo scenario indica chi comincia solo mentre si dispongono le figure.
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
problem-no-way-on = Da qui { NAME($seat) } non ha mosse possibili.

## Domande e risposte

problem-question-missing = Lo scenario non dice a quale domanda si risponde.
problem-question-too-many = C'è una domanda, ma ora non può essercene nessuna.
problem-question-without-meeting = C'è una domanda senza incontro: { NAME($piece) }.
problem-question-to-the-wrong-agent = Questa domanda non può essere per { NAME($agent, form: "object") }.
problem-objection-where-repeats-are-prevented = Se il tavolo impedisce le ripetizioni, nessuno può contestare.
problem-objection-before-the-answer = Nessuno può contestare prima della risposta.
problem-answer-missing = Mancano le carte che { NAME($seat) } ha mostrato.
problem-nothing-to-replace = { $owed ->
    [one] Per questa risposta non si può dovere una carta in cambio.
   *[other] Per questa risposta non si possono dovere { $owed } carte in cambio.
}
problem-shown-before-the-deal = Carte mostrate, n. { $shown }: { NAME($seat) } non aveva ancora carte.
problem-shown-to-nobody-who-may-ask = Carte mostrate, n. { $shown }: chi le ha viste non può averle chieste { NAME($seat, form: "to") }.
problem-shown-to-nobody-who-may-see = Qualcuno ha visto carte che non può aver visto.
problem-shown-not-their-card = Carte mostrate, n. { $shown }: { NAME($seat) } non le ha tutte.
problem-shown-wrong-cards = Queste carte non possono essere state mostrate o scelte insieme: { NAME($cards) }.
problem-shown-nothing-true = Carte mostrate, n. { $shown }: nessuna è vera.
problem-shown-repeat = { NAME($seat) } ha già mostrato queste carte alla stessa persona.

## Dichiarazioni e biglietti

problem-hand-offer-missing = Lo scenario non dice a chi è tesa la mano.
problem-hand-offer-too-many = C'è una mano tesa, ma nessuno deve rispondere.
problem-hand-offered-to-own-seat = Nessuno tende la mano a sé stesso.
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
problem-visits-impossible = { NAME($visitor) } non può aver scelto questi luoghi.
problem-visits-out-of-turn = Qualcuno è andato in un luogo fuori turno.
problem-nobody-left-to-play = Nessuno deve più scegliere un luogo.
problem-meeting-too-early = Gli incontri cominciano solo quando tutti sono andati in un luogo.
problem-no-such-meeting = In questo giro non c'è questo incontro.
problem-named-agent-missing = Lo scenario non dice chi deve mostrare una carta nera.
problem-named-agent-too-many = Un agente è nominato, ma nessuno deve mostrare una carta nera.
problem-hidden-card-missing = Manca la carta coperta dell'Ambasciatore.
problem-hidden-card-too-many = Ora l'Ambasciatore non ha una carta coperta.
problem-nobody-hides-now = Ora nessuno gioca una carta coperta.
problem-resolved-out-of-order = Gli incontri si risolvono in ordine; già risolti: { NAME($resolved) }.
problem-declined-out-of-order = La domanda sul codice si fa in quest'ordine: { NAME($asked) }.
problem-declined-too-many = Qualcuno ha rinunciato, ma nessuno doveva decidere.
problem-wrong-phase-for-the-meeting = Questo incontro non può essere a quel punto: { NAME($phase, kind: "phase") }.
problem-black-card-twice = Una carta nera è stata mostrata due volte allo stesso giocatore.
problem-nobody-looked = { NAME($seat) } non può aver guardato le carte del fantoccio.
problem-nobody-chooses-now = { NAME($seat) } ora non ha carte da scegliere.
problem-chosen-twice = Qualcuno ha scelto due volte.
problem-everybody-has-chosen = Tutti hanno già scelto.
problem-cannot-be-named = Non si può aver nominato { NAME($agent, form: "object") }.

## Sorte decisa in anticipo

problem-chance-balls-impossible = La Maschera della Profezia non può dare queste tre palline: { NAME($balls, kind: "ball") }.
problem-chance-stack-of-nobody = A questo tavolo nessuno scopre questo mazzo: { NAME($visitor, form: "label") }.
problem-chance-stack-impossible = Questo luogo non è più nel mazzo: { NAME($location) }.
problem-chance-deal-impossible = Ognuno riceve le sue carte, e ogni carta compare una volta sola. Le carte delle partite successive si possono decidere solo in una sfida.
problem-chance-deal-too-late = Le carte sono già distribuite: non si possono più decidere in anticipo.

## Registrazioni

problem-record-not-ours = Riga { $line }: questa non è la registrazione di una partita.
problem-record-version-unknown = Riga { $line }: la versione { $version } è sconosciuta; l'ultima è la { $newest }.
problem-record-truncated = Riga { $line }: la registrazione si interrompe.
problem-record-line-unreadable = La riga { $line } non si può leggere.
problem-record-line-wrong = La riga { $line } non segue dalle regole e dalle estrazioni sigillate.
problem-record-proof-unreadable = Riga { $line }: la prova non si può leggere.
problem-record-without-proof = Riga { $line }: manca la prova.
problem-record-commitment-broken = Riga { $line }: il seme non è quello sigillato prima della partita.
problem-record-entropy-unreadable = Riga { $line }: il contributo dei giocatori al caso non si può leggere.
problem-record-not-finished = Riga { $line }: la partita non è finita.
problem-record-is-a-share = Questo file contiene solo la partita come l'ha vista una persona: { NAME($viewer, form: "label") }.
problem-record-without-that-seat = { NAME($viewer) } non gioca in questa partita; i posti sono: { NAME($seats) }.
problem-record-entropy-of-nobody = Riga { $line }: ha contribuito al caso qualcuno che non gioca.
problem-record-share-of-a-scenario = Riga { $line }: la partita è cominciata da una posizione preparata dall'autore; un suo estratto non si può provare.
problem-score-before-the-first-game = Ci sono punti prima della prima partita della sfida.

## Il database

problem-bad-url = Questo non è l'indirizzo di un database. Indica sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME.
problem-cannot-open = Non si può aprire il file del database { $path }. Controlla che la cartella esista e che tu possa leggere e scrivere.
problem-not-a-database = Il file { $path } non è un database: { $what }
problem-unreachable = Il database { $url } non è raggiungibile: { $what }
problem-newer-version = Il database è di un Inkognito più recente (versione { $found }; questo conosce la { $known }). Installa quello più recente, o ripristina una copia più vecchia del database.
problem-cannot-migrate = Non è stato possibile aggiornare il database, che resta com'era: { $what }
problem-in-use = Un altro Inkognito sta usando il file del database { $path }. Prima fermalo, o scegli un altro --database.
problem-write-failed = Non è stato possibile scrivere nel database. Controlla il disco e la connessione.
problem-read-failed = Non è stato possibile leggere il database: { $what }
problem-database-gone = Il database è stato eliminato, spostato o sostituito mentre il server era in funzione. Ripristinalo, poi riavvia il server.
problem-damaged = I dati del tavolo { $table } sono danneggiati alla riga { $place }. Con inkognito check vedi tutti i danni.
problem-no-such-guest = Non conosciamo più questo ospite.
problem-is-closed = Il database è già chiuso.
problem-copy-not-empty = Il database di destinazione contiene già tabelle. Scegline uno vuoto.
problem-copy-same = I due database sono lo stesso. Scegli un'altra destinazione.
problem-copy-unfinished = Questo database è una copia incompleta. Cancellalo ed esegui di nuovo inkognito copy.
problem-copy-differs = La copia differisce dall'originale nella tabella { $table }. Non usarla: cancellala e copia di nuovo.
problem-no-such-database = In { $path } non c'è un database di Inkognito. Controlla il percorso.
problem-use-pg-dump = Così si copiano solo file SQLite. Per PostgreSQL usa pg_dump.
problem-backup-exists = Il file { $path } esiste già. Scegli un altro nome.
problem-backup-failed = Non è stato possibile scrivere la copia { $path }: { $what }

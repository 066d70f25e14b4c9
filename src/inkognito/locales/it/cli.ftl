# Quel che dice la riga di comando.

cli-title = 
    { $game ->
        [board] gioco da tavolo
       *[card] gioco di carte
    }, { $players } giocatori, seme { $seed }
cli-games = Partite
cli-drawn = Pareggi
cli-turns = 
    { $game ->
        [board] Turni per partita
       *[card] Giri per partita
    }
cli-questions = 
    { $game ->
        [board] Domande per partita
       *[card] Coppie e domande per partita
    }
cli-actions = Azioni per partita
cli-spread = da { $low } a { $high }, mediana { $middle }, media { $mean }
cli-mean = media { $mean }
cli-ended = Fine: { $reason }
cli-seconds = Secondi
cli-playing = Partite in corso
cli-record-is-true = La registrazione è autentica: la distribuzione, ogni estrazione e ogni mossa, { $lines } righe in tutto.
cli-share-is-true = Tutto ciò che in questo estratto si può controllare è autentico, { $lines } righe in tutto.
cli-reason = 
    { $reason ->
         [mission-accomplished] missione compiuta
         [fled] fuga riuscita
         [hand-refused] stretta di mano rifiutata
         [not-partners] non erano compagni
         [mission-not-fulfilled] missione non compiuta
         [not-alone] aveva un compagno
         [not-fled] fuga non riuscita
         [note-right] biglietto giusto
         [turn-limit] limite di turni
         [code-right] codice giusto
         [code-wrong] codice sbagliato
         [round-limit] limite di giri
        *[match-won] sfida vinta
    }
cli-scenario-is-true = Ogni estrazione e ogni mossa è autentica, { $lines } righe in tutto. La posizione iniziale l'ha preparata l'autore e non si può provare.
cli-commitment = Sigillo: { $commitment }
cli-other-commitment = La registrazione ha un altro sigillo: { $commitment }
cli-endless = Una sfida in cui nessuno dichiara non finisce mai. Imposta --declare sopra 0, o gioca partite singole.

## L'arena

cli-arena-one-contest = Indica una sola opzione fra --teams, --cross, --seats e --round-robin.
cli-arena-four = { $option } è per quattro giocatori.
cli-arena-teams-form = --teams vuole due bot, uno per squadra: A:B.
cli-arena-cross-form = --cross vuole due squadre di due bot ciascuna: A+B:C+D.
cli-arena-seats-form = --seats vuole un bot per ogni giocatore, qui { $players }: A+B+C. In «{ $given }» ce ne sono { $count }.
cli-arena-round-robin-form = --round-robin vuole almeno due bot diversi: A,B,C.
cli-arena-unknown-kind = Il bot «{ $kind }» non esiste. Scegli fra: { $kinds }.
cli-arena-other-contest = «{ $file }» contiene i risultati di un altro confronto o di altre impostazioni. Indica un altro file, oppure le stesse impostazioni.
cli-arena-plays-as = { $kind } non ha imparato nulla per questo gioco, questo numero di giocatori e questa edizione: qui gioca come { $other }.
cli-arena-plot = --plot disegna un torneo tutti contro tutti: aggiungi --round-robin.
cli-arena-games = --games dev'essere un multiplo di { $multiple }: ogni distribuzione si gioca { $multiple } volte, scambiando i posti.
cli-arena-score = { $team }: punteggio
cli-arena-interval = { $share } (95%: da { $low } a { $high })
cli-arena-declarations-of = { $kind }: dichiarazioni
cli-arena-notes-of = { $kind }: biglietti
cli-arena-claims = { $made }, errori: { $wrong }
cli-arena-bot = Bot
cli-arena-share = Quota delle vittorie
cli-arena-wins = Vinte
cli-arena-declarations = Dichiarazioni
cli-arena-equal-share = A parità di forza ciascuno avrebbe { $share }.
cli-arena-against = Punteggio contro
cli-arena-rating = Valutazione
cli-arena-uncertainty = Incertezza
cli-arena-at-least = Molto probabilmente almeno
cli-serving = Inkognito è in funzione su { $address } – premi Ctrl+C per fermarlo.
cli-serving-metrics = Le metriche sono su { $address }.
cli-already-serving = Inkognito è già in funzione: { $address }
cli-cannot-listen = Non è possibile mettersi in ascolto su { $where }: { $why }. Scegli un altro --host o un'altra --port o --metrics-port.
cli-cluster-address-missing = --cluster-key richiede anche --cluster-address: dove ascolta gli altri questo processo?
cli-cluster-key-missing = --cluster-address richiede una chiave comune a tutti i processi. Imposta INKOGNITO_CLUSTER_KEY.
cli-cluster-key-short = La chiave del cluster è troppo corta: servono almeno { $shortest } caratteri, meglio se casuali.
cli-cluster-address-bad = --cluster-address dev'essere HOST:PORTA così come lo raggiungono gli altri processi, per esempio 10.0.0.5:8471, e non superare i 40 caratteri circa.
cli-cluster-needs-postgresql = Più processi richiedono un unico database PostgreSQL. SQLite serve un solo processo: togli --cluster-address oppure scegli un altro --database.
cli-copied = { $rows ->
    [one] Una riga copiata e confrontata. L'originale non è cambiato.
   *[other] { $rows } righe copiate e confrontate. L'originale non è cambiato.
}
cli-backup-written = Tutto il database è ora in { $file }. Contiene i segreti delle partite in corso: tienilo al sicuro.
cli-check-passed = Tutti i tavoli si possono leggere e rigiocare.
cli-check-log = Tavolo { $table }: la riga { $row } della cronologia è danneggiata o manca. Ripristina una copia di sicurezza o usa inkognito repair; gli altri tavoli non sono toccati.
cli-check-listing = Tavolo { $table }: la sua voce nell'elenco è danneggiata, perciò l'elenco non lo mostra.
cli-check-talk = Tavolo { $table }: la conversazione è danneggiata.
cli-check-game = Tavolo { $table }: il suo gioco qui non è installato, quindi non si può controllare. Nulla è andato perso.
cli-repair-cut = Tavolo { $table }: la cronologia ora finisce con la riga { $row }. Il seguito è perso; si può continuare da lì.
cli-repair-deleted = Tavolo { $table }: nemmeno la prima riga era leggibile, quindi il tavolo è stato eliminato.
cli-repair-listed = Tavolo { $table }: la voce nell'elenco è stata rifatta.
cli-repair-emptied = Tavolo { $table }: le parole illeggibili sono state svuotate.
cli-repaired = { $tables ->
    [0] Non c'è nulla di danneggiato.
    [one] È stata fatta una riparazione.
   *[other] Sono state fatte { $tables } riparazioni.
}
cli-repair-backup = Il database com'era prima è in { $file }.
cli-clean-would = Verrebbero eliminati { $tables } tavoli e { $guests } ospiti.
cli-cleaned = Eliminati { $tables } tavoli e { $guests } ospiti.

## Apprendimento

cli-training = Sto imparando
cli-train-done = Imparato da { $games } partite. I pesi sono in { $file }.
cli-train-no-game = I bot non possono ancora imparare questo gioco ({ $game }). Qui veteran gioca come sly.
cli-train-needs-extra = Per imparare il gioco di carte in quattro servono partite compilate. Installale prima: pip install "inkognito[train]".
cli-train-no-weights = «{ $file }» non contiene pesi imparati.
cli-train-no-networks = Le reti si imparano solo con le carte in quattro.
cli-train-networks-need-start = Le reti si aggiungono a pesi già imparati: indica il loro file con --start.
cli-train-other-run = «{ $file }» appartiene a un’altra sessione o non è leggibile. Indica un altro --file, oppure lo stesso comando di prima.

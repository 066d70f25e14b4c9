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
cli-record-is-true = La registrazione è veritiera: la distribuzione, ogni estrazione e ogni mossa, { $lines } righe in tutto.
cli-share-is-true = La parte registrata è veritiera in tutto ciò che il suo osservatore può controllare, { $lines } righe in tutto.
cli-reason = 
    { $reason ->
         [mission-accomplished] missione compiuta
         [fled] fuga riuscita
         [hand-refused] mano rifiutata
         [not-partners] non erano compagni
         [mission-not-fulfilled] missione non compiuta
         [not-alone] non era solo
         [not-fled] fuga non riuscita
         [note-right] il biglietto era giusto
         [turn-limit] limite di turni
         [code-right] codice giusto
         [code-wrong] codice sbagliato
         [round-limit] limite di giri
        *[match-won] sfida vinta
    }
cli-scenario-is-true = Ogni estrazione e ogni mossa è veritiera, { $lines } righe in tutto. La posizione iniziale è stata disposta dal suo autore e non è provata.
cli-commitment = Impegno: { $commitment }
cli-other-commitment = La registrazione ha un altro impegno: { $commitment }
cli-endless = Una sfida in cui nessuno dichiara non finisce mai. Dai a --declare più di 0, o gioca partite singole.

## L'arena

cli-arena-one-contest = Indica esattamente una fra --teams, --cross, --seats e --round-robin.
cli-arena-four = { $option } è per quattro giocatori.
cli-arena-teams-form = --teams vuole due tipi di bot, uno per squadra: A:B.
cli-arena-cross-form = --cross vuole due squadre di due bot ciascuna: A+B:C+D.
cli-arena-seats-form = --seats vuole un bot per ogni giocatore, qui { $players }: A+B+C. In «{ $given }» ce ne sono { $count }.
cli-arena-round-robin-form = --round-robin vuole almeno due tipi di bot, ciascuno una volta: A,B,C.
cli-arena-unknown-kind = Non esiste il bot «{ $kind }». Ci sono: { $kinds }.
cli-arena-games = --games dev'essere un multiplo di { $multiple }: ogni distribuzione si gioca { $multiple } volte, cambiando posto.
cli-arena-score = Punteggio di { $team }
cli-arena-interval = { $share } (95%: da { $low } a { $high })
cli-arena-declarations-of = Dichiarazioni di { $kind }
cli-arena-notes-of = Biglietti di { $kind }
cli-arena-claims = { $made }, errori: { $wrong }
cli-arena-bot = Bot
cli-arena-share = Quota delle vittorie
cli-arena-wins = Vinte
cli-arena-declarations = Dichiarazioni
cli-arena-equal-share = Se fossero tutti uguali, ciascuno avrebbe { $share }.
cli-arena-against = Punteggio contro
cli-arena-rating = Valutazione
cli-arena-uncertainty = Incertezza
cli-arena-at-least = Molto probabilmente almeno
cli-serving = Inkognito è aperto su { $address } – premi Ctrl+C per chiuderlo.
cli-already-serving = Inkognito è già in funzione: { $address }
cli-cannot-listen = Impossibile mettersi in ascolto su { $where }: { $why }. Scegli un altro --host o un'altra --port.
cli-backup-written = Tutto il database è ora in { $file }. Contiene i segreti delle partite in corso: custodiscilo bene.

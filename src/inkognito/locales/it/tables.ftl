# Perché un tavolo, e non il gioco, non accetta qualcosa. Parla a chi l'ha chiesto.

## Chi sei

refusal-who-are-you = Non sappiamo ancora come ti chiami. Prima scegli un nome.
refusal-wrong-secret = Questo link o questa chiave non vale, o non vale più. Fattene dare un altro.
refusal-no-such-device = Non hai più questo dispositivo. Ricarica la pagina per vedere i tuoi dispositivi.
refusal-bad-name = Questo nome qui non va. Scegline uno con al massimo { $longest } caratteri leggibili.
refusal-bad-entropy = Il tuo contributo al caso dev'essere in cifre esadecimali, due per ogni byte. Invialo di nuovo, oppure lascialo vuoto.
refusal-wrong-origin = Questa pagina appartiene a un altro indirizzo: { $origin }. Apri il gioco da { $address }.
refusal-wrong-host = Questo server non si riconosce come { $host }. Se è il tuo, avvialo con --public-url e l'indirizzo che tutti digitano.

## Tavoli e posti

refusal-no-such-page = Qui non c'è nulla. Controlla l'indirizzo.
refusal-wrong-method = Questo indirizzo non accetta { $method }. Usa uno di questi: { LIST($allowed) }.
refusal-no-such-table = Questo tavolo non esiste. Controlla il link, o apri un tavolo tuo.
refusal-bad-settings = Così il tavolo non si può preparare. Controlla le impostazioni e riprova.
refusal-already-seated = Questo posto è già tuo: { NAME($seat) }. Gioca pure.
refusal-not-seated = Può farlo solo chi siede al tavolo. Prima prendi un posto.
refusal-seat-taken = Questo posto non puoi prenderlo: { NAME($seat) }. Scegline un altro, o resta a guardare.
refusal-seat-has-bot = Questo posto è di un bot: { NAME($seat) }. Prendine un altro, o fai a meno del bot.
refusal-was-removed = Chi ospita ti ha escluso da questo tavolo. Puoi ancora guardare.
refusal-not-a-chair = Qui questo posto non c'è: { NAME($seat) }. Scegli fra questi: { NAME($allowed) }.
refusal-not-the-host = Può farlo solo chi ospita il tavolo. Chiedilo a chi ospita.
refusal-no-such-person = Con «{ $person }» non si può. Scegli qualcun altro al tavolo.
refusal-too-many-tables = Hai già { $most } tavoli pubblici aperti. Prima terminane o lasciane uno, oppure aprine uno visibile solo a chi ha il link.
refusal-already-begun = Troppo tardi, la partita è cominciata. Prendi un posto libero, o resta a guardare.
refusal-not-begun = Troppo presto, la partita non è ancora cominciata. Aspetta il via.
refusal-chairs-empty = Ci sono ancora posti vuoti: { NAME($seats) }. Aspetta qualcuno, o aggiungi dei bot.
refusal-not-all-ready = Non tutti sono pronti: { NAME($seats) }. Aspetta un momento.
refusal-is-paused = La partita è in pausa. Riprende quando tutti i giocatori sono d'accordo.
refusal-not-paused = La partita non è in pausa. Gioca pure.
refusal-is-over = La partita è finita. Per giocare ancora, proponi la rivincita.
refusal-not-over = La partita è ancora in corso. Prima finitela, o accordatevi per annullarla.
refusal-plays-for-you = Un bot sta giocando per te: { NAME($seat) }. Prima riprendi il tuo posto.
refusal-too-many-steps = Sono tanti avanti e indietro per un solo turno. { $seconds ->
    [one] Puoi continuare tra un secondo.
   *[other] Puoi continuare tra { $seconds } secondi.
}

## Chat

refusal-muted = Chi ospita ti ha silenziato. Puoi continuare a giocare.
refusal-too-fast = Non così in fretta. Aspetta un momento, poi continua.
refusal-too-long = È troppo lungo. Dillo con meno parole.
refusal-no-such-talk = Qui non c'è nulla che tu possa cancellare. Puoi cancellare i tuoi messaggi; chi ospita li può cancellare tutti.
refusal-gestures-are-open = A questo tavolo i gesti sono palesi. Fai il tuo davanti a tutti.
refusal-gestures-are-discreet = A questo tavolo i gesti sono discreti. Scegli a chi è rivolto il tuo: { NAME($allowed) }.

## Lezioni

refusal-no-such-lesson = Questa lezione non c'è. Scegline una dall'elenco.
refusal-not-in-lessons = Nelle lezioni questo lo decide il copione. Fai il passo che ti chiede il maestro.
refusal-not-this-step = La lezione è andata avanti. Leggi la nuova frase del maestro.
refusal-wrong-try = Non proprio. Riprova.

## Il foglio degli appunti

refusal-no-help = A questo tavolo non sono ammessi tanti aiuti. Ragiona sul tuo foglio degli appunti.
refusal-no-hints = A questo tavolo i consigli non sono ammessi. Aprine uno tuo per chiedere al maestro.
refusal-no-thought = Lì nessun bot ha scelto nulla. Prova un momento precedente.
refusal-not-certain = Non è ancora certo, quindi non c'è nulla da spiegare. Raccogli altri indizi.
refusal-no-such-puzzle = Questo enigma non esiste. Controlla il link, o scegline un altro.
refusal-bad-notes = Questi appunti non si possono leggere. Controlla le tue carte e quante ne sono state mostrate.

## La connessione

refusal-unreadable = Il server non ha potuto leggerlo. Ricarica la pagina e riprova.
refusal-second-hello = Questa connessione si è già presentata. Aprine una nuova per ricominciare.
refusal-out-of-date = Questa pagina è più vecchia del server. Ricaricala.
refusal-too-large = È troppo per il server. Invia di meno alla volta.
refusal-too-many = Troppo in una volta. Aspetta un momento e riprova.
refusal-try-again = Non è stato possibile salvarlo, e nulla è cambiato. Riprova.

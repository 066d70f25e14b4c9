# Perché un tavolo, e non il gioco, non accetta qualcosa. Parla a chi l'ha chiesto.

## Chi sei

refusal-who-are-you = Qui nessuno sa ancora chi sei. Prima scegli un nome.
refusal-wrong-secret = Questo segreto non apre nessuna porta, o non più. Fattene dare uno nuovo.
refusal-bad-name = Questo nome qui non va. Scegline uno di al massimo { $longest } caratteri che si possano leggere.
refusal-bad-entropy = Ciò che mescoli nella distribuzione dev'essere in cifre esadecimali, due per ogni byte. Invialo di nuovo, oppure non inviare nulla.

## Tavoli e sedie

refusal-no-such-page = Qui non c’è nulla. Controlla l’indirizzo.
refusal-no-such-table = Questo tavolo non esiste. Controlla il link, o apri un tavolo tuo.
refusal-bad-settings = Un tavolo non si può preparare così. Controlla le impostazioni e riprova.
refusal-already-seated = Questa sedia è già tua: { NAME($seat) }. Gioca pure.
refusal-not-seated = Può farlo solo chi siede al tavolo. Prima prendi una sedia.
refusal-seat-taken = Questa sedia non è libera per te: { NAME($seat) }. Scegline un'altra, o resta a guardare.
refusal-not-a-chair = Qui questa sedia non c'è: { NAME($seat) }. Scegli una di queste: { NAME($allowed) }.
refusal-not-the-host = Può farlo solo chi ospita il tavolo. Chiedilo a chi ospita.
refusal-no-such-person = Con «{ $person }» non si può. Scegli qualcun altro al tavolo.
refusal-already-begun = Troppo tardi: è già cominciato. Unisciti così com'è, o resta a guardare.
refusal-not-begun = Troppo presto: la partita non è cominciata. Aspetta che si giochi.
refusal-chairs-empty = Ci sono ancora sedie vuote: { NAME($seats) }. Aspetta qualcuno, o affidale ai bot.
refusal-not-all-ready = Non tutti sono pronti: { NAME($seats) }. Aspetta che lo siano.
refusal-is-paused = La partita è in pausa. Riprende quando tutti quelli che giocano sono d'accordo.
refusal-is-over = La partita è finita. Se vuoi giocare ancora, proponi la rivincita.
refusal-not-over = La partita è ancora in corso. Prima finitela, o accordatevi per lasciarla.
refusal-plays-for-you = Un bot sta giocando per te: { NAME($seat) }. Prima riprendi la tua sedia.
refusal-is-closed = Il tavolo è chiuso perché non c'era più nessuno. Torna a sederti, e si riapre.

## Chiacchiere

refusal-muted = Chi ospita ti ha tolto la parola. Puoi continuare a giocare.
refusal-too-fast = Non così in fretta. Aspetta un momento, poi continua.
refusal-too-long = È troppo lungo. Dillo con meno parole.
refusal-no-such-words = Lì non c'è nulla che tu possa cancellare. Cancella parole tue; chi ospita può cancellare quelle di tutti.
refusal-gestures-are-open = { $gestures ->
    [discreet] A questo tavolo i gesti sono discreti. Scegli a chi è rivolto il tuo.
   *[open] A questo tavolo i gesti sono aperti. Fai il tuo davanti a tutti.
}

## Il foglio delle deduzioni

refusal-no-help = A questo tavolo gli aiuti non arrivano fin lì. Ragiona da te, sul tuo foglio.
refusal-not-certain = Non è ancora certo, quindi non c'è nulla da spiegare. Raccogli altri indizi.

## La linea

refusal-unreadable = Ciò che è arrivato non si può leggere. Ricarica la pagina e riprova.
refusal-out-of-date = Questa pagina è più vecchia del server. Ricaricala.
refusal-too-large = È più di quanto il server accetti in una volta. Invia di meno.
refusal-too-many = Troppo in troppo poco tempo. Aspetta un momento e riprova.
refusal-try-again = Non è stato possibile registrarlo, e nulla è cambiato. Riprova.

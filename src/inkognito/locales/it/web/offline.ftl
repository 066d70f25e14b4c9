# Quando il server non risponde, e che cosa resta in attesa.

offline-server = Il server non è raggiungibile. Continuiamo a provare.
offline-play = Potrai giocare appena il server risponde.
offline-went-back = Il server è stato ripristinato da un backup. La partita riprende da un punto precedente: quello che è successo dopo è andato perso.
offline-table = Il server non è raggiungibile
offline-table-about = La partita è al sicuro. Continuiamo a provare: appena il server risponde, riprende qui.
offline-kept = { $kind ->
    [move] La tua mossa è in attesa e partirà appena torna la connessione: { $what }. Lascia aperta questa pagina.
    [message] Il tuo messaggio è in attesa e partirà appena torna la connessione. Lascia aperta questa pagina.
    [gesture] Il tuo gesto è in attesa e partirà appena torna la connessione. Lascia aperta questa pagina.
   *[other] La tua scelta è in attesa e partirà appena torna la connessione. Lascia aperta questa pagina.
}
offline-sent = { $kind ->
    [move] La tua mossa è arrivata: { $what }.
    [message] Il tuo messaggio è arrivato.
    [gesture] Il tuo gesto è arrivato.
   *[other] La tua scelta è arrivata.
}
offline-refused = { $kind ->
    [move] La mossa in attesa non è stata accettata: { $what }.
    [message] Il messaggio in attesa non è stato accettato.
    [gesture] Il gesto in attesa non è stato accettato.
   *[other] La tua scelta non è stata accettata.
}

## Le mosse in poche parole, senza rivelare carte

offline-move-place-figures = disporre le figure
offline-move-shake-phantom = agitare la Maschera
offline-move-step = passo { PLACE($to, form: "to") }
offline-move-undo-step = annullare un passo
offline-move-undo-all-steps = annullare tutti i passi
offline-move-end-movement = terminare il movimento
offline-move-question-agent = la tua domanda
offline-move-question-through-ambassador = la tua domanda
offline-move-slip-away = dileguarsi { PLACE($to, form: "to") }
offline-move-show-cards = la tua risposta
offline-move-object-to-repeat = la tua contestazione
offline-move-expel = mandare la figura { PLACE($to, form: "to") }
offline-move-end-turn = terminare il turno
offline-move-declare-mission = «Missione compiuta»
offline-move-declare-alone = «Missione compiuta»
offline-move-answer-hand = la risposta alla stretta di mano
offline-move-write-note = il tuo biglietto
offline-move-play-location = il tuo luogo
offline-move-declare-code = il tuo codice
offline-move-choose-pair = le tue due carte
offline-move-name-agent = chiedere una carta nera
offline-move-show-black-card = la tua carta nera
offline-move-look-at-dummy = guardare una carta del fantoccio
offline-move-decline = continuare

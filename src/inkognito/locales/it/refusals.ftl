# Perché un comando non è stato accettato. Parla a chi l'ha inviato.

## Quel che è arrivato non si può leggere

refusal-malformed = «{ $name }» non si può leggere in questa forma.
refusal-unknown-command = Non esiste il comando «{ $name }».
refusal-unknown-seat = In questa partita non c'è il posto «{ $name }».
refusal-unknown-viewer = Qui non c'è nessuno di nome «{ $name }» a guardare.
refusal-unknown-figure = Non esiste la figura «{ $name }».
refusal-unknown-space = Sulla mappa non c'è il luogo «{ $name }».
refusal-unknown-ball = Non esiste la pallina «{ $name }».
refusal-unknown-card = Non esiste la carta «{ $name }».
refusal-unknown-question = Non si può chiedere di «{ $name }».
refusal-unknown-identity = Non esiste l'agente «{ $name }».
refusal-unknown-build = Non esiste la corporatura «{ $name }».
refusal-unknown-location = Non esiste il luogo «{ $name }».
hint = Intendevi { $hint }?

## Non ora, o non tu

refusal-stale = Nel frattempo la partita è andata avanti. Scegli di nuovo.
refusal-game-over = La partita è finita.
refusal-not-your-decision = Non tocca a te decidere: tocca { NAME($waiting_for, form: "to") }.
refusal-wrong-time = Ora non si può: { NAME($phase, kind: "phase") }.

## Disposizione e movimento

refusal-not-your-start-spaces = Le tue figure partono da questi luoghi, una per luogo: { NAME($spaces) }.
refusal-no-such-ball-left = Di queste palline non te ne restano: { NAME($ball, kind: "ball") }.
refusal-ball-does-not-move-that = Questa pallina ({ NAME($ball, kind: "ball") }) non muove { NAME($piece, form: "object") }.
refusal-not-in-play = Questo pezzo non è in gioco: { NAME($piece) }.
refusal-no-such-step = { $why ->
    [barred] { NAME($piece) } non può andare { PLACE($to, form: "to") }: lì c'è un pezzo che non è tuo.
    [no-legal-end] { NAME($piece) } non può andare { PLACE($to, form: "to") } con l'ultima pallina: lì il movimento non potrebbe finire.
   *[no-route] Con questa pallina ({ NAME($ball, kind: "ball") }) { NAME($piece) } non può andare { PLACE($to, form: "to") }.
}
refusal-nothing-to-undo = Non c'è nessun passo da annullare.
refusal-movement-cannot-end = Non puoi fermarti così: mai due tue figure nello stesso luogo, e al massimo un incontro con ogni giocatore.

## Incontri

refusal-no-meeting-there = Qui non c'è nessun incontro per { NAME($piece, form: "object") }.
refusal-cannot-be-questioned = Non puoi fare domande su { NAME($agent, form: "label") }.
refusal-cannot-slip-there = La tua figura non può dileguarsi { PLACE($to, form: "to") }: fa un solo passo, in un luogo vuoto.
refusal-cannot-expel-there = Non puoi mandare { NAME($piece, form: "object") } { PLACE($to, form: "to") }.
refusal-meetings-unresolved = C'è ancora un incontro aperto: fai una domanda o dileguati.

## Risposte

refusal-not-your-card = Questa carta non è tua: { NAME($card) }.
refusal-same-face-twice = Non puoi mostrare due volte la stessa carta: { NAME($card) }.
refusal-wrong-cards = { $about ->
    [pair] Scegli due carte diverse.
    [build] { $form ->
        [three] Mostra due corporature e un'identità; la carta missione può sostituirne una.
        [pair] Mostra due corporature; la carta missione può sostituirne una.
        [two-of-three] Mostra due carte: due corporature, o una corporatura e un'identità.
       *[one-true] Mostra una corporatura, quella vera.
    }
   *[identity] { $form ->
        [three] Mostra due identità e una corporatura; la carta missione può sostituirne una.
        [pair] Mostra due identità; la carta missione può sostituirne una.
        [two-of-three] Mostra due carte: due identità, o un'identità e una corporatura.
       *[one-true] Mostra un'identità, quella vera.
    }
}
refusal-nothing-true = Almeno una delle carte dev'essere vera.
refusal-not-one-true = Esattamente una delle due carte dev'essere vera.
refusal-already-shown = L'hai già mostrato { NAME($to, form: "to") }.
refusal-no-objection = Non c'è nulla da contestare.

## Dichiarazioni

refusal-cannot-offer-hand = Non puoi tendere la mano { NAME($to, form: "to") }.
refusal-only-with-three-players = Solo in tre si può dichiarare senza compagno.
refusal-only-agents = Possono farlo solo i quattro agenti.
refusal-only-the-ambassador = Può farlo solo l'Ambasciatore.
refusal-note-already-written = Il tuo biglietto è sigillato. Non puoi scriverne un altro.
refusal-impossible-note = Un biglietto nomina una volta ogni agente e una volta ogni corporatura.

## Il gioco di carte

refusal-location-already-played = Hai già giocato questo luogo: { NAME($location) }.
refusal-cannot-be-named = Non puoi chiedere una carta nera { NAME($agent, form: "to") }.
refusal-code-is-no-order-of-the-numbers = Un codice nomina una volta ognuno di questi numeri: { LIST($numbers) }.

## Aprire una partita

refusal-unknown-game = Il gioco «{ $name }» non esiste. Scegli fra: { LIST($allowed) }.
refusal-unknown-bot = Il bot «{ $name }» non esiste. Scegli fra: { LIST($allowed) }.
refusal-unknown-option = L'opzione «{ $option }» non esiste. Scegli fra: { LIST($allowed) }.
refusal-bad-option = L'opzione «{ $option }» non può essere «{ $given }». Valori possibili: { LIST($allowed) }.
refusal-bad-seats = Con questi posti non si gioca: { LIST($seats) }. Servono tre o quattro colori, oppure tutti e quattro e l'Ambasciatore.
refusal-impossible-scenario = { COUNT($problems) ->
    [one] Questo scenario non si può giocare: una cosa non va.
   *[other] Questo scenario non si può giocare: { COUNT($problems) } cose non vanno.
}

## Dedurre

refusal-not-from-the-start = Le osservazioni devono cominciare dalla prima di una partita; queste cominciano con «{ $first }».

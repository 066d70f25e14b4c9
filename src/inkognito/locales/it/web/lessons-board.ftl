# Che cosa dice il maestro nelle lezioni del gioco da tavolo. Gli id seguono dai file delle lezioni.

## Chi sono?

lesson-board-who-am-i-title = Chi sono?
lesson-board-who-am-i-secret = Al carnevale ci sono quattro agenti segreti, e uno sei tu. Queste tre carte sono il tuo segreto: chi sei, la tua corporatura e una lettera. Non le vede nessun altro.
lesson-board-who-am-i-partner = Le coppie sono sempre le stesse: Lord Fiddlebottom con Colonel Bubble, Madame Zsa Zsa con l'Agente X. Tu sei Colonel Bubble.
lesson-board-who-am-i-partner-prompt = Chi è il tuo compagno?
lesson-board-who-am-i-partner-fiddlebottom = Lord Fiddlebottom
lesson-board-who-am-i-partner-zsazsa = Madame Zsa Zsa
lesson-board-who-am-i-partner-zsazsa-wrong = Zsa Zsa lavora con l'Agente X. Cerca il nome di Bubble nelle coppie.
lesson-board-who-am-i-partner-x = L'Agente X
lesson-board-who-am-i-partner-x-wrong = L'Agente X lavora con Zsa Zsa. Cerca il nome di Bubble nelle coppie.
lesson-board-who-am-i-partner-after = Giusto. Qualcuno a questo tavolo è Lord Fiddlebottom. Sta a te scoprire chi.
lesson-board-who-am-i-figure = Sulla mappa hai quattro figure: alta, bassa, grassa e magra. La tua carta dice «alto».
lesson-board-who-am-i-figure-prompt = Quale di loro sei davvero tu?
lesson-board-who-am-i-figure-all = Tutte e quattro
lesson-board-who-am-i-figure-all-wrong = Le muovi tutte e quattro, ma una sola ha la tua corporatura.
lesson-board-who-am-i-figure-tall = Solo quella alta
lesson-board-who-am-i-figure-any = Quella che muovo
lesson-board-who-am-i-figure-any-wrong = Non conta quale muovi. Conta la tua carta: dice «alto».
lesson-board-who-am-i-figure-after = Proprio così. Le altre tre sono esche. I tuoi avversari cercheranno di capire quale è vera.
lesson-board-who-am-i-passport = La tua lettera è la C. Insieme a quella del tuo compagno forma una missione, e il passaporto le elenca tutte. Tre su dodici vanno bene con la C: quale sia la tua dipende dalla lettera di Fiddlebottom.
lesson-board-who-am-i-plan = Ecco il piano: trova Fiddlebottom, scambiatevi le lettere, compite la missione, stringetevi la mano. Gli altri due vogliono lo stesso. Cominciamo.

## La Maschera e il movimento

lesson-board-moving-title = La Maschera e il movimento
lesson-board-moving-shake = Un turno comincia con la Maschera della Profezia. Agitala: tre palline dicono che cosa puoi muovere.
lesson-board-moving-water = Acqua, terra e rivale. Ogni pallina è un passo. Prima l'acqua: porta in barca la tua figura alta a Rialto.
lesson-board-moving-water-wrong = Si può fare, ma seguimi: la figura alta, via acqua, a Rialto.
lesson-board-moving-water-after = Le linee tratteggiate sono acqua, quelle continue terra.
lesson-board-moving-land = Ora la pallina terra: prosegui con la stessa figura fino a Piazza San Marco.
lesson-board-moving-land-wrong = Quasi. Questa volta a Piazza San Marco, al centro della mappa.
lesson-board-moving-rival = La pallina rivale muove la figura di un altro. Sposta dove vuoi la figura magra { NAME($green, form: "of") }.
lesson-board-moving-rival-after = Comodo: puoi avvicinare le figure degli altri, o allontanarle da dove vogliono andare.
lesson-board-moving-end = Le palline sono finite. Termina il movimento.
lesson-board-moving-undo = Finché non termini il movimento puoi annullare ogni passo, quindi prova pure. Puoi anche non usare qualche pallina.

## Incontrare e chiedere

lesson-board-meeting-title = Incontrare e chiedere
lesson-board-meeting-step = Incontrando gli altri si viene a sapere qualcosa. Una figura { NAME($green, form: "of") } è in Piazza San Marco: raggiungila.
lesson-board-meeting-step-wrong = Lì non c'è nessuno con cui parlare. { NAME($green, form: "start") } ti aspetta in Piazza San Marco.
lesson-board-meeting-stop = Siete nello stesso luogo, quindi vi incontrate. Termina il movimento per chiedere.
lesson-board-meeting-ask = Puoi chiedere dell'identità o della corporatura. O dileguarti senza chiedere. Chiedi dell'identità.
lesson-board-meeting-ask-wrong = Buono a sapersi, ma questa volta chiedi dell'identità.
lesson-board-meeting-answer = { NAME($green, form: "start") } sceglie tre carte per te. Nessun altro le vede.
lesson-board-meeting-cards = Tre carte, e almeno una è vera. Il foglio degli appunti le ha segnate. Come si leggono, lo vedi nella prossima lezione.
lesson-board-meeting-expel = Chi hai interrogato, lo mandi via: scegli un luogo che brilla e conferma. Lontano dai suoi scopi, o vicino ai tuoi.
lesson-board-meeting-expel-after = Ottima scelta.
lesson-board-meeting-end = Questo era un turno intero: agita, muovi, chiedi, manda via. Terminalo.

## Leggere una risposta

lesson-board-reading-title = Leggere una risposta
lesson-board-reading-answer = Hai chiesto { NAME($green, form: "to") } chi è. Guarda che cosa ti mostra.
lesson-board-reading-false = { NAME($green, form: "start") } ti ha mostrato Colonel Bubble, l'Agente X e alto. Ora guarda il tuo dossier.
lesson-board-reading-false-prompt = Quali delle tre non possono essere vere?
lesson-board-reading-false-both = Bubble e alto
lesson-board-reading-false-x = L'Agente X
lesson-board-reading-false-x-wrong = Contro l'Agente X non c'è nulla. Quali di queste carte hai tu?
lesson-board-reading-false-none = Possono essere vere tutte
lesson-board-reading-false-none-wrong = C'è un solo Colonel Bubble e un solo agente alto. Le carte le hai tu.
lesson-board-reading-false-after = Sì: quelle due carte le hai tu, e ce n'è una sola di ognuna.
lesson-board-reading-sure = Almeno una delle tre deve essere vera. Due non possono esserlo, quindi lo è la terza. Premi la casella che brilla.
lesson-board-reading-sure-prompt = Che cosa ti dice la risposta?
lesson-board-reading-sure-wrong = Ci sei quasi. Resta una sola carta: l'Agente X. Premi la casella che brilla.
lesson-board-reading-sure-after = { NAME($green, form: "start") } è l'Agente X, di sicuro.
lesson-board-reading-others = Quindi { NAME($green) } non è il tuo compagno. Questo ti dice qualcosa anche di { NAME($red) } e { NAME($yellow) }.
lesson-board-reading-others-prompt = Chi può essere Lord Fiddlebottom?
lesson-board-reading-others-red = { NAME($red) }, di sicuro
lesson-board-reading-others-red-wrong = Forse, ma Fiddlebottom può essere anche { NAME($yellow) }.
lesson-board-reading-others-two = { NAME($red) } o { NAME($yellow) }
lesson-board-reading-others-green = { NAME($green) }
lesson-board-reading-others-green-wrong = { NAME($green, form: "start") } è l'Agente X, e nessuno è due persone.
lesson-board-reading-others-after = Giusto. Uno dei due è Fiddlebottom, l'altro Zsa Zsa. Il prossimo a cui chiedere è uno di loro.

## Rispondere alle domande

lesson-board-questioned-title = Rispondere alle domande
lesson-board-questioned-asked = { NAME($red, form: "start") } ha raggiunto la tua figura grassa e sta per chiederti qualcosa.
lesson-board-questioned-answer = Devi mostrare due corporature e un'identità, almeno una vera. Mostra «alto», che è vero, con grasso o magro, e con Zsa Zsa o X.
lesson-board-questioned-answer-wrong = È permesso, ma direbbe di più. Mostra «alto», con grasso o magro, e con Zsa Zsa o X.
lesson-board-questioned-answer-after = Bella risposta: una carta vera, ben nascosta.
lesson-board-questioned-told = Mettiti nei panni { NAME($red, form: "of") }, che vede le tre carte e conosce solo le proprie.
lesson-board-questioned-told-prompt = Che cosa sa ora { NAME($red) }?
lesson-board-questioned-told-tall = Che sono alto
lesson-board-questioned-told-tall-wrong = Non ancora: la carta vera potrebbe essere una delle altre due.
lesson-board-questioned-told-one = Che una delle tre è vera
lesson-board-questioned-told-nothing = Proprio nulla
lesson-board-questioned-told-nothing-wrong = Un po' sì: almeno una delle tre deve essere vera.
lesson-board-questioned-told-after = Solo questo. Ma le risposte si sommano, quindi cambia le carte false.
lesson-board-questioned-sent = Ora { NAME($red) } manda via la tua figura.
lesson-board-questioned-friend = E se a chiedere è il tuo compagno? Allora puoi mostrare la tua lettera al posto di una carta. Così scoprite la missione. Le carte grigie sono vere di sicuro: mostrale solo agli amici.

## L'Ambasciatore

lesson-board-ambassador-title = L'Ambasciatore
lesson-board-ambassador-fetch = L'Ambasciatore conosce tutti. La tua pallina lo muove: portalo dalla tua figura bassa, ai Carmini.
lesson-board-ambassador-fetch-wrong = Lì non lo incontri. Portalo dalla tua figura, ai Carmini.
lesson-board-ambassador-stop = Ben fatto. Termina il movimento per chiedere.
lesson-board-ambassador-ask = Tramite l'Ambasciatore puoi chiedere di chiunque, ovunque sia. Chiedi chi è { NAME($red) }.
lesson-board-ambassador-ask-wrong = Si potrebbe anche così, ma chiedi dell'identità { NAME($red, form: "of") }.
lesson-board-ambassador-answer = { NAME($red, form: "start") } mostra solo due carte. Una delle due è vera, l'altra no.
lesson-board-ambassador-partner = Fiddlebottom o Zsa Zsa. Ma { NAME($yellow) } ti ha già mostrato la Zsa Zsa grigia, che è vera di sicuro. Premi la casella che brilla.
lesson-board-ambassador-partner-prompt = Chi è { NAME($red) }?
lesson-board-ambassador-partner-wrong = Zsa Zsa è { NAME($yellow) }. Quindi { NAME($red) } è l'altro: premi la casella che brilla.
lesson-board-ambassador-partner-after = Hai trovato il tuo compagno.
lesson-board-ambassador-home = L'Ambasciatore torna a casa: mandalo all'Ambasciata.

## Niente ripetizioni

lesson-board-no-repeats-title = Niente ripetizioni
lesson-board-no-repeats-before = Tempo fa { NAME($red) } ti ha mostrato Fiddlebottom e X. Una delle due è vera.
lesson-board-no-repeats-before-prompt = Chi è { NAME($red) }?
lesson-board-no-repeats-before-fiddlebottom = Fiddlebottom
lesson-board-no-repeats-before-fiddlebottom-wrong = Ti piacerebbe. Ma può essere anche X.
lesson-board-no-repeats-before-x = L'Agente X
lesson-board-no-repeats-before-x-wrong = Può darsi. Ma può essere anche Fiddlebottom.
lesson-board-no-repeats-before-open = Ancora non si sa
lesson-board-no-repeats-before-after = Giusto, non è deciso. Allora chiedi di nuovo.
lesson-board-no-repeats-ask = L'Ambasciatore è con te. Chiedi ancora una volta chi è { NAME($red) }.
lesson-board-no-repeats-ask-wrong = La prossima volta. Ora chiedi chi è { NAME($red) }.
lesson-board-no-repeats-answer = { NAME($red, form: "start") } non può mostrarti di nuovo la stessa coppia.
lesson-board-no-repeats-sure = Prima Fiddlebottom e X, poi Fiddlebottom e Zsa Zsa. La carta vera è in entrambe le coppie. Premi la casella che brilla.
lesson-board-no-repeats-sure-prompt = Quale carta c'è in tutte e due?
lesson-board-no-repeats-sure-wrong = Quella è stata mostrata una volta sola. La carta vera era in entrambe: premi la casella che brilla.
lesson-board-no-repeats-sure-after = Chiedere due volte conviene: la carta falsa cambia, la vera resta.
lesson-board-no-repeats-forced = Prima o poi qualcuno non ha più coppie nuove per te.
lesson-board-no-repeats-forced-prompt = Che cosa deve mostrare allora?
lesson-board-no-repeats-forced-one = Una carta sola, ed è vera
lesson-board-no-repeats-forced-same = Di nuovo una coppia vecchia
lesson-board-no-repeats-forced-same-wrong = Mai le stesse carte allo stesso giocatore.
lesson-board-no-repeats-forced-letter = La lettera della missione
lesson-board-no-repeats-forced-letter-wrong = Può farlo, ma nessuno è obbligato a mostrare la lettera.
lesson-board-no-repeats-forced-after = Esatto. E vale anche per te: il gioco tiene il conto per tutti.

## La missione e la vittoria

lesson-board-winning-title = La missione e la vittoria
lesson-board-winning-letters = { NAME($red, form: "start") } è Fiddlebottom e ti ha mostrato la sua lettera: B. Tu hai mostrato la tua: C. Ora conoscete entrambi la missione.
lesson-board-winning-mission = Apri il passaporto nel tuo dossier. Prima viene la lettera di Fiddlebottom, poi la tua: B e C.
lesson-board-winning-mission-prompt = Qual è la vostra missione?
lesson-board-winning-mission-ambassador = Una nostra figura sta con l'Ambasciatore
lesson-board-winning-mission-island = Fiddlebottom sta nel luogo 5
lesson-board-winning-mission-island-wrong = Quella è A e C. Cerca B e C nel passaporto.
lesson-board-winning-mission-bring = L'Ambasciatore sta nel luogo 8
lesson-board-winning-mission-bring-wrong = Quella è D e C. Cerca B e C nel passaporto.
lesson-board-winning-mission-after = Sì: una delle vostre otto figure deve stare con l'Ambasciatore. Valgono anche le esche.
lesson-board-winning-step = L'Ambasciatore è a Rialto, e la tua figura grassa è lì accanto. Vacci.
lesson-board-winning-step-wrong = L'Ambasciatore è a Rialto. Vai lì.
lesson-board-winning-stop = La missione è compiuta. Termina il movimento, poi dichiara.
lesson-board-winning-declare = Dichiara «Missione compiuta» e tendi la mano al tuo compagno, { NAME($red) }.
lesson-board-winning-declare-wrong = Attenzione, così perderesti la partita. Il tuo compagno è { NAME($red) }.
lesson-board-winning-hand = { NAME($red, form: "start") } guarda la tua mano…
lesson-board-winning-won = { NAME($red, form: "start") } te la stringe. Compagno giusto, missione compiuta: vincete tutti e due. Con un solo errore avrebbero vinto gli altri.

## In tre

lesson-board-three-players-title = In tre
lesson-board-three-players-aside = In tre, una mano di carte resta da parte e nessuno la vede. Hai già scoperto molto: { NAME($red) } è l'Agente X, { NAME($green) } è Zsa Zsa.
lesson-board-three-players-alone = Tu sei Colonel Bubble, e cercavi Lord Fiddlebottom.
lesson-board-three-players-alone-prompt = Dov'è Fiddlebottom?
lesson-board-three-players-alone-red = Lo nasconde { NAME($red) }
lesson-board-three-players-alone-red-wrong = { NAME($red, form: "start") } è l'Agente X. Hai visto la carta grigia.
lesson-board-three-players-alone-aside = Fra le carte da parte
lesson-board-three-players-alone-open = Ancora non si sa
lesson-board-three-players-alone-open-wrong = Si sa: conosci gli altri due e te. Resta una mano sola.
lesson-board-three-players-alone-after = Quindi non hai un compagno. La missione cambia: la tua figura vera deve fuggire, Bubble dal luogo 1.
lesson-board-three-players-flee = La tua figura alta è vicina. Vai in barca all'Arsenale, il luogo 1.
lesson-board-three-players-flee-wrong = La tua via di fuga è l'Arsenale, il luogo 1.
lesson-board-three-players-stop = Sei in salvo. Termina il movimento.
lesson-board-three-players-declare = Dichiara senza tendere la mano a nessuno: giochi per te.
lesson-board-three-players-declare-wrong = Per una stretta di mano serve un compagno, e tu non l'hai. Dichiara senza.
lesson-board-three-players-won = Vinci tu, senza dividere con nessuno. Se il tuo compagno è in gioco, tutto va come in quattro.

## In cinque

lesson-board-five-players-title = In cinque
lesson-board-five-players-role = In cinque qualcuno gioca l'Ambasciatore: tu. Non hai carte segrete e non agiti la Maschera. Vuoi scoprire chi sono tutti gli altri.
lesson-board-five-players-walk = Fai fino a due passi, via terra o via acqua. Vai a San Tomà.
lesson-board-five-players-walk-wrong = Bella strada, ma prima a San Tomà.
lesson-board-five-players-on = Il secondo passo: ai Carmini, dove c'è { NAME($red) }.
lesson-board-five-players-on-wrong = { NAME($red, form: "start") } è ai Carmini.
lesson-board-five-players-stop = Fermati qui e chiedi.
lesson-board-five-players-ask = Ti mostrano due carte dello stesso tipo. Chiedi della corporatura.
lesson-board-five-players-ask-wrong = La prossima volta. Ora della corporatura.
lesson-board-five-players-answer = { NAME($red, form: "start") } sceglie due corporature. Una è vera.
lesson-board-five-players-pair = { NAME($red, form: "start") } ti ha mostrato basso e grasso.
lesson-board-five-players-pair-prompt = Che cosa sai di sicuro?
lesson-board-five-players-pair-short = { NAME($red) } è basso
lesson-board-five-players-pair-short-wrong = O grasso. Una delle due è una bugia.
lesson-board-five-players-pair-one = Né alto né magro
lesson-board-five-players-pair-none = Ancora nulla
lesson-board-five-players-pair-none-wrong = Una delle due è vera, quindi le altre due corporature sono escluse.
lesson-board-five-players-pair-after = Bene. E quando qualcuno chiede tramite te, vedi le carte per primo: non ti sfugge nulla.
lesson-board-five-players-send = Manda via la figura, e il tuo turno è finito.
lesson-board-five-players-note = Una volta per partita scrivi un biglietto. Resta chiuso finché qualcuno dichiara.
lesson-board-five-players-note-prompt = Quando vince il tuo biglietto?
lesson-board-five-players-note-some = Se è giusto in gran parte
lesson-board-five-players-note-some-wrong = Un errore, e non vale più nulla.
lesson-board-five-players-note-all = Se tutte le identità e le corporature sono giuste
lesson-board-five-players-note-mission = Se indovino la missione
lesson-board-five-players-note-mission-wrong = Le missioni non ti riguardano. Tu scrivi chi sono gli altri.
lesson-board-five-players-note-after = Giusto: con tutti gli otto dati esatti vinci tu, qualunque cosa dichiarino gli altri. Scrivilo in tempo!

## I gesti

lesson-board-gestures-title = I gesti
lesson-board-gestures-signs = Le spie hanno i loro vizi: Fiddlebottom strizza un occhio, Bubble si tira il lobo, X aggrotta la fronte, Zsa Zsa arriccia il naso. Con un gesto puoi dare un segno al tuo compagno, o ingannare qualcuno.
lesson-board-gestures-make = Provane uno: premi quello che vuoi.
lesson-board-gestures-make-after = L'hanno visto tutti al tavolo. Eri tu, o era teatro?
lesson-board-gestures-trust = Metti che { NAME($red) } strizzi un occhio, come fa Fiddlebottom.
lesson-board-gestures-trust-prompt = Che cosa sai allora?
lesson-board-gestures-trust-sure = { NAME($red) } è Fiddlebottom
lesson-board-gestures-trust-sure-wrong = Chiunque può fare qualunque gesto. Non prova nulla.
lesson-board-gestures-trust-maybe = Forse è un segno, forse un bluff
lesson-board-gestures-trust-never = { NAME($red) } non può essere Fiddlebottom
lesson-board-gestures-trust-never-wrong = Perché no? Il gesto può anche essere sincero.
lesson-board-gestures-trust-after = Fidati delle carte, goditi i gesti.

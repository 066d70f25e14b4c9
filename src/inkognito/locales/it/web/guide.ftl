# La guida della prima partita: una frase per ogni situazione, detta una volta sola.

guide-where = La tua guida
guide-dismiss = Ho capito
guide-end = Basta consigli

## Il gioco da tavolo

guide-board-goal-title = Lo scopo
guide-board-goal = Sei { $me }. Il tuo compagno è { $partner }: uno degli altri tre, ma chi? Scoprilo, scambiatevi le lettere, compite la missione e datevi la mano.
guide-board-shake-title = Tocca a te
guide-board-shake = Agita la Maschera. Le tre palline dicono che cosa si può muovere: le tue figure, quella di un altro o l'Ambasciatore.
guide-board-place-title = Le tue figure
guide-board-place = Disponi le tue quattro figure. Una sarai davvero tu, ma ancora nessuno sa quale: le carte si danno dopo.
guide-board-step-title = Tre palline, tre passi
guide-board-step = Premi una figura con l'anello, poi un luogo che brilla. Cerca di fermarti dove c'è qualcun altro: lì puoi chiedere.
guide-board-hint-title = Dove andare?
guide-board-hint = Se non lo sai, premi «Consiglio», il punto interrogativo in alto. Il maestro guarda ciò che hai visto e indica una buona mossa. Gli altri non se ne accorgono.
guide-board-met-title = Un incontro
guide-board-met = La tua figura è con qualcuno. Termina il movimento, e potrai chiedere.
guide-board-ask-title = Chiedi
guide-board-ask = Chiedi dell'identità. Prima cerchi il tuo compagno; le corporature vengono dopo.
guide-board-ambassador-title = L'Ambasciatore
guide-board-ambassador = Tramite l'Ambasciatore puoi chiedere di chiunque. Vedrai due carte, e una è vera.
guide-board-shown-title = La risposta
guide-board-shown = Almeno una carta è vera. Il foglio degli appunti esclude ciò che non può essere e segna ciò che è certo. Ora manda via la figura.
guide-board-expel-title = Mandala via
guide-board-expel = Scegli un luogo che brilla. Se vuoi chiedere ancora, tienila vicina.
guide-board-end-title = Il turno è finito
guide-board-end = Non resta nulla da fare. Termina il turno.
guide-board-others-title = Giocano gli altri
guide-board-others = Guarda chi chiede a chi. Chiederanno anche a te. Se dura troppo, le frecce in alto saltano al tuo turno.
guide-board-asked-title = Una domanda per te
guide-board-asked = Scegli le carte: almeno una deve essere vera. Nascondila fra le false, e ogni tanto cambiale.
guide-board-partner-title = Conosci il tuo compagno
guide-board-partner = È { NAME($player) }. Cerca un incontro e fai domande finché non vedi la sua lettera. Quando le domande le fa a te, mostra la tua.
guide-board-asked-by-partner-title = Chiede il tuo compagno
guide-board-asked-by-partner = { NAME($player, form: "start") } è il tuo compagno. Al posto di una carta mostra la tua lettera: la carta che brilla.
guide-board-mission-title = Conosci la missione
guide-board-mission = { $mission } Ecco che cosa dovete ottenere voi due. Ci lavora anche { NAME($player) }.
guide-board-stop-title = Fermati qui
guide-board-stop = Così la missione è compiuta. Termina il movimento, poi potrai dichiararlo.
guide-board-fulfilled-title = Ora puoi vincere
guide-board-fulfilled = La missione è compiuta. Premi «Missione compiuta…» nel dossier e tendi la mano { NAME($player, form: "to") }.
guide-board-hand-title = Una mano tesa
guide-board-hand = Stringila se pensi che sia il tuo compagno e che la missione sia compiuta. Se hai ragione, vincete tutti e due.

## Il gioco di carte

guide-card-goal-title = Lo scopo
guide-card-goal = Sei { $me }. Il tuo compagno è { $partner }: uno degli altri tre. Scopri chi è chi e il numero di ogni agente: insieme sono il codice. Poi incontra il compagno a quattr'occhi e apri la cassaforte.
guide-card-go-title = Scegli un luogo
guide-card-go = Vai dove c'è un altro agente, o dove può arrivare. Dove si è esattamente in due, ci si incontra.
guide-card-declare-title = La cassaforte può aspettare
guide-card-declare = «Apri la cassaforte…» è per dopo: con un codice sbagliato perdi la partita. Aspetta di conoscere il numero di ogni agente.
guide-card-pair-title = Due carte
guide-card-pair = Mostra due carte: una vera, una falsa. L'altro fa lo stesso.
guide-card-ambassador-title = L'Ambasciatore
guide-card-ambassador = Nomina un agente, che deve mostrarti una carta nera. Le carte nere sono sempre vere.
guide-card-black-title = Una carta nera
guide-card-black = Devi mostrare una carta nera, ed è sempre vera. Scegli quella che rivela di meno.
guide-card-dummy-title = Il fantoccio
guide-card-dummy = Guarda una delle carte nere del fantoccio. Nessun altro la vede.
guide-card-partner-title = Conosci il tuo compagno
guide-card-partner = È { NAME($player) }. Ora scopri il numero di ogni agente, poi incontratevi a quattr'occhi e apri la cassaforte.
guide-card-code-title = Conosci il codice
guide-card-code = Il numero di ogni agente è certo. Cerca di restare a tu per tu con { NAME($player) }, il tuo compagno, e apri la cassaforte.
guide-card-shown-title = Che cosa ti dice
guide-card-shown = Delle due carte una era vera e l'altra falsa. Il foglio degli appunti esclude ciò che non può essere e segna ciò che è certo.
guide-card-hint-title = Dove andare?
guide-card-hint = Se non lo sai, premi «Consiglio», il punto interrogativo in alto. Il maestro guarda ciò che hai visto e indica una buona mossa. Gli altri non se ne accorgono.
guide-card-win-title = Ora puoi vincere
guide-card-win = { NAME($player, form: "start") } è il tuo compagno, siete soli e il codice è certo. Premi «Apri la cassaforte…».

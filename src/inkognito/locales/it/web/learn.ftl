# Impara in 5 minuti: cinque passi per ogni gioco.

rules-learn-title = { $game ->
    [board] Impara il gioco da tavolo in 5 minuti
   *[card] Impara il gioco di carte in 5 minuti
}
rules-learn-step = Passo { $step } di { $steps }
rules-learn-next = Avanti
rules-learn-back = Indietro
rules-learn-play = Gioca ora

## Il gioco da tavolo

rules-learn-board-1 = Non sei chi sembri
rules-learn-board-1-text = Al carnevale di Venezia ci sono quattro agenti segreti, e uno sei tu. Lavorano in coppia, e le coppie sono sempre le stesse. Del tuo compagno conosci il nome, ma non sai quale giocatore sia.
rules-learn-board-2 = Una figura sei davvero tu
rules-learn-board-2-text = Hai quattro figure del tuo colore. Le carte segrete ti dicono chi sei, quale delle quattro sei davvero tu, e una lettera. Le altre tre figure sono esche.
rules-learn-board-3 = Tre palline, tre passi
rules-learn-board-3-text = Nel tuo turno agita la Maschera della Profezia. Tre palline dicono che cosa si può muovere: le tue figure via terra o via acqua, l'Ambasciatore o la figura di un altro.
rules-learn-board-3-text-classic = Nel tuo turno agita la Maschera della Profezia. Tre palline dicono che cosa si può muovere: le tue figure via terra o via acqua, o l'Ambasciatore. Una pallina vuota non muove nulla.
rules-learn-board-4 = Incontra e chiedi
rules-learn-board-4-text = Fermati dove c'è qualcuno e chiedi. Ti mostra tre carte, e almeno una è vera. L'Ambasciatore ti procura due carte di chi vuoi tu, una delle quali vera. Poi mandi via chi hai incontrato.
rules-learn-board-5 = Qua la mano
rules-learn-board-5-text = Mostra la tua lettera al tuo compagno: le due lettere insieme danno la missione. Quando è compiuta, dichiara «Missione compiuta» e tendi la mano. Se compagno e missione sono quelli giusti, vincete tutti e due. Se no, vincono gli altri.
rules-learn-board-5-text-three = Mostra la tua lettera al tuo compagno: le due lettere insieme danno la missione. Quando è compiuta, dichiara e tendi la mano. Ma uno dei tre non ha un compagno, e deve invece fuggire da Venezia.

## Il gioco di carte

rules-learn-card-1 = Non sei chi sembri
rules-learn-card-1-text = Al carnevale di Venezia ci sono quattro agenti segreti, e uno sei tu. Lavorano in coppia, e le coppie sono sempre le stesse. Del tuo compagno conosci il nome, ma non sai quale giocatore sia.
rules-learn-card-1-text-alone = Al carnevale di Venezia ci sono quattro agenti segreti, e uno sei tu. Con questo numero di giocatori le coppie non contano: ognuno gioca per sé.
rules-learn-card-2 = Un nome e un numero
rules-learn-card-2-text = Due carte nere sono il tuo segreto: chi sei, e un numero del codice. Il codice è formato dai quattro numeri nell'ordine Fiddlebottom, Bubble, Zsa Zsa, X.
rules-learn-card-3 = Scegli un luogo
rules-learn-card-3-text = A ogni giro ciascuno va in uno di cinque luoghi. Dove si è esattamente in due, ci si incontra. Dove si è di più, o da soli, non succede nulla.
rules-learn-card-3-text-five = A ogni giro ciascuno va in uno di cinque luoghi. Dove si è esattamente in due, ci si incontra. Se l'Ambasciatore trova due agenti, entrambi gli mostrano due carte.
rules-learn-card-4 = Scambia due carte
rules-learn-card-4-text = { $truth ->
    [exactly-one] Se incontri un agente, vi passate due carte a testa: una vera, una falsa. Se incontri l'Ambasciatore, scegli un agente, che deve mostrarti una carta nera. Quella è vera di sicuro.
   *[at-least-one] Se incontri un agente, vi passate due carte a testa, e almeno una è vera. Se incontri l'Ambasciatore, scegli un agente, che deve mostrarti una carta nera. Quella è vera di sicuro.
}
rules-learn-card-5 = Dichiara il codice
rules-learn-card-5-text = Quando conosci i quattro numeri, incontra il tuo compagno a quattr'occhi e dichiara il codice. Se è giusto, vincete tutti e due. Se è sbagliato, vince l'altra coppia.
rules-learn-card-5-text-alone = Quando conosci i quattro numeri, incontra qualcuno a quattr'occhi e dichiara il codice. Se è giusto, vinci tu. Se è sbagliato, vincono gli altri.
rules-learn-card-5-text-pairs = Quando conosci i quattro numeri, incontra a quattr'occhi un agente o l'Ambasciatore e dichiara il codice. Se è giusto, vinci insieme al tuo compagno. Se è sbagliato, vincono gli altri.

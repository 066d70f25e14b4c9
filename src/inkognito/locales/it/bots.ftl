# Bot: perché uno ha scelto così.

bots-nothing-yet = Non ha ancora scelto nulla.
bots-at-random = Sceglie a caso.
bots-absent-minded = Non vede che c'è di meglio.
bots-only-option = Non ha scelta.

bots-tells-partner = Mostra il più possibile a un probabile compagno.
bots-tells-little = Rivela il meno possibile.
bots-hides-what-counts = Mostra ciò che a un avversario serve di meno.
bots-asks-for-most = Ricava il massimo dall'incontro.

bots-expects-most-there = Va nel luogo più promettente.
bots-not-sure-enough = Ha ancora troppi dubbi per dichiarare il codice.
bots-sure-of-the-code = È sicuro del codice e lo dichiara.
bots-looks-for-most = Guarda la carta che dovrebbe rivelare di più.

bots-places-anyhow = Prima di dare le carte, una disposizione vale l'altra.
bots-shakes = Non ha nulla da dichiarare e agita la Maschera della Profezia.
bots-goes-for-most = Muove dove c'è più da guadagnare.
bots-misleads = Si muove in modo che nessuno riconosca la sua figura vera.
bots-sees-the-end = Vede come compiere la missione in questo turno con le palline uscite.
bots-moves-others = Ci guadagna a muovere un pezzo altrui.
bots-hinders = Tiene gli avversari lontani dal loro obiettivo.
bots-stands-still = Non vede un passo che valga la pena.
bots-has-to-move-on = Non può ancora terminare il movimento e deve muovere un altro pezzo.
bots-takes-back = Così non può terminare il movimento e annulla i suoi passi.
bots-slips-away = Non chiede nulla: altrove è più vicino al suo obiettivo.
bots-nothing-to-ask = Non chiede nulla: nessuna risposta gli direbbe qualcosa di nuovo.
bots-objects = Ha già visto queste carte.
bots-sends-where-useful = Manda il pezzo dove è più utile.
bots-ends-turn = Non ha altro da fare in questo turno.
bots-sure-of-the-mission = È sicuro che la missione sia compiuta.
bots-takes-the-hand = Stringendo la mano non ha nulla da perdere.
bots-knows-who-they-are = Sa con certezza chi è chi.
bots-plays-it-out = Con questa scelta, giocata fino in fondo a mente, ha vinto più spesso.
bots-finds-nothing-better = Ha giocato a mente fino in fondo e non ha trovato nulla di meglio.

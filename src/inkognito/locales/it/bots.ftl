# Bot: perché uno ha scelto così.

bots-nothing-yet = Non ha ancora scelto nulla.
bots-at-random = Sceglie a caso.
bots-absent-minded = Sceglie senza pensarci.
bots-only-option = Non ha scelta.

bots-tells-partner = Mostra il più possibile a un probabile compagno.
bots-tells-little = Rivela il meno possibile.
bots-asks-for-most = Ricava il massimo dall'incontro.

bots-expects-most-there = Va nel luogo più promettente.
bots-not-sure-enough = Ha ancora troppi dubbi per dichiarare il codice.
bots-sure-of-the-code = È sicuro del codice e lo dichiara.
bots-looks-for-most = Guarda la carta che dovrebbe rivelare di più.

bots-places-anyhow = Prima di dare le carte, una disposizione vale l'altra.
bots-shakes = Non ha nulla da dichiarare e agita la Maschera della Profezia.
bots-goes-for-most = Muove dove c'è più da guadagnare.
bots-moves-others = Ci guadagna a muovere un pezzo altrui.
bots-stands-still = Non vede un passo che valga la pena.
bots-has-to-move-on = Non può ancora terminare il movimento e deve muovere un altro pezzo.
bots-takes-back = Così non può terminare il movimento e annulla i suoi passi.
bots-slips-away = Non chiede nulla: altrove è più vicino al suo obiettivo.
bots-objects = Ha già visto queste carte.
bots-sends-where-useful = Manda il pezzo dove è più utile.
bots-ends-turn = Non ha altro da fare in questo turno.
bots-sure-of-the-mission = È sicuro che la missione sia compiuta.
bots-takes-the-hand = Stringendo la mano non ha nulla da perdere.
bots-knows-who-they-are = Sa con certezza chi è chi.

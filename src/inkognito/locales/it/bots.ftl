# Bot: perché uno ha scelto così.

bots-nothing-yet = Non ha ancora scelto nulla.
bots-at-random = Sceglie a caso.
bots-absent-minded = Sceglie senza pensarci.
bots-only-option = Non ha scelta.

bots-tells-partner = Mostra il più possibile a un probabile compagno.
bots-tells-little = Rivela il meno possibile.
bots-asks-for-most = Ricava il massimo dall'incontro.

bots-expects-most-there = Va nel luogo più promettente.
bots-not-sure-enough = Non ha abbastanza certezze per dichiarare il codice.
bots-sure-of-the-code = Ha la certezza del codice e lo dichiara.
bots-looks-for-most = Guarda la carta che dovrebbe rivelare di più.

bots-places-anyhow = Prima della distribuzione, un ordine delle figure vale l'altro.
bots-shakes = Non ha nulla da dichiarare e agita la Maschera della Profezia.
bots-goes-for-most = Muove dove c'è più da guadagnare.
bots-moves-others = Trae vantaggio dal muovere un pezzo altrui.
bots-stands-still = Non vede passi che valgano la pena.
bots-objects = Ha già visto queste carte.
bots-sends-where-useful = Manda il pezzo dove è più utile.
bots-ends-turn = Non ha altro da fare in questo turno.
bots-sure-of-the-mission = Ha la certezza che la missione è compiuta.
bots-takes-the-hand = Non ha nulla da perdere a stringere la mano.
bots-knows-who-they-are = Ha la certezza di chi sono tutti.

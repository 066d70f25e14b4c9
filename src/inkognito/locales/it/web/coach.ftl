# Il maestro al tavolo: uno spunto, poi la mossa, poi le alternative.

coach-title = Il maestro
coach-wait = Guardo che cosa hai visto …
coach-private = Nessuno vede che chiedi. A fine partita i consigli vengono contati.
coach-more-move = Mostrami la mossa
coach-more-why = Perché non altro?
coach-move = La mia mossa: { $move }.
coach-instead = Invece
coach-less = { $less ->
    [0] altrettanto buona
   *[other] { $less } bit in meno
}
coach-tells = lascia possibili { $after } mani tue su { $before }
coach-tells-of-move = Dopo, per l'altro restano possibili { $after } mani tue su { $before }.
coach-none = Il maestro non prenderebbe in considerazione altro.

coach-nudge-only-option = C'è una sola cosa da fare.
coach-nudge-at-random = Qui una mossa vale l'altra.
coach-nudge-absent-minded = Qui una mossa vale l'altra.
coach-nudge-nothing-yet = Non c'è ancora nulla da decidere.
coach-nudge-tells-partner = Chi ti interroga è probabilmente dalla tua parte. Fagli capire qualcosa.
coach-nudge-tells-little = Alcune di queste risposte non dicono quasi nulla. Quali tue carte conosce già?
coach-nudge-hides-what-counts = Pensa a che cosa non devono scoprire: la tua corporatura e da che parte stai.
coach-nudge-asks-for-most = { $about ->
    [identity] A questo incontro qualcuno può dirti chi è.
    [build] A questo incontro qualcuno può dirti la corporatura che ti manca.
   *[other] Uno di loro può dirti più degli altri.
}
coach-nudge-expects-most-there = Con chi vorresti restare a tu per tu? Guarda chi può ancora andare dove.
coach-nudge-not-sure-enough = Il codice non è ancora certo. Aspetta.
coach-nudge-sure-of-the-code = Guarda i tuoi appunti: resta un solo codice.
coach-nudge-looks-for-most = { $about ->
    [identity] Ti aiuta di più l'identità del fantoccio.
   *[number] Ti aiuta di più il numero del fantoccio.
}
coach-nudge-places-anyhow = Le carte non sono ancora date. Ogni ordine va bene.
coach-nudge-shakes = Non puoi ancora dichiarare. Vedi che cosa porta la Maschera.
coach-nudge-goes-for-most = Una tua figura può arrivare dove conviene: da chi sa di più, o più vicino alla missione.
coach-nudge-misleads = Le tue figure sono osservate. Quale mossa nasconde quella vera?
coach-nudge-moves-others = Conviene muovere un pezzo che non è tuo.
coach-nudge-hinders = Dove vogliono arrivare gli altri? Mettiti di mezzo.
coach-nudge-stands-still = Le tue figure stanno bene così. Non serve usare ogni pallina.
coach-nudge-has-to-move-on = Così il movimento non può finire. Guarda chi sta sullo stesso luogo.
coach-nudge-takes-back = Questi passi non portano a nulla. Annullali.
coach-nudge-slips-away = Questo incontro ha poco da dire. La tua figura serve altrove.
coach-nudge-objects = Guarda bene: queste carte le hai già viste?
coach-nudge-sends-where-useful = Dove dovrebbe stare quel pezzo per aiutare te e non gli altri?
coach-nudge-ends-turn = È tutto fatto.
coach-nudge-sure-of-the-mission = Sai abbastanza per vincere. Guarda il passaporto e la mappa.
coach-nudge-takes-the-hand = Non hai nulla da perdere.
coach-nudge-knows-who-they-are = Sai chi sono tutti. Scrivilo.
coach-nudge-plays-it-out = Continua a mente: dove porta ogni scelta, chiunque abbia quelle carte?
coach-nudge-finds-nothing-better = La tua prima idea può valere quanto le altre. Dove porta?

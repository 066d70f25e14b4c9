# Il maestro al tavolo: uno spunto, poi la mossa, poi le alternative.

coach-title = Il maestro
coach-wait = Guardo che cosa hai visto…
coach-private = Nessuno vede che chiedi. A fine partita i consigli vengono contati.
coach-more-move = Mostrami la mossa
coach-more-why = Perché non altro?
coach-move = La mia mossa: { $move }.
coach-instead = Perché non altro?
coach-less = { $less ->
    [0] altrettanto buona
   *[other] { $less } bit in meno
}
coach-bits = { $game ->
    [card] Un bit è quanto dice la risposta a una domanda da sì o no. È una stima.
   *[board] Un bit è quanto dice la risposta a una domanda da sì o no. È una stima: conta anche essere più vicini alla missione.
}
coach-tells = lascia { NAME($to, form: "to") } { $after } combinazioni su { $before }
coach-tells-of-move = Per { NAME($to) } ora le tue carte possono essere { $before } combinazioni. Dopo, { $after }.
coach-none = Non c'era altro da valutare.

coach-nudge-only-option = C'è una sola cosa da fare.
coach-nudge-at-random = Qui una mossa vale l'altra.
coach-nudge-absent-minded = Qui una mossa vale l'altra.
coach-nudge-nothing-yet = Non c'è ancora nulla da decidere.
coach-nudge-tells-partner = Chi ti interroga è probabilmente dalla tua parte. Fagli capire qualcosa.
coach-nudge-tells-little = Alcune di queste risposte non dicono quasi nulla. Quali tue carte conosce già?
coach-nudge-hides-what-counts = { $game ->
    [card] Pensa a che cosa non devono scoprire: il tuo numero e da che parte stai.
   *[board] Pensa a che cosa non devono scoprire: la tua corporatura e da che parte stai.
}
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
coach-nudge-sees-the-end = Conta tutte le palline insieme, anche quelle per le figure altrui. La missione è possibile già in questo turno?
coach-nudge-moves-others = Conviene muovere un pezzo che non è tuo.
coach-nudge-hinders = Dove vogliono arrivare gli altri? Mettiti di mezzo.
coach-nudge-stands-still = Le tue figure stanno bene così. Non serve usare ogni pallina.
coach-nudge-has-to-move-on = Così il movimento non può finire. Guarda chi sta nello stesso luogo.
coach-nudge-takes-back = Questi passi non portano a nulla. Annullali.
coach-nudge-slips-away = Questo incontro ha poco da dire. La tua figura serve altrove.
coach-nudge-nothing-to-ask = Quello che potresti chiedere qui lo sai già. Che altro può fare la tua figura?
coach-nudge-objects = Guarda bene: queste carte le hai già viste?
coach-nudge-sends-where-useful = Dove dovrebbe stare quel pezzo per aiutare te e non gli altri?
coach-nudge-ends-turn = È tutto fatto.
coach-nudge-sure-of-the-mission = Sai abbastanza per vincere. Guarda il passaporto e la mappa.
coach-nudge-takes-the-hand = Non hai nulla da perdere.
coach-nudge-knows-who-they-are = Sai chi sono tutti. Scrivilo.
coach-nudge-plays-it-out = Continua a mente: dove porta ogni scelta, qualunque carta abbiano gli altri?
coach-nudge-finds-nothing-better = La tua prima idea può valere quanto le altre. Dove porta?

coach-reason-only-option = Qui non c'è scelta.
coach-reason-at-random = Nessuna mossa è migliore delle altre.
coach-reason-absent-minded = Nessuna mossa è migliore delle altre.
coach-reason-nothing-yet = Non c'è ancora nulla da valutare.
coach-reason-tells-partner = È probabilmente il tuo compagno, e così viene a sapere di più.
coach-reason-tells-little = Fra tutto ciò che puoi mostrare, questo rivela meno.
coach-reason-hides-what-counts = A un avversario questo serve meno di tutto.
coach-reason-asks-for-most = Fra tutte le domande possibili, questa dovrebbe dirti di più.
coach-reason-expects-most-there = Lì è più facile incontrare qualcuno che può dirti qualcosa.
coach-reason-not-sure-enough = È possibile più di un codice, e uno sbagliato fa perdere la partita.
coach-reason-sure-of-the-code = Solo questo codice va d'accordo con tutto ciò che hai visto.
coach-reason-looks-for-most = Questa carta dovrebbe dirti di più.
coach-reason-places-anyhow = Prima di dare le carte, una disposizione vale l'altra.
coach-reason-shakes = Non è ancora certo che la missione sia compiuta.
coach-reason-goes-for-most = Lì vieni a sapere di più, o sei più vicino alla missione.
coach-reason-misleads = Così nessuno capisce quale figura sei davvero tu.
coach-reason-moves-others = Lì un pezzo altrui ti è più utile.
coach-reason-sees-the-end = Con tutte le palline insieme compi la missione già in questo turno.
coach-reason-hinders = Tiene gli avversari lontani dal loro obiettivo.
coach-reason-stands-still = Nessun passo ti servirebbe a qualcosa.
coach-reason-has-to-move-on = Così il movimento non può finire: deve muoversi un altro pezzo.
coach-reason-takes-back = Così il movimento non può finire, e nessun altro passo aiuta.
coach-reason-slips-away = Altrove la tua figura serve più di una domanda qui.
coach-reason-nothing-to-ask = Qui nessuna risposta ti direbbe qualcosa di nuovo: la tua figura si dilegua.
coach-reason-objects = Queste carte le hai già viste, e non è permesso.
coach-reason-sends-where-useful = Lì il pezzo aiuta di più te, o di meno gli altri.
coach-reason-ends-turn = In questo turno non c'è altro da fare.
coach-reason-sure-of-the-mission = Compagno e missione sono certi, e la missione è compiuta.
coach-reason-takes-the-hand = Se siete compagni, rifiutare fa perdere. Se no, vinci comunque.
coach-reason-knows-who-they-are = Tutti gli otto dati sono certi.
coach-reason-plays-it-out = Giocata a mente fino in fondo, vince più spesso di ogni altra.
coach-reason-finds-nothing-better = Giocando a mente fino in fondo, nulla è chiaramente meglio.

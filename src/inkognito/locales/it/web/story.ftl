# Il racconto di un finale. Un posto è «you» se è quello di chi legge, e «none» se non c'è nessuno.

## Che cosa è stato detto

story-declared = { $hand ->
    [none] { $seat ->
        [you] Al turno { $turn } hai dichiarato «Missione compiuta», senza tendere la mano.
       *[other] Al turno { $turn } { NAME($seat) } ha dichiarato «Missione compiuta», senza tendere la mano.
    }
    [you] Al turno { $turn } { NAME($seat) } ha dichiarato «Missione compiuta» e ti ha teso la mano.
   *[other] { $seat ->
        [you] Al turno { $turn } hai dichiarato «Missione compiuta» e hai teso la mano { NAME($hand, form: "to") }.
       *[other] Al turno { $turn } { NAME($seat) } ha dichiarato «Missione compiuta» e ha teso la mano { NAME($hand, form: "to") }.
    }
}
story-hand = { $hand ->
    [you] { $accepted ->
        [yes] L'hai stretta.
       *[no] L'hai rifiutata.
    }
   *[other] { $accepted ->
        [yes] { NAME($hand, form: "start") } l'ha stretta.
       *[no] { NAME($hand, form: "start") } l'ha rifiutata.
    }
}
story-partners = { $seat ->
    [you] Tu e { NAME($other) } giocate insieme.
   *[other] { $other ->
        [you] Tu e { NAME($seat) } giocate insieme.
       *[other] I due giocano insieme.
    }
}
story-not-partners = { $seat ->
    [you] Tu e { NAME($other) } non giocate insieme.
   *[other] { $other ->
        [you] Tu e { NAME($seat) } non giocate insieme.
       *[other] I due non giocano insieme.
    }
}
story-real-partner = { $partner ->
    [none] { $seat ->
        [you] Il tuo compagno non era in gioco.
       *[other] Il compagno { NAME($seat, form: "of") } non era in gioco.
    }
    [you] A giocare con { NAME($seat) } sei tu.
   *[other] { $seat ->
        [you] A giocare con te è { NAME($partner) }.
       *[other] A giocare con { NAME($seat) } è { NAME($partner) }.
    }
}
story-not-alone = { $seat ->
    [you] Il tuo compagno era al tavolo.
   *[other] Il compagno { NAME($seat, form: "of") } era al tavolo.
}
story-alone = { $seat ->
    [you] Davvero non avevi un compagno in gioco.
   *[other] Davvero { NAME($seat) } non aveva un compagno in gioco.
}
story-refused-right = Era tutto giusto. Mancava solo la stretta di mano.
story-limit = { $game ->
    [board] Il limite di { $limit } turni è raggiunto. Nessuno ha dichiarato.
   *[card] Il limite di { $limit } giri è raggiunto. Nessuno ha dichiarato il codice.
}

## Missioni

story-mission = { $mine ->
    [yes] La vostra missione era { $code }: { $task }.
   *[no] La missione di { NAME($seats) } era { $code }: { $task }.
}
story-flight = { $mine ->
    [yes] Dovevi fuggire: { $task }.
   *[no] { NAME($seats, form: "start") } doveva fuggire: { $task }.
}
story-task-any-on = { $mine ->
    [yes] { $agent ->
        [none] una delle vostre figure con l'Ambasciatore
       *[other] una delle vostre figure con { NAME($agent) }
    }
   *[no] { $agent ->
        [none] una delle loro figure con l'Ambasciatore
       *[other] una delle loro figure con { NAME($agent) }
    }
}
story-task-go-to = { NAME($agent) } nel luogo { $number }, { NAME($space, form: "label") }
story-task-flee = { story-task-go-to }
story-task-join = { NAME($agent) } con l'Ambasciatore
story-task-meet = { $mine ->
    [yes] le vostre due figure vere insieme
   *[no] le loro due figure vere insieme
}
story-task-bring = { $number ->
    [none] portare l'Ambasciatore all'Ambasciata
   *[other] portare l'Ambasciatore nel luogo { $number }, { NAME($space, form: "label") }
}
story-task-bring-true-figure = { $mine ->
    [yes] una delle vostre due figure vere { story-on-space }
   *[no] una delle loro due figure vere { story-on-space }
}
story-task-bring-any-figure = { $mine ->
    [yes] una delle vostre figure { story-on-space }
   *[no] una delle loro figure { story-on-space }
}
story-on-space = { $number ->
    [none] all'Ambasciata
   *[other] nel luogo { $number }, { NAME($space, form: "label") }
}
story-stood = { NAME($piece, form: "start") } stava { PLACE($space, form: "at") }.
story-there = { COUNT($pieces) ->
    [one] { NAME($pieces, form: "start") } stava lì.
   *[other] { NAME($pieces, form: "start") } stavano lì.
}
story-nobody-there = { $mine ->
    [yes] { NAME($piece, form: "start") } stava { PLACE($space, form: "at") }, e lì non c'era nessuna delle vostre figure.
   *[no] { NAME($piece, form: "start") } stava { PLACE($space, form: "at") }, e lì non c'era nessuna delle loro figure.
}
story-none-there = { $mine ->
    [yes] Lì non c'era nessuna delle vostre figure.
   *[no] Lì non c'era nessuna delle loro figure.
}
story-moved-by = { $who ->
    [none] L'Ambasciatore stava lì, ma nessuno ce l'aveva portato.
    [you] L'Ambasciatore stava lì, ma l'ultimo spostamento era tuo.
   *[other] L'Ambasciatore stava lì, ma l'ultimo spostamento era { NAME($who, form: "of") }.
}
story-instead = { $partner ->
    [you] Sarebbe bastata la lettera { $letter } nella tua mano. { $code }: { $task }.
   *[other] Sarebbe bastata la lettera { $letter } in mano { NAME($partner, form: "to") }. { $code }: { $task }.
}
story-true-mission = { $fulfilled ->
    [yes] La missione dei veri compagni, { $code }, in quel momento era compiuta.
   *[no] Nemmeno la missione dei veri compagni, { $code }, era compiuta.
}
story-true-flight = { $fulfilled ->
    [yes] Senza tendere la mano, sarebbe bastato.
   *[no] Nemmeno senza tendere la mano sarebbe bastato.
}

## Il biglietto dell'Ambasciatore

story-note = { $seat ->
    [you] { $mistakes ->
        [0] Il tuo biglietto è stato aperto: le otto risposte sono tutte giuste.
        [one] Il tuo biglietto è stato aperto: una delle otto risposte è sbagliata.
       *[other] Il tuo biglietto è stato aperto: { $mistakes } delle otto risposte sono sbagliate.
    }
   *[other] { $mistakes ->
        [0] Il biglietto { NAME($seat, form: "of") } è stato aperto: le otto risposte sono tutte giuste.
        [one] Il biglietto { NAME($seat, form: "of") } è stato aperto: una delle otto risposte è sbagliata.
       *[other] Il biglietto { NAME($seat, form: "of") } è stato aperto: { $mistakes } delle otto risposte sono sbagliate.
    }
}
story-mistake = { $seat ->
    [you] Per te c'era scritto «{ NAME($written) }», non «{ NAME($true) }».
   *[other] Per { NAME($seat) } c'era scritto «{ NAME($written) }», non «{ NAME($true) }».
}
story-no-note = { $seat ->
    [you] Non avevi sigillato nessun biglietto.
   *[other] { NAME($seat, form: "start") } non aveva sigillato nessun biglietto.
}

## Il codice

story-code = { $seat ->
    [you] Al giro { $round } hai dichiarato il codice { PLACE($location, form: "at") }, con { $company }.
   *[other] Al giro { $round } { NAME($seat) } ha dichiarato il codice { PLACE($location, form: "at") }, con { $company }.
}
story-company = { $who ->
    [you] te
   *[other] { NAME($who) }
}
story-code-right = Il codice era giusto: { LIST($code) }.
story-place = { $seat ->
    [you] Il tuo codice dava { $named } a { NAME($identity) }; { story-has-it }
   *[other] Il codice { NAME($seat, form: "of") } dava { $named } a { NAME($identity) }; { story-has-it }
}
story-has-it = { $holder ->
    [you] ce l'hai tu.
   *[other] ce l'ha { NAME($holder) }.
}
story-code-too = { $right ->
    [yes] Il codice in sé era giusto.
   *[no] Anche il codice era sbagliato.
}

## Chi poteva saperlo

story-clue = L'indizio c'era.
story-clue-many = { $game ->
    [board] Dal turno { $turn } in poi, { $count } indizi insieme lo escludevano.
   *[card] Dal giro { $turn } in poi, { $count } indizi insieme lo escludevano.
}
story-hand-many = { $game ->
    [board] Dal turno { $turn } in poi, { $count } indizi insieme lo provavano.
   *[card] Dal giro { $turn } in poi, { $count } indizi insieme lo provavano.
}
story-clues = { $count ->
    [one] Mostra l'indizio
   *[other] Mostra i { $count } indizi
}
story-clue-own = { $maker ->
    [you] Avevi in mano { NAME($cards) }.
   *[other] { NAME($maker, form: "start") } aveva in mano { NAME($cards) }.
}
story-clue-shown = { story-when } { $maker ->
    [you] { NAME($seat) } ti ha mostrato { NAME($cards) }.
   *[other] { $seat ->
        [you] hai mostrato { NAME($maker, form: "to") } { NAME($cards) }.
       *[other] { NAME($seat) } ha mostrato { NAME($maker, form: "to") } { NAME($cards) }.
    }
}
story-clue-black = { story-when } { $maker ->
    [you] { $seat ->
        [dummy] hai guardato la carta nera del fantoccio: { NAME($cards) }.
       *[other] { NAME($seat) } ti ha mostrato una carta nera: { NAME($cards) }.
    }
   *[other] { $seat ->
        [dummy] { NAME($maker) } ha guardato la carta nera del fantoccio: { NAME($cards) }.
        [you] hai mostrato { NAME($maker, form: "to") } una carta nera: { NAME($cards) }.
       *[other] { NAME($seat) } ha mostrato { NAME($maker, form: "to") } una carta nera: { NAME($cards) }.
    }
}
story-clue-exhausted = { story-when } { $maker ->
    [you] { NAME($seat) } non aveva più nulla di nuovo da mostrarti.
   *[other] { $seat ->
        [you] non avevi più nulla di nuovo da mostrare { NAME($maker, form: "to") }.
       *[other] { NAME($seat) } non aveva più nulla di nuovo da mostrare { NAME($maker, form: "to") }.
    }
}
story-when = { $turn ->
    [0] Prima,
   *[other] { $game ->
        [board] Al turno { $turn }
       *[card] Al giro { $turn }
    }
}
story-own-cards = { $maker ->
    [you] Con le tue carte, nessuna distribuzione poteva renderlo giusto.
   *[other] Con le carte { NAME($maker, form: "of") }, nessuna distribuzione poteva renderlo giusto.
}
story-so-wrong = Nessuna delle distribuzioni rimaste lo rendeva giusto.
story-so-right = Tutte le distribuzioni rimaste lo rendevano giusto.
story-could-not-know = { $maker ->
    [you] Non potevi saperlo.
   *[other] { NAME($maker, form: "start") } non poteva saperlo.
}
story-well-dared = Azzardo riuscito.
story-odds = { $maker ->
    [you] Delle { $possible } distribuzioni che non potevi escludere, in { $right } era tutto giusto.
   *[other] Delle { $possible } distribuzioni che { NAME($maker) } non poteva escludere, in { $right } era tutto giusto.
}
story-certain = Nessun azzardo.
story-certain-since = { $maker ->
    [you] { $game ->
        [board] Dal turno { $turn } in poi potevi averne la certezza.
       *[card] Dal giro { $turn } in poi potevi averne la certezza.
    }
   *[other] { $game ->
        [board] Dal turno { $turn } in poi { NAME($maker) } poteva averne la certezza.
       *[card] Dal giro { $turn } in poi { NAME($maker) } poteva averne la certezza.
    }
}
story-look-again = { $game ->
    [board] Rivedi il turno { $turn }
   *[card] Rivedi il giro { $turn }
}

## L'ultima posizione

story-board = { $declared ->
    [yes] Il tabellone al momento della dichiarazione
   *[no] Il tabellone alla fine
}
story-masks-off = Giù le maschere: le figure vere portano il segno del loro agente.
story-table = { $declared ->
    [yes] Il tavolo quando è stato detto il codice
   *[no] Il tavolo alla fine
}
story-goal = la missione
story-here = stava qui
story-done-here = compiuta qui
story-true-figure = { NAME($identity) }: { NAME($piece) }, { PLACE($space, form: "at") }
story-goal-at = Il luogo della missione: { NAME($space, form: "label") }
story-side-won = { $count ->
    [one] Chi ha vinto
   *[other] La squadra vincente
}
story-code-named = detto { $named }

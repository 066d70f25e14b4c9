# Enigmi: l'elenco, un enigma, la soluzione e il foglio da stampare.

## L'elenco

puzzles-title = Enigmi
puzzles-lead = Posizioni da partite vere. Ognuna ha una sola risposta e una prova.
puzzles-daily = Enigma del giorno
puzzles-daily-date = Enigma del giorno, { $date }
puzzles-daily-lead = Uguale per tutti, nuovo a mezzanotte UTC.
puzzles-daily-open = Risolvi l'enigma di oggi
puzzles-daily-done = Risolto. A domani.
puzzles-streak = { $days ->
    [0] Ancora nessun giorno di fila
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
puzzles-day = { $day }: { $state ->
    [solved] risolto
    [today] oggi, non ancora risolto
   *[missed] non risolto
}
puzzles-all-kinds = Tutti i tipi
puzzles-all-games = I due giochi
puzzles-all-grades = Tutti i livelli
puzzles-filter-kind = Tipo
puzzles-filter-game = Gioco
puzzles-filter-grade = Difficoltà
puzzles-kind-who = Chi è?
puzzles-kind-question = La domanda decisiva
puzzles-kind-answer = La risposta che rivela meno
puzzles-kind-win = Vinci in questo turno
puzzles-game-board = Gioco da tavolo
puzzles-game-card = Gioco di carte
puzzles-grade = { $grade ->
    [1] facilissimo
    [2] facile
    [3] medio
    [4] difficile
   *[5] difficilissimo
}
puzzles-number = Enigma { $number }
puzzles-players = { $players } giocatori
puzzles-solved = Risolto
puzzles-solved-count = { $solved } risolti su { $count }
puzzles-count = { $count ->
    [one] { $count } enigma
   *[other] { $count } enigmi
}
puzzles-none = Non ci sono enigmi così. Scegli un altro tipo o un'altra difficoltà.
puzzles-more = Mostra altri
puzzles-print = Stampane sei

## Un enigma

puzzles-who = { $about ->
    [aside] Quali carte sono da parte?
    [dummy] Chi è il fantoccio?
   *[other] Chi è { NAME($about) }?
}
puzzles-question = Quale domanda ti dice di più?
puzzles-answer = Quale risposta rivela meno { NAME($about, form: "to") }?
puzzles-win = { $game ->
    [card] Quale codice dichiari?
   *[board] Vinci in questo turno. Quale pezzo va dove?
}
puzzles-about-who = Le tue carte e quelle che ti hanno mostrato bastano per esserne certi.
puzzles-about-question = Tutte le distribuzioni ancora possibili contano allo stesso modo, e così tutte le risposte. Una domanda ne lascia molte meno delle altre.
puzzles-about-answer = Conta le mani che { NAME($about, form: "subject") } non può escludere da ciò che hai mostrato.
puzzles-about-win = { $game ->
    [card] Il codice è certo, e in questo incontro puoi dichiararlo.
   *[board] La tua missione è certa. Con queste palline una sola mossa la compie.
}
puzzles-hold = Le mie carte
puzzles-no-hand = Giochi l'Ambasciatore e non hai carte segrete.
puzzles-shown = Che cosa mi hanno mostrato
puzzles-shown-nothing = Ancora niente.
puzzles-i-showed = { $about ->
   *[other] Che cosa ho mostrato { NAME($about, form: "to") }
}
puzzles-turn = { $game ->
    [card] Giro
   *[board] Turno
}
puzzles-through = tramite l'Ambasciatore
puzzles-to = per { NAME($to, form: "object") }
puzzles-truth = { $truth ->
    [exactly-one] In ogni riga è vera una carta sola.
    [at-least-one] In ogni riga è vera almeno una carta.
   *[other] In ogni riga è vera almeno una carta. Le carte grigie e le lettere sono autentiche.
}
puzzles-is = { $about ->
    [aside] Da parte ci sono
    [dummy] Il fantoccio è
   *[other] { NAME($about) } è
}
puzzles-ask = Chiedo
puzzles-show = Mostro
puzzles-move = Muovo
puzzles-code = Il codice è
puzzles-asks = { $through ->
    [yes] { $about ->
        [none] Tramite l'Ambasciatore: una carta nera { NAME($agent, form: "of") }
       *[other] Tramite l'Ambasciatore: { NAME($about) } { NAME($agent, form: "of") }
    }
   *[no] { NAME($agent) }, che incontro: { NAME($about) }
}
puzzles-goes = { NAME($piece, form: "start") } { PLACE($to, form: "to") }
puzzles-asked = { NAME($about) } ti chiede { $through ->
    [yes] tramite l'Ambasciatore
   *[no] di persona
}: { NAME($what) }.
puzzles-exchange = Scambi due carte con { NAME($about, form: "object") }.
puzzles-meets = Incontri { NAME($who, form: "object") } { PLACE($place, form: "at") }.
puzzles-balls = Le palline di questo turno
puzzles-passport = Passaporto: le missioni
puzzles-hint = Indizio
puzzles-hint-given = È una di queste due.
puzzles-check = Controlla
puzzles-choose-first = Prima scegli una risposta.
puzzles-wrong = Non è questa. Guarda ancora.
puzzles-wrong-before = provata
puzzles-give-up = Mostra la soluzione
puzzles-right = { $tries ->
    [one] Giusto, al primo tentativo.
   *[other] Giusto.
}
puzzles-shown-solution = Ecco la risposta.
puzzles-why = Perché
puzzles-left-deals = { NUMBER($left) ->
    [one] lascia { $left } distribuzione
   *[other] lascia { $left } distribuzioni
} su { $before }
puzzles-left-hands = { NUMBER($left) ->
    [one] lascia { $left } mano
   *[other] lascia { $left } mani
} su { $before }
puzzles-best-question = In media questa domanda lascia meno distribuzioni di tutte: { $left } su { $before }. La seconda ne lascia { $second }.
puzzles-best-answer = Dopo, { NAME($about, form: "subject") } non può escludere { $left } delle tue mani. Ogni altra risposta ne lascia meno.
puzzles-way = { $ball ->
    [land] Via terra
    [water] Via acqua
    [either] Via terra o via acqua
    [rival] Con la pallina del rivale
    [ambassador] Con la pallina dell'Ambasciatore
   *[other] Poi
}: { NAME($piece, form: "subject") } { PLACE($to, form: "to") }.
puzzles-declare = Poi termina il movimento e dichiara: missione compiuta.
puzzles-next = Prossimo enigma
puzzles-to-list = Tutti gli enigmi
puzzles-copy = Copia il link a questo enigma
puzzles-loading = Un momento, stiamo preparando l'enigma…

## Su carta

puzzles-sheet-title = Sei enigmi
puzzles-sheet-lead = Ognuno ha una sola risposta. Le soluzioni sono nell'ultima pagina.
puzzles-sheet-print = Stampa
puzzles-sheet-others = Altri sei
puzzles-sheet-solutions = Soluzioni
puzzles-sheet-answer = Risposta { $letter }

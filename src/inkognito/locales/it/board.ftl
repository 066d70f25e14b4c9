# Il gioco da tavolo: che cosa accade.

board-game-opened = { NAME($seats) } siedono al tavolo; comincia { NAME($first) }.
board-scenario-set = { $scenario }
board-scenario-seen = { board-scenario }
board-scenario = Uno scenario per { NAME($seats) }: è il turno { $turn } e tocca { NAME($to_move, form: "to") }.

board-figures-placed = { NAME($seat) } dispone le figure: alta { PLACE($tall, form: "at") }, bassa { PLACE($short, form: "at") }, grassa { PLACE($fat, form: "at") }, magra { PLACE($thin, form: "at") }.
board-hands-dealt = Si distribuiscono le carte grigie.{ LINES($hands) }
board-hand-dealt = Queste sono le tue carte grigie. { $hand }.
board-hands-dealt-face-down = Si distribuiscono le carte grigie, coperte.
board-hand = { NAME($seat, form: "label") }: { NAME($identity) }, { NAME($build) }, { NAME($mission) }

board-turn-began = Turno { $turn }: tocca { NAME($seat, form: "to") }.
board-phantom-shaken = { NAME($seat) } agita la Maschera della Profezia: { NAME($balls, kind: "ball") }.
board-piece-stepped = { $seat ->
    [ambassador] { NAME($seat) } va { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
   *[other] { $ball ->
        [land] { NAME($seat) } muove via terra { NAME($piece, form: "object") } { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
        [water] { NAME($seat) } muove via acqua { NAME($piece, form: "object") } { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
       *[other] { NAME($seat) } muove { NAME($piece, form: "object") } { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
    }
}
board-step-undone = { $seat ->
    [ambassador] { NAME($seat) } annulla un passo e torna { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
   *[other] { NAME($seat) } annulla un passo: { NAME($piece) } torna { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
}
board-movement-ended = { NAME($seat) } termina il movimento.

board-agent-questioned = { $about ->
    [build] { NAME($seat) } incontra { NAME($figure, form: "object") } e chiede { NAME($agent, form: "to") } della sua corporatura.
   *[identity] { NAME($seat) } incontra { NAME($figure, form: "object") } e chiede { NAME($agent, form: "to") } della sua identità.
}
board-ambassador-questioned = { $about ->
    [build] { NAME($seat) } incontra l'Ambasciatore e chiede della corporatura { NAME($agent, form: "of") }.
   *[identity] { NAME($seat) } incontra l'Ambasciatore e chiede dell'identità { NAME($agent, form: "of") }.
}
board-cards-shown = { $replacement ->
    [yes] In cambio { NAME($seat) } mostra { NAME($to, form: "to") } { board-how-many }: { NAME($cards) }.
   *[no] { NAME($seat) } mostra { NAME($to, form: "to") } { board-how-many }: { NAME($cards) }.
}
board-how-many = { COUNT($cards) ->
    [one] una carta
   *[other] { COUNT($cards) } carte
}
board-cards-shown-covertly = { $replacement ->
    [yes] In cambio { NAME($seat) } mostra { NAME($to, form: "to") } { board-how-many-covertly }.
   *[no] { NAME($seat) } mostra { NAME($to, form: "to") } { board-how-many-covertly }.
}
board-how-many-covertly = { $count ->
    [one] una carta
   *[other] { $count } carte
}
board-repeat-claimed = { $held ->
    [no] { NAME($seat) } contesta le carte { NAME($agent, form: "of") }, ma non le ha mai viste prima: restano valide.
   *[yes] { $owed ->
        [one] { NAME($seat) } ha già visto queste carte: { NAME($agent) } deve mostrare una carta in cambio.
       *[other] { NAME($seat) } ha già visto queste carte: { NAME($agent) } deve mostrare { $owed } carte in cambio.
    }
}
board-piece-expelled = { NAME($seat) } manda { NAME($piece, form: "object") } { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
board-figure-slipped-away = { NAME($seat) } non chiede nulla: { NAME($figure) } si dilegua { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.

board-mission-declared = { $hand ->
    [none] { NAME($seat) } dichiara «Missione compiuta» senza tendere la mano a nessuno.
   *[other] { NAME($seat) } dichiara «Missione compiuta» e tende la mano { NAME($hand, form: "to") }.
}
board-hand-answered = { $accepted ->
    [no] { NAME($seat) } rifiuta la stretta di mano.
   *[yes] { NAME($seat) } stringe la mano.
}
board-note-written = { NAME($seat) } sigilla un biglietto.{ LINES($note) }
board-note-sealed = { NAME($seat) } sigilla un biglietto. Resta chiuso fino alla fine.
board-note = Il biglietto: { name-red }: { $red }; { name-blue }: { $blue }; { name-green }: { $green }; { name-yellow }: { $yellow }
board-suspect = { NAME($identity) }, { NAME($build) }
board-game-ended = { $note ->
    [none] { $outcome }{ LINES($hands) }
   *[other] { $outcome }{ LINES($hands) }{ LINES($note) }
}

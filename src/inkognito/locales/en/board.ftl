# Log sentences of the board game.

board-game-opened = { NAME($seats) } sit at the table; { NAME($first) } begins.
board-scenario-set = { $scenario }
board-scenario-seen = { board-scenario }
board-scenario = A scenario for { NAME($seats) }: turn { $turn }, { NAME($to_move) } to move.

board-figures-placed = { NAME($seat) } places the figures: tall { PLACE($tall, form: "at") }, short { PLACE($short, form: "at") }, fat { PLACE($fat, form: "at") }, thin { PLACE($thin, form: "at") }.
board-hands-dealt = The grey cards are dealt.{ LINES($hands) }
board-hand-dealt = These are your grey cards. { $hand }.
board-hands-dealt-face-down = The grey cards are dealt face down.
board-hand = { NAME($seat, form: "label") }: { NAME($identity) }, { NAME($build) }, { NAME($mission) }

board-turn-began = Turn { $turn }: { NAME($seat) } to move.
board-phantom-shaken = { NAME($seat) } shakes the Phantom: { NAME($balls, kind: "ball") }.
board-piece-stepped = { $seat ->
    [ambassador] { NAME($seat) } moves { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
   *[other] { $ball ->
        [land] { NAME($seat) } moves { NAME($piece, form: "object") } by land { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
        [water] { NAME($seat) } moves { NAME($piece, form: "object") } by water { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
       *[other] { NAME($seat) } moves { NAME($piece, form: "object") } { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
    }
}
board-step-undone = { $seat ->
    [ambassador] { NAME($seat) } undoes a step and goes back { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
   *[other] { NAME($seat) } undoes a step: { NAME($piece) } goes back { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
}
board-movement-ended = { NAME($seat) } ends their movement.

board-agent-questioned = { $about ->
    [build] { NAME($seat) } meets { NAME($figure, form: "object") } and asks { NAME($agent) } about their build.
   *[identity] { NAME($seat) } meets { NAME($figure, form: "object") } and asks { NAME($agent) } who they are.
}
board-ambassador-questioned = { $about ->
    [build] { NAME($seat) } meets the Ambassador and asks about { NAME($agent) }'s build.
   *[identity] { NAME($seat) } meets the Ambassador and asks about { NAME($agent) }'s identity.
}
board-cards-shown = { $replacement ->
    [yes] Instead, { NAME($seat) } shows { NAME($to, form: "to") } { board-how-many }: { NAME($cards) }.
   *[no] { NAME($seat) } shows { NAME($to, form: "to") } { board-how-many }: { NAME($cards) }.
}
board-how-many = { COUNT($cards) ->
    [one] one card
   *[other] { COUNT($cards) } cards
}
board-cards-shown-covertly = { $replacement ->
    [yes] Instead, { NAME($seat) } shows { NAME($to, form: "to") } { board-how-many-covertly }.
   *[no] { NAME($seat) } shows { NAME($to, form: "to") } { board-how-many-covertly }.
}
board-how-many-covertly = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-repeat-claimed = { $held ->
    [no] { NAME($seat) } objects to { NAME($agent) }'s cards, but hasn't seen them before: they stand.
   *[yes] { $owed ->
        [one] { NAME($seat) } has seen these cards before: { NAME($agent) } owes one card instead.
       *[other] { NAME($seat) } has seen these cards before: { NAME($agent) } owes { $owed } cards instead.
    }
}
board-piece-expelled = { NAME($seat) } sends { NAME($piece, form: "object") } { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
board-figure-slipped-away = { NAME($seat) } asks nothing: { NAME($figure) } slips away { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.

board-mission-declared = { $hand ->
    [none] { NAME($seat) } declares “Mission accomplished” alone.
   *[other] { NAME($seat) } declares “Mission accomplished” and offers { NAME($hand) } a handshake.
}
board-hand-answered = { $accepted ->
    [no] { NAME($seat) } refuses the handshake.
   *[yes] { NAME($seat) } shakes hands.
}
board-note-written = { NAME($seat) } seals a note.{ LINES($note) }
board-note-sealed = { NAME($seat) } seals a note. It stays closed until the end.
board-note = The note: { name-red }: { $red }; { name-blue }: { $blue }; { name-green }: { $green }; { name-yellow }: { $yellow }
board-suspect = { NAME($identity) }, { NAME($build) }
board-game-ended = { $note ->
    [none] { $outcome }{ LINES($hands) }
   *[other] { $outcome }{ LINES($hands) }{ LINES($note) }
}

# The board game: what happens.

board-game-opened = { NAME($seats) } sit at the table; { NAME($first) } begins.
board-scenario-set = { $scenario }
board-scenario-seen = { board-scenario }
board-scenario = A scenario for { NAME($seats) }: it is turn { $turn }, and { NAME($to_move) } is to move.

board-figures-placed = { NAME($seat) } places the figures: tall { PLACE($tall, form: "at") }, short { PLACE($short, form: "at") }, fat { PLACE($fat, form: "at") }, thin { PLACE($thin, form: "at") }.
board-hands-dealt = The grey cards are dealt.{ LINES($hands) }
board-hand-dealt = These are your grey cards. { $hand }.
board-hands-dealt-face-down = The grey cards are dealt face down.
board-hand = { NAME($seat, form: "label") }: { NAME($identity) }, { NAME($build) }, { NAME($mission) }

board-turn-began = Turn { $turn }: { NAME($seat) } is to move.
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
    [ambassador] { NAME($seat) } takes back a step and returns { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
   *[other] { NAME($seat) } takes back a step: { NAME($piece) } returns { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
}
board-movement-ended = { NAME($seat) } ends the movement.

board-agent-questioned = { $about ->
    [build] { NAME($seat) } meets { NAME($figure, form: "object") } and asks { NAME($agent) } about the build.
   *[identity] { NAME($seat) } meets { NAME($figure, form: "object") } and asks { NAME($agent) } about the identity.
}
board-ambassador-questioned = { $about ->
    [build] { NAME($seat) } meets the Ambassador and asks about the build { NAME($agent, form: "of") }.
   *[identity] { NAME($seat) } meets the Ambassador and asks about the identity { NAME($agent, form: "of") }.
}
board-cards-shown = { $replacement ->
    [yes] In their place, { NAME($seat) } shows { NAME($to, form: "to") } { board-how-many }: { NAME($cards) }.
   *[no] { NAME($seat) } shows { NAME($to, form: "to") } { board-how-many }: { NAME($cards) }.
}
board-how-many = { COUNT($cards) ->
    [one] one card
   *[other] { COUNT($cards) } cards
}
board-cards-shown-covertly = { $replacement ->
    [yes] In their place, { NAME($seat) } shows { NAME($to, form: "to") } { board-how-many-covertly }.
   *[no] { NAME($seat) } shows { NAME($to, form: "to") } { board-how-many-covertly }.
}
board-how-many-covertly = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-repeat-claimed = { $held ->
    [no] { NAME($seat) } objects to the cards { NAME($agent, form: "of") }, but has not been shown them before: they stand.
   *[yes] { $owed ->
        [one] { NAME($seat) } has been shown these cards before: { NAME($agent) } owes one card in their place.
       *[other] { NAME($seat) } has been shown these cards before: { NAME($agent) } owes { $owed } cards in their place.
    }
}
board-piece-expelled = { NAME($seat) } sends { NAME($piece, form: "object") } away { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
board-figure-slipped-away = { NAME($seat) } asks nothing: { NAME($figure) } slips away { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.

board-mission-declared = { $hand ->
    [none] { NAME($seat) } declares “Mission accomplished” and offers nobody a hand.
   *[other] { NAME($seat) } declares “Mission accomplished” and offers { NAME($hand) } a hand.
}
board-hand-answered = { $accepted ->
    [no] { NAME($seat) } refuses the hand.
   *[yes] { NAME($seat) } takes the hand.
}
board-note-written = { NAME($seat) } seals a note.{ LINES($note) }
board-note-sealed = { NAME($seat) } seals a note. It stays closed until the end.
board-note = The note: { name-red }: { $red }; { name-blue }: { $blue }; { name-green }: { $green }; { name-yellow }: { $yellow }
board-suspect = { NAME($identity) }, { NAME($build) }
board-game-ended = { $note ->
    [none] { $outcome }{ LINES($hands) }
   *[other] { $outcome }{ LINES($hands) }{ LINES($note) }
}

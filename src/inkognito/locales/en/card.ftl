# Log sentences of the card game.

card-game-opened = { NAME($seats) } sit at the table.
card-scenario-set = { $scenario }
card-scenario-seen = { card-scenario }
card-scenario = A scenario for { NAME($seats) }: round { $round }, { NAME($first) } goes first.

card-hands-dealt = Game { $game }: the black cards are dealt.{ LINES($hands) }
card-hand-dealt = Game { $game }: these are your black cards. { $hand }.
card-hands-dealt-face-down = Game { $game }: the black cards are dealt face down.
card-hand = { NAME($seat, form: "label") }: { NAME($identity) }, { NAME($number) }

card-round-began = Round { $round }: { NAME($first) } goes first.
card-ambassador-hid = The Ambassador plays a place face down: { NAME($location) }.
card-ambassador-hid-face-down = The Ambassador plays a place face down.
card-location-played = { NAME($visitor) } goes { PLACE($location, form: "to") }.
card-meeting-began = { NAME($visitors) } meet { PLACE($location, form: "at") }.

card-declined = { $what ->
    [declaration] { NAME($seat) } doesn't name the code.
    [question] { NAME($seat) } asks nothing.
   *[look] { NAME($seat) } doesn't look.
}
card-code-declared = { NAME($seat) } names the code: { LIST($code) }.
card-pair-chosen = { NAME($seat) } has chosen two cards: { NAME($cards) }.
card-pair-chosen-face-down = { NAME($seat) } has chosen two cards.
card-pair-shown = { NAME($seat) } shows { NAME($to, form: "to") } two cards: { NAME($cards) }.
card-pair-shown-covertly = { NAME($seat) } shows { NAME($to, form: "to") } two cards.
card-agent-named = { NAME($seat) } asks to see one of { NAME($agent) }'s black cards.
card-black-card-shown = { $kind ->
    [number] { NAME($seat) } shows { NAME($to, form: "to") } a black card, the number: { NAME($card) }.
   *[identity] { NAME($seat) } shows { NAME($to, form: "to") } a black card, the identity: { NAME($card) }.
}
card-black-card-shown-covertly = { NAME($seat) } shows { NAME($to, form: "to") } a black card.
card-dummy-seen = { $kind ->
    [number] { NAME($seat) } looks at the dummy's number: { NAME($card) }.
   *[identity] { NAME($seat) } looks at the dummy's identity: { NAME($card) }.
}
card-dummy-seen-covertly = { $kind ->
    [number] { NAME($seat) } looks at the dummy's number.
   *[identity] { NAME($seat) } looks at the dummy's identity.
}

card-game-scored = Game { $game } is over. { $result }{ LINES($hands) }{ LINES($scores) }
card-score = { $points ->
    [one] { NAME($seat, form: "label") }: { $points } point
   *[other] { NAME($seat, form: "label") }: { $points } points
}
card-match-ended = The masks come off. { $outcome }

# Das Kartenspiel: was geschieht.

card-game-opened = { NAME($seats) } sitzen am Tisch.
card-scenario-set = { $scenario }
card-scenario-seen = { card-scenario }
card-scenario = Ein Szenario für { NAME($seats, form: "object") }: Runde { $round }, { NAME($first) } beginnt.

card-hands-dealt = Spiel { $game }: Die schwarzen Karten werden ausgeteilt.{ LINES($hands) }
card-hand-dealt = Spiel { $game }: Das sind deine schwarzen Karten. { $hand }.
card-hands-dealt-face-down = Spiel { $game }: Die schwarzen Karten werden verdeckt ausgeteilt.
card-hand = { NAME($seat, form: "label") }: { NAME($identity) }, { NAME($number) }

card-round-began = Runde { $round }: { NAME($first) } beginnt.
card-ambassador-hid = Der Botschafter spielt einen Ort verdeckt: { NAME($location) }.
card-ambassador-hid-face-down = Der Botschafter spielt einen Ort verdeckt.
card-location-played = { NAME($visitor) } geht { PLACE($location, form: "to") }.
card-meeting-began = { NAME($visitors) } treffen sich { PLACE($location, form: "at") }.

card-declined = { $what ->
    [declaration] { NAME($seat) } nennt den Code nicht.
    [question] { NAME($seat) } stellt keine Frage.
   *[look] { NAME($seat) } sieht keine Karte an.
}
card-code-declared = { NAME($seat) } nennt den Code: { LIST($code) }.
card-pair-chosen = { NAME($seat) } hat zwei Karten gewählt: { NAME($cards) }.
card-pair-chosen-face-down = { NAME($seat) } hat zwei Karten gewählt.
card-pair-shown = { NAME($seat) } zeigt { NAME($to, form: "to") } zwei Karten: { NAME($cards) }.
card-pair-shown-covertly = { NAME($seat) } zeigt { NAME($to, form: "to") } zwei Karten.
card-agent-named = { NAME($seat) } verlangt eine schwarze Karte { NAME($agent, form: "of") }.
card-black-card-shown = { $kind ->
    [number] { NAME($seat) } zeigt { NAME($to, form: "to") } eine schwarze Karte, die Zahl: { NAME($card) }.
   *[identity] { NAME($seat) } zeigt { NAME($to, form: "to") } eine schwarze Karte, die Identität: { NAME($card) }.
}
card-black-card-shown-covertly = { NAME($seat) } zeigt { NAME($to, form: "to") } eine schwarze Karte.
card-dummy-seen = { $kind ->
    [number] { NAME($seat) } sieht sich die Zahl des Strohmanns an: { NAME($card) }.
   *[identity] { NAME($seat) } sieht sich die Identität des Strohmanns an: { NAME($card) }.
}
card-dummy-seen-covertly = { $kind ->
    [number] { NAME($seat) } sieht sich die Zahl des Strohmanns an.
   *[identity] { NAME($seat) } sieht sich die Identität des Strohmanns an.
}

card-game-scored = Spiel { $game } ist aus. { $result }{ LINES($hands) }{ LINES($scores) }
card-score = { $points ->
    [one] { NAME($seat, form: "label") }: { $points } Punkt
   *[other] { NAME($seat, form: "label") }: { $points } Punkte
}
card-match-ended = Die Masken fallen. { $outcome }

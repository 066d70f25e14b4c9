# Il gioco di carte: che cosa accade.

card-game-opened = { NAME($seats) } siedono al tavolo.
card-scenario-set = { $scenario }
card-scenario-seen = { card-scenario }
card-scenario = Uno scenario per { NAME($seats) }: è il giro { $round } e comincia { NAME($first) }.

card-hands-dealt = Partita { $game }: si distribuiscono le carte nere.{ LINES($hands) }
card-hand-dealt = Partita { $game }: queste sono le tue carte nere. { $hand }.
card-hands-dealt-face-down = Partita { $game }: si distribuiscono le carte nere, coperte.
card-hand = { NAME($seat, form: "label") }: { NAME($identity) }, { NAME($number) }

card-round-began = Giro { $round }: comincia { NAME($first) }.
card-ambassador-hid = L'Ambasciatore gioca un luogo coperto: { NAME($location) }.
card-ambassador-hid-face-down = L'Ambasciatore gioca un luogo coperto.
card-location-played = { NAME($visitor) } va { PLACE($location, form: "to") }.
card-meeting-began = { NAME($visitors) } si incontrano { PLACE($location, form: "at") }.

card-declined = { $what ->
    [declaration] { NAME($seat) } non dichiara il codice.
    [question] { NAME($seat) } non chiede nulla.
   *[look] { NAME($seat) } non guarda nulla.
}
card-code-declared = { NAME($seat) } dichiara il codice: { LIST($code) }.
card-pair-chosen = { NAME($seat) } ha scelto due carte: { NAME($cards) }.
card-pair-chosen-face-down = { NAME($seat) } ha scelto due carte.
card-pair-shown = { NAME($seat) } mostra { NAME($to, form: "to") } due carte: { NAME($cards) }.
card-pair-shown-covertly = { NAME($seat) } mostra { NAME($to, form: "to") } due carte.
card-agent-named = { NAME($seat) } vuole vedere una carta nera { NAME($agent, form: "of") }.
card-black-card-shown = { $kind ->
    [number] { NAME($seat) } mostra { NAME($to, form: "to") } una carta nera, il numero: { NAME($card) }.
   *[identity] { NAME($seat) } mostra { NAME($to, form: "to") } una carta nera, l'identità: { NAME($card) }.
}
card-black-card-shown-covertly = { NAME($seat) } mostra { NAME($to, form: "to") } una carta nera.
card-dummy-seen = { $kind ->
    [number] { NAME($seat) } guarda il numero del fantoccio: { NAME($card) }.
   *[identity] { NAME($seat) } guarda l'identità del fantoccio: { NAME($card) }.
}
card-dummy-seen-covertly = { $kind ->
    [number] { NAME($seat) } guarda il numero del fantoccio.
   *[identity] { NAME($seat) } guarda l'identità del fantoccio.
}

card-game-scored = La partita { $game } è finita. { $result }{ LINES($hands) }{ LINES($scores) }
card-score = { $points ->
    [one] { NAME($seat, form: "label") }: { $points } punto
   *[other] { NAME($seat, form: "label") }: { $points } punti
}
card-match-ended = Giù le maschere. { $outcome }

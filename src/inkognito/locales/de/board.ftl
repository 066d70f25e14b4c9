# Das Brettspiel: was geschieht.

board-game-opened = { NAME($seats) } sitzen am Tisch; { NAME($first) } beginnt.
board-scenario-set = { $scenario }
board-scenario-seen = { board-scenario }
board-scenario = Ein Szenario für { NAME($seats, form: "object") }: Zug { $turn }, { NAME($to_move) } ist dran.

board-figures-placed = { NAME($seat) } stellt die Figuren auf: groß { PLACE($tall, form: "at") }, klein { PLACE($short, form: "at") }, dick { PLACE($fat, form: "at") }, dünn { PLACE($thin, form: "at") }.
board-hands-dealt = Die grauen Karten werden ausgeteilt.{ LINES($hands) }
board-hand-dealt = Das sind deine grauen Karten. { $hand }.
board-hands-dealt-face-down = Die grauen Karten werden verdeckt ausgeteilt.
board-hand = { NAME($seat, form: "label") }: { NAME($identity) }, { NAME($build) }, { NAME($mission) }

board-turn-began = Zug { $turn }: { NAME($seat, form: "start") } ist dran.
board-phantom-shaken = { NAME($seat) } schüttelt das Phantom: { NAME($balls, kind: "ball") }.
board-piece-stepped = { $seat ->
    [ambassador] { NAME($seat) } geht { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
   *[other] { $ball ->
        [land] { NAME($seat) } bewegt { NAME($piece, form: "object") } zu Lande { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
        [water] { NAME($seat) } bewegt { NAME($piece, form: "object") } zu Wasser { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
       *[other] { NAME($seat) } bewegt { NAME($piece, form: "object") } { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.
    }
}
board-step-undone = { $seat ->
    [ambassador] { NAME($seat) } nimmt einen Schritt zurück und kehrt { PLACE($origin, form: "from") } { PLACE($to, form: "to") } zurück.
   *[other] { NAME($seat) } nimmt einen Schritt zurück: { NAME($piece, form: "start") } kehrt { PLACE($origin, form: "from") } { PLACE($to, form: "to") } zurück.
}
board-movement-ended = { NAME($seat) } beendet die Bewegung.

board-agent-questioned = { $about ->
    [build] { NAME($seat) } trifft { NAME($figure, form: "object") } und fragt { NAME($agent, form: "object") } nach der Statur.
   *[identity] { NAME($seat) } trifft { NAME($figure, form: "object") } und fragt { NAME($agent, form: "object") } nach der Identität.
}
board-ambassador-questioned = { $about ->
    [build] { NAME($seat) } trifft den Botschafter und fragt nach der Statur { NAME($agent, form: "of") }.
   *[identity] { NAME($seat) } trifft den Botschafter und fragt nach der Identität { NAME($agent, form: "of") }.
}
board-cards-shown = { $replacement ->
    [yes] Als Ersatz zeigt { NAME($seat) } { NAME($to, form: "to") } { board-how-many }: { NAME($cards) }.
   *[no] { NAME($seat) } zeigt { NAME($to, form: "to") } { board-how-many }: { NAME($cards) }.
}
board-how-many = { COUNT($cards) ->
    [one] eine Karte
   *[other] { COUNT($cards) } Karten
}
board-cards-shown-covertly = { $replacement ->
    [yes] Als Ersatz zeigt { NAME($seat) } { NAME($to, form: "to") } { board-how-many-covertly }.
   *[no] { NAME($seat) } zeigt { NAME($to, form: "to") } { board-how-many-covertly }.
}
board-how-many-covertly = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-repeat-claimed = { $held ->
    [no] { NAME($seat) } erhebt Einspruch gegen die Karten { NAME($agent, form: "of") }, hat sie aber noch nie gesehen: Sie gelten.
   *[yes] { $owed ->
        [one] { NAME($seat) } hat diese Karten schon gesehen: { NAME($agent) } schuldet eine Karte als Ersatz.
       *[other] { NAME($seat) } hat diese Karten schon gesehen: { NAME($agent) } schuldet { $owed } Karten als Ersatz.
    }
}
board-piece-expelled = { NAME($seat) } schickt { NAME($piece, form: "object") } { PLACE($origin, form: "from") } { PLACE($to, form: "to") } fort.
board-figure-slipped-away = { NAME($seat) } stellt keine Frage: { NAME($figure, form: "start") } entwischt { PLACE($origin, form: "from") } { PLACE($to, form: "to") }.

board-mission-declared = { $hand ->
    [none] { NAME($seat) } ruft „Auftrag erfüllt“ und reicht niemandem die Hand.
   *[other] { NAME($seat) } ruft „Auftrag erfüllt“ und reicht { NAME($hand, form: "to") } die Hand.
}
board-hand-answered = { $accepted ->
    [no] { NAME($seat) } lehnt den Handschlag ab.
   *[yes] { NAME($seat) } schlägt ein.
}
board-note-written = { NAME($seat) } versiegelt einen Zettel.{ LINES($note) }
board-note-sealed = { NAME($seat) } versiegelt einen Zettel. Er bleibt bis zum Schluss verschlossen.
board-note = Der Zettel: { name-red }: { $red }; { name-blue }: { $blue }; { name-green }: { $green }; { name-yellow }: { $yellow }
board-suspect = { NAME($identity) }, { NAME($build) }
board-game-ended = { $note ->
    [none] { $outcome }{ LINES($hands) }
   *[other] { $outcome }{ LINES($hands) }{ LINES($note) }
}

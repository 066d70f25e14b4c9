# Schlussfolgern: warum etwas sicher ist. Erst, was man weiß, dann, was daraus folgt.

deduction-own = Diese Karte hast du selbst: { NAME($cards) }.
deduction-shown = { COUNT($cards) ->
    [one] { NAME($seat) } hat dir diese Karte gezeigt: { NAME($cards) }.
   *[other] { NAME($seat) } hat dir diese Karten gezeigt: { NAME($cards) }.
}
deduction-grey = { NAME($seat) } hat dir diese Karte gezeigt: { NAME($cards) }. Graue Karten sind immer wahr.
deduction-mission = { NAME($seat) } hat dir { NAME($cards) } gezeigt. Eine Auftragskarte kann nur zeigen, wer sie hat.
deduction-black = Du hast eine schwarze Karte { NAME($seat, form: "of") } gesehen: { NAME($cards) }.
deduction-exhausted = { NAME($seat) } hatte nichts Neues mehr für dich und zeigte: { NAME($cards) }.
deduction-revealed = { $seat ->
    [aside] Die beiseitegelegten Karten liegen offen: { NAME($cards) }.
   *[other] Die Karten { NAME($seat, form: "of") } liegen offen: { NAME($cards) }.
}

deduction-so-identity = { $who ->
    [you] { $holds ->
        [no] Also bist du nicht { NAME($card) }.
       *[yes] Also bist du { NAME($card) }.
    }
    [aside] { $holds ->
        [no] Also liegt { NAME($card) } nicht bei den beiseitegelegten Karten.
       *[yes] Also liegt { NAME($card) } bei den beiseitegelegten Karten.
    }
   *[other] { $holds ->
        [no] Also ist { NAME($who) } nicht { NAME($card) }.
       *[yes] Also ist { NAME($who) } { NAME($card) }.
    }
}
deduction-so-build = { $who ->
    [aside] { $holds ->
        [no] Also ist die beiseitegelegte Statur nicht „{ NAME($card) }“.
       *[yes] Also ist die beiseitegelegte Statur „{ NAME($card) }“.
    }
   *[other] { deduction-so-identity }
}
deduction-so-mission = { $who ->
    [you] { $holds ->
        [no] Also hast du { NAME($card) } nicht.
       *[yes] Also hast du { NAME($card) }.
    }
    [aside] { deduction-so-identity }
   *[other] { $holds ->
        [no] Also hat { NAME($who) } { NAME($card) } nicht.
       *[yes] Also hat { NAME($who) } { NAME($card) }.
    }
}
deduction-so-number = { $who ->
    [you] { $holds ->
        [no] Also hast du die Zahl { NAME($card) } nicht.
       *[yes] Also hast du die Zahl { NAME($card) }.
    }
   *[other] { $holds ->
        [no] Also hat { NAME($who) } die Zahl { NAME($card) } nicht.
       *[yes] Also hat { NAME($who) } die Zahl { NAME($card) }.
    }
}

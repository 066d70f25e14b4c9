# Deduction: why something is certain. First what the viewer knows, then what follows.

deduction-own = You hold this card yourself: { NAME($cards) }.
deduction-shown = { COUNT($cards) ->
    [one] { NAME($seat) } has shown you this card: { NAME($cards) }.
   *[other] { NAME($seat) } has shown you these cards: { NAME($cards) }.
}
deduction-grey = { NAME($seat) } has shown you this card: { NAME($cards) }. A grey card is always true.
deduction-mission = { NAME($seat) } has shown you { NAME($cards) }. Only its holder can show a mission card.
deduction-black = You have seen a black card { NAME($seat, form: "of") }: { NAME($cards) }.
deduction-exhausted = { NAME($seat) } had nothing left that was new to you, and showed: { NAME($cards) }.
deduction-revealed = { $seat ->
    [aside] The hand set aside lies open: { NAME($cards) }.
   *[other] The hand { NAME($seat, form: "of") } lies open: { NAME($cards) }.
}

deduction-so-identity = { $who ->
    [you] { $holds ->
        [no] So you are not { NAME($card) }.
       *[yes] So you are { NAME($card) }.
    }
    [aside] { $holds ->
        [no] So { NAME($card) } is not in the hand set aside.
       *[yes] So { NAME($card) } is in the hand set aside.
    }
   *[other] { $holds ->
        [no] So { NAME($who) } is not { NAME($card) }.
       *[yes] So { NAME($who) } is { NAME($card) }.
    }
}
deduction-so-build = { $who ->
    [aside] { $holds ->
        [no] So the build set aside is not “{ NAME($card) }”.
       *[yes] So the build set aside is “{ NAME($card) }”.
    }
   *[other] { deduction-so-identity }
}
deduction-so-mission = { $who ->
    [you] { $holds ->
        [no] So you do not have { NAME($card) }.
       *[yes] So you have { NAME($card) }.
    }
    [aside] { deduction-so-identity }
   *[other] { $holds ->
        [no] So { NAME($who) } does not have { NAME($card) }.
       *[yes] So { NAME($who) } has { NAME($card) }.
    }
}
deduction-so-number = { $who ->
    [you] { $holds ->
        [no] So you do not have the number { NAME($card) }.
       *[yes] So you have the number { NAME($card) }.
    }
   *[other] { $holds ->
        [no] So { NAME($who) } does not have the number { NAME($card) }.
       *[yes] So { NAME($who) } has the number { NAME($card) }.
    }
}

# Deduction: why something is certain. First what the viewer knows, then what follows.

deduction-own = You hold this card: { NAME($cards) }.
deduction-shown = { COUNT($cards) ->
    [one] { NAME($seat) } showed you this card: { NAME($cards) }.
   *[other] { NAME($seat) } showed you these cards: { NAME($cards) }.
}
deduction-grey = { NAME($seat) } showed you this card: { NAME($cards) }. Grey cards are always true.
deduction-mission = { NAME($seat) } showed you { NAME($cards) }. Only its holder can show a mission card.
deduction-black = You saw one of { NAME($seat) }'s black cards: { NAME($cards) }.
deduction-exhausted = { NAME($seat) } had nothing new left for you, and showed: { NAME($cards) }.
deduction-revealed = { $seat ->
    [aside] The hand set aside is open: { NAME($cards) }.
   *[other] { NAME($seat) }'s hand is open: { NAME($cards) }.
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
        [no] So you don't have { NAME($card) }.
       *[yes] So you have { NAME($card) }.
    }
    [aside] { deduction-so-identity }
   *[other] { $holds ->
        [no] So { NAME($who) } doesn't have { NAME($card) }.
       *[yes] So { NAME($who) } has { NAME($card) }.
    }
}
deduction-so-number = { $who ->
    [you] { $holds ->
        [no] So you don't have the number { NAME($card) }.
       *[yes] So you have the number { NAME($card) }.
    }
   *[other] { $holds ->
        [no] So { NAME($who) } doesn't have the number { NAME($card) }.
       *[yes] So { NAME($who) } has the number { NAME($card) }.
    }
}

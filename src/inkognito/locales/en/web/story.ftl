# The story of an ending. A seat is “you” where the reader sits there, and “none” where there is nobody.

## What was said

story-declared = { $hand ->
    [none] { $seat ->
        [you] You declared “Mission accomplished” in turn { $turn }, alone.
       *[other] { NAME($seat, form: "start") } declared “Mission accomplished” in turn { $turn }, alone.
    }
    [you] { NAME($seat, form: "start") } declared “Mission accomplished” in turn { $turn } and offered you a hand.
   *[other] { $seat ->
        [you] You declared “Mission accomplished” in turn { $turn } and offered { NAME($hand) } your hand.
       *[other] { NAME($seat, form: "start") } declared “Mission accomplished” in turn { $turn } and offered { NAME($hand) } a hand.
    }
}
story-hand = { $hand ->
    [you] { $accepted ->
        [yes] You took it.
       *[no] You refused it.
    }
   *[other] { $accepted ->
        [yes] { NAME($hand, form: "start") } took it.
       *[no] { NAME($hand, form: "start") } refused it.
    }
}
story-partners = { $seat ->
    [you] { NAME($other, form: "start") } is your partner.
   *[other] { $other ->
        [you] You are { NAME($seat) }'s partner.
       *[other] The two are partners.
    }
}
story-not-partners = { $seat ->
    [you] { NAME($other, form: "start") } isn't your partner.
   *[other] { $other ->
        [you] You aren't { NAME($seat) }'s partner.
       *[other] The two aren't partners.
    }
}
story-real-partner = { $partner ->
    [none] { $seat ->
        [you] Your partner wasn't in the game.
       *[other] { NAME($seat, form: "start") }'s partner wasn't in the game.
    }
    [you] You are { NAME($seat) }'s partner.
   *[other] { $seat ->
        [you] Your partner is { NAME($partner) }.
       *[other] { NAME($seat, form: "start") }'s partner is { NAME($partner) }.
    }
}
story-not-alone = { $seat ->
    [you] You weren't alone.
   *[other] { NAME($seat, form: "start") } wasn't alone.
}
story-alone = { $seat ->
    [you] You really were alone.
   *[other] { NAME($seat, form: "start") } really was alone.
}
story-refused-right = Everything was right. Only the hand was missing.
story-limit = { $game ->
    [board] The limit of { $limit } turns was reached. Nobody had declared.
   *[card] The limit of { $limit } rounds was reached. Nobody had named the code.
}

## Missions

story-mission = { $mine ->
    [yes] Your mission was { $code }: { $task }.
   *[no] The mission of { NAME($seats) } was { $code }: { $task }.
}
story-flight = { $mine ->
    [yes] You had to flee: { $task }.
   *[no] { NAME($seats, form: "start") } had to flee: { $task }.
}
story-task-any-on = { $mine ->
    [yes] { $agent ->
        [none] one of your figures beside the Ambassador
       *[other] one of your figures beside { NAME($agent) }
    }
   *[no] { $agent ->
        [none] one of their figures beside the Ambassador
       *[other] one of their figures beside { NAME($agent) }
    }
}
story-task-go-to = { NAME($agent) } on space { $number }, { NAME($space, form: "label") }
story-task-flee = { story-task-go-to }
story-task-join = { NAME($agent) } beside the Ambassador
story-task-meet = { $mine ->
    [yes] your two true figures together
   *[no] their two true figures together
}
story-task-bring = { $number ->
    [none] bring the Ambassador to the Embassy
   *[other] bring the Ambassador to space { $number }, { NAME($space, form: "label") }
}
story-task-bring-true-figure = { $mine ->
    [yes] one of your two true figures { story-on-space }
   *[no] one of their two true figures { story-on-space }
}
story-task-bring-any-figure = { $mine ->
    [yes] one of your figures { story-on-space }
   *[no] one of their figures { story-on-space }
}
story-on-space = { $number ->
    [none] at the Embassy
   *[other] on space { $number }, { NAME($space, form: "label") }
}
story-stood = { NAME($piece, form: "start") } stood { PLACE($space, form: "at") }.
story-there = { COUNT($pieces) ->
    [one] { NAME($pieces, form: "start") } stood there.
   *[other] { NAME($pieces, form: "start") } stood there.
}
story-nobody-there = { $mine ->
    [yes] { NAME($piece, form: "start") } stood { PLACE($space, form: "at") }, and none of your figures was there.
   *[no] { NAME($piece, form: "start") } stood { PLACE($space, form: "at") }, and none of their figures was there.
}
story-none-there = { $mine ->
    [yes] None of your figures was there.
   *[no] None of their figures was there.
}
story-moved-by = { $who ->
    [none] The Ambassador stood there, but nobody had moved them there.
    [you] The Ambassador stood there, but it was you who had moved them last.
   *[other] The Ambassador stood there, but { NAME($who) } had moved them last.
}
story-instead = { $partner ->
    [you] It would have counted with the letter { $letter } in your hand. { $code }: { $task }.
   *[other] It would have counted with the letter { $letter } for { NAME($partner) }. { $code }: { $task }.
}
story-true-mission = { $fulfilled ->
    [yes] The true partners' mission, { $code }, stood at that moment.
   *[no] The true partners' mission, { $code }, didn't stand either.
}
story-true-flight = { $fulfilled ->
    [yes] Declared alone, it would have counted.
   *[no] Declared alone, it wouldn't have counted either.
}

## The Ambassador's note

story-note = { $seat ->
    [you] { $mistakes ->
        [0] Your note was opened: all eight entries are right.
        [one] Your note was opened: one of the eight entries is wrong.
       *[other] Your note was opened: { $mistakes } of the eight entries are wrong.
    }
   *[other] { $mistakes ->
        [0] { NAME($seat, form: "start") }'s note was opened: all eight entries are right.
        [one] { NAME($seat, form: "start") }'s note was opened: one of the eight entries is wrong.
       *[other] { NAME($seat, form: "start") }'s note was opened: { $mistakes } of the eight entries are wrong.
    }
}
story-mistake = { $seat ->
    [you] It said “{ NAME($written) }” for you, not “{ NAME($true) }”.
   *[other] It said “{ NAME($written) }” for { NAME($seat) }, not “{ NAME($true) }”.
}
story-no-note = { $seat ->
    [you] You had sealed no note.
   *[other] { NAME($seat, form: "start") } had sealed no note.
}

## The code

story-code = { $seat ->
    [you] You named the code in round { $round } { PLACE($location, form: "at") }, with { $company }.
   *[other] { NAME($seat, form: "start") } named the code in round { $round } { PLACE($location, form: "at") }, with { $company }.
}
story-company = { $who ->
    [you] you
   *[other] { NAME($who) }
}
story-code-right = The code was right: { LIST($code) }.
story-place = { $seat ->
    [you] Your code said { $named } for { NAME($identity) }; { story-has-it }
   *[other] { NAME($seat, form: "start") }'s code said { $named } for { NAME($identity) }; { story-has-it }
}
story-has-it = { $holder ->
    [you] you have it.
   *[other] { NAME($holder) } has it.
}
story-code-too = { $right ->
    [yes] The code itself was right.
   *[no] The code was wrong as well.
}

## Who could have known

story-clue = The clue was there.
story-clue-many = { $game ->
    [board] From turn { $turn } on, { $count } clues together ruled it out.
   *[card] From round { $turn } on, { $count } clues together ruled it out.
}
story-hand-many = { $game ->
    [board] From turn { $turn } on, { $count } clues together proved it.
   *[card] From round { $turn } on, { $count } clues together proved it.
}
story-clues = { $count ->
    [one] Show the clue
   *[other] Show the { $count } clues
}
story-clue-own = { $maker ->
    [you] You held { NAME($cards) }.
   *[other] { NAME($maker, form: "start") } held { NAME($cards) }.
}
story-clue-shown = { story-when } { $maker ->
    [you] { NAME($seat) } showed you { NAME($cards) }.
   *[other] { $seat ->
        [you] you showed { NAME($maker, form: "to") } { NAME($cards) }.
       *[other] { NAME($seat) } showed { NAME($maker, form: "to") } { NAME($cards) }.
    }
}
story-clue-black = { story-when } { $maker ->
    [you] { $seat ->
        [dummy] you looked at the dummy's black card: { NAME($cards) }.
       *[other] { NAME($seat) } showed you a black card: { NAME($cards) }.
    }
   *[other] { $seat ->
        [dummy] { NAME($maker) } looked at the dummy's black card: { NAME($cards) }.
        [you] you showed { NAME($maker, form: "to") } a black card: { NAME($cards) }.
       *[other] { NAME($seat) } showed { NAME($maker, form: "to") } a black card: { NAME($cards) }.
    }
}
story-clue-exhausted = { story-when } { $maker ->
    [you] { NAME($seat) } had nothing new left to show you.
   *[other] { $seat ->
        [you] you had nothing new left to show { NAME($maker, form: "to") }.
       *[other] { NAME($seat) } had nothing new left to show { NAME($maker, form: "to") }.
    }
}
story-when = { $turn ->
    [0] Before,
   *[other] { $game ->
        [board] In turn { $turn }
       *[card] In round { $turn }
    }
}
story-own-cards = { $maker ->
    [you] With your cards, no deal could make it right.
   *[other] With { NAME($maker) }'s cards, no deal could make it right.
}
story-so-wrong = No deal was left that made it right.
story-so-right = Every deal that was left made it right.
story-could-not-know = { $maker ->
    [you] You couldn't know.
   *[other] { NAME($maker, form: "start") } couldn't know.
}
story-well-dared = Well dared.
story-odds = { $maker ->
    [you] Of the { $possible } deals that you couldn't rule out, { $right } made it right.
   *[other] Of the { $possible } deals that { NAME($maker) } couldn't rule out, { $right } made it right.
}
story-certain = No guess.
story-certain-since = { $maker ->
    [you] { $game ->
        [board] From turn { $turn } on you could be certain.
       *[card] From round { $turn } on you could be certain.
    }
   *[other] { $game ->
        [board] From turn { $turn } on { NAME($maker) } could be certain.
       *[card] From round { $turn } on { NAME($maker) } could be certain.
    }
}
story-look-again = { $game ->
    [board] See turn { $turn } again
   *[card] See round { $turn } again
}

## The last position

story-board = { $declared ->
    [yes] The board at the declaration
   *[no] The board at the end
}
story-masks-off = Masks off: the true figures carry their agents' signs.
story-table = { $declared ->
    [yes] The table when the code was named
   *[no] The table at the end
}
story-goal = the mission
story-here = stood here
story-done-here = done here
story-true-figure = { NAME($identity) }: { NAME($piece) }, { PLACE($space, form: "at") }
story-goal-at = The mission's space: { NAME($space, form: "label") }
story-side-won = { $count ->
    [one] The winner
   *[other] The winners
}
story-code-named = named { $named }

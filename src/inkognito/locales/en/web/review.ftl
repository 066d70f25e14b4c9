# The review of a finished game: its page.

review-wait = Reading the game again…
review-open = Review
review-watch = Watch the replay
review-share = Share this review
review-seats = Whose review
review-you = { $name } (you)
review-deals-label = Game of the match
review-title-you = { COUNT($others) ->
    [0] You won { review-in-turn }
   *[other] You and { NAME($others) } won { review-in-turn }
}

review-plot-deals = Deals still possible
review-plot-belief = Belief in the true deal
review-plot-about = { $game ->
    [board] for each player, turn by turn; every step is something learned
   *[card] for each player, round by round; every step is something learned
}
review-measure = Show
review-measure-deals = Deals
review-measure-belief = Belief
review-as-table = Show as a table
review-as-plot = Show as a plot
review-plot-label = { $game ->
    [board] Knowledge by turn. Left and right change the turn, Page Up and Page Down go to marked moments.
   *[card] Knowledge by round. Left and right change the round, Page Up and Page Down go to marked moments.
}
review-turn = { $turn ->
    [0] Deal
   *[other] { $game ->
        [board] Turn { $turn }
       *[card] Round { $turn }
    }
}
review-turn-unit = { $game ->
    [board] turn
   *[card] round
}
review-at = { $who }: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $belief }% on the true one
review-at-short = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
review-at-percent = { $belief }%
review-table-caption = Possible deals and belief in the true deal
review-table-moments = What happened
review-key-question = question
review-key-answer = answer
review-key-forced = forced truth
review-key-meeting = meeting
review-key-left = left
review-key-declaration = declaration
review-key-win = win open
review-moment-meeting = { $to ->
    [none] { NAME($seat, form: "start") } is alone.
   *[other] { NAME($seat, form: "start") } meets { NAME($to, form: "object") }.
}
review-moment-question = { NAME($seat, form: "start") } asks { NAME($to, form: "object") }.
review-moment-answer = { NAME($seat, form: "start") } shows cards to { NAME($to) }.
review-moment-look = { NAME($seat, form: "start") } looks at a card of the dummy.
review-moment-forced = { NAME($seat, form: "start") } has to show the truth to { NAME($to) }.
review-moment-left = { NAME($seat, form: "start") } leaves a meeting.
review-moment-declaration = { NAME($seat, form: "start") } declares.

review-mark-holding = { NAME($seat, form: "start") } is certain
review-mark-partner = The partner is certain
review-mark-aim = { $game ->
    [board] The mission is certain
   *[card] The code is certain
}
review-mark-win = A win is open
review-mark-declared = Declaration
review-mark-costly = A costly answer

review-known = You could have known
review-known-other = What { NAME($who) } could have known
review-known-none = Nothing was ever certain. The cards that were shown left too much open.
review-known-more = { $count ->
    [one] One more card
   *[other] { $count } more cards
}
review-known-less = Fewer cards
review-known-partner = { $who ->
    [you] { $seat ->
        [aside] You have no partner: that agent is set aside
       *[other] { NAME($seat, form: "start") } is your partner
    }
   *[other] { $seat ->
        [aside] { NAME($who, form: "start") } has no partner: that agent is set aside
        [you] You are the partner { NAME($who, form: "of") }
       *[other] { NAME($seat, form: "start") } is the partner { NAME($who, form: "of") }
    }
}
review-known-holding-identity = { $seat ->
    [aside] { NAME($card) } is set aside
    [you] You are { NAME($card) }
   *[other] { NAME($seat, form: "start") } is { NAME($card) }
}
review-known-holding-build = { $seat ->
    [aside] The build set aside is “{ NAME($card) }”
    [you] You are { NAME($card) }
   *[other] { NAME($seat, form: "start") } is { NAME($card) }
}
review-known-holding-mission = { $seat ->
    [aside] { NAME($card) } is set aside
    [you] You have { NAME($card) }
   *[other] { NAME($seat, form: "start") } has { NAME($card) }
}
review-known-holding-number = { $seat ->
    [you] You have the number { NAME($card) }
   *[other] { NAME($seat, form: "start") } has the number { NAME($card) }
}
review-known-aim = { $who ->
    [you] Your mission { $code }: { $task }
   *[other] The mission { $code }: { $task }
}
review-known-flee = { $who ->
    [you] You are alone and must flee: { $task }
   *[other] Alone, to flee: { $task }
}
review-known-code = The code: { LIST($code) }
review-known-note = Who everybody is
review-known-win = { $how ->
    [note] { $who ->
        [you] You could write a note that is certainly right
       *[other] { NAME($who, form: "start") } could write a note that is certainly right
    }
   *[declaration] { $who ->
        [you] A win was open to you
       *[other] A win was open to { NAME($who) }
    }
}
review-known-win-how = { $who ->
    [you] Your move: { $moves }.
   *[other] The move: { $moves }.
}
review-acted-partner = { $acted ->
    [none] { $who ->
        [you] You never met after that.
       *[other] They never met after that.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] You met at once.
           *[other] They met at once.
        }
       *[other] { $game ->
            [board] { $who ->
                [you] You next met in turn { $acted }.
               *[other] They next met in turn { $acted }.
            }
           *[card] { $who ->
                [you] You next met in round { $acted }.
               *[other] They next met in round { $acted }.
            }
        }
    }
}
review-acted-aim = { $acted ->
    [none] { $who ->
        [you] You never acted on it.
       *[other] Never acted on.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] You acted on it at once.
           *[other] Acted on at once.
        }
       *[other] { $game ->
            [board] { $who ->
                [you] You set off in turn { $acted }.
               *[other] Set off in turn { $acted }.
            }
           *[card] { $who ->
                [you] You acted on it in round { $acted }.
               *[other] Acted on in round { $acted }.
            }
        }
    }
}
review-acted-win = { $acted ->
    [none] { $who ->
        [you] You never declared: this win was missed.
       *[other] Never declared: this win was missed.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] You took it at once.
           *[other] Taken at once.
        }
       *[other] { $game ->
            [board] { $who ->
                [you] You declared in turn { $acted }.
               *[other] Declared in turn { $acted }.
            }
           *[card] { $who ->
                [you] You declared in round { $acted }.
               *[other] Declared in round { $acted }.
            }
        }
    }
}
review-acted-note = { $acted ->
    [none] { $who ->
        [you] You never wrote it: this win was missed.
       *[other] Never written: this win was missed.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] You wrote it at once.
           *[other] Written at once.
        }
       *[other] { $who ->
            [you] You wrote it in turn { $acted }.
           *[other] Written in turn { $acted }.
        }
    }
}
review-why = why?
review-why-close = close
review-look = See it in the replay

review-costly = Costliest moves
review-costly-none = Nothing here could have been done much better. Well played.
review-costly-more = { $count ->
    [one] One more
   *[other] { $count } more
}
review-costly-less = Fewer
review-kind-answer = answer
review-kind-question = question
review-kind-meeting-left = a meeting left
review-kind-step-away = a step away
review-kind-win-left = a win left
review-hindsight = in hindsight
review-hindsight-about = In hindsight: at the time, no other answer looked better.
review-expected = expected
review-expected-about = Expected: what the answers of others are likely to tell, not what they told.
review-cost-answer = { $who ->
    [you] You showed { NAME($other) }: { NAME($cards) }
   *[other] { $other ->
        [you] Showed you: { NAME($cards) }
       *[other] Showed { NAME($other) }: { NAME($cards) }
    }
}
review-cost-black = { $who ->
    [you] You showed { NAME($other) } a black card
   *[other] { $other ->
        [you] Showed you a black card
       *[other] Showed { NAME($other) } a black card
    }
}
review-cost-question = { $who ->
    [you] You chose to { $move }
   *[other] The choice: { $move }
}
review-cost-meeting-left = { $who ->
    [you] You left a meeting without asking
   *[other] Left a meeting without asking
}
review-cost-step-away = { $who ->
    [you] Your steps led away from the mission
   *[other] The steps led away from the mission
}
review-cost-win-left = { $who ->
    [you] You left a win open
   *[other] A win was left open
}
review-unit-deals = { $other ->
    [none] deals
    [you] deals for you
   *[other] deals for { NAME($other) }
}
review-unit-own = deals left, on average
review-unit-steps = steps from the goal
review-unit-turns = { $game ->
    [board] turns until the end
   *[card] rounds until the end
}
review-better = Better:
review-better-answer = { $other ->
    [you] { $move }. That leaves you { $best } deals.
   *[other] { $move }. That leaves { NAME($other) } { $best } deals.
}
review-better-question = { $move }. On average { $best } deals would be left.
review-better-step-away = { $move }. Then { $best ->
    [0] the goal is reached.
    [one] one step is left.
   *[other] { $best } steps are left.
}
review-better-step-still = stay. Then { $best ->
    [one] one step is left.
   *[other] { $best } steps are left.
}
review-better-win-left = { $move }.

review-thought = What { NAME($who) } thought then
review-thought-title = { NAME($who, form: "start") }, { $game ->
    [board] turn { $turn }
   *[card] round { $turn }
}
review-thought-chose = The choice: { $move }.
review-thought-wait = Asking again…
review-thought-believed = What { NAME($who) } believed of { NAME($about, form: "object") }
review-thought-believed-you = What { NAME($who) } believed of you
review-thought-weighed = What { NAME($who) } weighed up, in bits
review-thought-wins = How often { NAME($who) } won with each option, played on in its mind
review-thought-suspected = How { NAME($who) } thought the others play
review-policy-plain = shows anything at all
review-policy-clerk = weighs every card, tells all to a partner
review-policy-sly = hides what counts
review-policy-veteran = plays from experience
review-policy-forgetful = forgets, and chooses at random at times
review-thought-none = { NAME($who, form: "start") } had nothing to choose after that.

review-share-title = Share this review
review-share-about = Whoever has the link can read this review and see its card. Others are called by their colours, unless they agree to be named.
review-share-name = Show my name on shared reviews of this game
review-share-make = Make a link
review-share-link = The link
review-share-revoke = Revoke my links
review-share-revoked = Your links to this review don't work any more.
review-share-made = { $count ->
    [0] You have not shared this review yet.
    [one] You have made one link.
   *[other] You have made { $count } links.
}
review-share-card = The card that messengers show beside the link
review-shared = A shared review

# The review of a finished game, on the screen and on the card of a shared link.

review-in-turn = { $game ->
    [board] in turn { $turn }
   *[card] in round { $turn }
}
review-title = { COUNT($winners) ->
    [0] A draw { review-in-turn }
   *[other] { NAME($winners, form: "start") } won { review-in-turn }
}
review-turning = { $game ->
    [board] The turning point: turn { $turn }
   *[card] The turning point: round { $turn }
}

## What could be known: $partner and $aim are turns, or none.

review-partner-when = { $game ->
    [board] turn { $partner }
   *[card] round { $partner }
}
review-aim-when = { $game ->
    [board] turn { $aim }
   *[card] round { $aim }
}
review-summary-known = { $who ->
    [you] { $partner ->
        [none] { $aim ->
            [none] Nothing decisive was ever certain for you.
           *[other] { $game ->
                [board] { $role ->
                    [ambassador] You could be sure of everybody in { review-aim-when }.
                   *[agent] You could be sure of your mission in { review-aim-when }.
                }
               *[card] You could be sure of the code in { review-aim-when }.
            }
        }
       *[other] { $aim ->
            [none] { $game ->
                [board] You could be sure of your partner in { review-partner-when }, but never of your mission.
               *[card] You could be sure of your partner in { review-partner-when }, but never of the code.
            }
           *[other] { $game ->
                [board] You could be sure of your partner in { review-partner-when } and of your mission in { review-aim-when }.
               *[card] You could be sure of your partner in { review-partner-when } and of the code in { review-aim-when }.
            }
        }
    }
   *[other] { $partner ->
        [none] { $aim ->
            [none] Nothing decisive was ever certain for { NAME($who) }.
           *[other] { $game ->
                [board] { $role ->
                    [ambassador] { NAME($who, form: "start") } could be sure of everybody in { review-aim-when }.
                   *[agent] { NAME($who, form: "start") } could be sure of the mission in { review-aim-when }.
                }
               *[card] { NAME($who, form: "start") } could be sure of the code in { review-aim-when }.
            }
        }
       *[other] { $aim ->
            [none] { $game ->
                [board] { NAME($who, form: "start") } could be sure of the partner in { review-partner-when }, but never of the mission.
               *[card] { NAME($who, form: "start") } could be sure of the partner in { review-partner-when }, but never of the code.
            }
           *[other] { $game ->
                [board] { NAME($who, form: "start") } could be sure of the partner in { review-partner-when } and of the mission in { review-aim-when }.
               *[card] { NAME($who, form: "start") } could be sure of the partner in { review-partner-when } and of the code in { review-aim-when }.
            }
        }
    }
}

## The win: $win and $declared are turns.

review-win-when = { $game ->
    [board] turn { $win }
   *[card] round { $win }
}
review-declared-when = { $game ->
    [board] turn { $declared }
   *[card] round { $declared }
}
review-summary-win = { $who ->
    [you] { $how ->
        [never] A win was never open to you.
        [without] You won without declaring yourself.
        [guess] You declared in { review-declared-when }, before a win was certain.
        [note-guess] You wrote your note in { review-declared-when }, before it was certain.
        [note-at-once] A note could be certain in { review-win-when }, and you wrote it at once.
        [note-late] A note could be certain from { review-win-when } on. You wrote it in { review-declared-when }.
        [note-missed] A note could be certain from { review-win-when } on, and you wrote none.
        [at-once] A win was open in { review-win-when }, and you took it at once.
        [late] A win was open from { review-win-when } on. You declared in { review-declared-when }.
       *[missed] A win was open from { review-win-when } on, and you let it go.
    }
   *[other] { $how ->
        [never] A win was never open to { NAME($who) }.
        [without] { NAME($who, form: "start") } won without declaring.
        [guess] { NAME($who, form: "start") } declared in { review-declared-when }, before a win was certain.
        [note-guess] { NAME($who, form: "start") } wrote the note in { review-declared-when }, before it was certain.
        [note-at-once] A note could be certain in { review-win-when }, and { NAME($who) } wrote it at once.
        [note-late] A note could be certain from { review-win-when } on. { NAME($who, form: "start") } wrote it in { review-declared-when }.
        [note-missed] A note could be certain from { review-win-when } on, and { NAME($who) } wrote none.
        [at-once] A win was open in { review-win-when }, and { NAME($who) } took it at once.
        [late] A win was open from { review-win-when } on. { NAME($who, form: "start") } declared in { review-declared-when }.
       *[missed] A win was open from { review-win-when } on, and { NAME($who) } let it go.
    }
}

## The costliest move.

review-summary-cost = { $who ->
    [you] { $costly ->
        [none] No move of yours cost much.
        [answer] Your costliest answer went to { NAME($other) } { review-in-turn }.
        [question] Your costliest question came { review-in-turn }: it could tell you little.
        [meeting-left] The meeting that you left { review-in-turn } could have told you most.
       *[other] Your costliest steps led away from the mission { review-in-turn }.
    }
   *[other] { $costly ->
        [none] No move of { NAME($who) } cost much.
        [answer] { $other ->
            [you] The costliest answer of { NAME($who) } went to you { review-in-turn }.
           *[other] The costliest answer of { NAME($who) } went to { NAME($other) } { review-in-turn }.
        }
        [question] The costliest question of { NAME($who) } came { review-in-turn }: it could tell little.
        [meeting-left] The meeting that { NAME($who) } left { review-in-turn } could have told most.
       *[other] The costliest steps of { NAME($who) } led away from the mission { review-in-turn }.
    }
}

## The card of a shared link.

review-card-deals = Deals still possible
review-card-about = { $game ->
    [board] board game
   *[card] card game
}

# The end of a game.

end-title-won = { $reason ->
    [mission-accomplished] Mission accomplished!
    [fled] Safely out of Venice!
    [code-right] You cracked it!
    [note-right] All unmasked!
   *[other] You win!
}
end-title-lost = { $reason ->
    [mission-accomplished] They were faster
    [fled] One got away
   *[other] The others win this one
}
end-title-over = The game is over
end-title-draw = Nobody wins
end-title-aborted = The game was called off
end-aborted = All players agreed to stop here. Nothing was revealed.
end-you = { $name } (you)
end-winners = { COUNT($winners) ->
    [one] { NAME($winners, form: "start") } wins.
   *[other] { NAME($winners, form: "start") } win.
}
end-winner = wins
end-build = true figure
end-letter = mission letter
end-unmasked = clear to you
end-turn = { $turn ->
    [0] never
   *[other] { $game ->
        [board] turn { $turn }
       *[card] round { $turn }
    }
}
end-done = Done.
end-points = Points
end-fair = Fair play
end-fair-checking = Checking the seals…
end-fair-holds = { $draws ->
    [one] The one draw matches its seal. Your browser checked it.
   *[other] The deal and all draws, { $draws } in all, match their seals. Your browser checked them.
}
end-fair-fails = Something doesn't match its seal. Show the proof to see what.
end-fair-unbound = The deal and all draws match the seal that the server shows now. Your browser didn't see the seal before the game, so it can't tell whether it is the same one.
end-fair-unknown = The game record couldn't be loaded, so nothing is proved yet.
end-proof-show = Show the proof
end-record = Game record
end-proof-title = Proof of fair play
end-proof-about = Before anybody sat down, the server published a seal of its secret seed. Now the seed is open, and your browser has repeated every draw from it.
end-proof-published = Published before the game
end-proof-seed = Seed
end-proof-salt = Salt
end-proof-entropy = Added by { $who }
end-proof-kept = The seal that your browser kept from before the game is the same
end-proof-commitment = Seed and salt give the published seal
end-proof-given = Your own random bytes went into the deal
end-proof-seen = The record says what you saw
end-proof-first = Who goes first: { $who }
end-proof-placement = Where the figures start: { $who }
end-proof-deal = The secret cards
end-proof-phantom = The Phantom in turn { $when }
end-proof-stack = { $who }, round { $when }: top of the stack
end-proof-ok = Matches.
end-proof-missing = Your browser kept nothing to compare it with.
end-proof-wrong = Doesn't match.
end-who-knew = Who knew what, when
end-who-knew-waits = Reading the note sheets…
end-who-knew-table = { $game ->
    [board] The turn in which it was certain
   *[card] The round in which it was certain
}
end-who = Who knew
end-never = never
end-rematch = Rematch
end-to-rematch = Go to the rematch
end-replay = Watch the replay
end-review = Review
end-hints-of = { NAME($seat, form: "start") } used { $count ->
    [one] one hint.
   *[other] { $count } hints.
}
end-leave = Leave table

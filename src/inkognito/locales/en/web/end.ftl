# The end of a game.

end-title-won = { $reason ->
    [mission-accomplished] Mission accomplished!
    [fled] Safely out of Venice!
    [code-right] You have it!
    [note-right] All unmasked!
   *[other] You have won!
}
end-title-lost = { $reason ->
    [mission-accomplished] They were quicker
    [fled] One got away
   *[other] This one goes to the others
}
end-title-over = The game is over
end-title-draw = Nobody wins
end-title-aborted = The game was called off
end-aborted = All who played agreed to stop here. Nothing was revealed.
end-you = { $name } (you)
end-winner = wins
end-build = true figure
end-letter = mission letter
end-unmasked = certain for you in
end-turn = { $turn ->
    [0] never
   *[other] { $game ->
        [board] turn { $turn }
       *[card] round { $turn }
    }
}
end-missions = The two missions
end-team = { $first } and { $second }:
end-no-team = one of the two was not in the game.
end-done = Done.
end-code = The code
end-points = Points
end-fair = Fair dealing
end-fair-checking = Checking the seals…
end-fair-holds = { $draws ->
    [one] The one draw matches its seal, checked in your browser.
   *[other] The deal and all draws, { $draws } in all, match their seals, checked in your browser.
}
end-fair-fails = Something does not match its seal. Show the proof to see what.
end-fair-unknown = The record could not be fetched, so nothing is proved yet.
end-proof-show = Show the proof
end-record = Game file
end-proof-title = The proof of fair dealing
end-proof-about = Before anybody sat down, the server published a seal of its secret seed. Now the seed is open, and your browser has made every draw again from it.
end-proof-published = Published before the game
end-proof-seed = Seed
end-proof-salt = Salt
end-proof-entropy = Mixed in by { $who }
end-proof-commitment = The seed and the salt give the seal that was published
end-proof-first = Who begins: { $who }
end-proof-placement = Where the figures start: { $who }
end-proof-deal = The secret cards
end-proof-phantom = The Phantom in turn { $when }
end-proof-stack = { $who }, round { $when }: the top of the stack
end-proof-ok = It matches.
end-proof-wrong = It does not match.
end-who-knew = Who knew what, when
end-who-knew-waits = The sheets are being read…
end-who-knew-table = { $game ->
    [board] In which turn it was certain
   *[card] In which round it was certain
}
end-who = Who knew
end-never = never
end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Watch the replay
end-leave = Leave the table

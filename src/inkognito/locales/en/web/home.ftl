# The start page and the other ways in.

home-lead = Carnival in Venice. Everybody wears a mask, and one of these strangers is your partner. Find out who.
home-lead-short = Everybody wears a mask. One of these strangers is your partner.
home-game = Game
home-game-name = { $game ->
    [board] Board game
   *[card] Card game
}
home-players = Players
home-bots = { $bots ->
    [2] Two bots, this clever
    [3] Three bots, this clever
   *[4] Four bots, this clever
}
home-level-random = Carefree
home-level-tourist = Gentle
home-level-clerk = Careful
home-name = What shall we call you?
home-guest = Guest
home-play = Play now
home-promise = { $game ->
    [board] No account. About 40 minutes. You can leave and come back.
   *[card] No account. About 20 minutes. You can leave and come back.
}
home-create = Create a table
home-join = Join with a link
home-learn = Learn in 5 minutes
home-watch = Watch
home-continue = Continue
home-played = Played
home-mine = { $game ->
    [board] { $state ->
        [mine] board game, turn { $turn }, your turn
        [gathering] board game, waiting for players
        [paused] board game, paused
        [over] board game, over
       *[playing] board game, others are playing
    }
   *[card] { $state ->
        [mine] card game, round { $turn }, your turn
        [gathering] card game, waiting for players
        [paused] card game, paused
        [over] card game, over
       *[playing] card game, others are playing
    }
}
home-go-on = Play
home-open = Open
home-look = Open
home-replay = Replay
home-tables = Open tables
home-open-table = { $game ->
    [board] board game with { $host }, { $taken } of { $players } chairs taken
   *[card] card game with { $host }, { $taken } of { $players } chairs taken
}
home-sit-down = Join
home-no-tables = No public table waits for players now. Create one, and others can join.
home-played-now = Being played
home-being-played = { $game ->
    [board] board game, { $players } players, table of { $host }
   *[card] card game, { $players } players, table of { $host }
}
home-nothing-to-watch = Nobody plays in public now.
home-watch-title = Watch a game
home-watch-lead = Whoever watches sees what lies open to all, and after the end every hand.
home-join-title = Join a table
home-join-label = The link that you were given, or the name of the table in it
home-join-go = Go to the table
home-join-empty = Paste the link first.
home-link-title = Come in on this device
home-link-lead = { $known ->
    [yes] This device knows you as { $name }. From now on it will know you as the guest who made the link.
   *[no] This device will know you as the guest who made the link. The link works once.
}
home-link-go = Come in
home-nowhere = There is nothing here
home-nowhere-lead = The address names no page of ours. Perhaps the link was cut off.
home-broken = This page could not be fetched
home-broken-lead = Perhaps the connection is gone, or there is a new version.

# The home page, joining and watching.

home-lead = Carnival in Venice. Everybody wears a mask, and one of these strangers is your partner. Find out who.
home-game = Game
home-game-name = { $game ->
    [board] Board game
   *[card] Card game
}
home-players = Players
home-bots = { $bots ->
    [2] Two bots, level
    [3] Three bots, level
   *[4] Four bots, level
}
home-level-random = At random
home-level-tourist = Easy
home-level-clerk = Medium
home-level-sly = Sly
home-level-veteran = Veteran
home-level-master = Master
home-level-random-about = Picks anything and never tries to win.
home-level-tourist-about = Forgets, errs like a person, and makes many gestures, most of them honest.
home-level-clerk-about = Forgets nothing, waits until it is certain, and makes rare, honest gestures.
home-level-sly-about = Hides what counts. Every second gesture is a bluff.
home-level-veteran-about = { $plays ->
    [itself] Plays from experience, and keeps a poker face.
   *[below] Has no experience here and plays like Sly, but keeps a poker face.
}
home-level-master-about = { $plays ->
    [itself] Plays every choice on in its mind, and keeps a poker face.
    [veteran] Searches only at cards with four. Here it plays like Veteran, and keeps a poker face.
   *[below] Searches only at cards with four. Here it plays like Sly, and keeps a poker face.
}
home-help = Help
home-help-paper = Paper
home-help-paper-about = A blank sheet. You note everything yourself.
home-help-contradictions = Record
home-help-contradictions-about = Records who showed you what, and warns of contradictions.
home-help-elimination = Full
home-help-elimination-about = Works out what is impossible and what is certain.
home-name = What's your name?
home-guest = Guest
home-play = Play now
home-promise = { $game ->
    [board] No account. About 40 minutes. You can leave and come back.
   *[card] No account. About 20 minutes. You can leave and come back.
}
home-guide = Guide me, I'm new
home-create = Create a table
home-join = Join with a link
home-learn = Learn
home-puzzles = Puzzles
home-puzzle-of = Puzzle of { $date }
home-puzzle-lead = One position, one answer, the same for everybody.
home-puzzle-done = Solved. See you tomorrow.
home-alone = On your own
home-watch = Watch
home-continue = Continue
home-played = Finished
home-mine = { $game ->
    [board] { $state ->
        [mine] board game, turn { $turn }, your turn
        [gathering] board game, waiting for players
        [paused] board game, paused
        [over] board game, finished
       *[playing] board game, waiting for others
    }
   *[card] { $state ->
        [mine] card game, round { $turn }, your turn
        [gathering] card game, waiting for players
        [paused] card game, paused
        [over] card game, finished
       *[playing] card game, waiting for others
    }
}
home-play-on = Play
home-open = Open
home-replay = Replay
home-tables = Open tables
home-open-table = { $game ->
    [board] board game with { $host }, { $taken } of { $players } seats taken
   *[card] card game with { $host }, { $taken } of { $players } seats taken
}
home-sit-down = Join
home-no-tables = No public table is waiting for players. Create one, and others can join.
home-tables-later = The tables are listed again as soon as the server answers.
home-played-now = Playing now
home-being-played = { $game ->
    [board] board game, { $players } players, hosted by { $host }
   *[card] card game, { $players } players, hosted by { $host }
}
home-nothing-to-watch = There are no public games right now.
home-watch-title = Watch a game
home-watch-lead = As a spectator you see what is open to all. After the end you see every hand.
home-join-title = Join a table
home-join-label = Table link or table name
home-join-go = Go to the table
home-join-empty = Paste the link first.
home-link-title = Sign in on this device
home-link-lead = { $known ->
    [yes] This device knows you as { $name }. From now on you will be the guest who made the link.
   *[no] On this device you will be the guest who made the link. The link works once.
}
home-link-go = Sign in
home-broken = This page couldn't be loaded
home-broken-lead = You may be offline, or there is a new version.
home-companion = For the real box

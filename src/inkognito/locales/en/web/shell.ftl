# What lies around every screen.

shell-skip = To the content
shell-close = Close
shell-sheet-height = Height of the sheet: { $height ->
    [peek] a glimpse
    [most] two thirds
   *[full] full
}
shell-home = To the start page
shell-menu = Menu
shell-rules = Rules
shell-settings = Settings
shell-dark = Dark colours
shell-language = Language
shell-rather-not = Rather not
shell-no-way-back = This can't be taken back.
shell-waiting = The table is being laid…
shell-try-now = Try now
shell-reload = Load the new version
shell-offline = { $what ->
    [lost] Connection lost. Your game is safe; we are reconnecting.
    [paused] The game is paused. It goes on when all who play agree.
   *[outdated] There is a new version. Load it, and the game goes on where it was.
}
shell-connection = { $connection ->
    [open] connected
   *[lost] no connection
}
shell-table = Table
shell-kind = { $game ->
    [board] board game, { $players } players
   *[card] card game, { $players } players
}
shell-turn = Turn { $turn }
shell-round = Round { $round }
shell-match = Game { $game }, first to 3 points
shell-papers = My papers
shell-stage = { $game ->
    [board] Map
   *[card] Places
}
shell-dossier = Dossier
shell-notes = Notes
shell-log = Log
shell-talk = Talk
shell-gestures = Gestures
shell-title = { $table } · Inkognito
shell-title-mine = Your turn! { $table } · Inkognito
shell-notice = It is your turn.
shell-news = { $count ->
    [one] one new
   *[other] { $count } new
}

refusal-no-connection = The server can't be reached. Check your connection, and try again.
refusal-not-playing = This is a replay: you can watch here, not play.

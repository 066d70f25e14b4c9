# The frame around every screen.

shell-skip = Skip to content
shell-close = Close
shell-sheet-height = Sheet height: { $height ->
    [peek] small
    [most] two thirds
   *[full] full
}
shell-home = Home
shell-menu = Menu
shell-rules = Rules
shell-settings = Settings
shell-dark = Dark colours
shell-language = Language
shell-cancel = Cancel
shell-irreversible = This can't be taken back.
shell-waiting = Setting the table…
shell-try-again = Try again
shell-missing = This part couldn't be loaded
shell-missing-about = You may be offline. It opens as soon as the connection is back.
shell-reload = Load the new version
shell-reloaded = A new version was loaded. Your game goes on where it was.
shell-offline = { $what ->
    [lost] Connection lost. Your game is safe; we are reconnecting.
    [paused] The game is paused. It resumes when all players agree.
   *[outdated] This page is still an old version. Close all its tabs, clear the browser's cache for this site, then open it again. Your game is safe.
}
shell-connection = { $connection ->
    [open] connected
   *[lost] no connection
}
shell-table = Table
shell-skip-showings = Skip to my turn
shell-hint = Hint
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
shell-talk = Chat
shell-gestures = Gestures
shell-title = { $table } · Inkognito
shell-title-mine = Your turn! { $table } · Inkognito
shell-notice = It's your turn.
shell-stars = { $count } of { $most } stars
shell-news = { $count ->
    [one] one new
   *[other] { $count } new
}
shell-news-some = something new

refusal-went-back = This game has gone back to an earlier point. Look at the table, then choose again.
refusal-no-connection = The server can't be reached. Check your connection and try again.
refusal-not-playing = This is a replay. You can watch, but not play.

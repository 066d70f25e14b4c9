# The front page.

page-tables = Public tables
page-no-tables = No table is open at the moment.
page-game = { $game ->
    [board] board game
   *[card] card game
}
page-status = { $status ->
    [gathering] waiting for players
    [paused] paused
   *[playing] in play
}

# Die Startseite.

page-tables = Öffentliche Tische
page-no-tables = Im Augenblick ist kein Tisch offen.
page-game = { $game ->
    [board] Brettspiel
   *[card] Kartenspiel
}
page-status = { $status ->
    [gathering] wartet auf Mitspieler
    [paused] unterbrochen
   *[playing] im Spiel
}

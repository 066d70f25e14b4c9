# La pagina iniziale.

page-tables = Tavoli pubblici
page-no-tables = Al momento nessun tavolo è aperto.
page-game = { $game ->
    [board] gioco da tavolo
   *[card] gioco di carte
}
page-status = { $status ->
    [gathering] in attesa di giocatori
    [paused] in pausa
   *[playing] in corso
}

# Come finisce una partita, e perché.

who-wins = { COUNT($winners) ->
    [one] vince { NAME($winners) }
   *[other] vincono { NAME($winners) }
}

board-outcome-mission-accomplished = Missione { $mission } compiuta! Vincono { NAME($winners) }.
board-outcome-fled = In salvo, lontano da Venezia! { NAME($winners) } vince in solitaria.
board-outcome-hand-refused = La stretta di mano { NAME($declarer, form: "of") } è stata rifiutata: { who-wins }.
board-outcome-not-partners = { NAME($declarer) } ha stretto la mano sbagliata: i due non sono compagni. Così { who-wins }.
board-outcome-mission-not-fulfilled = I due sono compagni, ma la missione { $mission } non è compiuta: { who-wins }.
board-outcome-not-alone = { NAME($declarer) } ha un compagno al tavolo: { who-wins }.
board-outcome-not-fled = { NAME($declarer) } non ha raggiunto la via di fuga: { who-wins }.
board-outcome-note-right = Ogni parola del biglietto è vera: { NAME($winners) } vince in solitaria!
board-outcome-turn-limit = I turni sono finiti: non vince nessuno.

card-outcome-code-right = Il codice è giusto: { who-wins }!
card-outcome-code-wrong = Il codice è sbagliato: { who-wins }.
card-outcome-not-partners = { NAME($declarer) } ha dato fiducia all'agente sbagliato: i due non sono compagni. Così { who-wins }.
card-outcome-round-limit = I giri sono finiti: non vince nessuno.
card-outcome-match-won = La sfida è decisa: { who-wins }!

# Wie ein Spiel endet, und warum.

who-wins = { COUNT($winners) ->
    [one] { NAME($winners, form: "start") } gewinnt
   *[other] { NAME($winners, form: "start") } gewinnen
}

board-outcome-mission-accomplished = Auftrag { $mission } erfüllt! { NAME($winners) } gewinnen.
board-outcome-fled = Glücklich aus Venedig entkommen! { NAME($winners) } gewinnt allein.
board-outcome-hand-refused = Der Handschlag { NAME($declarer, form: "of") } wurde abgelehnt: { who-wins }.
board-outcome-not-partners = { NAME($declarer) } hat die falsche Hand geschüttelt, die beiden sind keine Partner: { who-wins }.
board-outcome-mission-not-fulfilled = Die beiden sind Partner, aber Auftrag { $mission } ist nicht erfüllt: { who-wins }.
board-outcome-not-alone = { NAME($declarer) } ist nicht allein, am Tisch sitzt noch ein Partner: { who-wins }.
board-outcome-not-fled = { NAME($declarer) } hat den Fluchtort nicht erreicht: { who-wins }.
board-outcome-note-right = Auf dem Zettel stimmt jedes Wort: { NAME($winners, form: "start") } gewinnt allein!
board-outcome-turn-limit = Die Züge sind aufgebraucht: Niemand gewinnt.

card-outcome-code-right = Der Code stimmt: { who-wins }!
card-outcome-code-wrong = Der Code stimmt nicht: { who-wins }.
card-outcome-not-partners = { NAME($declarer) } hat dem falschen Agenten vertraut, die beiden sind keine Partner: { who-wins }.
card-outcome-round-limit = Die Runden sind aufgebraucht: Niemand gewinnt.
card-outcome-match-won = Die Partie ist entschieden: { who-wins }!

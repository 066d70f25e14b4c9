# How a game ends, and why.

who-wins = { COUNT($winners) ->
    [one] { NAME($winners) } wins
   *[other] { NAME($winners) } win
}

board-outcome-mission-accomplished = Mission { $mission } accomplished! { NAME($winners) } win.
board-outcome-fled = Safely out of Venice! { NAME($winners) } wins alone.
board-outcome-hand-refused = The hand { NAME($declarer, form: "of") } was refused: { who-wins }.
board-outcome-not-partners = { NAME($declarer) } has shaken the wrong hand; the two are not partners: { who-wins }.
board-outcome-mission-not-fulfilled = The two are partners, but mission { $mission } is not fulfilled: { who-wins }.
board-outcome-not-alone = { NAME($declarer) } is not alone and has a partner at the table: { who-wins }.
board-outcome-not-fled = { NAME($declarer) } has not reached the way out: { who-wins }.
board-outcome-note-right = Every word of the note is true: { NAME($winners) } wins alone!
board-outcome-turn-limit = The turns are used up: nobody wins.

card-outcome-code-right = The code is right: { who-wins }!
card-outcome-code-wrong = The code is wrong: { who-wins }.
card-outcome-not-partners = { NAME($declarer) } has confided in the wrong agent, the two are not partners: { who-wins }.
card-outcome-round-limit = The rounds are used up: nobody wins.
card-outcome-match-won = The match is decided: { who-wins }!

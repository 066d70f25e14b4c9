# How a game ends, and why.

who-wins = { COUNT($winners) ->
    [one] { NAME($winners) } wins
   *[other] { NAME($winners) } win
}

board-outcome-mission-accomplished = Mission { $mission } accomplished! { NAME($winners) } win.
board-outcome-fled = Safely out of Venice! { NAME($winners) } wins alone.
board-outcome-hand-refused = { NAME($declarer) }'s handshake was refused: { who-wins }.
board-outcome-not-partners = { NAME($declarer) } shook the wrong hand; the two are not partners: { who-wins }.
board-outcome-mission-not-fulfilled = The two are partners, but mission { $mission } is not fulfilled: { who-wins }.
board-outcome-not-alone = { NAME($declarer) } is not alone: their partner is at the table. So { who-wins }.
board-outcome-not-fled = { NAME($declarer) } hasn't reached the way out: { who-wins }.
board-outcome-note-right = Every word of the note is true: { NAME($winners) } wins alone!
board-outcome-turn-limit = The turns are used up. Nobody wins.

card-outcome-code-right = The code is right: { who-wins }!
card-outcome-code-wrong = The code is wrong: { who-wins }.
card-outcome-not-partners = { NAME($declarer) } trusted the wrong agent; the two are not partners: { who-wins }.
card-outcome-round-limit = The rounds are used up. Nobody wins.
card-outcome-match-won = The match is decided: { who-wins }!

# What the command line says.

cli-title = 
    { $game ->
        [board] board game
       *[card] card game
    }, { $players } players, seed { $seed }
cli-games = Games
cli-drawn = Drawn
cli-turns = 
    { $game ->
        [board] Turns in a game
       *[card] Rounds in a game
    }
cli-questions = 
    { $game ->
        [board] Questions in a game
       *[card] Pairs and questions in a game
    }
cli-actions = Actions in a game
cli-spread = { $low } to { $high }, median { $middle }, mean { $mean }
cli-mean = mean { $mean }
cli-ended = Ended: { $reason }
cli-seconds = Seconds
cli-playing = Playing
cli-record-is-true = The record is true: the deal, every draw and every move, { $lines } lines in all.
cli-share-is-true = The share is true in all that its viewer can check, { $lines } lines in all.
cli-reason = 
    { $reason ->
         [mission-accomplished] mission accomplished
         [fled] fled
         [hand-refused] hand refused
         [not-partners] not partners
         [mission-not-fulfilled] mission not fulfilled
         [not-alone] not alone
         [not-fled] had not fled
         [note-right] the note was right
         [turn-limit] turn limit
         [code-right] right code
         [code-wrong] wrong code
         [round-limit] round limit
        *[match-won] match won
    }
cli-scenario-is-true = Every draw and every move is true, { $lines } lines in all. The position it began with was laid by its author and is not proved.
cli-commitment = Commitment: { $commitment }
cli-other-commitment = The record has another commitment: { $commitment }
cli-endless = A match in which nobody declares never ends. Give --declare more than 0, or play single games.

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

## The arena

cli-arena-one-contest = Give exactly one of --teams, --cross, --seats and --round-robin.
cli-arena-four = { $option } is for four players.
cli-arena-teams-form = --teams takes two kinds of bots, one for each team: A:B.
cli-arena-cross-form = --cross takes two teams of two bots each: A+B:C+D.
cli-arena-seats-form = --seats takes one bot for each player, here { $players }: A+B+C. “{ $given }” names { $count }.
cli-arena-round-robin-form = --round-robin takes at least two kinds of bots, each once: A,B,C.
cli-arena-unknown-kind = There is no bot “{ $kind }”. There are: { $kinds }.
cli-arena-games = --games must be a multiple of { $multiple }: each deal is played { $multiple } times, with changed seats.
cli-arena-score = Score of { $team }
cli-arena-interval = { $share } (95%: { $low } to { $high })
cli-arena-declarations-of = Declarations of { $kind }
cli-arena-notes-of = Notes of { $kind }
cli-arena-claims = { $made }, of which { $wrong } wrong
cli-arena-bot = Bot
cli-arena-share = Share of the wins
cli-arena-wins = Won
cli-arena-declarations = Declarations
cli-arena-equal-share = If all were alike, each would have { $share }.
cli-arena-against = Score against
cli-arena-rating = Rating
cli-arena-uncertainty = Uncertainty
cli-arena-at-least = Very likely at least
cli-serving = Inkognito is open at { $address } – press Ctrl+C to close it.
cli-already-serving = Inkognito is running already: { $address }
cli-cannot-listen = Can't listen on { $where }: { $why }. Choose another --host or --port.
cli-backup-written = The whole database is in { $file } now. It holds the secrets of games that are being played: keep it safe.

# Messages of the command line.

cli-title = 
    { $game ->
        [board] board game
       *[card] card game
    }, { $players } players, seed { $seed }
cli-games = Games
cli-drawn = Drawn
cli-turns = 
    { $game ->
        [board] Turns per game
       *[card] Rounds per game
    }
cli-questions = 
    { $game ->
        [board] Questions per game
       *[card] Pairs and questions per game
    }
cli-actions = Actions per game
cli-spread = { $low } to { $high }, median { $middle }, mean { $mean }
cli-mean = mean { $mean }
cli-ended = Ended: { $reason }
cli-seconds = Seconds
cli-playing = Playing
cli-record-is-true = The record is true: the deal, every draw and every move, { $lines } lines in all.
cli-share-is-true = Everything in this share that its viewer can check is true, { $lines } lines in all.
cli-reason = 
    { $reason ->
         [mission-accomplished] mission accomplished
         [fled] fled
         [hand-refused] handshake refused
         [not-partners] not partners
         [mission-not-fulfilled] mission not fulfilled
         [not-alone] not alone
         [not-fled] way out not reached
         [note-right] note right
         [turn-limit] turn limit
         [code-right] right code
         [code-wrong] wrong code
         [round-limit] round limit
        *[match-won] match won
    }
cli-scenario-is-true = Every draw and every move is true, { $lines } lines in all. The starting position was set up by its author and can't be proved.
cli-commitment = Commitment: { $commitment }
cli-other-commitment = The record has a different commitment: { $commitment }
cli-endless = A match never ends if nobody declares. Set --declare above 0, or play single games.

## The arena

cli-arena-one-contest = Give exactly one of --teams, --cross, --seats or --round-robin.
cli-arena-four = { $option } needs four players.
cli-arena-teams-form = --teams takes two bots, one for each team: A:B.
cli-arena-cross-form = --cross takes two teams of two bots each: A+B:C+D.
cli-arena-seats-form = --seats takes one bot per player, here { $players }: A+B+C. “{ $given }” names { $count }.
cli-arena-round-robin-form = --round-robin takes two or more different bots: A,B,C.
cli-arena-unknown-kind = There is no bot “{ $kind }”. Choose from: { $kinds }.
cli-arena-other-contest = “{ $file }” has results of another contest or of other settings. Give another file, or the same settings.
cli-arena-plays-as = { $kind } has learned nothing for this game, these players and this edition. It plays like { $other } here.
cli-arena-plot = --plot draws a round robin: give --round-robin.
cli-arena-games = --games must be a multiple of { $multiple }: each deal is played { $multiple } times with the seats swapped.
cli-arena-score = { $team }: score
cli-arena-interval = { $share } (95%: { $low } to { $high })
cli-arena-declarations-of = { $kind }: declarations
cli-arena-notes-of = { $kind }: notes
cli-arena-claims = { $made }, { $wrong } of them wrong
cli-arena-bot = Bot
cli-arena-share = Share of wins
cli-arena-wins = Won
cli-arena-declarations = Declarations
cli-arena-equal-share = Equal bots would each have { $share }.
cli-arena-against = Score against
cli-arena-rating = Rating
cli-arena-uncertainty = Uncertainty
cli-arena-at-least = Very likely at least
cli-serving = Inkognito is running at { $address } – press Ctrl+C to stop it.
cli-serving-metrics = Metrics are at { $address }.
cli-already-serving = Inkognito is already running: { $address }
cli-cannot-listen = Can't listen on { $where }: { $why }. Choose another --host, --port or --metrics-port.
cli-cluster-address-missing = --cluster-key needs --cluster-address too: where does this process listen for the others?
cli-cluster-key-missing = --cluster-address needs a key that all processes share. Set INKOGNITO_CLUSTER_KEY.
cli-cluster-key-short = The key of the cluster is too short: at least { $shortest } characters, best from a random generator.
cli-cluster-address-bad = --cluster-address must be HOST:PORT as the other processes reach it, such as 10.0.0.5:8471, and at most about 40 characters.
cli-cluster-needs-postgresql = Several processes need one PostgreSQL database. SQLite serves a single process: leave out --cluster-address, or choose another --database.
cli-copied = { $rows ->
    [one] One row is copied and compared. The original is unchanged.
   *[other] { $rows } rows are copied and compared. The original is unchanged.
}
cli-backup-written = The whole database is now in { $file }. It holds the secrets of games in progress, so keep it safe.
cli-check-passed = Every table can be read and replayed.
cli-check-log = Table { $table }: row { $row } of its log is damaged or missing. Restore a backup, or run inkognito repair; the other tables aren't affected.
cli-check-listing = Table { $table }: its listing is damaged, so the lobby doesn't show it.
cli-check-talk = Table { $table }: its talk is damaged.
cli-check-game = Table { $table }: its game isn't installed here, so it can't be checked. Nothing of it is lost.
cli-repair-cut = Table { $table }: its log was cut after row { $row }. What came later is gone; players can go on from there.
cli-repair-deleted = Table { $table }: it couldn't be read from its first row, so it was deleted.
cli-repair-listed = Table { $table }: its listing was made again.
cli-repair-emptied = Table { $table }: talk that couldn't be read was emptied.
cli-repaired = { $tables ->
    [0] Nothing is damaged.
    [one] One repair was made.
   *[other] { $tables } repairs were made.
}
cli-repair-backup = The database as it was is in { $file }.
cli-clean-would = Would delete { $tables } tables and { $guests } guests.
cli-cleaned = Deleted { $tables } tables and { $guests } guests.

## Learning

cli-training = Learning
cli-train-done = Learned from { $games } games. The weights are in { $file }.
cli-train-no-game = Bots can't learn this game yet ({ $game }). In it, veteran plays like sly.
cli-train-needs-extra = Learning cards with four players needs compiled games. Install them first: pip install "inkognito[train]".
cli-train-no-weights = “{ $file }” has no weights that were learned.
cli-train-no-networks = Networks can only be learned at cards with four players.
cli-train-networks-need-start = Networks learn on top of weights: name their file with --start.
cli-train-other-run = “{ $file }” is of another run or can't be read. Give another --file, or the same command as before.

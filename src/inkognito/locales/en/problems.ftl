# What is wrong with a scenario, a game record or the database.

## Reading a scenario

problem-unreadable = The scenario can't be read: { $detail }
problem-field-missing = “{ $field }” is missing.
problem-field-unknown = There is no field “{ $field }”.
problem-value-bad = “{ $field }” can't be “{ $given }”. Possible: { LIST($allowed) }.
problem-unknown-seat = There is no seat “{ $name }”.
problem-bad-seats = You can't play with these seats: { LIST($seats) }.
problem-unknown-space = There is no space “{ $space }” on the map.
problem-seat-not-in-play = { NAME($seat) } isn't in this game.

## The deal

problem-hand-missing = A hand is missing: { NAME($seat, form: "label") }.
problem-hand-too-many = There is one hand too many: { NAME($seat, form: "label") }.
problem-dealt-twice = A card was dealt twice: { NAME($card) }.
problem-card-of-another-edition = A card belongs to another edition: { NAME($card) }.

## The pieces

problem-piece-not-in-play = This piece isn't in the game: { NAME($piece) }.
problem-piece-missing = This piece isn't on the map: { NAME($piece) }.
problem-ambassador-not-at-embassy = During placement, the Ambassador stands at the Embassy.
problem-first-player-missing = During placement, the scenario must say who plays first.
problem-first-player-only-while-placing = A scenario names the first player only during placement.
problem-placement-is-not-chosen = In this game nobody chooses where their figures start.
problem-not-on-start-spaces = The figures must stand on their start spaces: { NAME($seat, form: "label") }.
problem-placed-too-early = { NAME($seat) } placed their figures too early.
problem-nothing-to-place = { NAME($seat) } has nothing to place.
problem-space-shared = These can't share a space now ({ NAME($space) }): { NAME($pieces) }.
problem-space-shared-before-the-first-step = Pieces shared a space before the first step of the turn.

## The turn

problem-turn-out-of-range = Turn { $turn } is beyond the limit.
problem-ambassador-does-not-shake = The Ambassador doesn't shake the Phantom.
problem-balls-only-while-moving = Balls and steps exist only during movement.
problem-balls-impossible = The Phantom can't have shown these balls: { NAME($balls, kind: "ball") }.
problem-step-impossible = Step { $step } of this turn is impossible.
problem-movement-cannot-have-ended = The movement can't have ended like this.
problem-no-way-on = { NAME($seat) } has no legal move from here.

## Questions and answers

problem-question-missing = The scenario doesn't say which question is being answered.
problem-question-too-many = There is a question, but none can be open now.
problem-question-without-meeting = A question was asked without a meeting: { NAME($piece) }.
problem-question-to-the-wrong-agent = { NAME($agent) } can't have been asked this question.
problem-objection-where-repeats-are-prevented = Nobody can object at a table that prevents repeats.
problem-objection-before-the-answer = Nobody can object before the answer.
problem-answer-missing = The cards that { NAME($seat) } showed are missing.
problem-nothing-to-replace = { $owed ->
    [one] This answer can't owe one card instead.
   *[other] This answer can't owe { $owed } cards instead.
}
problem-shown-before-the-deal = Cards shown, no. { $shown }: { NAME($seat) } had no cards yet.
problem-shown-to-nobody-who-may-ask = Cards shown, no. { $shown }: the viewer can't have asked { NAME($seat, form: "object") }.
problem-shown-to-nobody-who-may-see = Somebody saw cards that they can't have seen.
problem-shown-not-their-card = Cards shown, no. { $shown }: { NAME($seat) } doesn't hold all of them.
problem-shown-wrong-cards = These cards can't have been shown or chosen together: { NAME($cards) }.
problem-shown-nothing-true = Cards shown, no. { $shown }: none of them is true.
problem-shown-repeat = { NAME($seat) } has shown these cards to the same player before.

## Declarations and notes

problem-hand-offer-missing = The scenario doesn't say who is offered a handshake.
problem-hand-offer-too-many = A handshake is offered, but nobody has to answer it.
problem-hand-offered-to-own-seat = Nobody can offer themselves a handshake.
problem-ambassador-shakes-no-hands = The Ambassador doesn't shake hands.
problem-nobody-can-have-written-a-note = Nobody can have written a note yet.
problem-impossible-note = The note must name every agent once and every build once.

## The card game

problem-score-impossible = { $points ->
    [one] { NAME($seat) } can't have { $points } point during the game.
   *[other] { NAME($seat) } can't have { $points } points during the game.
}
problem-score-twice = One player's points are given twice.
problem-game-number-impossible = A single game has no game { $game }.
problem-opener-impossible = By the order of play, { NAME($seat) } must have gone first in this game.
problem-round-out-of-range = Round { $round } is beyond the limit.
problem-visits-impossible = { NAME($visitor) } can't have gone to these places.
problem-visits-out-of-turn = Somebody went to a place out of turn.
problem-nobody-left-to-play = Nobody is left to choose a place.
problem-meeting-too-early = Meetings begin only when everybody has gone to a place.
problem-no-such-meeting = There is no such meeting in this round.
problem-named-agent-missing = The scenario doesn't say who has to show a black card.
problem-named-agent-too-many = An agent is named, but nobody has to show a black card.
problem-hidden-card-missing = The Ambassador's face-down card is missing.
problem-hidden-card-too-many = The Ambassador has no face-down card now.
problem-nobody-hides-now = Nobody plays a place face down now.
problem-resolved-out-of-order = Meetings must be settled in order; settled already: { NAME($resolved) }.
problem-declined-out-of-order = Players are asked to name the code in this order: { NAME($asked) }.
problem-declined-too-many = Somebody declined, but nobody was asked.
problem-wrong-phase-for-the-meeting = This meeting can't be at that point: { NAME($phase, kind: "phase") }.
problem-black-card-twice = A black card was shown twice to the same player.
problem-nobody-looked = { NAME($seat) } can't have looked at the dummy's cards.
problem-nobody-chooses-now = { NAME($seat) } has no cards to choose now.
problem-chosen-twice = Somebody chose twice.
problem-everybody-has-chosen = Everybody has already chosen.
problem-cannot-be-named = { NAME($agent) } can't have been named.

## Chance laid beforehand

problem-chance-balls-impossible = The Phantom can't show these three balls: { NAME($balls, kind: "ball") }.
problem-chance-stack-of-nobody = Nobody turns this stack at this table: { NAME($visitor, form: "label") }.
problem-chance-stack-impossible = This place isn't left in the stack: { NAME($location) }.
problem-chance-deal-impossible = A deal gives everybody one hand, and every card once. Deals of later games need a match.
problem-chance-deal-too-late = The cards are dealt already, so no deal can be laid.

## Records

problem-record-not-ours = Line { $line }: this is not a game record.
problem-record-version-unknown = Line { $line }: version { $version } is unknown; the newest is { $newest }.
problem-record-truncated = Line { $line }: the record breaks off.
problem-record-line-unreadable = Line { $line } can't be read.
problem-record-line-wrong = Line { $line } doesn't follow from the rules and the sealed draws.
problem-record-proof-unreadable = Line { $line }: the proof can't be read.
problem-record-without-proof = Line { $line }: the proof is missing.
problem-record-commitment-broken = Line { $line }: the seed is not the one that was sealed before the game.
problem-record-entropy-unreadable = Line { $line }: the players' share of the shuffle can't be read.
problem-record-not-finished = Line { $line }: the game is not finished.
problem-record-is-a-share = This file holds only what one viewer saw of the game: { NAME($viewer, form: "label") }.
problem-record-without-that-seat = { NAME($viewer) } isn't in this game; the seats are { NAME($seats) }.
problem-record-entropy-of-nobody = Line { $line }: somebody who isn't in the game added to the shuffle.
problem-record-share-of-a-scenario = Line { $line }: the game began from a position set up by its author; a share of it can't be proved.
problem-score-before-the-first-game = There are points before the first game of the match.

## The database

problem-bad-url = This is not a database address. Use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
problem-cannot-open = The database file { $path } can't be opened. Check that its folder exists and that you may read and write both.
problem-not-a-database = The file { $path } is not a database: { $what }
problem-unreachable = The database { $url } can't be reached: { $what }
problem-newer-version = The database is from a newer Inkognito (version { $found }; this one supports { $known }). Install the newer one, or restore an older copy of the database.
problem-cannot-migrate = The database couldn't be upgraded and stays as it was: { $what }
problem-in-use = Another Inkognito is using the database file { $path }. Stop it first, or choose another --database.
problem-write-failed = Writing to the database failed. Check its disk and its connection.
problem-read-failed = Reading the database failed: { $what }
problem-database-gone = The database was deleted, moved or replaced while the server was running. Put it back, then restart the server.
problem-damaged = What is stored of table { $table } is damaged at row { $place }. Run inkognito check for a full list.
problem-no-such-guest = We no longer know this guest.
problem-is-closed = The database is already closed.
problem-copy-not-empty = The database to copy to already has tables in it. Choose an empty one.
problem-copy-same = Both are the same database. Choose another one to copy to.
problem-copy-unfinished = This database is an unfinished copy. Delete it and run inkognito copy again.
problem-copy-differs = The copy differs from the original in the table { $table }. Don't use it: delete it and copy again.
problem-no-such-database = There is no Inkognito database at { $path }. Check the path.
problem-use-pg-dump = This copies only SQLite files. For PostgreSQL, use pg_dump.
problem-backup-exists = The file { $path } already exists. Choose another name.
problem-backup-failed = The copy { $path } couldn't be written: { $what }

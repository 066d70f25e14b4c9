# What is wrong with a scenario or with the record of a game.

## Reading a scenario

problem-unreadable = The scenario can't be read: { $detail }
problem-unknown-seat = There is no seat “{ $name }”.
problem-bad-seats = These seats make no game: { LIST($seats) }.
problem-unknown-space = There is no space “{ $space }” on the map.
problem-seat-not-in-play = { NAME($seat) } does not play in this game.

## The deal

problem-hand-missing = A hand is missing: { NAME($seat, form: "label") }.
problem-hand-too-many = There is a hand too many: { NAME($seat, form: "label") }.
problem-dealt-twice = A card was dealt twice: { NAME($card) }.
problem-card-of-another-edition = A card belongs to another edition: { NAME($card) }.

## The pieces

problem-piece-not-in-play = A piece is not in this game: { NAME($piece) }.
problem-piece-missing = A piece stands nowhere: { NAME($piece) }.
problem-ambassador-not-at-embassy = While figures are being placed, the Ambassador stands at the Embassy.
problem-first-player-missing = While figures are being placed, the scenario must say who plays first.
problem-first-player-only-while-placing = Only while figures are being placed does a scenario say who plays first.
problem-placement-is-not-chosen = In this game nobody chooses where figures start.
problem-not-on-start-spaces = The figures must stand on their start spaces: { NAME($seat, form: "label") }.
problem-placed-too-early = { NAME($seat) } has placed figures too early.
problem-nothing-to-place = { NAME($seat) } has nothing to place.
problem-space-shared = These can't share a space now ({ NAME($space) }): { NAME($pieces) }.
problem-space-shared-before-the-first-step = Before the first step of the turn, pieces shared a space.

## The turn

problem-turn-out-of-range = Turn { $turn } is beyond the limit.
problem-ambassador-does-not-shake = The Ambassador does not shake the Phantom.
problem-balls-only-while-moving = There are balls and steps only while pieces move.
problem-balls-impossible = The Phantom can't have given these balls: { NAME($balls, kind: "ball") }.
problem-step-impossible = Step { $step } of this turn is impossible.
problem-movement-cannot-have-ended = The movement can't have ended like this.
problem-no-way-on = From here { NAME($seat) } has no way on.

## Questions and answers

problem-question-missing = The question that is being answered is missing.
problem-question-too-many = There is a question where none can be open.
problem-question-without-meeting = A question was asked without a meeting: { NAME($piece) }.
problem-question-to-the-wrong-agent = This question can't go to { NAME($agent, form: "object") }.
problem-objection-where-repeats-are-prevented = Nobody can object where repeats are prevented.
problem-objection-before-the-answer = Nobody can object before the answer.
problem-answer-missing = The answer that { NAME($seat) } has shown is missing.
problem-nothing-to-replace = { $owed ->
    [one] This answer can't owe one card in its place.
   *[other] This answer can't owe { $owed } cards in its place.
}
problem-shown-before-the-deal = Cards shown, no. { $shown }: { NAME($seat) } had no cards yet.
problem-shown-to-nobody-who-may-ask = Cards shown, no. { $shown }: those who saw them can't have asked { NAME($seat, form: "object") }.
problem-shown-to-nobody-who-may-see = Cards were shown to somebody who can't have seen them.
problem-shown-not-his-card = Cards shown, no. { $shown }: { NAME($seat) } does not hold all of them.
problem-shown-wrong-cards = These cards can't have been shown or chosen together: { NAME($cards) }.
problem-shown-nothing-true = Cards shown, no. { $shown }: none of them is true.
problem-shown-repeat = { NAME($seat) } has shown these cards to the same player before.

## Declarations and notes

problem-hand-offer-missing = It is not said whose hand is being answered.
problem-hand-offer-too-many = A hand is offered, but nobody has to answer it.
problem-hand-offered-to-himself = Nobody offers himself a hand.
problem-ambassador-shakes-no-hands = The Ambassador shakes no hands.
problem-nobody-can-have-written-a-note = Nobody can have written a note yet.
problem-impossible-note = The note must name every agent once and every build once.

## The card game

problem-score-impossible = { $points ->
    [one] { NAME($seat) } can't have { $points } point while the game goes on.
   *[other] { NAME($seat) } can't have { $points } points while the game goes on.
}
problem-score-twice = Somebody's points are given twice.
problem-game-number-impossible = There is no game { $game } in a match of one.
problem-opener-impossible = By the order of rounds, { NAME($seat) } must have opened this game.
problem-round-out-of-range = Round { $round } is beyond the limit.
problem-visits-impossible = { NAME($visitor) } can't have gone to these places.
problem-visits-out-of-turn = Somebody has gone to a place out of turn.
problem-nobody-left-to-play = Nobody is left to choose a place.
problem-meeting-too-early = Meetings come only when everybody has gone to a place.
problem-no-such-meeting = There is no such meeting in this round.
problem-named-agent-missing = It is not said who has to show a black card.
problem-named-agent-too-many = Somebody is named, but nobody has to show a black card.
problem-hidden-card-missing = The Ambassador's face-down card is missing.
problem-hidden-card-too-many = The Ambassador has no face-down card now.
problem-nobody-hides-now = Nobody lays a card face down now.
problem-resolved-out-of-order = Meetings must be settled in their order; settled by now: { NAME($resolved) }.
problem-declined-out-of-order = Those who may name the code are asked in this order: { NAME($asked) }.
problem-declined-too-many = Somebody has declined, but nobody was asked.
problem-wrong-phase-for-the-meeting = That can't be so at this meeting: { NAME($phase, kind: "phase") }.
problem-black-card-twice = A black card was shown twice to the same player.
problem-nobody-looked = { NAME($seat) } can't have looked at the dummy's cards.
problem-nobody-chooses-now = { NAME($seat) } has no cards to choose now.
problem-chosen-twice = Somebody has chosen twice.
problem-everybody-has-chosen = Everybody has chosen already.
problem-cannot-be-named = { NAME($agent) } can't have been named.

## Records

problem-record-not-ours = Line { $line }: this is no record of a game.
problem-record-version-unknown = Line { $line }: version { $version } is unknown; the newest is { $newest }.
problem-record-truncated = Line { $line }: the record breaks off.
problem-record-line-unreadable = Line { $line } can't be read.
problem-record-line-wrong = Line { $line } is not what the rules and the sealed chance say.
problem-record-proof-unreadable = Line { $line }: the proof can't be read.
problem-record-without-proof = Line { $line }: the proof is missing.
problem-record-commitment-broken = Line { $line }: the seed is not the one that was sealed before the game.
problem-record-entropy-unreadable = Line { $line }: what the players added to chance can't be read.
problem-record-not-finished = Line { $line }: the game is not finished.
problem-record-is-a-share = This file holds only one viewer's share of the game: { NAME($viewer, form: "label") }.
problem-record-without-that-seat = { NAME($viewer) } does not play in this game; the seats are { NAME($seats) }.
problem-record-entropy-of-nobody = Line { $line }: entropy was added by somebody who does not play.
problem-record-share-of-a-scenario = Line { $line }: the game began with a position laid by its author; a share of it can't be proved.
problem-score-before-the-first-game = There are points before any game of the match was played.

## The database

problem-bad-url = This is no address of a database. Give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
problem-cannot-open = The database file { $path } can't be opened. Check that its folder is there, and that you may read and write both.
problem-not-a-database = The file { $path } is no database: { $what }
problem-unreachable = The database { $url } can't be reached: { $what }
problem-newer-version = The database was made by a newer Inkognito (version { $found }; this one knows { $known }). Install the newer one, or restore an older copy of the database.
problem-cannot-migrate = The database can't be brought up to date, and stays as it was: { $what }
problem-in-use = Another Inkognito is using the database file { $path }. Stop it first, or choose another --database.
problem-write-failed = The database could not be written. Check its disk and its connection.
problem-read-failed = The database could not be read: { $what }
problem-no-such-guest = This guest is not known here any more.
problem-is-closed = The database is closed already.
problem-use-pg-dump = Only SQLite files are copied like this. For PostgreSQL use its own tool, pg_dump.
problem-backup-exists = There is a file { $path } already. Choose another name.
problem-backup-failed = The copy { $path } could not be written: { $what }

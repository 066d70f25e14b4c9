# Setting up a table.

setup-title = Create a table
setup-the-game = The game
setup-chairs = Seats
setup-chairs-about = Open seats are for anybody with the link. You can still move people at the table.
setup-order-board = You sit and take turns clockwise in this order. The first player is chosen at random.
setup-order-card = You sit and take turns clockwise in this order. The first player is chosen at random; the Ambassador comes last.
setup-move-up = Move up: { $seat }
setup-move-up-end = This seat is already at the top.
setup-move-down = Move down: { $seat }
setup-move-down-end = This seat is already at the bottom.
setup-moved = { $seat }: now seat { $place } of { $places }.
setup-table = The table
setup-create = Open the table

setup-game = Game
setup-game-board = Board game
setup-game-board-about = Figures on a map of Venice: meet, ask, and get the right one to the right place.
setup-game-card = Card game
setup-game-card-about = Five places and a hand of cards: meet, swap two cards, and name the code.
setup-players = Players
setup-players-board-3 = Three agents. One identity is missing, so one of you is alone and has to flee.
setup-players-board-4 = Two against two, and nobody knows who is with whom. The classic game.
setup-players-board-5 = Two against two. The fifth is the Ambassador, who wants to unmask them all.
setup-players-card-3 = Three agents and a dummy. Everybody plays for themselves.
setup-players-card-4 = Two against two, and nobody knows who is with whom. The classic game.
setup-players-card-5 = { $five_play ->
    [alone] Everybody plays for themselves, and the fifth is the Ambassador, who hears a lot.
   *[in-teams] Two against two. The fifth is the Ambassador, who hears a lot.
}
setup-absent = Unused colour
setup-absent-about = With three players, one colour stays in the box.
setup-edition = Edition
setup-placement = Placement
setup-placement-random = Random
setup-placement-random-about = The figures are placed at random, and the game starts at once.
setup-placement-choose = Choose
setup-placement-choose-about = Everybody chooses openly where their figures start, before the secret cards are dealt.
setup-repeats = Repeated answers
setup-repeats-prevented = Prevented
setup-repeats-prevented-about = Nobody can show you the same cards twice.
setup-repeats-challenge = Objections
setup-repeats-challenge-about = You have to notice repeated cards yourself, and object.
setup-phantom = The Phantom's balls
setup-phantom-ares-2013 = 2013
setup-phantom-ares-2013-about = The ten balls of the 2013 edition.
setup-phantom-classic-1988 = 1988
setup-phantom-classic-1988-about = The ten balls of the first edition.
setup-turn-limit = Turn limit
setup-turn-limit-about = After this many turns the game is a draw. Leave it empty for no limit.
setup-match = Match
setup-match-single = One game
setup-match-single-about = One game decides it.
setup-match-first-to-3 = First to 3 points
setup-match-first-to-3-about = Several games with new cards, until somebody has three points.
setup-round-limit = Round limit
setup-round-limit-about = After this many rounds the game is a draw. Leave it empty for no limit.

setup-sitter-me = me
setup-sitter-anybody = open
setup-sitter-random = bot, at random
setup-sitter-tourist = bot, easy
setup-sitter-clerk = bot, medium
setup-sitter-sly = bot, sly
setup-sitter-veteran = bot, veteran
setup-sitter-master = bot, master

setup-visibility = Who can find it
setup-visibility-link = With the link
setup-visibility-link-about = Only people with the link can find this table.
setup-visibility-public = Public
setup-visibility-public-about = The table is listed, and anybody can join or watch.
setup-help = Note sheet help
setup-help-paper = Paper
setup-help-paper-about = A blank sheet. You note everything yourself.
setup-help-record = Record
setup-help-record-about = The sheet records who showed you what, and leaves the thinking to you.
setup-help-contradictions = Warnings
setup-help-contradictions-about = The sheet also warns you when one of your marks can't be right.
setup-help-elimination = Full
setup-help-elimination-about = The sheet crosses out the impossible, marks what is certain, and explains why.
setup-pace = Bots' pace
setup-pace-slow = Slow
setup-pace-slow-about = Time to follow every move.
setup-pace-normal = Normal
setup-pace-normal-about = About as fast as people who know the game.
setup-pace-quick = Quick
setup-pace-quick-about = Short pauses, for those who watch closely.
setup-hints = Coach
setup-hints-off = Off
setup-hints-off-about = No hints at this table.
setup-hints-on = On
setup-hints-on-about = Everybody may ask the coach for hints. At the end all see who did.
setup-gestures = Gestures
setup-gestures-open = Open
setup-gestures-open-about = Everybody sees every gesture.
setup-gestures-discreet = Discreet
setup-gestures-discreet-about = A gesture is for one player, and only the two of you see it.
setup-clock = Clock
setup-clock-none = None
setup-clock-none-about = No time limit.
setup-clock-none-is = none
setup-clock-per-decision = Per move
setup-clock-per-decision-about = This many seconds for each move. After that a bot plays until you are back.
setup-clock-per-decision-is = { $seconds } seconds per move
setup-clock-per-player = Per game
setup-clock-per-player-about = This many minutes each for the whole game, plus a few seconds per move.
setup-clock-per-player-is = { $minutes } minutes each, plus { $increment } seconds per move
setup-clock-days = Correspondence
setup-clock-days-about = Days for each move. You don't have to be online together.
setup-clock-days-is = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
setup-seconds = Seconds per move
setup-minutes = Minutes per game
setup-increment = Extra seconds per move
setup-days = Days per move

setup-share = Invite others
setup-share-about = Anybody with this link can join or watch
setup-copy = Copy link
setup-copied = Link copied.
setup-copy-by-hand = The link is selected. Copy it with your keyboard.
setup-qr = The link as a QR code for a phone camera
setup-options = Table rules
setup-free = Open seat
setup-sit = Sit here
setup-change = Move here
setup-stand-up = Leave seat
setup-remove = Remove
setup-no-bot = no bot
setup-bot-for = Bot for { $seat }
setup-chair-bot = { $level ->
    [random] bot, at random
    [tourist] bot, easy
    [clerk] bot, medium
    [sly] bot, sly
    [veteran] bot, veteran
   *[master] bot, master
}
setup-chair-ready = ready
setup-chair-here = not ready yet
setup-chair-away = away
setup-ready = I'm ready
setup-not-ready = I'm not ready
setup-begin = Start the game
setup-not-yet = { $waits ->
    [chairs] Some seats are open. Invite somebody, or add bots.
   *[ready] Not everybody is ready yet.
}
setup-all-ready = Everybody is ready. Start when you like.
setup-host-begins = Everybody is ready. The host starts the game.
setup-join = Come in
setup-aborted = The players called off this game.

# Setting up a table.

setup-title = Create a table
setup-the-game = The game
setup-chairs = Chairs
setup-chairs-about = Chairs for anybody are taken by whoever has the link. Who sits where can still be changed at the table.
setup-order-board = You sit clockwise in this order, and take turns in it. Who begins is drawn by lot.
setup-order-card = You sit clockwise in this order, and take turns in it. Who begins is drawn by lot; the Ambassador comes last.
setup-move-up = Move up: { $seat }
setup-move-up-end = This chair can't go further up.
setup-move-down = Move down: { $seat }
setup-move-down-end = This chair can't go further down.
setup-moved = { $seat }: now chair { $place } of { $places }.
setup-table = The table
setup-create = Open the table

setup-game = Game
setup-game-board = Board game
setup-game-board-about = Figures on the map of Venice: meet, ask, and lead the right one to the right place.
setup-game-card = Card game
setup-game-card-about = Five places and a hand of cards: meet, pass two cards, and name the code.
setup-players = Players
setup-players-board-3 = Three agents. One identity is missing, so one of you may be alone and must flee.
setup-players-board-4 = Two against two, and nobody knows who belongs to whom. The game as it was meant.
setup-players-board-5 = Two against two, and the fifth is the Ambassador, who wants to unmask them all.
setup-players-card-3 = Three agents and a dummy. Everybody plays for himself.
setup-players-card-4 = Two against two, and nobody knows who belongs to whom. The game as it was meant.
setup-players-card-5 = Two against two, and the fifth is the Ambassador, who listens to much.
setup-absent = Colour that nobody plays
setup-absent-about = With three players one colour stays in the box.
setup-edition = Edition
setup-edition-ares-2013-en = English, 2013
setup-edition-ares-2013-en-about = The rules as the English book of 2013 tells them.
setup-edition-ares-2013-it = Italian, 2013
setup-edition-ares-2013-it-about = The rules as the Italian book of 2013 tells them.
setup-edition-ffg-2003 = The Card Game, 2003
setup-edition-ffg-2003-about = Open the safe: of the two cards that you show exactly one is true.
setup-edition-abacus-1997 = Mini Inkognito, 1997
setup-edition-abacus-1997-about = Make the call: of the two cards that you show at least one is true.
setup-placement = Placement
setup-placement-random = By lot
setup-placement-random-about = The figures are placed at random, and the game begins at once.
setup-placement-choose = By choice
setup-placement-choose-about = Everybody chooses in the open where his figures start, before the secret cards are dealt.
setup-repeats = Repeated answers
setup-repeats-prevented = Prevented
setup-repeats-prevented-about = Nobody can show you the same set of cards twice.
setup-repeats-challenge = By objection
setup-repeats-challenge-about = You must notice yourself that you have seen a set before, and object.
setup-phantom = The Phantom's balls
setup-phantom-ares-2013 = Of 2013
setup-phantom-ares-2013-about = The ten balls of the edition of 2013.
setup-phantom-classic-1988 = Of 1988
setup-phantom-classic-1988-about = The ten balls of the first edition.
setup-turn-limit = Turn limit
setup-turn-limit-about = After so many turns the game is a draw. Leave it empty to play to the end.
setup-match = Match
setup-match-single = One game
setup-match-single-about = A single game decides.
setup-match-first-to-3 = First to 3 points
setup-match-first-to-3-about = Several games with new hands, until somebody has three points.
setup-round-limit = Round limit
setup-round-limit-about = After so many rounds the game is a draw. Leave it empty to play to the end.

setup-sitter-me = me
setup-sitter-anybody = anybody
setup-sitter-random = bot, carefree
setup-sitter-tourist = bot, gentle
setup-sitter-clerk = bot, careful

setup-visibility = Who may see it
setup-visibility-link = By link
setup-visibility-link-about = Only those who have the link find this table.
setup-visibility-public = Public
setup-visibility-public-about = The table is listed, and anybody may join or watch.
setup-help = Help of the note sheet
setup-help-paper = Paper
setup-help-paper-about = The sheet is empty paper. You note everything yourself.
setup-help-record = Record
setup-help-record-about = The sheet notes by itself who showed you what, and draws no conclusions.
setup-help-contradictions = Contradictions
setup-help-contradictions-about = The sheet also warns you when a mark of yours can't be right.
setup-help-elimination = Full
setup-help-elimination-about = The sheet crosses out what is impossible, marks what is certain, and tells you why.
setup-gestures = Gestures
setup-gestures-open = Open
setup-gestures-open-about = Everybody sees every gesture.
setup-gestures-discreet = Discreet
setup-gestures-discreet-about = A gesture is made at one player, and only you two see it.
setup-clock = Clock
setup-clock-none = None
setup-clock-none-about = Everybody takes the time that he needs.
setup-clock-none-is = none
setup-clock-per-decision = Each decision
setup-clock-per-decision-about = So many seconds for each decision. Then a bot plays on until you are back.
setup-clock-per-decision-is = { $seconds } seconds for each decision
setup-clock-per-player = Whole game
setup-clock-per-player-about = So many minutes for the whole game, and some seconds more for each decision.
setup-clock-per-player-is = { $minutes } minutes each, and { $increment } seconds for each decision
setup-clock-days = By mail
setup-clock-days-about = Days for each decision. You need not be here at the same time.
setup-clock-days-is = { $days ->
    [one] one day for each decision
   *[other] { $days } days for each decision
}
setup-seconds = Seconds for each decision
setup-minutes = Minutes for the whole game
setup-increment = Seconds more for each decision
setup-days = Days for each decision

setup-share = Invite others
setup-share-about = Whoever has this link can sit down or watch
setup-copy = Copy the link
setup-copied = The link is copied.
setup-copy-by-hand = The link is selected. Copy it with your keyboard.
setup-qr = The link as a code for a phone's camera
setup-options = How this table plays
setup-free = Free chair
setup-sit = Sit here
setup-change = Move here
setup-stand-up = Stand up
setup-remove = Remove
setup-no-bot = no bot
setup-bot-for = A bot on the chair: { $seat }
setup-chair-bot = { $level ->
    [random] bot, carefree
    [tourist] bot, gentle
   *[clerk] bot, careful
}
setup-chair-ready = ready
setup-chair-here = not ready yet
setup-chair-away = away
setup-ready = I am ready
setup-not-ready = Wait, I am not ready
setup-begin = Begin the game
setup-not-yet = { $waits ->
    [chairs] There are free chairs. Invite somebody, or give them to bots.
   *[ready] Not everybody is ready yet.
}
setup-all-ready = All are ready. Begin when you like.
setup-host-begins = All are ready. The host begins the game.
setup-come-in = Come in
setup-aborted = The players have called off this game.

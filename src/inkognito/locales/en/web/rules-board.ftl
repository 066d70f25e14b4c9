# The rules of the board game.

## What it is about

rules-board-about = What it is about
rules-board-about-carnival = It is carnival in Venice. Four secret agents hide behind the masks, and you are one of them. You know who you are. The others don't, and you don't know who they are.
rules-board-about-partner = So you know your partner's name from the start, just not which colour they play.
rules-board-about-aim = { $players ->
    [3] With three players one agent is missing, and nobody knows which. If your partner is at the table, find each other and fulfil your mission. If not, you are alone: get out of Venice unseen.
    [5] Find your partner, let them find you, learn your shared mission and fulfil it before the other pair fulfils theirs. And mind the fifth player: the Ambassador wants to know who all of you are.
   *[other] Find your partner, let them find you, learn your shared mission and fulfil it before the other pair fulfils theirs.
}

## Setting up

rules-board-setup = Setting up
rules-board-setup-figures = Every agent has a colour and four figures in it: tall, short, fat and thin.
rules-board-setup-unused = One of the four colours stays in the box.
rules-board-setup-placement = { $placement ->
    [choose] Starting with the first player, everybody chooses openly which figure starts on which of the four spaces in their colour. No secrets have been dealt yet, so this gives nothing away.
   *[random] The figures start at random on the four start spaces of their colour.
}
rules-board-setup-ambassador = The black figure is the Ambassador. It starts at the Embassy.
rules-board-setup-secrets = { $players ->
    [5] Each agent gets three **grey cards** that nobody else sees: an identity, a build and a mission letter from A to D. Every card is unique. The Ambassador's player gets none.
   *[other] You get three **grey cards** that nobody else sees: an identity, a build and a mission letter from A to D. Every card is unique.
}
rules-board-setup-aside = A fourth hand of grey cards is set aside. Nobody looks at it before the end.
rules-board-setup-true = The figure with your build is your **true figure**. The other three are decoys.
rules-board-setup-coloured = For answering questions you have eight cards in your colour: all four identities and all four builds.
rules-board-setup-first = The first player is chosen at random; then play goes clockwise.
rules-picture-hand = Three grey cards: you are Colonel Bubble, you are fat, your letter is D. So your fat figure is the true one.

## A turn

rules-board-turn = Your turn
rules-board-turn-parts = A turn has three parts: shake the Phantom, move, settle your meetings.
rules-board-turn-ambassador = The Ambassador's player has a different kind of turn; see below.
rules-board-phantom = The Phantom of Prophecy
rules-board-phantom-shake = It holds ten balls, and three of them appear. Each is worth one step. Before the next shake all ten go back in.
rules-board-ball-count = { $count } of 10
rules-board-ball-land = One of your own figures takes a step by land, along a solid line.
rules-board-ball-water = One of your own figures takes a step by water, along a dashed line.
rules-board-ball-either = One of your own figures takes a step by land or by water.
rules-board-ball-rival = Any other player's figure takes a step, by land or by water.
rules-board-ball-ambassador = The Ambassador takes a step, by land or by water.
rules-board-ball-none = A blank: nothing moves.
rules-board-moving = Moving
rules-board-moving-use = Use the balls in any order, on one figure or several. You don't have to use them all.
rules-board-moving-through = Your own figures may pass through anything. What counts is where everything stands when you end your movement.
rules-board-moving-end = At that point no two of your own figures may share a space, and you may meet **at most one figure of each other player**. You may meet several players, and the Ambassador too.
rules-board-moving-ambassador = You may bring the Ambassador to one of your figures, but never onto somebody else's.
rules-board-moving-rival = You may bring a rival's figure to one of yours, but never onto the Ambassador or any other figure.
rules-board-moving-undo = You can undo your steps until you end your movement. After that the balls are spent.
rules-picture-moving = Two balls for one figure: first a step by land, then one by water.

## Meetings

rules-board-meetings = Meetings
rules-board-meetings-what = Wherever one of your figures shares a space with another piece, there is a meeting, no matter who moved there. Settle all of them, in any order, each in one of two ways:
rules-board-meetings-ask = **Ask and send away.** You ask a question, look at the answer, and then send the piece you met somewhere else.
rules-board-meetings-slip = **Slip away.** You ask nothing. Your figure takes one more step, on any route, to an empty space. The piece you met stays.
rules-board-meetings-clean = If no neighbouring space is empty, you have to ask. When a turn ends, no two pieces share a space.
rules-picture-meeting = A meeting. Either ask and send the other piece away, or slip away yourself.
rules-board-agent = Asking an agent
rules-board-agent-kinds = Say what you want to know. The answer is three cards:
rules-board-agent-identity = about the **identity**: two identity cards and one build card;
rules-board-agent-build = about the **build**: two build cards and one identity card.
rules-board-agent-true = **At least one of the three is true.** It can be any of them.
rules-board-through = Asking through the Ambassador
rules-board-through-ask = The Ambassador knows everybody. Name any other player and what you want to know: they show you two identity cards or two build cards. **One of the two is true.**
rules-board-through-same = You may name somebody you also meet this turn.
rules-board-through-relay = The Ambassador's player looks at the two cards first, then you do. You can't name the Ambassador's player.
rules-board-show = What may be shown
rules-board-show-private = Only the asker sees the cards. The others see who asks whom, about what, and how many cards are shown.
rules-board-show-different = No two cards of an answer show the same thing.
rules-board-show-grey = You may show the grey card instead of the coloured one. That proves it is true.
rules-board-show-mission = Your grey **mission card** may replace any one of the cards. It never counts as the true one: another card still has to be true.
rules-board-show-repeat = Never show the same player the same three cards twice. A pair shown through the Ambassador must not be one that this player has seen before, alone or among three. Grey or coloured makes no difference here.
rules-board-show-repeats = { $repeats ->
    [challenge] At this table nothing stops you from repeating yourself, but the player who sees the cards may object once, before sending the piece away or declaring. If they are right, they see something better: two cards, at least one of them true, the second time the same three come; **one true card** of the kind they asked for from the third time on, and for any repeated pair. If they are wrong, the cards stand. Everybody hears the objection and whether it held.
   *[prevented] At this table you can only choose fresh answers. When none is left without your mission card, you show less: two cards, at least one of them true, instead of three; one true card instead of a pair.
}
rules-board-away = Sending away
rules-board-away-figure = The figure you asked goes to any empty space without a number. The Embassy counts as one.
rules-board-away-ambassador = { $ambassador_yields_to ->
    [unnumbered] The Ambassador goes home to the Embassy. If it is taken, even by your meeting there, send the Ambassador to any empty space without a number.
   *[start] The Ambassador goes home to the Embassy. If it is taken, even by your meeting there, send the Ambassador to any empty start space of any colour.
}

## The example

rules-board-example-ask = You are Colonel Bubble. Your figure meets Leo's, and you ask who Leo is. Leo shows you Colonel Bubble, Madame Zsa Zsa and “short”.
rules-board-example-first = You are Colonel Bubble, so that card is false. Leo is Madame Zsa Zsa, or short, or both.
rules-board-example-second = A few turns later you ask about Leo's build through the Ambassador. Leo shows “tall” and “fat”. One of the two is true, so Leo is not short.
rules-board-example-end = So in the first answer, only Madame Zsa Zsa can be true. Now you know who Leo is.

## Thinking

rules-deduce = Thinking it through
rules-board-deduce-own = Nobody else has what you have. On other players' cards, your identity and your build are false.
rules-board-deduce-rest = If two of three cards can't be true, the third must be.
rules-board-deduce-pair = In a pair through the Ambassador exactly one card is true. It also rules out two others: the ones that weren't shown.
rules-board-deduce-partner = A card that only your partner knows to be false is a secret message. When asked through the Ambassador, show your own identity next to your partner's: your partner sees through it, the others don't.
rules-board-deduce-record = Remember what you have shown to whom. Your note sheet keeps track for you.
rules-board-deduce-routes = Watch who is in a hurry, and where they are going. A walk can give a mission away.

## Missions

rules-board-missions = Your mission
rules-board-missions-letters = Your letter and your partner's together give your mission. The order is fixed: Fiddlebottom before Bubble, Zsa Zsa before X. You learn your partner's letter only when they show you their mission card.
rules-board-missions-true = A named agent always means that agent's **true figure**. “Any figure” means any of the two partners' eight figures.
rules-board-missions-stands = A mission is fulfilled as soon as everything **stands** as it says. It doesn't matter who brought that about, or when.
rules-board-missions-bring = There is one exception: if you have to bring the Ambassador somewhere, one of you two must have been the last to move or send the Ambassador there, on your own turn.
rules-board-missions-missing = If your mission names the missing agent, read that agent's partner instead.
rules-board-passport = The passport
rules-board-passport-code = Letters
rules-board-passport-mission = Mission
rules-board-passport-or = { $one } or { $other }

## Winning

rules-board-winning = Mission accomplished
rules-board-winning-declare = On your own turn you may declare “Mission accomplished” and offer one player a handshake: before you shake the Phantom, or once your movement has ended and nobody owes an answer. You may also do it between an answer and sending away.
rules-board-winning-silent = You don't say which mission it is. Only the true one counts.
rules-board-winning-taken = **They shake hands.** If you two are partners and your mission stands, you both win. If not, your opponents win.
rules-board-winning-refused = **They refuse.** Your opponents win, whoever refused.
rules-board-winning-alone = **No handshake.** With three players you may also declare alone. If your partner is the missing agent and your true figure has reached your way out, you win alone.
rules-board-winning-third = **Wrong or refused.** If you are the one who is alone, the other two win. If your partner is at the table, the third player wins.
rules-board-winning-note = **The note.** After the handshake is answered, the Ambassador's note is opened. If everything in it is right, the Ambassador wins alone, whether or not the declaration was right.
rules-board-winning-limit = { $players ->
    [5] This table plays { $limit } turns at most. Then the game is a draw, unless the Ambassador's note is right.
   *[other] This table plays { $limit } turns at most. Then the game is a draw.
}
rules-board-winning-end = At the end the masks come off: everybody sees every hand.
rules-picture-handshake = “Mission accomplished”: one player offers a handshake, the other takes it.

## Three players

rules-board-three = Alone in Venice
rules-board-three-who = One of the three has no partner at the table, and at first even they don't know it. The lone player has only one mission: to bring their true figure to their way out.
rules-board-three-flee = { $name }: space { $space }
rules-board-three-open = All three may declare either way at any time, alone or with a handshake. So nobody gives away whether they are alone.
rules-picture-missing = Three at the table, and one hand set aside. Whose partner is missing?

## Five players

rules-board-five = The Ambassador plays
rules-board-five-turn = The fifth player is the Ambassador and takes turns like everybody else, but without the Phantom: up to two steps on any routes, through anything.
rules-board-five-meeting = There may be one meeting, where the Ambassador stops. The Ambassador may ask for two identity cards or two build cards, **one of them true**, and then sends that figure to any empty space without a number. The Ambassador may also send it away without asking, but can't slip away.
rules-board-five-balls = The agents' black balls still move the Ambassador, and agents who meet the Ambassador ask as usual. Nobody can ask about the Ambassador or offer the Ambassador a handshake.
rules-board-five-note = **“I know who you are.”** Once per game, any time before somebody declares, the Ambassador writes down the identity and the build of all four agents. Everybody sees that the note is written, nobody sees what it says, and it is final.
rules-board-five-win = The note is opened when a pair declares. If all eight facts are right, the Ambassador wins alone. With a wrong note, or none, the Ambassador can't win.
rules-picture-note = A sealed note with eight facts: four identities, four builds.

## Options and editions

rules-option-placement = The figures at the start
rules-option-placement-random = At random.
rules-option-placement-choose = Everybody places their own.
rules-option-repeats = Repeated answers
rules-option-repeats-prevented = You can only choose fresh answers.
rules-option-repeats-challenge = Any truthful answer is allowed; the player who sees it may object.
rules-option-phantom = The balls
rules-option-phantom-ares-2013 = Two each of land, water, either, rival and Ambassador, as in 2013.
rules-option-phantom-classic-1988 = Two of land, two of water, one of either, two of Ambassador and three blanks, as in 1988. There are no rival balls.
rules-option-turns = Length
rules-option-turns-free = The game lasts until somebody declares.
rules-option-turns-limited = The game is a draw after an agreed number of turns.
rules-differ-expulsion = When the Embassy is taken
rules-differ-expulsion-is = { $name }: { $ambassador_yields_to ->
    [start] the Ambassador goes to any empty start space.
   *[unnumbered] the Ambassador goes to any empty space without a number.
}
rules-differ-bring = Missions that bring the Ambassador somewhere
rules-differ-bring-is = { $name }: { $brought_by ->
    [true-figure] with five players, the true figure of either partner must stand there.
   *[any-figure] with five players, any of the pair's eight figures must stand there.
}

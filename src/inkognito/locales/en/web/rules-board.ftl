# The rules of the board game.

## What it is about

rules-board-about = What it is about
rules-board-about-carnival = It is carnival in Venice. Behind the masks walk four secret agents, and you are one of them. You know who you are. The others don't, and you don't know who they are.
rules-board-about-partner = So you know from the start who your partner is; you only don't know behind which colour.
rules-board-about-aim = { $players ->
    [3] With three players one agent is missing, and nobody knows which. If your partner is at the table, find each other and fulfil your common mission. If not, you are alone: get out of Venice unseen.
    [5] Find your partner, let yourself be found, learn your common mission and fulfil it before the other pair fulfils theirs. And mind the fifth player: the Ambassador wants to know who all of you are.
   *[other] Find your partner, let yourself be found, learn your common mission and fulfil it before the other pair fulfils theirs.
}

## Setting up

rules-board-setup = Setting up
rules-board-setup-figures = Every agent has a colour and four figures in it: tall, short, fat and thin.
rules-board-setup-unused = One of the four colours stays in the box.
rules-board-setup-placement = { $placement ->
    [choose] From the first player on, everybody chooses openly which figure starts on which of the four spaces in that colour. No secret has been dealt yet, so this betrays nothing.
   *[random] Chance puts the figures on the four start spaces of their colour.
}
rules-board-setup-ambassador = The black figure is the Ambassador. It starts on the Embassy.
rules-board-setup-secrets = { $players ->
    [5] Each agent gets three **grey cards** that nobody else sees: an identity, a build and a mission letter from A to D. No card exists twice. The Ambassador's player gets none.
   *[other] You get three **grey cards** that nobody else sees: an identity, a build and a mission letter from A to D. No card exists twice.
}
rules-board-setup-aside = A fourth hand of grey cards is set aside. Nobody looks at it before the end.
rules-board-setup-true = The figure with your build is your **true figure**. The other three are decoys.
rules-board-setup-coloured = To answer questions you hold eight cards in your colour: all four identities and all four builds.
rules-board-setup-first = Chance decides who begins; then it goes clockwise.
rules-picture-hand = Three grey cards: you are Colonel Bubble, you are fat, your letter is D. So your fat figure is the true one.

## A turn

rules-board-turn = Your turn
rules-board-turn-parts = A turn has three parts: shake the Phantom, move, settle your meetings.
rules-board-turn-ambassador = The Ambassador's player has turns of another kind; they are described further down.
rules-board-phantom = The Phantom of Prophecy
rules-board-phantom-shake = There are ten balls inside, and three of them appear. Each is worth one step. For the next shake all ten are back.
rules-board-ball-count = { $count } of 10
rules-board-ball-land = One of your own figures takes a step by land, along a solid line.
rules-board-ball-water = One of your own figures takes a step by water, along a dashed line.
rules-board-ball-either = One of your own figures takes a step by land or by water.
rules-board-ball-rival = A figure of any other player takes a step, by land or by water.
rules-board-ball-ambassador = The Ambassador takes a step, by land or by water.
rules-board-ball-none = A blank: nothing moves.
rules-board-moving = Moving
rules-board-moving-use = Use the balls in any order, on one figure or on several. You may leave any of them unused.
rules-board-moving-through = Your own figures may pass through everything. What counts is how things stand when you end your movement.
rules-board-moving-end = Then no two of your own figures may share a space, and you may meet **at most one figure of each other player**. You may meet several players, and the Ambassador too.
rules-board-moving-ambassador = You may bring the Ambassador to one of your figures, but never onto a figure of somebody else.
rules-board-moving-rival = You may bring a rival's figure to one of yours, but never onto the Ambassador or any other figure.
rules-board-moving-undo = You can take back your steps until you end your movement. After that the balls are spent.
rules-picture-moving = Two balls for one figure: first a step by land, then one by water.

## Meetings

rules-board-meetings = Meetings
rules-board-meetings-what = Wherever one of your figures shares a space with another piece, there is a meeting, whoever moved there. Settle them all, in any order, each in one of two ways:
rules-board-meetings-ask = **Ask and send away.** You ask a question, look at the answer, and then send the piece that you met somewhere else.
rules-board-meetings-slip = **Slip away.** You ask nothing. Your figure takes one more step, on any route, to an empty space. The piece that you met stays.
rules-board-meetings-clean = If no neighbouring space is empty, you must ask. At the end of a turn no two pieces share a space.
rules-picture-meeting = A meeting. Either you ask and send the other one away, or you slip away yourself.
rules-board-agent = Asking an agent
rules-board-agent-kinds = Say what you want to know. Three cards are the answer:
rules-board-agent-identity = about the **identity**: two identity cards and one build card;
rules-board-agent-build = about the **build**: two build cards and one identity card.
rules-board-agent-true = **At least one of the three is true.** It may be any of them.
rules-board-through = Asking through the Ambassador
rules-board-through-ask = The Ambassador knows everybody. Name any other player and a kind: that player shows you two identity cards or two build cards. **One of the two is true.**
rules-board-through-same = It may be somebody whom you also meet in this turn.
rules-board-through-relay = The Ambassador's player looks at the two cards first, then you do. The Ambassador's own player can't be named.
rules-board-show = What may be shown
rules-board-show-private = Only the asker sees the cards. The others see who asks whom about what, and how many cards are shown.
rules-board-show-different = The cards of an answer all show different faces.
rules-board-show-grey = In place of a coloured card you may show the grey one. It proves itself.
rules-board-show-mission = Your grey **mission card** may stand in for any one of the cards. It never counts as the true one: another card still has to be true.
rules-board-show-repeat = Never show the same player the same three cards twice. A pair shown through the Ambassador must not be one that this player has seen before, alone or among three. Grey or coloured makes no difference here.
rules-board-show-repeats = { $repeats ->
    [challenge] At this table nobody stops you from repeating yourself, but whoever sees the cards may object once, before sending the piece away or declaring. If they are right, they see something better: two cards, at least one of them true, the second time that three cards come; **one true card** of the kind asked about from the third time on, and for any repeated pair. If they are wrong, the cards stand. Everybody hears the objection and whether it held.
   *[prevented] At this table you are only offered fresh answers. If none is left without your mission card, you show less: two cards, at least one of them true, in place of three; one true card in place of a pair.
}
rules-board-away = Sending away
rules-board-away-figure = A figure that you asked goes to any empty space without a number. The Embassy is such a space.
rules-board-away-ambassador = { $edition ->
    [ares-2013-it] The Ambassador goes home to the Embassy. If it is taken, also because you are meeting there, send him to any empty space without a number.
   *[ares-2013-en] The Ambassador goes home to the Embassy. If it is taken, also because you are meeting there, send him to any empty start space of any colour.
}

## The example

rules-board-example-ask = You are Colonel Bubble. Your figure meets Leo's, and you ask Leo about his identity. He shows you Colonel Bubble, Madame Zsa Zsa and “short”.
rules-board-example-first = Colonel Bubble is you, so that card is false. Leo is Madame Zsa Zsa, or he is short, or both.
rules-board-example-second = Some turns later you ask about Leo's build, through the Ambassador. He shows “tall” and “fat”. One of the two is true: so he is not short.
rules-board-example-end = Then in the first answer only Madame Zsa Zsa can be true. Now you know who Leo is.

## Thinking

rules-deduce = Thinking it through
rules-board-deduce-own = What you hold, nobody else holds. On anybody else's cards your identity and your build are false.
rules-board-deduce-rest = If two of three cards can't be true, the third one is.
rules-board-deduce-pair = A pair through the Ambassador holds exactly one true card. It also tells you two faces that are certainly not true: those that were not shown.
rules-board-deduce-partner = A card that only your partner knows to be false speaks to your partner alone. Asked through the Ambassador, show your own identity next to your partner's: your partner sees through it, the others don't.
rules-board-deduce-record = Keep in mind what you have shown to whom. Your note sheet does it for you.
rules-board-deduce-routes = Watch who hurries where. A mission betrays itself by the way somebody walks.

## Missions

rules-board-missions = Your mission
rules-board-missions-letters = Your letter and your partner's together spell your mission. The order is fixed: Fiddlebottom before Bubble, Zsa Zsa before X. You learn your partner's letter only by being shown that mission card.
rules-board-missions-true = A named agent is always that agent's **true figure**. “Any figure” is any of the eight figures of the two partners.
rules-board-missions-stands = A mission is fulfilled as soon as what it says **stands**. Who brought it about, and when, does not matter.
rules-board-missions-bring = Only if the Ambassador has to be brought somewhere, one of you two must have been the last to move or send him there, on a turn of your own.
rules-board-missions-missing = If your mission names the agent who is missing, read that agent's partner in his place.
rules-board-passport = The passport
rules-board-passport-code = Letters
rules-board-passport-mission = Mission
rules-board-passport-or = { $one } or { $other }

## Winning

rules-board-winning = Mission accomplished
rules-board-winning-declare = On your own turn you may declare “Mission accomplished” and offer one player your hand: before you shake the Phantom, or once your movement has ended and nobody owes an answer. You may do so between an answer and sending away, too.
rules-board-winning-silent = You don't say which mission it is. Only the true one counts.
rules-board-winning-taken = **The hand is taken.** If you two are partners and your mission stands, you both win. If not, your opponents win.
rules-board-winning-refused = **The hand is refused.** Your opponents win, whoever refused.
rules-board-winning-alone = **No hand at all.** With three players you may also declare alone. If your partner is the missing agent and your true figure stands on your way out, you win alone.
rules-board-winning-third = **Wrong, or refused.** If you are the one who is alone, the other two win. If you have a partner at the table, the third player wins.
rules-board-winning-note = **The note.** When the hand has been answered, the Ambassador's note is opened. If all of it is right, the Ambassador wins alone, whatever the declaration was worth.
rules-board-winning-limit = { $players ->
    [5] This table plays { $limit } turns at most. Then the game is a draw, unless the Ambassador's note is right.
   *[other] This table plays { $limit } turns at most. Then the game is a draw.
}
rules-board-winning-end = At the end all masks come off: everybody sees every hand.
rules-picture-handshake = “Mission accomplished”: one offers a hand, the other takes it.

## Three players

rules-board-three = Alone in Venice
rules-board-three-who = One of the three has no partner at the table, and at first not even that player knows. Whoever is alone has one mission only: to bring the true figure to the way out.
rules-board-three-flee = { $name }: space { $space }
rules-board-three-open = Everybody may declare in both ways, alone or with a hand, at all times. So nobody gives away by it whether they are alone.
rules-picture-missing = Three at the table, and one hand set aside. Whose partner is it?

## Five players

rules-board-five = The Ambassador plays
rules-board-five-turn = The fifth player is the Ambassador and takes turns like everybody else, but without the Phantom: no step, one step or two, on any routes, through anything.
rules-board-five-meeting = Where the Ambassador ends there may be one meeting. The Ambassador may ask for two identity cards or two build cards, **one of them true**, and then sends that figure to any empty space without a number. Sending away without asking is allowed; slipping away is not.
rules-board-five-balls = The agents' black balls still move the Ambassador, and whoever meets the Ambassador asks as usual. Nobody can name the Ambassador in a question or offer the Ambassador a hand.
rules-board-five-note = **“I know who you are.”** Once in the game, at any moment before somebody declares, the Ambassador writes down the identity and the build of all four agents. Everybody sees that it was done, nobody sees what it says, and it can't be changed.
rules-board-five-win = The note is opened when a pair declares. If all eight facts are right, the Ambassador wins alone. With a wrong note, or none, the Ambassador can't win.
rules-picture-note = A sealed note with eight facts: four identities, four builds.

## Options and editions

rules-option-placement = The figures at the start
rules-option-placement-random = Chance places them.
rules-option-placement-choose = Everybody places their own.
rules-option-repeats = Repeated answers
rules-option-repeats-prevented = Only fresh answers are offered.
rules-option-repeats-challenge = Anything true may be shown; whoever sees it may object.
rules-option-phantom = The balls
rules-option-phantom-ares-2013 = Two each of land, water, either, rival and Ambassador, as in 2013.
rules-option-phantom-classic-1988 = Two of land, two of water, one of either, two of Ambassador and three blanks, as in 1988. There are no rival balls.
rules-option-turns = Length
rules-option-turns-free = The game lasts until somebody declares.
rules-option-turns-limited = After an agreed number of turns it is a draw.
rules-differ-expulsion = The Ambassador finds the Embassy taken
rules-differ-expulsion-ares-2013-en = English: he goes to any empty start space.
rules-differ-expulsion-ares-2013-it = Italian: he goes to any empty space without a number.
rules-differ-bring = Missions that bring the Ambassador somewhere
rules-differ-bring-ares-2013-en = English: with five players, the true figure of either partner must stand there.
rules-differ-bring-ares-2013-it = Italian: with five players, any of the pair's eight figures must stand there.

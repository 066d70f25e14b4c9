# The rules of the card game.

## What it is about

rules-card-about = What it is about
rules-card-about-carnival = { $story ->
    [safe] It is carnival in Venice. Four secret agents hide behind the masks, and you are one of them. Each knows one number of the combination that opens a safe.
   *[telephone] It is carnival in Venice. Four secret agents hide behind the masks, and you are one of them. Each knows one part of a secret telephone number.
}
rules-card-about-aim = { $players ->
    [3] With three players everybody plays alone. The fourth agent is a **dummy** that nobody plays. Find out all four numbers and whose they are, and be the first to name the code.
    [5] { $five_play ->
        [in-teams] Find out who has which number, and be the first to name the code. The agents win in pairs. The fifth player is the Ambassador, who is after the same code, alone.
       *[alone] With five players everybody plays alone; the pairs don't count. The fifth player is the Ambassador, who is after the same code. Find out who has which number, and be the first to name the code.
    }
   *[other] Find out which colour your partner plays and who has which number. Then meet your partner and name the code, before the other pair does.
}

## Setting up

rules-card-setup = Setting up
rules-card-setup-black = Each agent gets two **black cards** that nobody else sees: an identity and a number. The numbers are { NAME($numbers, form: "label") }. Every card is unique.
rules-card-setup-coloured = For passing information you have eight cards in your colour: all four identities and all four numbers.
rules-card-setup-places = You also have five places to go to, the same as everybody else: Rialto, San Marco, Arsenale, Accademia and Ca' d'Oro.
rules-card-setup-ambassador = { $players ->
    [5] The Ambassador's player also has five places, but no black cards and no cards to show.
   *[other] The Ambassador has the same five places in a shuffled stack, face down.
}
rules-card-setup-dummy = The dummy has a colour and a seat, two black cards face down and a shuffled stack of places. It has no cards to show.
rules-card-setup-first = { $players ->
    [3] One of you is chosen at random to go first in the first round.
   *[other] One agent is chosen at random to go first in the first round.
}
rules-picture-secrets = Two black cards: you are Agent X, and this is your number.

## A round

rules-card-round = A round
rules-card-round-hidden = The Ambassador chooses first and plays a place **face down**.
rules-card-round-places = Clockwise from the first player, everybody plays one unplayed place face up.
rules-card-round-dummy = On the dummy's turn, a place from its stack is turned over at random.
rules-card-round-ambassador = { $players ->
    [5] Then the Ambassador's place is turned over.
   *[other] Last, the top card of the Ambassador's stack is turned over.
}
rules-card-round-meet = { $players ->
    [5] There is a meeting wherever exactly two are, or the Ambassador and exactly two agents.
   *[other] There is a meeting wherever exactly two are.
}
rules-card-round-back = All cards shown go back to their owners, and the next player clockwise goes first.
rules-card-round-five = { $players ->
    [3] Played places stay in sight. After five rounds everybody takes all five back, and the stacks of the Ambassador and the dummy are reshuffled.
    [5] Played places stay in sight. After five rounds everybody takes all five back, the Ambassador too.
   *[other] Played places stay in sight. After five rounds everybody takes all five back, and the Ambassador's stack is reshuffled.
}
rules-picture-places = { $players ->
    [5] Two at Rialto, and the Ambassador with one agent at San Marco: two meetings. At Arsenale one is alone: nothing happens.
   *[other] Two at Rialto: a meeting. Three at San Marco: nothing happens there.
}

## Meetings

rules-card-meetings = Meetings
rules-card-meetings-two = { $players ->
    [5] A place with **exactly two** pieces is a meeting. So is a place with the Ambassador and exactly two agents. With any other number nothing happens.
   *[other] A place with **exactly two** pieces is a meeting. With any other number nothing happens there.
}
rules-card-meetings-order = If there are several, the first player's meeting comes first, then that of the next player clockwise, and so on.
rules-card-agents = Two agents
rules-card-agents-swap = They have to swap. Each chooses two of their coloured cards, of either kind, and both choose before either sees anything.
rules-card-agents-true = { $truth ->
    [exactly-one] **Exactly one of the two is true**, the other is false.
   *[at-least-one] **At least one of the two is true.** Both may be.
}
rules-card-agents-fresh = Never show the same player the same pair twice. Only when you have shown them every pair that is allowed may you repeat one.
rules-card-agents-private = Only the two of them see the cards.
rules-picture-pass = You pass two cards, and you get two.
rules-card-ambassador = An agent and the Ambassador
rules-card-ambassador-ask = The agent may name any other agent, who has to show one **black card**. The owner chooses which of the two. It is certainly true.
rules-card-ambassador-fresh = Nobody shows you the same black card twice. You can no longer name an agent who has shown you both.
rules-card-ambassador-decline = You don't have to name anybody.
rules-card-ambassador-both = The Ambassador's player sees the black card too.
rules-card-ambassador-dummy = You can't name the dummy: it has nobody to choose a card.
rules-picture-black = Through the Ambassador you see a black card: it is certainly true.
rules-card-dummy = An agent and the dummy
rules-card-dummy-look = You may look at one of its two black cards, the identity or the number. Everybody sees which one you look at, but not what is on it.
rules-card-dummy-none = If the Ambassador and the dummy meet, nothing happens.
rules-card-two = The Ambassador and two agents
rules-card-two-show = { $truth ->
    [exactly-one] The two agents don't swap. Instead, each shows the Ambassador two coloured cards, exactly one of them true, and never a pair that the Ambassador has already seen from them.
   *[at-least-one] The two agents don't swap. Instead, each shows the Ambassador two coloured cards, at least one of them true, and never a pair that the Ambassador has already seen from them.
}

## The example

rules-card-example-first = You are Agent X. You meet Alba, who shows you Agent X and { $hers }. You are Agent X, so that card is false: Alba's number is { $hers }.
rules-card-example-second = Two rounds later you meet again. Now Alba shows you Colonel Bubble and { $other }. Alba's number is { $hers }, so { $other } is false: Alba is Colonel Bubble.
rules-card-example-end = So { $hers } belongs in the code under B.

## Thinking

rules-card-deduce-own = Nobody else has what you have. On other players' cards, your identity and your number are false.
rules-card-deduce-pair = { $truth ->
    [exactly-one] Exactly one card of a pair is true. If you know about one, you know about the other.
   *[at-least-one] If one card of a pair is false, the other is true. The reverse doesn't hold: both may be true.
}
rules-card-deduce-last = If you know three identities or three numbers, you know the fourth.
rules-card-deduce-places = Look at the places already played. In the fifth round everybody has one left, so you know where they will go.
rules-card-deduce-order = Play late to meet somebody, play early to be met.
rules-card-deduce-partner = { $players ->
    [4] A card that only your partner knows to be false is a secret message: show your own identity next to your partner's.
   *[other] Before you show cards, think of what the other player already knows about you.
}

## The code

rules-card-code = The code
rules-card-code-order = The code is the four numbers in the fixed order of their owners: **Fiddlebottom, Bubble, Zsa Zsa, X**. You know one from the start: your own, under your own letter.
rules-card-code-ambassador = The Ambassador's player starts with none.
rules-picture-code = { $story ->
    [safe] The safe opens with four numbers in the order F, B, Z, X. You are Agent X: your number comes last.
   *[telephone] The telephone number has four parts in the order F, B, Z, X. You are Agent X: your number comes last.
}

## Winning

rules-card-winning = Naming the code
rules-card-winning-when = { $players ->
    [3] Meet anybody **alone**: another player, the dummy or the Ambassador. Instead of what the meeting would give you, name the code.
    [5] An agent must be alone with one other agent or with the Ambassador. The Ambassador must be with one or two agents; with two, only the Ambassador may name the code. It replaces what the meeting would give.
   *[other] Meet another player **alone**. Instead of swapping cards, say “You are my partner” and name the code. Nothing is said or shown before, and your partner can't object.
}
rules-card-winning-right = { $players ->
    [3] **Right:** you win alone.
    [5] { $five_play ->
        [in-teams] **Right:** an agent wins together with their partner, wherever the partner is. The Ambassador wins alone.
       *[alone] **Right:** you win alone.
    }
   *[other] **Right,** and you are partners: you both win.
}
rules-card-winning-wrong = { $players ->
    [3] **Wrong:** the other two players win.
    [5] { $five_play ->
        [in-teams] **Wrong:** if it was an agent, the other pair and the Ambassador win. If it was the Ambassador, all four agents win.
       *[alone] **Wrong:** everybody else wins.
    }
   *[other] **Wrong code or wrong partner:** the other pair wins.
}
rules-card-winning-asked = Everybody who may name the code is asked every time, before they see anything in that meeting. So a “no” gives nothing away.
rules-card-winning-order = If several players could, the earlier meeting comes first. Within a meeting, the player who is earlier in this round's order is asked first.
rules-card-winning-limit = This table plays { $limit } rounds at most. Then the game is a draw.
rules-picture-declare = { $players ->
    [4] Alone with your partner, you name the four numbers in order.
   *[other] Alone with somebody, you name the four numbers in order.
}

## A match

rules-card-match = A match to three points
rules-card-match-points = { $players ->
    [3] { $wrong_code_costs ->
        [0] Every winner of a game gets a point.
       *[1] A right code is worth one point. A wrong one costs a point, and each of the other two gets one. Nobody goes below zero.
    }
    [5] { $five_play ->
        [alone] A right code is worth one point. A wrong one gives a point to each of the others.
       *[in-teams] Every winner of a game gets a point.
    }
   *[other] Every winner of a game gets a point.
}
rules-card-match-next = Each game starts with new black cards and clean notes. The next seat clockwise goes first.
rules-card-match-end = The first to three points wins the match. If several get there together, they share the win.

## Options and editions

rules-option-match = Length
rules-option-match-single = One game.
rules-option-match-first-to-3 = A match to three points.
rules-option-rounds = Rounds
rules-option-rounds-free = A game lasts until somebody names the code.
rules-option-rounds-limited = The game is a draw after an agreed number of rounds.
rules-differ-truth = When two agents swap
rules-differ-truth-is = { $name }: { $truth ->
    [exactly-one] exactly one of the two cards is true.
   *[at-least-one] at least one is true, and both may be.
}
rules-differ-numbers = The numbers
rules-differ-numbers-is = { $name }: { NAME($numbers, form: "label") }, { $story ->
    [safe] the combination of a safe.
   *[telephone] a telephone number.
}
rules-differ-partners = Partners with five players
rules-differ-partners-is = { $name }: { $five_play ->
    [in-teams] agents win together with their partner.
   *[alone] everybody plays alone.
}
rules-differ-points = Points in a match
rules-differ-points-is = { $name }: { $players ->
    [3] { $wrong_code_costs ->
        [0] each winner of a game gets one.
       *[1] one for a right code; one off for a wrong one, and one for each of the others.
    }
   *[other] { $five_play ->
        [alone] one for a right code, or one for each of the others if it is wrong.
       *[in-teams] each winner of a game gets one.
    }
}

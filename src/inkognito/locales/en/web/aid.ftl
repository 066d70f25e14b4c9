# The rules of a game on one page.

rules-aid-title = { $game ->
    [board] Inkognito, the board game: on one page
   *[card] Inkognito, the card game: on one page
}
rules-aid-print = Print this page

## The board game

rules-aid-board-turn = A turn
rules-aid-board-turn-declare = You may declare before you begin.
rules-aid-board-turn-shake = Shake the Phantom: three balls, one step each, in any order. You don't have to use them.
rules-aid-board-turn-move = Move. At the end, no two of your own figures share a space, and you meet at most one figure of each other player.
rules-aid-board-turn-meet = Settle every meeting: ask and send away, or slip away one step to an empty space.
rules-aid-board-turn-end = You may declare again. Then end your turn.
rules-aid-board-balls = The balls
rules-aid-ball-land = own figure, by land
rules-aid-ball-water = own figure, by water
rules-aid-ball-either = own figure, by land or water
rules-aid-ball-rival = another player's figure, any route; to an empty space or to one of your figures
rules-aid-ball-ambassador = the Ambassador, any route; never onto other players' figures
rules-aid-ball-none = nothing
rules-aid-board-ask = Questions
rules-aid-board-ask-identity = **Agent, identity:** two identities, one build. At least one is true.
rules-aid-board-ask-build = **Agent, build:** two builds, one identity. At least one is true.
rules-aid-board-ask-ambassador = { $players ->
    [5] **Through the Ambassador,** about any other agent: two identities or two builds, one is true. The Ambassador sees them first.
   *[other] **Through the Ambassador,** about any other player: two identities or two builds, one is true.
}
rules-aid-board-ask-grey = Grey cards may replace coloured ones. The mission card may replace one card, but is never the true one.
rules-aid-board-ask-repeat = { $repeats ->
    [challenge] No repeats to the same player. After a right objection: two cards, at least one of them true; from the third time on, and for pairs, one true card.
   *[prevented] No repeats to the same player: not the same three, and no pair seen before, alone or among three.
}
rules-aid-board-away = Sending away
rules-aid-board-away-figure = A figure: to any empty space without a number.
rules-aid-board-away-ambassador = { $ambassador_yields_to ->
    [unnumbered] The Ambassador: to the Embassy; if it is taken, to any empty space without a number.
   *[start] The Ambassador: to the Embassy; if it is taken, to any empty start space.
}
rules-aid-board-declare = Mission accomplished
rules-aid-board-declare-when = On your turn, before the Phantom or after movement: offer one player a handshake.
rules-aid-board-declare-right = They shake hands, you are partners, the mission stands: you both win.
rules-aid-board-declare-wrong = { $players ->
    [3] Anything else: the third player wins; if you are alone, the other two win.
   *[other] Anything else: your opponents win.
}
rules-aid-board-declare-alone = Alone: declare without a handshake, with your true figure on your way out ({ $spaces }).
rules-aid-board-declare-flee = { $name } { $space }
rules-aid-board-declare-note = If all eight facts in the Ambassador's note are right, the Ambassador wins alone.
rules-aid-board-five = The Ambassador's turn
rules-aid-board-five-move = Up to two steps on any routes.
rules-aid-board-five-ask = Where you stop: ask for two identities or two builds (one is true), or ask nothing. Then send the figure to any empty space without a number.
rules-aid-board-five-note = Once, before anybody declares: seal a note with all identities and builds.
rules-aid-board-signs = Gestures
rules-aid-passport = Missions
rules-aid-passport-true = A name means the true figure; “any figure” means any of the pair's eight.
rules-aid-passport-bring = “Bring”: one of you two was the last to move or send the Ambassador there.
rules-aid-passport-missing = Instead of the missing agent, read that agent's partner.

## The card game

rules-aid-card-round = A round
rules-aid-card-round-hide = The Ambassador plays a place face down.
rules-aid-card-round-play = Clockwise from the first player: each plays one unplayed place, face up.
rules-aid-card-round-dummy = The dummy's place comes from its stack.
rules-aid-card-round-turn = The Ambassador's place is turned over last.
rules-aid-card-round-meet = Meetings, starting with the first player's.
rules-aid-card-round-next = The next player clockwise goes first. After five rounds all places are taken back.
rules-aid-card-meetings = Who meets whom
rules-aid-card-agents = { $truth ->
    [exactly-one] **Two agents** swap two coloured cards each: exactly one is true. Never the same pair to the same player.
   *[at-least-one] **Two agents** swap two coloured cards each: at least one is true. Never the same pair to the same player.
}
rules-aid-card-ambassador = { $players ->
    [5] **Agent and Ambassador:** the agent may name another agent, who shows one black card to both; never the same one twice.
   *[other] **Agent and Ambassador:** the agent may name another agent, who shows one black card; never the same one twice.
}
rules-aid-card-dummy = **Agent and dummy:** you may look at its identity or its number. The dummy can't be named.
rules-aid-card-two = { $truth ->
    [exactly-one] **Ambassador and two agents:** each shows the Ambassador two coloured cards, exactly one of them true.
   *[at-least-one] **Ambassador and two agents:** each shows the Ambassador two coloured cards, at least one of them true.
}
rules-aid-card-other = **Any other number:** nothing.
rules-aid-card-code = The code
rules-aid-card-code-order = The four numbers in the order Fiddlebottom, Bubble, Zsa Zsa, X.
rules-aid-card-code-numbers = The numbers: { LIST($numbers) }.
rules-aid-card-declare = Naming the code
rules-aid-card-declare-when = { $players ->
    [3] When you are alone with anybody, instead of what the meeting gives.
    [5] An agent alone with another agent or with the Ambassador; the Ambassador with one or two agents. Instead of what the meeting gives.
   *[other] When you are alone with another player, instead of the swap: “You are my partner.”
}
rules-aid-card-points = A match
rules-aid-card-points-three = First to three points.

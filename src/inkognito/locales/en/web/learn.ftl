# Learn in 5 minutes: five steps for each game.

rules-learn-title = { $game ->
    [board] Learn the board game in 5 minutes
   *[card] Learn the card game in 5 minutes
}
rules-learn-step = Step { $step } of { $steps }
rules-learn-next = Next
rules-learn-back = Back
rules-learn-play = Play now

## The board game

rules-learn-board-1 = You are somebody else
rules-learn-board-1-text = Four secret agents are at the carnival of Venice, and you are one of them. They work in pairs, always the same. You know your partner's name, but not which player they are.
rules-learn-board-2 = One figure is really you
rules-learn-board-2-text = You have four figures in your colour. Your secret cards tell you who you are, which of the four is really you, and a letter. The other three figures are decoys.
rules-learn-board-3 = Three balls, three steps
rules-learn-board-3-text = On your turn, shake the Phantom. Three balls tell you what may move: your figures by land or by water, the Ambassador, or somebody else's figure.
rules-learn-board-3-text-classic = On your turn, shake the Phantom. Three balls tell you what may move: your figures by land or by water, or the Ambassador. A blank moves nothing.
rules-learn-board-4 = Meet and ask
rules-learn-board-4-text = Stop where somebody stands, and ask. They show you three cards, and at least one is true. The Ambassador gets you two cards of any player, one of them true. Then you send away the piece you met.
rules-learn-board-5 = Shake hands
rules-learn-board-5-text = Show your partner your letter: your two letters together give your mission. When it is done, declare “Mission accomplished” and offer a handshake. If partner and mission are right, you both win. If not, the others do.
rules-learn-board-5-text-three = Show your partner your letter: your two letters together give your mission. When it is done, declare and offer a handshake. But one of the three is alone, and has to flee Venice instead.

## The card game

rules-learn-card-1 = You are somebody else
rules-learn-card-1-text = Four secret agents are at the carnival of Venice, and you are one of them. They work in pairs, always the same. You know your partner's name, but not which player they are.
rules-learn-card-1-text-alone = Four secret agents are at the carnival of Venice, and you are one of them. With this many players the pairs don't count: everybody plays for themselves.
rules-learn-card-2 = A name and a number
rules-learn-card-2-text = Two black cards are your secret: who you are, and one number of the code. The code is all four numbers in the order Fiddlebottom, Bubble, Zsa Zsa, X.
rules-learn-card-3 = Choose a place
rules-learn-card-3-text = Every round, each of you goes to one of five places. Where exactly two are, they meet. With more, or only one, nothing happens.
rules-learn-card-3-text-five = Every round, each of you goes to one of five places. Where exactly two are, they meet. If the Ambassador finds two agents, both have to show cards.
rules-learn-card-4 = Swap two cards
rules-learn-card-4-text = { $truth ->
    [exactly-one] When two agents meet, each passes two cards: one true, one false. When you meet the Ambassador, choose an agent, who has to show you a black card. That one is certainly true.
   *[at-least-one] When two agents meet, each passes two cards, at least one of them true. When you meet the Ambassador, choose an agent, who has to show you a black card. That one is certainly true.
}
rules-learn-card-5 = Name the code
rules-learn-card-5-text = When you know all four numbers, meet your partner alone and name the code. If it is right, you both win. If it is wrong, the other pair wins.
rules-learn-card-5-text-alone = When you know all four numbers, meet anybody alone and name the code. If it is right, you win. If it is wrong, the others do.
rules-learn-card-5-text-pairs = When you know all four numbers, meet an agent or the Ambassador alone and name the code. If it is right, you and your partner win. If it is wrong, the others win.

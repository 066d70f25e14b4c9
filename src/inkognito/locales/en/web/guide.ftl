# The guide of a first game: one line for each situation, said once.

guide-where = Your guide
guide-dismiss = Got it
guide-end = No more tips

## The board game

guide-board-goal-title = What it is about
guide-board-goal = You are { $me }. Your partner is { $partner }: one of the other three, and you don't know who. Find them, swap mission letters, fulfil your mission and shake hands.
guide-board-shake-title = Your turn
guide-board-shake = Shake the Phantom. Its three balls say what may move: your figures, somebody else's, or the Ambassador.
guide-board-place-title = Your figures
guide-board-place = Place your four figures. One of them will really be you, but nobody knows yet which: the cards are dealt afterwards.
guide-board-step-title = Three balls, three steps
guide-board-step = Press a figure with a ring, then a place that glows. Try to stop where somebody else stands: there you may ask.
guide-board-hint-title = Where to go?
guide-board-hint = If you don't know, press “Hint”, the question mark at the top. The coach looks at what you have seen and names a good move. The others don't notice.
guide-board-met-title = You are meeting somebody
guide-board-met = Your figure stands with somebody. End your movement, and you may ask them.
guide-board-ask-title = Ask
guide-board-ask = Ask who they are. You are looking for your partner first; builds come later.
guide-board-ambassador-title = The Ambassador
guide-board-ambassador = Through the Ambassador you may ask about anybody. You will see two cards, and one of them is true.
guide-board-shown-title = The answer
guide-board-shown = At least one card is true. Your note sheet crosses out what can't be, and marks what is certain. Now send the figure away.
guide-board-expel-title = Send them away
guide-board-expel = Choose a place that glows. If you want to ask again, keep it close to you.
guide-board-end-title = That was your turn
guide-board-end = Nothing is left to do. End your turn.
guide-board-others-title = The others play
guide-board-others = Watch who asks whom. You will be asked, too. If it takes too long, the arrows at the top skip to your turn.
guide-board-asked-title = You are asked
guide-board-asked = Choose your cards: at least one must be true. Hide it among false ones, and vary them from time to time.
guide-board-partner-title = You know your partner
guide-board-partner = It is { NAME($player) }. Meet them and ask until they show their mission letter. When they ask you, show yours.
guide-board-asked-by-partner-title = Your partner asks
guide-board-asked-by-partner = { NAME($player, form: "start") } is your partner. Show your mission letter, the card that glows, in place of another card.
guide-board-mission-title = You know your mission
guide-board-mission = { $mission } That is what you two must bring about. { NAME($player, form: "start") } is on it as well.
guide-board-stop-title = Stop here
guide-board-stop = With this, your mission is fulfilled. End your movement, then you may declare.
guide-board-fulfilled-title = You can win now
guide-board-fulfilled = Your mission is fulfilled. Press “Mission accomplished…” in your dossier and offer { NAME($player, form: "to") } your hand.
guide-board-hand-title = A hand is offered
guide-board-hand = Shake it if you think this is your partner and your mission is fulfilled. If you are right, you both win.

## The card game

guide-card-goal-title = What it is about
guide-card-goal = You are { $me }. { $partner } is your partner: one of the other three. Find out who is who and each agent's number: together that is the code. Then meet your partner alone and open the safe.
guide-card-go-title = Choose a place
guide-card-go = Go where one other agent is, or may come. Where exactly two agents are, they meet.
guide-card-declare-title = The safe can wait
guide-card-declare = “Open the safe…” is for later: a wrong code loses the game. Wait until you know the number of every agent.
guide-card-pair-title = Two cards
guide-card-pair = Show two cards: one true, one false. The other player does the same.
guide-card-ambassador-title = The Ambassador
guide-card-ambassador = Name an agent, who has to show you a black card. Black cards are always true.
guide-card-black-title = You are asked for a black card
guide-card-black = You have to show a black card, and it is always true. Choose the one that tells less.
guide-card-dummy-title = The dummy
guide-card-dummy = Look at one of the dummy's black cards. Nobody else sees it.
guide-card-partner-title = You know your partner
guide-card-partner = It is { NAME($player) }. Now find out the number of every agent. Then meet { NAME($player, form: "object") } alone and open the safe.
guide-card-code-title = You know the code
guide-card-code = The number of every agent is certain. Try to be alone with { NAME($player, form: "object") }, your partner, and open the safe.
guide-card-shown-title = What it tells you
guide-card-shown = One of the two cards was true, the other false. Your note sheet crosses out what can't be, and marks what is certain.
guide-card-hint-title = Where to go?
guide-card-hint = If you don't know, press “Hint”, the question mark at the top. The coach looks at what you have seen and names a good move. The others don't notice.
guide-card-win-title = You can win now
guide-card-win = { NAME($player, form: "start") } is your partner, you two are alone, and the code is certain. Press “Open the safe…”.

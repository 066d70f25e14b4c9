# What the coach says in the lessons of the card game. The ids follow from the lesson files.

## Places and meetings

lesson-card-meetings-title = Places and meetings
lesson-card-meetings-secret = Two black cards are your secret: who you are, and one number of the code. You are Colonel Bubble, and Lord Fiddlebottom is your partner. Madame Zsa Zsa works with Agent X.
lesson-card-meetings-first = Every round, each of you goes to one of five places. { NAME($red, form: "start") } begins.
lesson-card-meetings-go = { NAME($red, form: "start") } has gone to Rialto. Go there too: you want to meet.
lesson-card-meetings-go-wrong = A fine place, but { NAME($red) } is at Rialto.
lesson-card-meetings-go-after = Two at Rialto. But others may still come.
lesson-card-meetings-third = Now the others choose. The Ambassador comes last, from a shuffled stack.
lesson-card-meetings-who = Two pieces are at Rialto, two at San Marco, and the Ambassador is alone at the Arsenale.
lesson-card-meetings-who-prompt = Where do people meet?
lesson-card-meetings-who-two = Where exactly two are
lesson-card-meetings-who-one = Only where I am
lesson-card-meetings-who-one-wrong = The others meet too: two of them are at San Marco.
lesson-card-meetings-who-all = Everywhere
lesson-card-meetings-who-all-wrong = The Ambassador is alone, so nothing happens there.
lesson-card-meetings-who-after = Exactly two, no more and no less. A third would have spoilt it. And a place that you have played comes back only after five rounds.

## Two cards, one true

lesson-card-two-cards-title = Two cards, one true
lesson-card-two-cards-choose = You meet { NAME($red) }, and each of you shows two cards: one true, one false. Show one name and one number.
lesson-card-two-cards-choose-wrong = That would be allowed. But this time one name and one number, please.
lesson-card-two-cards-answer = Both choose before either sees anything. Watch what { NAME($red) } shows.
lesson-card-two-cards-false = { NAME($red, form: "start") } showed you Fiddlebottom and 24. Look at your own black cards.
lesson-card-two-cards-false-prompt = Which of the two is false?
lesson-card-two-cards-false-number = The 24
lesson-card-two-cards-false-name = Fiddlebottom
lesson-card-two-cards-false-name-wrong = Look at the numbers: who has the 24?
lesson-card-two-cards-false-open = I can't tell
lesson-card-two-cards-false-open-wrong = You can: there is only one 24.
lesson-card-two-cards-false-after = Right, the 24 is yours, and there is only one.
lesson-card-two-cards-sure = One is false, so the other one is true. Press the cell that glows.
lesson-card-two-cards-sure-prompt = Who is { NAME($red) }?
lesson-card-two-cards-sure-wrong = The other card: Fiddlebottom. Press the cell that glows.
lesson-card-two-cards-sure-after = { NAME($red, form: "start") } is your partner, and is wondering just now who you are.

## The Ambassador

lesson-card-ambassador-title = The Ambassador
lesson-card-ambassador-ask = You are alone with the Ambassador. Name an agent, who must show you a black card. Name { NAME($green) }.
lesson-card-ambassador-ask-wrong = Next time. Now { NAME($green) }.
lesson-card-ambassador-answer = { NAME($green, form: "start") } chooses which of their two black cards to show.
lesson-card-ambassador-sure = 47, in black. Black cards never lie. Press the cell that glows.
lesson-card-ambassador-sure-prompt = What do you know now?
lesson-card-ambassador-sure-wrong = { NAME($green, form: "start") } has shown the 47. Press the cell that glows.
lesson-card-ambassador-sure-after = One number of the code is certain.
lesson-card-ambassador-next = Suppose you name { NAME($green) } once more, in a later round.
lesson-card-ambassador-next-prompt = What will you be shown?
lesson-card-ambassador-next-same = The 47 again
lesson-card-ambassador-next-same-wrong = The same black card is never shown to you twice.
lesson-card-ambassador-next-other = Their identity
lesson-card-ambassador-next-never = Nothing any more
lesson-card-ambassador-next-never-wrong = One black card is still left.
lesson-card-ambassador-next-after = Yes: two meetings with the Ambassador, and you know an agent completely.

## The code and the safe

lesson-card-code-title = The code and the safe
lesson-card-code-known = You know it all: { NAME($red) } is Fiddlebottom with 13, { NAME($green) } is Zsa Zsa with 47. So { NAME($yellow) } is X with 36. And you are at San Marco, alone with { NAME($red) }.
lesson-card-code-order = The code is the numbers in the order Fiddlebottom, Bubble, Zsa Zsa, X. Yours is 24.
lesson-card-code-order-prompt = What is the code?
lesson-card-code-order-right = 13 24 47 36
lesson-card-code-order-swapped = 13 24 36 47
lesson-card-code-order-swapped-wrong = Zsa Zsa comes before X, and she has the 47.
lesson-card-code-order-numbers = 36 13 24 47
lesson-card-code-order-numbers-wrong = Fiddlebottom comes first, with 13.
lesson-card-code-order-after = That is it.
lesson-card-code-declare = Your partner is with you, and you know the code. Open the safe.
lesson-card-code-declare-wrong = Careful: a wrong code loses the game. 13 24 47 36.
lesson-card-code-won = The safe is open, and you both win. With a wrong code, or with the wrong person, the other pair would have won.

## The dummy

lesson-card-dummy-title = Three players: the dummy
lesson-card-dummy-nobody = With three players, the fourth agent is a dummy. Nobody plays it; its places come from a stack. There are no partners: everybody plays for themselves.
lesson-card-dummy-look = You are alone with the dummy. Look at one of its black cards, whichever you like.
lesson-card-dummy-look-after = Everybody knows which kind you looked at, but only you have seen it.
lesson-card-dummy-win = When you know all four numbers, you open the safe.
lesson-card-dummy-win-prompt = Who must be with you?
lesson-card-dummy-win-partner = My partner
lesson-card-dummy-win-partner-wrong = There are no partners with three players.
lesson-card-dummy-win-anyone = Anyone, if we are alone
lesson-card-dummy-win-dummy = Only the dummy
lesson-card-dummy-win-dummy-wrong = Possible, but the others will do as well.
lesson-card-dummy-win-after = Right: another agent, the dummy or the Ambassador. Just the two of you.

## The Ambassador's player

lesson-card-ambassador-player-title = Five players: you, the Ambassador
lesson-card-ambassador-player-hide = You are the Ambassador. You choose first, face down: nobody knows where you will be. Choose Rialto.
lesson-card-ambassador-player-hide-wrong = Another time. Rialto, please.
lesson-card-ambassador-player-hide-after = Now the agents choose without knowing.
lesson-card-ambassador-player-come = The agents choose their places.
lesson-card-ambassador-player-decline = You have caught two agents at once. You could open the safe now, but you know nothing yet: not now.
lesson-card-ambassador-player-show = They exchange nothing. Instead, each of them shows you two cards.
lesson-card-ambassador-player-crossed = { NAME($red, form: "start") } and { NAME($blue) } have shown you the same pair: Fiddlebottom and 24. In each pair, one card is true.
lesson-card-ambassador-player-crossed-prompt = What follows?
lesson-card-ambassador-player-crossed-red = { NAME($red) } is Fiddlebottom
lesson-card-ambassador-player-crossed-red-wrong = Or { NAME($blue) } is. One of them has the name, the other the number.
lesson-card-ambassador-player-crossed-either = One is Fiddlebottom, the other has the 24
lesson-card-ambassador-player-crossed-nothing = Nothing
lesson-card-ambassador-player-crossed-nothing-wrong = A lot: both can't have the same card.
lesson-card-ambassador-player-crossed-after = Well seen. Two pairs together tell more than each alone.

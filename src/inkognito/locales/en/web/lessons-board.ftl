# What the coach says in the lessons of the board game. The ids follow from the lesson files.

## Who am I?

lesson-board-who-am-i-title = Who am I?
lesson-board-who-am-i-secret = Four secret agents are at the carnival, and you are one of them. These three cards are your secret: who you are, your build, and a letter. Nobody else sees them.
lesson-board-who-am-i-partner = The pairs are always the same: Lord Fiddlebottom with Colonel Bubble, Madame Zsa Zsa with Agent X. You are Colonel Bubble.
lesson-board-who-am-i-partner-prompt = Who is your partner?
lesson-board-who-am-i-partner-fiddlebottom = Lord Fiddlebottom
lesson-board-who-am-i-partner-zsazsa = Madame Zsa Zsa
lesson-board-who-am-i-partner-zsazsa-wrong = Zsa Zsa works with Agent X. Look for Bubble's name in the pairs.
lesson-board-who-am-i-partner-x = Agent X
lesson-board-who-am-i-partner-x-wrong = Agent X works with Zsa Zsa. Look for Bubble's name in the pairs.
lesson-board-who-am-i-partner-after = Right. Somebody at this table is Lord Fiddlebottom. You have to find out who.
lesson-board-who-am-i-figure = You have four figures on the map: tall, short, fat and thin. Your card says “tall”.
lesson-board-who-am-i-figure-prompt = Which of them is really you?
lesson-board-who-am-i-figure-all = All four
lesson-board-who-am-i-figure-all-wrong = You move all four, but only one has your build.
lesson-board-who-am-i-figure-tall = Only the tall one
lesson-board-who-am-i-figure-any = Whichever I move
lesson-board-who-am-i-figure-any-wrong = Moving a figure doesn't make it you. Your card does: it says “tall”.
lesson-board-who-am-i-figure-after = Exactly. The other three are decoys. Your opponents will try to find out which one is real.
lesson-board-who-am-i-passport = Your letter is C. With your partner's letter it spells a mission, and the passport lists them all. Three of the twelve fit your C; which one is yours depends on Fiddlebottom's letter.
lesson-board-who-am-i-plan = So that is the plan: find Fiddlebottom, swap letters, fulfil your mission, shake hands. The other two are after the same. Let's start.

## The Phantom and moving

lesson-board-moving-title = The Phantom and moving
lesson-board-moving-shake = A turn starts with the Phantom of Prophecy. Shake it: three balls say what you may move.
lesson-board-moving-water = Water, land and rival. Each ball is one step. Take the water ball first, and your tall figure by boat to Rialto.
lesson-board-moving-water-wrong = That step is possible, but stay with me: the tall figure, by water, to Rialto.
lesson-board-moving-water-after = Dashed lines are water, solid ones are land.
lesson-board-moving-land = Now the land ball: walk on with the same figure, to Piazza San Marco.
lesson-board-moving-land-wrong = Nearly. This time to Piazza San Marco, in the middle of the map.
lesson-board-moving-rival = The rival ball moves somebody else's figure. Push the thin figure of { NAME($green) } wherever you like.
lesson-board-moving-rival-after = Handy: you can pull figures towards you, or away from where they want to be.
lesson-board-moving-end = All balls are used. End your movement.
lesson-board-moving-undo = Until you end your movement you can undo every step, so try things out. You may also leave balls unused.

## Meeting and asking

lesson-board-meeting-title = Meeting and asking
lesson-board-meeting-step = You learn something by meeting people. A figure of { NAME($green) } stands on Piazza San Marco: step onto it.
lesson-board-meeting-step-wrong = Nobody to talk to there. { NAME($green, form: "start") } waits on Piazza San Marco.
lesson-board-meeting-stop = You share a space, so you will meet. End your movement to ask.
lesson-board-meeting-ask = You may ask who they are, or about their build. Or slip away without asking. Ask who they are.
lesson-board-meeting-ask-wrong = Good to know that you can, but let's ask who they are.
lesson-board-meeting-answer = { NAME($green, form: "start") } chooses three cards for you. Nobody else sees them.
lesson-board-meeting-cards = Three cards, and at least one of them is true. Your note sheet has written them down. How to read them comes in the next lesson.
lesson-board-meeting-expel = Whoever you have asked, you send away: choose any space that glows, then confirm. Far from their goals, or close to yours.
lesson-board-meeting-expel-after = Well sent.
lesson-board-meeting-end = That was a whole turn: shake, move, ask, send away. End it.

## Reading an answer

lesson-board-reading-title = Reading an answer
lesson-board-reading-answer = You have asked { NAME($green) } who they are. Watch what they show you.
lesson-board-reading-false = { NAME($green, form: "start") } showed you Colonel Bubble, Agent X and tall. Now look at your own dossier.
lesson-board-reading-false-prompt = Which of the three can't be true?
lesson-board-reading-false-both = Bubble and tall
lesson-board-reading-false-x = Agent X
lesson-board-reading-false-x-wrong = Nothing speaks against Agent X. Which of the cards do you hold yourself?
lesson-board-reading-false-none = All could be true
lesson-board-reading-false-none-wrong = There is only one Colonel Bubble, and only one tall agent. You hold both cards.
lesson-board-reading-false-after = Yes: you hold both cards yourself, and there is only one of each.
lesson-board-reading-sure = At least one of the three must be true. Two can't be, so the third one is. Press the cell that glows.
lesson-board-reading-sure-prompt = What does the answer tell you?
lesson-board-reading-sure-wrong = Close. Only one card is left: Agent X. Press the cell that glows.
lesson-board-reading-sure-after = { NAME($green, form: "start") } is Agent X, for certain.
lesson-board-reading-others = So { NAME($green) } is not your partner. That tells you something about { NAME($red) } and { NAME($yellow) } too.
lesson-board-reading-others-prompt = Who can be Lord Fiddlebottom?
lesson-board-reading-others-red = { NAME($red) }, for certain
lesson-board-reading-others-red-wrong = Perhaps, but { NAME($yellow) } could be Fiddlebottom just as well.
lesson-board-reading-others-two = { NAME($red) } or { NAME($yellow) }
lesson-board-reading-others-green = { NAME($green) }
lesson-board-reading-others-green-wrong = { NAME($green, form: "start") } is Agent X, and nobody is two people.
lesson-board-reading-others-after = Right. One of the two is Fiddlebottom, the other is Zsa Zsa. Ask one of them next.

## Being questioned

lesson-board-questioned-title = Being questioned
lesson-board-questioned-asked = { NAME($red, form: "start") } has come to your fat figure and is about to ask.
lesson-board-questioned-answer = You owe two builds and one identity, at least one true. Show “tall”, which is true, with fat or thin, and with Zsa Zsa or X.
lesson-board-questioned-answer-wrong = Allowed, but it would tell more. Show “tall”, with fat or thin, and with Zsa Zsa or X.
lesson-board-questioned-answer-after = A good answer: one true card, well hidden.
lesson-board-questioned-told = Put yourself in the shoes of { NAME($red) }, who sees the three cards and knows only their own.
lesson-board-questioned-told-prompt = What does { NAME($red) } know now?
lesson-board-questioned-told-tall = That I am tall
lesson-board-questioned-told-tall-wrong = Not yet: one of the other two could be your true card.
lesson-board-questioned-told-one = That one of the three is true
lesson-board-questioned-told-nothing = Nothing at all
lesson-board-questioned-told-nothing-wrong = A little: at least one of the three must be true.
lesson-board-questioned-told-after = Just that. But answers add up, so vary the false cards.
lesson-board-questioned-sent = Now { NAME($red) } sends your figure away.
lesson-board-questioned-friend = And if it is your partner who asks? Then you may show your mission letter in place of a card. That is how you learn your mission. Grey cards prove themselves: show them to friends only.

## The Ambassador

lesson-board-ambassador-title = The Ambassador
lesson-board-ambassador-fetch = The Ambassador knows everybody. Your ball moves them: bring them to your short figure at Carmini.
lesson-board-ambassador-fetch-wrong = There you wouldn't meet the Ambassador. Bring them to your figure at Carmini.
lesson-board-ambassador-stop = Well fetched. End your movement to ask.
lesson-board-ambassador-ask = Through the Ambassador you may ask about anybody, wherever they are. Ask who { NAME($red) } is.
lesson-board-ambassador-ask-wrong = That would work too, but ask about { NAME($red) }, and who they are.
lesson-board-ambassador-answer = { NAME($red, form: "start") } shows two cards only. Exactly one of them is true.
lesson-board-ambassador-partner = Fiddlebottom or Zsa Zsa. But { NAME($yellow) } once showed you the grey Zsa Zsa, which proves itself. Press the cell that glows.
lesson-board-ambassador-partner-prompt = Who is { NAME($red) }?
lesson-board-ambassador-partner-wrong = Zsa Zsa is { NAME($yellow) }. So { NAME($red) } is the other one: press the cell that glows.
lesson-board-ambassador-partner-after = You have found your partner.
lesson-board-ambassador-home = The Ambassador goes home: send them to the Embassy.

## No repeats

lesson-board-no-repeats-title = No repeats
lesson-board-no-repeats-before = Earlier { NAME($red) } showed you Fiddlebottom and X. One of the two is true.
lesson-board-no-repeats-before-prompt = Who is { NAME($red) }?
lesson-board-no-repeats-before-fiddlebottom = Fiddlebottom
lesson-board-no-repeats-before-fiddlebottom-wrong = You would like that. But X is just as possible.
lesson-board-no-repeats-before-x = Agent X
lesson-board-no-repeats-before-x-wrong = Could be. But Fiddlebottom is just as possible.
lesson-board-no-repeats-before-open = I can't tell yet
lesson-board-no-repeats-before-after = Right, it is open. So ask again.
lesson-board-no-repeats-ask = The Ambassador is with you. Ask who { NAME($red) } is, once more.
lesson-board-no-repeats-ask-wrong = Next time. Now ask who { NAME($red) } is.
lesson-board-no-repeats-answer = { NAME($red, form: "start") } may not show you the same pair again.
lesson-board-no-repeats-sure = Fiddlebottom and X, then Fiddlebottom and Zsa Zsa. The true card is in both pairs. Press the cell that glows.
lesson-board-no-repeats-sure-prompt = Which card is in both?
lesson-board-no-repeats-sure-wrong = That card was shown once only. The true one was in both pairs: press the cell that glows.
lesson-board-no-repeats-sure-after = Asking twice pays: the false card changes, the true one stays.
lesson-board-no-repeats-forced = Sooner or later somebody has no new pair left for you.
lesson-board-no-repeats-forced-prompt = What must they show then?
lesson-board-no-repeats-forced-one = One card, and it is true
lesson-board-no-repeats-forced-same = An old pair again
lesson-board-no-repeats-forced-same-wrong = Never the same to the same player.
lesson-board-no-repeats-forced-letter = Their mission letter
lesson-board-no-repeats-forced-letter-wrong = They may, but nobody is forced to show their letter.
lesson-board-no-repeats-forced-after = Exactly. And it works against you as well: the game keeps count for everybody.

## The mission and winning

lesson-board-winning-title = The mission and winning
lesson-board-winning-letters = { NAME($red, form: "start") } is Fiddlebottom and has shown you their letter: B. You showed them your C. Now you both know your mission.
lesson-board-winning-mission = Open the passport in your dossier. Fiddlebottom's letter comes first, then yours: B and C.
lesson-board-winning-mission-prompt = What is your mission?
lesson-board-winning-mission-ambassador = A figure of ours stands with the Ambassador
lesson-board-winning-mission-island = Fiddlebottom stands on space 5
lesson-board-winning-mission-island-wrong = That is A and C. Look in the passport for B and C.
lesson-board-winning-mission-bring = The Ambassador stands on space 8
lesson-board-winning-mission-bring-wrong = That is D and C. Look in the passport for B and C.
lesson-board-winning-mission-after = Yes: one of your eight figures must stand with the Ambassador. Decoys count too.
lesson-board-winning-step = The Ambassador is on Rialto, and your fat figure is next to them. Go there.
lesson-board-winning-step-wrong = The Ambassador is on Rialto. Step there.
lesson-board-winning-stop = Your mission is fulfilled. End your movement, then declare.
lesson-board-winning-declare = Declare “Mission accomplished” and offer your partner { NAME($red) } a handshake.
lesson-board-winning-declare-wrong = Careful, that would lose the game. Your partner is { NAME($red) }.
lesson-board-winning-hand = { NAME($red, form: "start") } looks at your hand…
lesson-board-winning-won = { NAME($red, form: "start") } takes it. Partner right, mission fulfilled: you both win. Had anything been wrong, the others would have won.

## Three players

lesson-board-three-players-title = Three players
lesson-board-three-players-aside = With three players, one hand of cards is set aside unseen. You have found out a lot: { NAME($red) } is Agent X, { NAME($green) } is Zsa Zsa.
lesson-board-three-players-alone = You are Colonel Bubble, and you were looking for Lord Fiddlebottom.
lesson-board-three-players-alone-prompt = Where is Fiddlebottom?
lesson-board-three-players-alone-red = { NAME($red) } is hiding it
lesson-board-three-players-alone-red-wrong = { NAME($red, form: "start") } is Agent X. You have seen the grey card.
lesson-board-three-players-alone-aside = In the hand set aside
lesson-board-three-players-alone-open = Can't tell yet
lesson-board-three-players-alone-open-wrong = You can: both others are known, and so are you. Only one hand is left.
lesson-board-three-players-alone-after = So you are alone. Your mission changes: your true figure must escape, Bubble by space 1.
lesson-board-three-players-flee = Your tall figure is close. Take the boat to the Arsenale, space 1.
lesson-board-three-players-flee-wrong = Your way out is the Arsenale, space 1.
lesson-board-three-players-stop = You are out. End your movement.
lesson-board-three-players-declare = Declare, and offer nobody a hand: you are alone.
lesson-board-three-players-declare-wrong = A handshake needs a partner, and you have none. Declare alone.
lesson-board-three-players-won = You win alone. If your partner is in the game, everything is as with four.

## Five players

lesson-board-five-players-title = Five players
lesson-board-five-players-role = With five players, somebody plays the Ambassador: you. You have no secret cards, and you don't shake the Phantom. You want to find out who all the others are.
lesson-board-five-players-walk = You walk up to two steps, on land or water. Go to San Tomà.
lesson-board-five-players-walk-wrong = A nice way, but first to San Tomà.
lesson-board-five-players-on = Your second step: to Carmini. { NAME($red, form: "start") } stands there.
lesson-board-five-players-on-wrong = { NAME($red, form: "start") } is at Carmini.
lesson-board-five-players-stop = Stop here and ask.
lesson-board-five-players-ask = You are shown two cards of one kind. Ask about their build.
lesson-board-five-players-ask-wrong = Next time. Now about the build.
lesson-board-five-players-answer = { NAME($red, form: "start") } chooses two builds. One of them is true.
lesson-board-five-players-pair = { NAME($red, form: "start") } showed you short and fat.
lesson-board-five-players-pair-prompt = What do you know for certain?
lesson-board-five-players-pair-short = { NAME($red) } is short
lesson-board-five-players-pair-short-wrong = Or fat. One of the two is a lie.
lesson-board-five-players-pair-one = Not tall and not thin
lesson-board-five-players-pair-none = Nothing yet
lesson-board-five-players-pair-none-wrong = One of the two is true, so the other two builds are out.
lesson-board-five-players-pair-after = Good. And when somebody asks through you, you see the cards first: you miss nothing.
lesson-board-five-players-send = Send the figure away, and your turn is over.
lesson-board-five-players-note = Once in the game you write a note. It stays closed until somebody declares.
lesson-board-five-players-note-prompt = When does your note win?
lesson-board-five-players-note-some = If most of it is right
lesson-board-five-players-note-some-wrong = One mistake, and it is worthless.
lesson-board-five-players-note-all = If all four identities and builds are right
lesson-board-five-players-note-mission = If I guess the mission
lesson-board-five-players-note-mission-wrong = Missions don't matter to you. You name people.
lesson-board-five-players-note-after = Right: all eight facts, and you win alone, whatever the others declared. Write it in time!

## Gestures

lesson-board-gestures-title = Gestures
lesson-board-gestures-signs = Spies have habits: Fiddlebottom twitches an eye, Bubble tugs an earlobe, X frowns, Zsa Zsa turns up her nose. With a gesture you can give your partner a sign, or mislead somebody.
lesson-board-gestures-make = Try one: press whichever you like.
lesson-board-gestures-make-after = Everybody at the table has seen that. Was it you, or was it theatre?
lesson-board-gestures-trust = Suppose { NAME($red) } twitches an eye, as Fiddlebottom does.
lesson-board-gestures-trust-prompt = What do you know then?
lesson-board-gestures-trust-sure = { NAME($red) } is Fiddlebottom
lesson-board-gestures-trust-sure-wrong = Anybody may make any gesture. It proves nothing.
lesson-board-gestures-trust-maybe = Perhaps a sign, perhaps a bluff
lesson-board-gestures-trust-never = { NAME($red) } can't be Fiddlebottom
lesson-board-gestures-trust-never-wrong = Why not? It may just as well be honest.
lesson-board-gestures-trust-after = Trust cards, enjoy gestures.

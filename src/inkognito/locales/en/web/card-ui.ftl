# The card game on the screen.

## What is expected

card-ui-prompt-play-location = Your turn, { $me }: choose a place to go.
card-ui-prompt-hide-location = Choose your place, { $me }. It stays face down for now.
card-ui-prompt-choose-pair = You meet { $whom } { $place }: choose two cards to show.
card-ui-prompt-show-black-card = { $who } demands a black card. Choose which of yours to show.
card-ui-prompt-name-agent = You meet the Ambassador { $place }. Whose black card do you want?
card-ui-prompt-look-at-dummy = You meet the dummy { $place }. Which of its cards will you see?
card-ui-prompt-declare-code = You meet { $whom } { $place }. { $edition ->
    [abacus-1997] Will you make the call?
   *[ffg-2003] Will you open the safe?
}
card-ui-prompt-decline = You meet { $whom } { $place }.
card-ui-prompt-nobody = The game rests.
card-ui-prompt-others-playing = { $who } is choosing a place.
card-ui-prompt-others-hiding = The Ambassador is choosing a place in secret.
card-ui-prompt-others-meeting = { $count ->
    [one] { $who } is thinking.
   *[other] { $who } and { $other } meet { $place }.
}
card-ui-prompt-others-showing = { $who } chooses a black card to show.
card-ui-prompt-others-between = { $who } is thinking.
card-ui-prompt-others-over = The game is over.
card-ui-hint-play-location = Where two are alone they meet. Played places come back after five rounds.
card-ui-hint-hide-location = It is turned when all agents have played.
card-ui-hint-choose-pair-ffg = Exactly one of the two must be true. Nobody else sees them.
card-ui-hint-choose-pair-abacus = At least one of the two must be true. Nobody else sees them.
card-ui-hint-show-black-card = Black cards are always true.
card-ui-hint-name-agent = The agent whom you name chooses which of his two.
card-ui-hint-name-agent-or-declare = The agent whom you name chooses which of his two. Or name the code.
card-ui-hint-look-at-dummy = Everybody sees which one you look at, but not what it says.
card-ui-hint-look-at-dummy-or-declare = Everybody sees which one you look at. Or name the code.
card-ui-hint-declare-code = If not, you go on with the meeting.
card-ui-hint-decline = Go on when you are ready.
card-ui-hint-waiting = You may look at your notes.

## What can be done

card-ui-declare = { $edition ->
    [abacus-1997] Make the call…
   *[ffg-2003] Open the safe…
}
card-ui-decline-declare = Not now, go on
card-ui-decline-ask = Ask nobody
card-ui-decline-look = Look at none
card-ui-places = The five places
card-ui-go-here = Go here
card-ui-go-to = Go to { $place }
card-ui-you = you
card-ui-meet = { $one } and { $two } meet
card-ui-nobody = nobody
card-ui-alone = { $one }, alone
card-ui-several = { $count } at once: no meeting
card-ui-have-met = they have met
card-ui-face-down = face down
card-ui-my-cards = My cards
card-ui-ambassador-cards = The Ambassador has no cards to show. He has five places, and open ears.
card-ui-watching = You are watching. Hands stay closed until the end.
card-ui-all-eyes = Through all eyes nothing is closed: every hand is in the dossier.
card-ui-card-name = { $kind ->
    [number] number
   *[agent] { $card }
}
card-ui-true = true
card-ui-choose-two = Choose two cards
card-ui-shown-before = Shown { $who } before:
card-ui-why-shown-before = shown before
card-ui-why-also-true = also true
card-ui-why-none-true = not true either
card-ui-why-never = not now
card-ui-show-two = Show { $one } and { $two }
card-ui-show-sure = Show { $one } and { $two } to { $who }?
card-ui-cost = For { $who }, { $before } hands of yours are possible now; then { $after }.
card-ui-black = My black cards
card-ui-black-show = { $kind ->
    [identity] Show my identity
   *[number] Show my number
}
card-ui-black-sure = { $kind ->
    [identity] Show your identity to { $who }?
   *[number] Show your number to { $who }?
}
card-ui-dummy = The dummy's black cards
card-ui-look = { $kind ->
    [identity] Look at the identity
   *[number] Look at the number
}
card-ui-look-sure = { $kind ->
    [identity] Look at the dummy's identity?
   *[number] Look at the dummy's number?
}
card-ui-ask = Ask through the Ambassador
card-ui-ask-about = Whoever you name must show you one of his two black cards, and chooses which.
card-ui-ask-one = Ask { $who }

## The code

card-ui-safe = { $edition ->
    [abacus-1997] The telephone
   *[ffg-2003] The safe
}
card-ui-letter = { $identity ->
    [fiddlebottom] F
    [bubble] B
    [zsazsa] Z
   *[x] X
}
card-ui-declare-title = { $edition ->
    [abacus-1997] Make the call
   *[ffg-2003] Open the safe
}
card-ui-declare-about = { $players ->
    [4] Whoever you meet must be your partner, and the number of each agent must be right.
   *[other] The number of each agent must be right.
}
card-ui-declare-incomplete = Give every agent a number of his own.
card-ui-declare-do = { $edition ->
    [abacus-1997] Dial { $code }
   *[ffg-2003] Open with { $code }
}
card-ui-declare-sure = Is the code { $code }?
card-ui-declare-risk = If it is wrong, the others win. This can't be taken back.
card-ui-game-over = Game { $game } is over
card-ui-next-game = On to the next game

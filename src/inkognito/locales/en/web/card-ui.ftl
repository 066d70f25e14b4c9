# The card game on the screen.

## Prompts

card-ui-prompt-play-location = Your turn, { $me }: choose where to go.
card-ui-prompt-hide-location = Choose your place, { $me }. It stays face down for now.
card-ui-prompt-choose-pair = You meet { $whom } { $place }: choose two cards to show.
card-ui-prompt-choose-pair-three = You and { $other } meet { $whom } { $place }: show two cards.
card-ui-prompt-show-black-card = { $who } wants to see a black card. Choose which one to show.
card-ui-prompt-name-agent = You meet the Ambassador { $place }: whose black card?
card-ui-prompt-look-at-dummy = You meet the dummy { $place }. Which card do you look at?
card-ui-prompt-declare-code = You meet { $whom } { $place }. { $story ->
    [telephone] Will you make the call?
   *[safe] Will you open the safe?
}
card-ui-prompt-declare-code-three = { $story ->
    [telephone] { NAME($all, form: "start") } meet you { $place }. Make the call?
   *[safe] { NAME($all, form: "start") } meet you { $place }. Open the safe?
}
card-ui-prompt-decline = You meet { NAME($all, form: "object") } { $place }.
card-ui-prompt-nobody = Nothing to do right now.
card-ui-prompt-others-playing = { $who } is choosing a place.
card-ui-prompt-others-hiding = The Ambassador is choosing a place in secret.
card-ui-prompt-others-meeting = { NAME($all, form: "start") } meet { $place }.
card-ui-prompt-others-meeting-me = You meet { NAME($all, form: "object") }. { $actor } is thinking.
card-ui-prompt-others-showing = { $who } is choosing a black card to show.
card-ui-prompt-others-between = { $who } is thinking.
card-ui-prompt-others-over = The game is over.
card-ui-hint-play-location = Two alone at a place meet. Your places come back after five rounds.
card-ui-hint-hide-location = It is turned over when all agents have played.
card-ui-hint-choose-pair = { $truth ->
    [exactly-one] Exactly one of the two must be true. Nobody else sees them.
   *[at-least-one] At least one of the two must be true. Nobody else sees them.
}
card-ui-hint-choose-pair-or-declare = { $truth ->
    [exactly-one] { $story ->
        [telephone] Exactly one of the two must be true. Or make the call instead.
       *[safe] Exactly one of the two must be true. Or open the safe instead.
    }
   *[at-least-one] { $story ->
        [telephone] At least one of the two must be true. Or make the call instead.
       *[safe] At least one of the two must be true. Or open the safe instead.
    }
}
card-ui-hint-choose-pair-three = { $truth ->
    [exactly-one] Only { $whom } sees them. Exactly one of the two must be true.
   *[at-least-one] Only { $whom } sees them. At least one of the two must be true.
}
card-ui-hint-show-black-card = Black cards are always true.
card-ui-hint-name-agent = The agent you name chooses which of their two to show.
card-ui-hint-name-agent-or-declare = The agent you name chooses which one to show. Or name the code.
card-ui-hint-look-at-dummy = Everybody sees which card you look at, but not what is on it.
card-ui-hint-look-at-dummy-or-declare = Everybody sees which card you look at. Or name the code.
card-ui-hint-declare-code = If not, the meeting goes on.
card-ui-hint-decline = Continue when you are ready.
card-ui-hint-next = Then you meet { NAME($all, form: "object") } { $place }.
card-ui-hint-waiting = You can look at your notes.
card-ui-hint-planned = Your choice is ready. It counts once everybody has answered.

## Actions

card-ui-declare = { $story ->
    [telephone] Make the call…
   *[safe] Open the safe…
}
card-ui-decline-declare = Not now
card-ui-decline-ask = Ask nobody
card-ui-decline-look = Don't look
card-ui-places = The five places
card-ui-go-here = Go here
card-ui-go-to = Go to { $place }
card-ui-go-to-them = Go to { $place }: { $about }
card-ui-already-played = already played
card-ui-you = you
card-ui-place-empty = nobody
card-ui-place-coming = { NAME($who) } so far
card-ui-place-coming-me = you so far
card-ui-place-coming-mine = you and { NAME($who) } so far
card-ui-place-coming-many = { $count } so far
card-ui-place-alone = { NAME($who) }, alone
card-ui-place-alone-me = you, alone
card-ui-place-crowd = { $count } there: no meeting
card-ui-place-idle = { NAME($who) }: no meeting
card-ui-place-meeting = { NAME($who) } meet
card-ui-place-meeting-mine = you meet { NAME($who, form: "object") }
card-ui-place-next = { NAME($who) } meet next
card-ui-place-next-mine = you meet { NAME($who, form: "object") } next
card-ui-place-met = { NAME($who) } have met
card-ui-place-met-mine = you have met { NAME($who, form: "object") }
card-ui-place-left = { NAME($who) }
card-ui-place-left-mine = you and { NAME($who) }
card-ui-place-left-many = { $count } there
card-ui-brief-empty = nobody
card-ui-brief-coming = { $count } so far
card-ui-brief-crowd = no meeting
card-ui-brief-idle = no meeting
card-ui-brief-meeting = meet now
card-ui-brief-next = meet next
card-ui-brief-met = have met
card-ui-brief-left = { $count } there
card-ui-face-down = face down
card-ui-my-cards = My cards
card-ui-ambassador-cards = The Ambassador has no cards to show, just five places and open ears.
card-ui-watching = You are watching. All hands stay hidden until the end.
card-ui-all-eyes = All hands are open: you find them in the dossier.
card-ui-card-name = { $kind ->
    [number] number
   *[agent] { $card }
}
card-ui-true = true
card-ui-choose-two = Choose two cards
card-ui-shown-before = Already shown { $who }:
card-ui-why-shown-before = shown before
card-ui-why-also-true = also true
card-ui-why-none-true = not true either
card-ui-why-never = not now
card-ui-show-two = Show { $one } and { $two }
card-ui-show-these = Show these two
card-ui-change = Change cards
card-ui-swapped = { $card } instead of { NAME($out, form: "label") }.
card-ui-swapped-out = { $card } instead
card-ui-truth = { $truth ->
    [exactly-one] exactly one must be true
   *[at-least-one] at least one must be true
}
card-ui-in-hand = in hand
card-ui-played = played
card-ui-show-sure = Show { $one } and { $two } to { $who }?
card-ui-cost = { $before ->
    [one] { $who } already knows your hand.
   *[other] { $who } can't rule out { $before } hands now. After this, { $after }.
}
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
card-ui-ask-about = The agent you name has to show you one of their two black cards. They choose which.
card-ui-ask-one = Ask { $who }

## The code

card-ui-safe = { $story ->
    [telephone] The telephone
   *[safe] The safe
}
card-ui-dont-ask = Don't ask me
card-ui-letter = { $identity ->
    [fiddlebottom] F
    [bubble] B
    [zsazsa] Z
   *[x] X
}
card-ui-declare-title = { $story ->
    [telephone] Make the call
   *[safe] Open the safe
}
card-ui-declare-about = { $players ->
    [4] The player you meet must be your partner, and every agent's number must be right.
   *[other] Every agent's number must be right.
}
card-ui-declare-incomplete = Give every agent a different number.
card-ui-declare-do = { $story ->
    [telephone] Dial { $code }
   *[safe] Open with { $code }
}
card-ui-declare-sure = Is the code { $code }?
card-ui-declare-risk = { $loses ->
    [team] If it is wrong, the other pair wins. This can't be taken back.
    [pair-and-ambassador] If it is wrong, the other pair and the Ambassador win. This can't be taken back.
    [agents] If it is wrong, all four agents win. This can't be taken back.
   *[alone] If it is wrong, all the others win. This can't be taken back.
}
card-ui-game-over = Game { $game } is over
card-ui-next-game = Next game

## Cards that are shown to me, and what just happened

card-ui-shown-title = { $what ->
    [pair] { $who } shows you two cards.
    [black] { $who } shows you a black card.
    [number] You look at the dummy's number.
   *[identity] You look at the dummy's identity.
}
card-ui-shown-audience = { $other ->
    [none] { $count ->
        [one] Only you see it.
       *[other] Only you see them.
    }
   *[other] { $count ->
        [one] Only you and { $other } see it.
       *[other] Only you and { $other } see them.
    }
}
card-ui-follows-black = Black cards are always true.
card-ui-follows-exactly-one = Exactly one of them is true.
card-ui-follows-at-least-one = At least one of them is true.
card-ui-follows-so = { $why ->
    [held] You hold { $out }, so { card-ui-follows-left }.
   *[ruled] { $out } is ruled out, so { card-ui-follows-left }.
}
card-ui-follows-left = { $kind ->
    [number] { $who } has number { $left }
   *[identity] { $who } is { $left }
}
card-ui-moment-asked = A black card, { NAME($agent) }.
card-ui-moment-declared = { $story ->
    [telephone] I make the call: { $code }
   *[safe] I open the safe: { $code }
}

# Why a game command was refused. Addresses the player who sent it.

## Unreadable requests

refusal-malformed = “{ $name }” can't be read in this form.
refusal-unknown-command = There is no command “{ $name }”.
refusal-unknown-seat = There is no seat “{ $name }” in this game.
refusal-unknown-viewer = Nobody called “{ $name }” is watching here.
refusal-unknown-figure = There is no figure “{ $name }”.
refusal-unknown-space = There is no space “{ $name }” on the map.
refusal-unknown-ball = There is no ball “{ $name }”.
refusal-unknown-card = There is no card “{ $name }”.
refusal-unknown-question = Nobody can ask about “{ $name }”.
refusal-unknown-identity = There is no agent “{ $name }”.
refusal-unknown-build = There is no build “{ $name }”.
refusal-unknown-location = There is no place “{ $name }”.
hint = Did you mean { $hint }?

## Wrong time or wrong player

refusal-stale = The game has moved on. Please choose again.
refusal-game-over = The game is over.
refusal-not-your-decision = It isn't your turn: the game is waiting for { NAME($waiting_for, form: "object") }.
refusal-wrong-time = You can't do that now: { NAME($phase, kind: "phase") }.

## Placement and movement

refusal-not-your-start-spaces = Your figures start on { NAME($spaces) }, one on each.
refusal-no-such-ball-left = You have no ball like this left: { NAME($ball, kind: "ball") }.
refusal-ball-does-not-move-that = This ball ({ NAME($ball, kind: "ball") }) doesn't move { NAME($piece, form: "object") }.
refusal-not-in-play = This piece isn't in the game: { NAME($piece) }.
refusal-no-such-step = { $why ->
    [barred] { NAME($piece) } can't go { PLACE($to, form: "to") }: somebody else's piece is there.
    [no-legal-end] { NAME($piece) } can't go { PLACE($to, form: "to") } with your last ball: you couldn't end your movement there.
   *[no-route] { NAME($piece) } can't go { PLACE($to, form: "to") } with this ball ({ NAME($ball, kind: "ball") }).
}
refusal-nothing-to-undo = There is no step to undo.
refusal-movement-cannot-end = You can't stop like this: no two of your figures on one space, and only one meeting with each player.

## Meetings

refusal-no-meeting-there = There is no meeting with { NAME($piece, form: "object") } here.
refusal-cannot-be-questioned = You can't ask about { NAME($agent, form: "object") }.
refusal-cannot-slip-there = Your figure can't slip away { PLACE($to, form: "to") }: it takes one step, to an empty space.
refusal-cannot-expel-there = You can't send { NAME($piece, form: "object") } { PLACE($to, form: "to") }.
refusal-meetings-unresolved = A meeting is still open: ask, or slip away.

## Answers

refusal-not-your-card = You don't hold this card: { NAME($card) }.
refusal-same-face-twice = You can't show the same card twice: { NAME($card) }.
refusal-wrong-cards = { $about ->
    [pair] Choose two different cards.
    [build] { $form ->
        [three] Show two builds and one identity; your mission card may replace one.
        [pair] Show two builds; your mission card may replace one.
        [two-of-three] Show two cards: two builds, or a build and an identity.
       *[one-true] Show one build, the true one.
    }
   *[identity] { $form ->
        [three] Show two identities and one build; your mission card may replace one.
        [pair] Show two identities; your mission card may replace one.
        [two-of-three] Show two cards: two identities, or an identity and a build.
       *[one-true] Show one identity, the true one.
    }
}
refusal-nothing-true = At least one of the cards must be true.
refusal-not-one-true = Exactly one of the two cards must be true.
refusal-already-shown = You have already shown this { NAME($to, form: "to") }.
refusal-no-objection = There is nothing to object to.

## Declarations

refusal-cannot-offer-hand = You can't offer { NAME($to, form: "to") } a handshake.
refusal-only-with-three-players = Declaring alone is only possible with three players.
refusal-only-agents = Only the four agents can do that.
refusal-only-the-ambassador = Only the Ambassador can do that.
refusal-note-already-written = Your note is sealed. You can't write another.
refusal-impossible-note = A note names every agent once and every build once.

## The card game

refusal-location-already-played = You have already played this place: { NAME($location) }.
refusal-cannot-be-named = You can't ask for one of { NAME($agent) }'s black cards.
refusal-code-is-no-order-of-the-numbers = A code names each of these numbers once: { LIST($numbers) }.

## Opening a game

refusal-unknown-game = There is no game “{ $name }”. Choose from: { LIST($allowed) }.
refusal-unknown-bot = There is no bot “{ $name }”. Choose from: { LIST($allowed) }.
refusal-unknown-option = There is no option “{ $option }”. Choose from: { LIST($allowed) }.
refusal-bad-option = The option “{ $option }” can't be “{ $given }”. Possible: { LIST($allowed) }.
refusal-bad-seats = You can't play with these seats: { LIST($seats) }. Use three or four colours, or all four and the Ambassador.
refusal-impossible-scenario = { COUNT($problems) ->
    [one] This scenario can't be played; one thing is wrong with it.
   *[other] This scenario can't be played; { COUNT($problems) } things are wrong with it.
}

## Deducing

refusal-not-from-the-start = Sightings must begin with the first one of a game; these begin with “{ $first }”.

# The board game on the screen.

## Figures

board-ui-my-figure = { $build ->
    [tall] your tall figure
    [short] your short figure
    [fat] your fat figure
   *[thin] your thin figure
}
board-ui-figure-of = { $build ->
    [tall] { NAME($owner) }'s tall figure
    [short] { NAME($owner) }'s short figure
    [fat] { NAME($owner) }'s fat figure
   *[thin] { NAME($owner) }'s thin figure
}
board-ui-piece = { $whose ->
    [mine] { board-ui-my-figure }, { PLACE($space, form: "at") }
    [ambassador] the Ambassador, { PLACE($space, form: "at") }
   *[other] { board-ui-figure-of }, { PLACE($space, form: "at") }
}

## Prompts for me

board-ui-prompt-place = Place your figures: choose a figure, then its start space.
board-ui-prompt-place-figure = Choose a start space for { board-ui-my-figure }.
board-ui-prompt-place-done = Your figures are in place. Start like this?
board-ui-prompt-shake = Your turn, { NAME($me) }: shake the Phantom.
board-ui-prompt-choose = Your turn, { NAME($me) }: choose a ball or a figure.
board-ui-prompt-choose-option = Your turn, { NAME($me) }: choose what to do.
board-ui-prompt-which = { $ball ->
    [land] Choose which of your figures goes by land.
    [water] Choose which of your figures goes by water.
    [either] Choose which of your figures goes by land or water.
    [rival] Choose whose figure to move.
   *[other] Choose what to move.
}
board-ui-prompt-where = { $ball ->
    [land] Choose where { board-ui-my-figure } goes by land.
    [water] Choose where { board-ui-my-figure } goes by water.
   *[other] Choose where { board-ui-my-figure } goes.
}
board-ui-prompt-where-rival = Choose where { board-ui-figure-of } goes.
board-ui-prompt-where-ambassador = Choose where the Ambassador goes.
board-ui-prompt-which-ball = By land or by water? Choose a ball.
board-ui-prompt-spent = All balls are used. End your movement.
board-ui-prompt-no-step = No ball can be used now. End your movement.
board-ui-prompt-stuck = Your figures can't stay like this. Undo a step.
board-ui-prompt-walk = { $left ->
    [one] Your turn, { NAME($me) }: take one more step, or stay here.
   *[other] Your turn, { NAME($me) }: take up to { $left } steps, or stay here.
}
board-ui-prompt-met = You stand with { NAME($agent) } { PLACE($space, form: "at") }.
board-ui-prompt-met-ambassador = You stand with the Ambassador { PLACE($space, form: "at") }.
board-ui-prompt-met-several = You stand in { $count } meetings.
board-ui-prompt-meet = You meet { NAME($agent) } { PLACE($space, form: "at") }. What will you ask?
board-ui-prompt-meet-ambassador = You meet the Ambassador { PLACE($space, form: "at") }. Ask about whom?
board-ui-prompt-meetings = { $count ->
    [one] You have a meeting. What will you ask?
   *[other] You have { $count } meetings. Which one first?
}
board-ui-prompt-slip = Choose where { board-ui-my-figure } slips away to.
board-ui-prompt-end = All done, { NAME($me) }: end your turn.
board-ui-prompt-answer = { $about ->
    [build] { $form ->
        [three] { NAME($asker, form: "start") } asks about your build. Show two builds and one identity.
        [pair] { NAME($asker, form: "start") } asks about your build. Show two builds.
        [two] { NAME($asker, form: "start") } asks about your build. Show any two cards.
       *[one] { NAME($asker, form: "start") } asks about your build. Show your true one.
    }
   *[identity] { $form ->
        [three] { NAME($asker, form: "start") } asks who you are. Show two identities and one build.
        [pair] { NAME($asker, form: "start") } asks who you are. Show two identities.
        [two] { NAME($asker, form: "start") } asks who you are. Show any two cards.
       *[one] { NAME($asker, form: "start") } asks who you are. Show your true identity.
    }
}
board-ui-prompt-replace = { $form ->
    [one] { NAME($asker, form: "start") } has seen these before. Show one true card.
   *[other] { NAME($asker, form: "start") } has seen these before. Show two cards instead.
}
board-ui-prompt-expel = Send { board-ui-figure-of } to a free space.
board-ui-prompt-expel-ambassador = Send the Ambassador to one of the glowing spaces.
board-ui-prompt-expel-ambassador-to = Send the Ambassador { PLACE($space, form: "to") }.
board-ui-prompt-hand = { NAME($by, form: "start") } offers you a handshake: “Mission accomplished”.

## What others do

board-ui-wait-nobody = Nothing to do right now.
board-ui-wait-thinking = { NAME($seat, form: "start") } is thinking.
board-ui-wait-placing = { NAME($seat, form: "start") } is placing figures.
board-ui-wait-moving = { NAME($seat, form: "start") } is moving.
board-ui-wait-meeting = { NAME($seat, form: "start") } is deciding whom to ask.
board-ui-wait-answering = { $about ->
    [build] { NAME($asker, form: "start") } asks { NAME($agent) } about their build.
   *[identity] { NAME($asker, form: "start") } asks { NAME($agent) } who they are.
}
board-ui-wait-mine-answering = { $about ->
    [build] You asked { NAME($agent) } about their build. Waiting for the answer.
   *[identity] You asked { NAME($agent) } who they are. Waiting for the answer.
}
board-ui-wait-replacing = { NAME($agent, form: "start") } has to show { NAME($asker) } other cards.
board-ui-wait-mine-replacing = { NAME($agent, form: "start") } has to show you other cards.
board-ui-wait-expelling = { NAME($seat, form: "start") } sends away { board-ui-figure-of }.
board-ui-wait-expelling-mine = { NAME($seat, form: "start") } sends away { board-ui-my-figure }.
board-ui-wait-expelling-ambassador = { NAME($seat, form: "start") } sends the Ambassador away.
board-ui-wait-hand = { NAME($by, form: "start") } offers { NAME($to) } a handshake: “Mission accomplished”.
board-ui-wait-mine-hand = You offer { NAME($to) } a handshake. Their answer decides the game.

## Hints under the prompt

board-ui-hint-place = Choose a placed figure to move it again.
board-ui-hint-place-done = Choose a figure to move it again.
board-ui-hint-balls = { $count ->
    [one] One ball left.
   *[other] { $count } balls left. You don't have to use them.
}
board-ui-hint-glow = { $count ->
    [one] One space glows. Or choose another figure or ball.
   *[other] { $count } spaces glow. Or choose another figure or ball.
}
board-ui-hint-which = Figures with a ring can move.
board-ui-hint-which-ball = Both ways lead there. Balls with a ring can be used.
board-ui-hint-walk = The glowing spaces are one step away.
board-ui-hint-undo = Or undo a step.
board-ui-hint-stuck = No two of your figures on one space, and only one meeting with each player.
board-ui-hint-met = { $more ->
    [yes] End your movement to ask, or go on moving.
   *[no] End your movement to ask.
}
board-ui-hint-leaving = This step ends your meeting with { NAME($agent) }.
board-ui-hint-meeting = { $leave ->
    [slip] Or slip away without asking.
    [expel] Or send the figure away without asking.
   *[none] Choose beside the map.
}
board-ui-hint-mark = Choose a glowing space.
board-ui-hint-marked = Really { PLACE($space, form: "to") }? Press the button, or choose the space again.
board-ui-hint-shown = { NAME($agent, form: "start") } showed you { NAME($cards) }.
board-ui-hint-declare = Or declare “Mission accomplished” in your dossier.
board-ui-hint-hand = Your answer ends the game.
board-ui-hint-notes = You can look at your notes.
board-ui-hint-watch = You are watching.
board-ui-rule = { $form ->
    [three] At least one of the three must be true.
    [one] It must be true.
   *[other] At least one of the two must be true.
}

## Labels of glowing spaces

board-ui-note-meet = meet { NAME($seat) }
board-ui-note-ambassador = meet the Ambassador
board-ui-note-you-meet = you meet { NAME($seat) }
board-ui-note-met-by = { NAME($seat) } meets you
board-ui-note-own = { $build ->
    [tall] your tall figure is here
    [short] your short figure is here
    [fat] your fat figure is here
   *[thin] your thin figure is here
}
board-ui-note-meets-you = { $build ->
    [tall] meets your tall figure
    [short] meets your short figure
    [fat] meets your fat figure
    [thin] meets your thin figure
   *[ambassador] meets you
}
board-ui-note-marked = chosen

## Why a figure can't move

board-ui-why-turn = Wait for your turn.
board-ui-why-shake = Shake the Phantom first.
board-ui-why-ended = Your movement is over.
board-ui-why-spent = All balls are used.
board-ui-why-only-ambassador = You move only the Ambassador.
board-ui-why-ambassador = Only an Ambassador ball moves the Ambassador.
board-ui-why-rival = Only a rival ball moves other players' figures.
board-ui-why-own = No ball is left for your own figures.
board-ui-why-no-way = No step is possible from here.
board-ui-why-no-route = { $way ->
    [land] No land route starts here.
    [water] No water route starts here.
   *[any] No route for your balls starts here.
}
board-ui-why-blocked = Every step from here would put two of your figures on one space, or make a second meeting with the same player.

## The Phantom and the buttons of a turn

board-ui-phantom = The Phantom
board-ui-balls = Balls
board-ui-ball = { $state ->
    [used] { NAME($ball, kind: "ball", form: "label") }, used
    [blocked] { NAME($ball, kind: "ball", form: "label") }, no move
   *[ready] { NAME($ball, kind: "ball", form: "label") }
}
board-ui-ball-word = { $state ->
    [used] used
    [blocked] no move
   *[ready] { NAME($ball, kind: "ball", form: "label") }
}
board-ui-shake = Shake the Phantom
board-ui-undo = { $short ->
    [yes] Undo
   *[no] Undo step
}
board-ui-undo-all = Undo all steps
board-ui-end-movement = { $ask ->
    [yes] { $short ->
        [yes] End and ask
       *[no] End movement and ask
    }
   *[no] { $short ->
        [yes] End
       *[no] End movement
    }
}
board-ui-end-movement-title = End your movement?
board-ui-end-movement-why = Any balls left are lost, and you can't undo your steps.
board-ui-part-title = Leave your meeting with { NAME($seat) }?
board-ui-part-why = You stand together { PLACE($space, form: "at") }. You can only ask where you stand when your movement ends.
board-ui-part-action = Move on { PLACE($space, form: "to") }
board-ui-end-turn = End turn
board-ui-declare = Mission accomplished…
board-ui-answer = Choose cards
board-ui-answer-hand = Answer the handshake
board-ui-look = { $short ->
    [yes] Map and notes
   *[no] Look at map and notes
}
board-ui-offline = No connection

## Meetings

board-ui-meetings = Meetings
board-ui-meeting-with = { board-ui-figure-of }
board-ui-meeting-ambassador = The Ambassador
board-ui-ask-identity = Ask who they are
board-ui-ask-build = Ask about their build
board-ui-ask-about-whom = Ask about
board-ui-slip = Slip away
board-ui-ask-instead = Ask instead
board-ui-expel-unasked = Send away without asking
board-ui-expel = Send away
board-ui-expel-to = Send { PLACE($space, form: "to") }
board-ui-slip-to = Slip away { PLACE($space, form: "to") }
board-ui-choose-place = Choose a glowing space
board-ui-shown-to-you = { NAME($agent, form: "start") } showed you
board-ui-object = I've seen these before
board-ui-object-title = Object to these cards?
board-ui-object-why = If { NAME($agent) } has shown you exactly these before, they owe you others. You can object once, and everybody sees whether you were right.
board-ui-object-action = Object

## Placing

board-ui-placing = My figures
board-ui-placing-none = no space yet
board-ui-placing-begin = Start like this
board-ui-placing-clear = Start over
board-ui-placing-title = Start with your figures like this?

## Being questioned

board-ui-questioned-title = { $about ->
    [build] { NAME($asker, form: "start") } asks about your build.
   *[identity] { NAME($asker, form: "start") } asks who you are.
}
board-ui-questioned-where = { $build ->
    [ambassador] { NAME($asker, form: "start") } asks through the Ambassador { PLACE($space, form: "at") }.
   *[other] { NAME($asker, form: "start") } met { board-ui-my-figure } { PLACE($space, form: "at") }.
}
board-ui-questioned-again = { NAME($asker, form: "start") } has seen these before.
board-ui-questioned-task = { $form ->
    [three] { $about ->
        [build] Show two builds and one identity.
       *[identity] Show two identities and one build.
    }
    [pair] { $about ->
        [build] Show two builds.
       *[identity] Show two identities.
    }
    [two] Show any two cards.
   *[one] { $about ->
        [build] Show your true build.
       *[identity] Show your true identity.
    }
}
board-ui-questioned-seen = { $relayed ->
    [yes] Only { NAME($asker) } and the Ambassador see them.
   *[no] Only { NAME($asker) } sees them.
}
board-ui-builds = { $count ->
    [0] Builds
    [one] Builds: choose one
   *[other] Builds: choose two
}
board-ui-identities = { $count ->
    [0] Identities
    [one] Identities: choose one
   *[other] Identities: choose two
}
board-ui-secrets = Secret cards
board-ui-secrets-open = { $short ->
    [yes] Secret cards…
   *[no] Show secret cards instead…
}
board-ui-secrets-close = { $short ->
    [yes] Put away
   *[no] Put the secret cards away
}
board-ui-secrets-why = For somebody you think is your partner.
board-ui-covered = Your dossier and these cards are hidden.
board-ui-uncover = Show both
board-ui-cover = Hide my cards
board-ui-card-name = { $face ->
    [fiddlebottom] Fiddle­bottom
    [bubble] Bubble
    [zsazsa] Zsa Zsa
   *[other] { NAME($face, form: "label") }
}
board-ui-card-true = true
board-ui-card-why = { $why ->
    [shown-before] shown before
    [one-true] one must be true
   *[never] not available
}
board-ui-have-shown = Shown to { NAME($asker) }
board-ui-have-shown-nothing = Nothing yet.
board-ui-have-shown-sets = { $count ->
    [0] nothing
    [one] once ›
   *[other] { $count } times ›
}
board-ui-have-shown-turn = Turn { $turn }
board-ui-tells = What this tells { NAME($asker) }
board-ui-tells-now = { $before ->
    [one] Only one hand is possible.
   *[other] { $before } of { $all } hands are possible.
}
board-ui-tells-then = { $before } of { $all } hands are possible now. After this, { $after }.
board-ui-show = Show { NAME($cards) }
board-ui-show-none = Show cards
board-ui-show-reason = Choose your cards first.
board-ui-show-title = { COUNT($cards) ->
    [one] Show this card to { NAME($asker) }?
    [2] Show these two to { NAME($asker) }?
   *[other] Show these three to { NAME($asker) }?
}
board-ui-to-answer = { $clock } to answer

## Mission accomplished

board-ui-declare-title = Mission accomplished?
board-ui-declare-whom = Who do you offer a handshake to?
board-ui-declare-alone = Nobody: I am alone
board-ui-declare-why = If your partner shakes hands and your mission is fulfilled, you both win. Otherwise your opponents win.
board-ui-declare-alone-why = If you are alone and your true figure has reached your way out, you win. Otherwise the others win.
board-ui-declare-to = Offer { NAME($to) } a handshake
board-ui-declare-to-nobody = Declare alone
board-ui-declare-sure = { $to ->
    [none] Declare “Mission accomplished” alone?
   *[other] Offer { NAME($to) } a handshake?
}
board-ui-declare-must = You win only if all of this is true now:
board-ui-declare-must-partner = { $identity ->
    [none] { NAME($to, form: "start") } is your partner.
   *[other] { NAME($to, form: "start") } is your partner, { NAME($identity) }.
}
board-ui-declare-must-mission = Your mission is fulfilled on the map.
board-ui-declare-must-taken = { NAME($to, form: "start") } accepts your handshake.
board-ui-declare-must-nobody = { $identity ->
    [none] Your partner is not at this table.
   *[other] Your partner, { NAME($identity) }, is not at this table.
}
board-ui-declare-must-way-out = { $build ->
    [tall] Your true figure, the tall one, stands on your way out.
    [short] Your true figure, the short one, stands on your way out.
    [fat] Your true figure, the fat one, stands on your way out.
    [thin] Your true figure, the thin one, stands on your way out.
   *[none] Your true figure stands on your way out.
}
board-ui-declare-must-note = The Ambassador's note is wrong somewhere, or was never written.
board-ui-declare-last = If anything here is wrong, your opponents win. Either way the game ends.
board-ui-declare-not-turn = You can declare only in your own turn.
board-ui-declare-not-moving = End your movement first.
board-ui-declare-not-answer = Wait for the answer first.
board-ui-declare-not-hand = A handshake is waiting for its answer.
board-ui-declare-not-placing = The game hasn't started yet.
board-ui-declare-not-moment = You can't declare right now.
board-ui-hand-title = { NAME($by, form: "start") } offers you a handshake.
board-ui-hand-why = If you two are partners and your mission is fulfilled, shake hands and you both win. If you refuse, the opponents { NAME($by, form: "of") } win.
board-ui-hand-take = Shake hands
board-ui-hand-refuse = Refuse
board-ui-hand-sure = { $accept ->
    [yes] Shake hands with { NAME($by) }?
   *[no] Refuse { NAME($by) }'s handshake?
}

## The Ambassador's note

board-ui-note = I know who you are
board-ui-note-open = I know who you are…
board-ui-note-why = Once per game you can seal a note. If all eight answers are right when somebody declares, you win alone.
board-ui-note-sealed = Your note is sealed.
board-ui-note-identity = { NAME($seat) }'s identity
board-ui-note-build = { NAME($seat) }'s build
board-ui-note-choose = choose
board-ui-note-twice = Each identity and each build belongs to one player.
board-ui-note-missing = Fill in all eight first.
board-ui-note-seal = Seal the note
board-ui-note-sure = Seal this note?
board-ui-note-entry = { NAME($identity) }, { NAME($build) }

## Anything else

board-ui-other = What else you can do
board-ui-other-option = { $choice ->
    [none] { $what }
   *[other] { $what }: { $choice }
}

## The last turn

board-ui-replay = Replay last turn
board-ui-replay-stop = Stop the replay
board-ui-last-met = { $who ->
    [you] You met { NAME($owner) } { PLACE($space, form: "at") } and sent { board-ui-figure-of } { PLACE($to, form: "to") }.
   *[other] { $whom ->
        [you] { NAME($seat, form: "start") } met you { PLACE($space, form: "at") } and sent { board-ui-my-figure } { PLACE($to, form: "to") }.
       *[other] { NAME($seat, form: "start") } met { NAME($owner) } { PLACE($space, form: "at") } and sent the { NAME($build) } figure { PLACE($to, form: "to") }.
    }
}
board-ui-last-met-ambassador = { $who ->
    [you] You met the Ambassador { PLACE($space, form: "at") } and sent them { PLACE($to, form: "to") }.
   *[other] { NAME($seat, form: "start") } met the Ambassador { PLACE($space, form: "at") } and sent them { PLACE($to, form: "to") }.
}
board-ui-last-met-several = { $who ->
    [you] You met { NAME($met) }.
   *[other] { NAME($seat, form: "start") } met { NAME($met) }.
}
board-ui-last-slipped = { $who ->
    [you] You asked nothing and slipped away { PLACE($to, form: "to") }.
   *[other] { NAME($seat, form: "start") } asked nothing and slipped away { PLACE($to, form: "to") }.
}
board-ui-last-moved = { $who ->
    [you] { $count ->
        [0] You moved nothing and met nobody.
        [one] You took one step and met nobody.
       *[other] You took { $count } steps and met nobody.
    }
   *[other] { $count ->
        [0] { NAME($seat, form: "start") } moved nothing and met nobody.
        [one] { NAME($seat, form: "start") } took one step and met nobody.
       *[other] { NAME($seat, form: "start") } took { $count } steps and met nobody.
    }
}

## What just happened, on the map

board-ui-moment-question = { $through ->
    [yes] { $about ->
        [build] What build is { NAME($agent) }?
       *[identity] Who is { NAME($agent) }?
    }
   *[no] { $about ->
        [build] What build are you, { NAME($agent) }?
       *[identity] Who are you, { NAME($agent) }?
    }
}
board-ui-moment-objection = { $held ->
    [no] Objection refused: { NAME($agent) }'s cards stand.
   *[yes] Seen before: { NAME($agent) } owes other cards.
}
board-ui-moment-moved = { $whose ->
    [mine] { NAME($seat, form: "start") } moves { board-ui-my-figure }.
    [ambassador] { NAME($seat, form: "start") } moves the Ambassador.
   *[other] { NAME($seat, form: "start") } moves { board-ui-figure-of }.
}
board-ui-moment-sent = { $whose ->
    [mine] { NAME($seat, form: "start") } sends { board-ui-my-figure } here.
    [ambassador] { NAME($seat, form: "start") } sends the Ambassador here.
   *[other] { NAME($seat, form: "start") } sends { board-ui-figure-of } here.
}
board-ui-moment-declared = { $hand ->
    [none] Mission accomplished: I am alone.
   *[other] Mission accomplished. Your hand, { NAME($hand) }?
}
board-ui-moment-answered = { $accepted ->
    [no] I refuse the handshake.
   *[yes] I shake hands.
}

## Cards that are shown to me

board-ui-shown-title = { COUNT($cards) ->
    [one] { NAME($agent, form: "start") } shows you one card.
    [2] { NAME($agent, form: "start") } shows you two cards.
   *[other] { NAME($agent, form: "start") } shows you three cards.
}
board-ui-shown-audience = { $count ->
    [0] { COUNT($cards) ->
        [one] Only you see it.
       *[other] Only you see them.
    }
   *[other] { COUNT($cards) ->
        [one] Only you and { NAME($others, form: "object") } see it.
       *[other] Only you and { NAME($others, form: "object") } see them.
    }
}
board-ui-follows-rule = { $count ->
    [one] { $mission ->
        [yes] A mission card never counts, so the other one is true.
       *[no] It is true.
    }
   *[other] { $mission ->
        [yes] { $pair ->
            [yes] A mission card never counts. Exactly one of the others is true.
           *[no] A mission card never counts. At least one of the others is true.
        }
       *[no] { $pair ->
            [yes] Exactly one of them is true.
           *[no] At least one of them is true.
        }
    }
}
board-ui-follows-grey = A grey card is always true: { NAME($agent) } is { NAME($cards) }.
board-ui-follows-known = You knew already that { NAME($agent) } is { NAME($cards) }.
board-ui-follows-so = { $why ->
    [held] You hold { NAME($held) }, so { board-ui-follows-left }.
    [ruled] { NAME($ruled, form: "start") } is ruled out, so { board-ui-follows-left }.
   *[both] You hold { NAME($held) }, and { NAME($ruled) } is ruled out, so { board-ui-follows-left }.
}
board-ui-follows-left = { $left ->
    [one] { NAME($agent) } is { NAME($first) }
    [either] { NAME($agent) } is { NAME($first) } or { NAME($second) }
   *[any] { NAME($agent) } is { NAME($first) }, or { NAME($second) }, or both
}

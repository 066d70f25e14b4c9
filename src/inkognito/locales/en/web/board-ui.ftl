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

## What is expected of me

board-ui-prompt-place = Place your figures: choose a figure, then its start space.
board-ui-prompt-place-figure = Choose a start space for { board-ui-my-figure }.
board-ui-prompt-place-done = Your figures stand. Will you begin like this?
board-ui-prompt-shake = Your turn, { NAME($me) }: shake the Phantom.
board-ui-prompt-choose = Your turn, { NAME($me) }: choose a ball or a figure.
board-ui-prompt-choose-option = Your turn, { NAME($me) }: choose what you do.
board-ui-prompt-which = { $ball ->
    [land] Choose which of your figures goes by land.
    [water] Choose which of your figures goes by water.
    [either] Choose which of your figures goes by land or water.
    [rival] Choose whose figure you move.
   *[other] Choose what you move.
}
board-ui-prompt-where = { $ball ->
    [land] Choose where { board-ui-my-figure } goes by land.
    [water] Choose where { board-ui-my-figure } goes by water.
   *[other] Choose where { board-ui-my-figure } goes.
}
board-ui-prompt-where-rival = Choose where { board-ui-figure-of } goes.
board-ui-prompt-where-ambassador = Choose where the Ambassador goes.
board-ui-prompt-which-ball = By land or by water? Choose a ball.
board-ui-prompt-spent = All balls are used. End the movement.
board-ui-prompt-no-step = No ball can be used now. End the movement.
board-ui-prompt-stuck = Your figures can't stay like this. Undo a step.
board-ui-prompt-walk = { $left ->
    [one] Your turn, { NAME($me) }: go one step more, or stay here.
   *[other] Your turn, { NAME($me) }: go up to { $left } steps, or stay here.
}
board-ui-prompt-meet = You meet { NAME($agent) } { PLACE($space, form: "at") }. What will you ask?
board-ui-prompt-meet-ambassador = You meet the Ambassador { PLACE($space, form: "at") }. Whom are you after?
board-ui-prompt-meetings = { $count ->
    [one] You have a meeting. What will you ask?
   *[other] You have { $count } meetings. Which comes first?
}
board-ui-prompt-slip = Choose where { board-ui-my-figure } slips away to.
board-ui-prompt-end = All is done, { NAME($me) }: end your turn.
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
board-ui-prompt-expel-ambassador = Send the Ambassador to a space that glows.
board-ui-prompt-hand = { NAME($by, form: "start") } says “Mission accomplished” and offers you a hand.

## What others do

board-ui-wait-nobody = The table rests.
board-ui-wait-thinking = { NAME($seat, form: "start") } is thinking.
board-ui-wait-placing = { NAME($seat, form: "start") } places the figures.
board-ui-wait-moving = { NAME($seat, form: "start") } moves.
board-ui-wait-meeting = { NAME($seat, form: "start") } considers whom to ask, and what.
board-ui-wait-answering = { $about ->
    [build] { NAME($asker, form: "start") } asks { NAME($agent) } about the build.
   *[identity] { NAME($asker, form: "start") } asks { NAME($agent) } about the identity.
}
board-ui-wait-mine-answering = { $about ->
    [build] You ask { NAME($agent) } about the build: waiting for the answer.
   *[identity] You ask { NAME($agent) } about the identity: waiting for the answer.
}
board-ui-wait-replacing = { NAME($agent, form: "start") } must show { NAME($asker) } other cards.
board-ui-wait-mine-replacing = { NAME($agent, form: "start") } must show you other cards.
board-ui-wait-expelling = { NAME($seat, form: "start") } sends away { board-ui-figure-of }.
board-ui-wait-expelling-mine = { NAME($seat, form: "start") } sends away { board-ui-my-figure }.
board-ui-wait-expelling-ambassador = { NAME($seat, form: "start") } sends the Ambassador away.
board-ui-wait-hand = { NAME($by, form: "start") } offers { NAME($to) } a hand: “Mission accomplished”.
board-ui-wait-mine-hand = You offer { NAME($to) } your hand. The answer decides the game.

## Hints under the sentence

board-ui-hint-place = Press a figure that stands already to move it again.
board-ui-hint-place-done = Press a figure to move it again.
board-ui-hint-balls = { $count ->
    [one] One ball is left.
   *[other] { $count } balls are left. None has to be used.
}
board-ui-hint-glow = { $count ->
    [one] One place glows. Or choose another figure or another ball.
   *[other] { $count } places glow. Or choose another figure or another ball.
}
board-ui-hint-which = The figures with a ring can go.
board-ui-hint-which-ball = Both ways lead there; the balls with a ring can go.
board-ui-hint-walk = The places that glow are one step away.
board-ui-hint-undo = Or undo a step.
board-ui-hint-stuck = No two of your figures on one space, and one figure of each player at most.
board-ui-hint-meeting = { $leave ->
    [slip] Or slip away without a question.
    [expel] Or send the figure away without a question.
   *[none] Choose beside the map.
}
board-ui-hint-mark = Choose a place that glows.
board-ui-hint-marked = { PLACE($space, form: "to") }? Press the button, or the place again.
board-ui-hint-shown = { NAME($agent, form: "start") } showed you { NAME($cards) }.
board-ui-hint-declare = Or say “Mission accomplished”.
board-ui-hint-hand = The game ends with your answer.
board-ui-hint-notes = You may look at your notes.
board-ui-hint-watch = You are watching.
board-ui-law = { $form ->
    [three] At least one of the three must be true.
    [one] It must be true.
   *[other] At least one of the two must be true.
}

## Beside a place that glows

board-ui-note-meet = meet { NAME($seat) }
board-ui-note-ambassador = meet the Ambassador
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
board-ui-end-movement = { $short ->
    [yes] End
   *[no] End movement
}
board-ui-end-movement-title = End the movement?
board-ui-end-movement-why = Balls that are left can't be used any more, and steps can't be taken back.
board-ui-end-turn = End turn
board-ui-declare = Mission accomplished…
board-ui-answer = Choose the cards
board-ui-answer-hand = Answer the hand
board-ui-look = { $short ->
    [yes] Map and notes
   *[no] Look at the map and my notes
}
board-ui-offline = No connection

## Meetings

board-ui-meetings = Meetings
board-ui-meeting-with = { board-ui-figure-of }
board-ui-meeting-ambassador = The Ambassador
board-ui-ask-identity = Ask about the identity
board-ui-ask-build = Ask about the build
board-ui-ask-about-whom = Ask about
board-ui-slip = Slip away
board-ui-ask-instead = Ask after all
board-ui-expel-unasked = Ask nothing, send away
board-ui-expel = Send away
board-ui-expel-to = Send { PLACE($space, form: "to") }
board-ui-slip-to = Slip away { PLACE($space, form: "to") }
board-ui-choose-place = Choose a place that glows
board-ui-shown-to-you = { NAME($agent, form: "start") } showed you
board-ui-object = I have seen these before
board-ui-object-title = Object to these cards?
board-ui-object-why = If { NAME($agent) } has shown you just these before, other cards are owed. You may object once; everybody sees whether you were right.
board-ui-object-action = Object

## Placing

board-ui-placing = My figures
board-ui-placing-none = no space yet
board-ui-placing-begin = Begin like this
board-ui-placing-clear = Begin again
board-ui-placing-title = Begin with your figures like this?

## Being questioned

board-ui-questioned-title = { $about ->
    [build] { NAME($asker, form: "start") } asks about your build.
   *[identity] { NAME($asker, form: "start") } asks who you are.
}
board-ui-questioned-again = { NAME($asker, form: "start") } has been shown these before.
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
    [yes] Only { NAME($asker) } and the Ambassador will see them.
   *[no] Only { NAME($asker) } will see them.
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
    [yes] Put them away
   *[no] Put the secret cards away
}
board-ui-secrets-why = For one whom you take for your partner.
board-ui-covered = Your dossier and these cards are covered.
board-ui-uncover = Uncover both
board-ui-cover = Cover my cards
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
   *[never] not offered
}
board-ui-have-shown = You have shown { NAME($asker) }
board-ui-have-shown-nothing = Nothing yet.
board-ui-have-shown-sets = { $count ->
    [0] none
    [one] 1 set ›
   *[other] { $count } sets ›
}
board-ui-have-shown-turn = Turn { $turn }
board-ui-tells = What this tells { NAME($asker) }
board-ui-tells-now = { $before ->
    [one] One possible hand is left.
   *[other] { $before } of { $all } possible hands are left.
}
board-ui-tells-then = { $before } of { $all } possible hands are left, then { $after }.
board-ui-show = Show { NAME($cards) }
board-ui-show-none = Show the cards
board-ui-show-reason = Choose your cards first.
board-ui-show-title = { COUNT($cards) ->
    [one] Show this card to { NAME($asker) }?
    [2] Show these two to { NAME($asker) }?
   *[other] Show these three to { NAME($asker) }?
}
board-ui-to-answer = { $clock } to answer

## Mission accomplished

board-ui-declare-title = Mission accomplished?
board-ui-declare-whom = To whom do you offer your hand?
board-ui-declare-alone = To nobody: I am alone
board-ui-declare-why = If your hand is taken by your partner and your mission stands, you win. Otherwise your opponents do.
board-ui-declare-alone-why = If you are alone and your true figure has fled, you win. Otherwise the others do.
board-ui-declare-to = Offer { NAME($to) } my hand
board-ui-declare-to-nobody = Declare it alone
board-ui-declare-sure = { $to ->
    [none] Declare “Mission accomplished” alone?
   *[other] Offer { NAME($to) } your hand?
}
board-ui-declare-last = The game ends with this.
board-ui-hand-title = { NAME($by, form: "start") } offers you a hand.
board-ui-hand-why = If you two are partners and your mission stands, take it and you both win. Refuse it, and the opponents { NAME($by, form: "of") } win.
board-ui-hand-take = Take the hand
board-ui-hand-refuse = Refuse the hand
board-ui-hand-sure = { $accept ->
    [yes] Take the hand { NAME($by, form: "of") }?
   *[no] Refuse the hand { NAME($by, form: "of") }?
}

## The Ambassador's note

board-ui-note = I know who you are
board-ui-note-open = I know who you are…
board-ui-note-why = Once in the game you may seal a note. If all eight answers are right when a mission is declared, you win alone.
board-ui-note-sealed = Your note is sealed.
board-ui-note-identity = Identity of { NAME($seat) }
board-ui-note-build = Build of { NAME($seat) }
board-ui-note-choose = choose
board-ui-note-twice = Each identity and each build belongs to one player only.
board-ui-note-missing = Fill in all eight first.
board-ui-note-seal = Seal the note
board-ui-note-sure = Seal this note?
board-ui-note-entry = { NAME($identity) }, { NAME($build) }

## Anything else

board-ui-other = What else you may do
board-ui-other-option = { $choice ->
    [none] { $what }
   *[other] { $what }: { $choice }
}

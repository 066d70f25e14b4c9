# The papers beside the game: dossier, passport, note sheet, log, talk, gestures, seats, menu.

## The dossier

panels-dossier = My dossier
panels-hide = Hide
panels-show = Show
panels-hidden = { $keys ->
    [yes] Hidden from curious eyes. Press H to show it.
   *[no] Hidden from curious eyes.
}
panels-dossier-none = { $viewer ->
    [all] You see with all eyes: nobody’s dossier is closed to you.
   *[other] You are watching, so you have no dossier.
}
panels-dossier-not-dealt = Your secret cards have not been dealt yet.
panels-i-am = I am
panels-build = build
panels-mission = mission
panels-letter = letter
panels-number = my number
panels-number-under = under { $letter }
panels-partner-label = partner
panels-partner = { $unsure ->
    [yes] My partner is { $name }, if at the table.
   *[no] My partner is { $name }.
}
panels-partner-found = My partner is { $name }: { $player }.
panels-partner-missing = { $name } is missing: I am alone.
panels-note = my note
panels-note-title = I know who you are
panels-note-state = { $state ->
    [sealed] Your note is sealed. It stays closed until the end.
    [open] You can write it once, at any moment before somebody declares.
   *[closed] You can’t write it now.
}
panels-note-suspect = { $identity }, { $build }
panels-hidden-place = face down
panels-hidden-place-none = nothing yet

## The passport

panels-passport = Passport
panels-passport-left = Passport: { $left } of { $all } missions left
panels-passport-count = { $left } of { $all } still possible
panels-passport-mine = your team
panels-passport-out = Ruled out:
panels-passport-pairs = By players
panels-passport-pair = If it is { $one } and { $other }: { $list }
panels-passport-alone = If { $player } is alone: flee to space { $space }

## The note sheet

panels-sheet = Note sheet
panels-sheet-caption = Who showed me which cards, and what follows
panels-sheet-not-begun = The sheet opens when the game begins.
panels-sheet-spectator = You see that cards are shown, not which.
panels-i-showed = I showed
panels-short-fiddlebottom = F
panels-short-bubble = B
panels-short-zsazsa = Z
panels-short-x = X
panels-marks = My marks
panels-marks-how = Press a cell: a circle, then a cross, then nothing.
panels-notes = My own notes
panels-notes-hint = My own notes: “Leo frowned twice…”
panels-cell = { $who }, { $card }: { $state }
panels-cell-and = { $before }; { $next }
panels-cell-empty = empty
panels-cell-shown = { $game ->
    [card] shown in round { $turns }
   *[board] shown in turn { $turns }
}
panels-cell-certain = certain
panels-cell-crossed = crossed out
panels-cell-mark = { $mark ->
    [circle] my circle
   *[cross] my cross
}
panels-cell-contradicted = this mark can’t be right
panels-why = why { $card }?
panels-why-wait = One moment…
panels-why-close = Close the proof
panels-show-turn = { $game ->
    [card] Round
   *[board] Turn
}
panels-show-through-ambassador = through the Ambassador
panels-show-mission = with the mission card
panels-show-grey = a grey card
panels-show-replacement = in place of repeated cards
panels-show-black = { $about ->
    [identity] black card: the identity
    [number] black card: the number
   *[none] black card
}
panels-show-pair = { $edition ->
    [abacus-1997] at least one is true
   *[ffg-2003] one is true
}
panels-show-covert = { $kind ->
    [black] a black card to { NAME($to, form: "object") }
    [through-ambassador] { panels-show-covert-cards } to { NAME($to, form: "object") }, through the Ambassador
   *[other] { panels-show-covert-cards } to { NAME($to, form: "object") }
}
panels-show-covert-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
panels-show-all = Show all { $count }

## Log, talk, gestures

panels-log-empty = Nothing has happened yet.
panels-log-hidden = Something that only you know.
panels-log-earlier = Show earlier
panels-talk-empty = Nobody has said anything yet.
panels-talk-deleted = deleted
panels-talk-delete = { $what ->
    [gesture] Delete this gesture by { $name }
   *[text] Delete the words of { $name }: { $text }
}
panels-talk-nobody = Only guests at the table can talk.
panels-talk-say = Say something to the table
panels-talk-send = Send
panels-talk-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
}
panels-gestures-how = { $gestures ->
    [discreet] Only the one you choose will see it.
   *[open] Everybody at the table will see it.
}
panels-gestures-at = For whom
panels-gestures-none = No gestures yet.
panels-gesture-twitch-eye = Twitch an eye
panels-gesture-tug-earlobe = Tug an earlobe
panels-gesture-frown = Frown
panels-gesture-turn-up-nose = Turn up the nose
panels-gesture-made = { $who ->
    [you] { $gesture ->
        [twitch-eye] You twitched an eye.
        [tug-earlobe] You tugged your earlobe.
        [frown] You frowned.
       *[turn-up-nose] You turned up your nose.
    }
   *[other] { $gesture ->
        [twitch-eye] { $name } twitched an eye.
        [tug-earlobe] { $name } tugged an earlobe.
        [frown] { $name } frowned.
       *[turn-up-nose] { $name } turned up the nose.
    }
}
panels-gesture-at-you = { $gesture ->
    [twitch-eye] { $name } twitched an eye at you.
    [tug-earlobe] { $name } tugged an earlobe for you.
    [frown] { $name } frowned at you.
   *[turn-up-nose] { $name } turned up the nose at you.
}
panels-gesture-at = { $who ->
    [you] { $gesture ->
        [twitch-eye] You twitched an eye at { NAME($at, form: "object") }.
        [tug-earlobe] You tugged your earlobe for { NAME($at, form: "object") }.
        [frown] You frowned at { NAME($at, form: "object") }.
       *[turn-up-nose] You turned up your nose at { NAME($at, form: "object") }.
    }
   *[other] { $gesture ->
        [twitch-eye] { $name } twitched an eye at { NAME($at, form: "object") }.
        [tug-earlobe] { $name } tugged an earlobe for { NAME($at, form: "object") }.
        [frown] { $name } frowned at { NAME($at, form: "object") }.
       *[turn-up-nose] { $name } turned up the nose at { NAME($at, form: "object") }.
    }
}

## Seats

panels-seats = Players
panels-you = You
panels-seat-you = you
panels-seat-you-doing = { $stage ->
    [placing] you, placing figures
    [opening] you, to begin
    [moving] you, moving
    [meeting] you, meeting
    [expelling] you, sending away
    [answering] you, answering
    [replacing] you, answering again
    [shaking-hands] you, offered a hand
    [hiding] you, choosing a place
    [playing] you, choosing a place
    [showing] you, showing a card
   *[other] you, to act
}
panels-seat-doing = { $stage ->
    [placing] placing figures
    [opening] about to begin
    [moving] moving
    [meeting] meeting
    [expelling] sending away
    [answering] answering
    [replacing] answering again
    [shaking-hands] offered a hand
    [hiding] choosing a place
    [playing] choosing a place
    [showing] showing a card
   *[other] thinking
}
panels-seat-present = at the table
panels-seat-presence = { $present ->
    [no] away
   *[yes] here
}
panels-seat-away = away
panels-seat-empty = nobody here
panels-seat-bot = bot, { $level }
panels-seat-stand-in = { $mine ->
    [yes] a bot plays for you
   *[no] a bot plays on
}
panels-seat-nobody = { $seat ->
    [dummy] played by nobody
   *[ambassador] led by chance
}
panels-bot-level-random = carefree
panels-bot-level-tourist = gentle
panels-bot-level-clerk = careful
panels-chip-bot = bot
panels-take-back = Play on myself
panels-clock = Time left:
panels-clock-days = { $days } d { $hours } h
panels-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panels-pips = Played: { $played }. Still to come: { $left }.

## The menu

panels-menu = This table
panels-menu-read = To read and to keep
panels-menu-aid = Rules on one page
panels-menu-replay = Replay
panels-menu-record = Download the record
panels-votes = Pause or give up
panels-votes-how = { $count ->
    [one] You are the only one who has to agree.
   *[other] It happens when all { $count } who play agree.
}
panels-vote = { $motion ->
    [pause] I am for a pause
    [resume] I am for going on
   *[abort] I am for giving up the game
}
panels-vote-back = { $motion ->
    [pause] No pause after all
    [resume] Not yet after all
   *[abort] Don’t give up after all
}
panels-votes-agreed = Agreed: { $names } ({ $count } of { $all })
panels-people = People
panels-mute = Mute
panels-mute-name = Mute { $name }
panels-unmute = Let talk
panels-unmute-name = Let { $name } talk again
panels-remove = Remove
panels-remove-name = Remove { $name }
panels-remove-really = Really remove { $name }
panels-remove-not = Rather not
panels-leave = Leave the game
panels-leave-title = Leave this game?
panels-leave-what = A bot plays on for you. You can come back and take over again.
panels-leave-do = Leave, let a bot play

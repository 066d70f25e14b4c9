# The panels beside the game: dossier, passport, note sheet, log, chat, gestures, seats, menu.

## The dossier

panels-dossier = My dossier
panels-hide = Hide
panels-show = Show
panels-hidden = { $keys ->
    [yes] Hidden from curious eyes. Press H to show it.
   *[no] Hidden from curious eyes.
}
panels-dossier-none = { $viewer ->
    [all] All hands are open to you: you see every dossier.
   *[other] You are a spectator, so you have no dossier.
}
panels-dossier-not-dealt = Your secret cards haven't been dealt yet.
panels-i-am = I am
panels-build = build
panels-mission = mission
panels-letter = letter
panels-number = my number
panels-number-under = under { $letter }
panels-partner-label = partner
panels-partner = { $unsure ->
    [yes] My partner is { $name }, if they are at the table.
   *[no] My partner is { $name }.
}
panels-partner-found = My partner is { $name }: { $player }.
panels-partner-missing = { $name } is missing: I am alone.
panels-note = my note
panels-note-title = I know who you are
panels-note-state = { $state ->
    [sealed] Your note is sealed. It stays closed until the end.
    [open] You can write it once, any time before somebody declares.
   *[closed] You can't write it now.
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
panels-passport-pair = If they are { $one } and { $other }: { $list }
panels-passport-alone = If { $player } is alone: flee to space { $space }

## The note sheet

panels-sheet = Note sheet
panels-sheet-caption = Who showed me which cards, and what that tells me
panels-sheet-not-begun = The sheet opens when the game begins.
panels-sheet-spectator = You see when cards are shown, but not which.
panels-i-showed = I showed
panels-short-fiddlebottom = F
panels-short-bubble = B
panels-short-zsazsa = Z
panels-short-x = X
panels-marks = My marks
panels-marks-how = Mark a cell: once for a circle, twice for a cross, again to clear it.
panels-notes = My notes
panels-notes-hint = My notes: “Leo frowned twice…”
panels-cell = { $who }, { $card }: { $state }
panels-cell-and = { $before }; { $next }
panels-cell-empty = empty
panels-cell-shown = { $game ->
    [card] shown in round { $turns }
    [none] shown in entry { $turns }
   *[board] shown in turn { $turns }
}
panels-cell-shown-before = shown earlier
panels-cell-certain = certain
panels-cell-crossed = crossed out
panels-cell-mark = { $mark ->
    [circle] my circle
   *[cross] my cross
}
panels-cell-contradicted = this mark can't be right
panels-why = why { $card }?
panels-why-wait = Just a moment…
panels-why-close = Close proof
panels-show-turn = { $game ->
    [card] Round
   *[board] Turn
}
panels-show-through-ambassador = through the Ambassador
panels-show-mission = with the mission card
panels-show-grey = a grey card
panels-show-replacement = instead of repeated cards
panels-show-black = { $about ->
    [identity] black card: the identity
    [number] black card: the number
   *[none] black card
}
panels-show-pair = { $truth ->
    [at-least-one] at least one is true
   *[exactly-one] one is true
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

## Log, chat, gestures

panels-log-empty = Nothing has happened yet.
panels-log-hidden = Something only you know.
panels-log-new = { $count ->
    [one] one new entry
   *[other] { $count } new entries
}
panels-log-earlier = Show earlier
panels-talk-empty = Nobody has said anything yet.
panels-talk-deleted = deleted
panels-talk-delete = { $what ->
    [gesture] Delete this gesture by { $name }
   *[text] Delete { $name }'s message: { $text }
}
panels-talk-nobody = Only guests at the table can chat.
panels-talk-say = Message to the table
panels-talk-send = Send
panels-talk-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
}
panels-gestures-how = { $gestures ->
    [discreet] Only the player you choose sees it.
   *[open] Everybody at the table sees it.
}
panels-gestures-at = For whom
panels-gestures-none = No gestures yet.
panels-gesture-twitch-eye = Twitch an eye
panels-gesture-tug-earlobe = Tug your earlobe
panels-gesture-frown = Frown
panels-gesture-turn-up-nose = Turn up your nose
panels-gesture-made = { $who ->
    [you] { $gesture ->
        [twitch-eye] You twitched an eye.
        [tug-earlobe] You tugged your earlobe.
        [frown] You frowned.
       *[turn-up-nose] You turned up your nose.
    }
   *[other] { $gesture ->
        [twitch-eye] { $name } twitched an eye.
        [tug-earlobe] { $name } tugged their earlobe.
        [frown] { $name } frowned.
       *[turn-up-nose] { $name } turned up their nose.
    }
}
panels-gesture-at-you = { $gesture ->
    [twitch-eye] { $name } twitched an eye at you.
    [tug-earlobe] { $name } tugged their earlobe at you.
    [frown] { $name } frowned at you.
   *[turn-up-nose] { $name } turned up their nose at you.
}
panels-gesture-at = { $who ->
    [you] { $gesture ->
        [twitch-eye] You twitched an eye at { NAME($at, form: "object") }.
        [tug-earlobe] You tugged your earlobe at { NAME($at, form: "object") }.
        [frown] You frowned at { NAME($at, form: "object") }.
       *[turn-up-nose] You turned up your nose at { NAME($at, form: "object") }.
    }
   *[other] { $gesture ->
        [twitch-eye] { $name } twitched an eye at { NAME($at, form: "object") }.
        [tug-earlobe] { $name } tugged their earlobe at { NAME($at, form: "object") }.
        [frown] { $name } frowned at { NAME($at, form: "object") }.
       *[turn-up-nose] { $name } turned up their nose at { NAME($at, form: "object") }.
    }
}
panels-gesture-ribbon = { $who ->
    [you] { $gesture ->
        [twitch-eye] you twitch an eye
        [tug-earlobe] you tug your earlobe
        [frown] you frown
       *[turn-up-nose] you turn up your nose
    }
   *[other] { $gesture ->
        [twitch-eye] twitches an eye
        [tug-earlobe] tugs an earlobe
        [frown] frowns
       *[turn-up-nose] turns up their nose
    }
}
panels-gesture-only = { $who ->
    [you] only for you
   *[other] only for { NAME($to, form: "object") }
}
panels-gesture-noted = { $gesture ->
    [twitch-eye] twitched an eye
    [tug-earlobe] tugged an earlobe
    [frown] frowned
   *[turn-up-nose] turned up their nose
}
panels-gesture-times = { $count ->
    [1] once so far
    [2] twice so far
   *[other] { $count } times so far
}

## Seats

panels-seats = Players
panels-you = You
panels-seat-you = you
panels-seat-you-doing = { $stage ->
    [placing] you, placing figures
    [opening] you, starting
    [moving] you, moving
    [meeting] you, meeting
    [expelling] you, sending away
    [answering] you, answering
    [replacing] you, answering again
    [shaking-hands] you, offered a handshake
    [hiding] you, choosing a place
    [playing] you, choosing a place
    [showing] you, showing a card
   *[other] you, your move
}
panels-seat-doing = { $stage ->
    [placing] placing figures
    [opening] starting
    [moving] moving
    [meeting] meeting
    [expelling] sending away
    [answering] answering
    [replacing] answering again
    [shaking-hands] offered a handshake
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
panels-seat-empty = open seat
panels-seat-bot = bot, { $level }
panels-seat-stand-in = { $mine ->
    [yes] a bot plays for you
   *[no] a bot stands in
}
panels-seat-nobody = { $seat ->
    [dummy] played by nobody
   *[ambassador] moved by chance
}
panels-bot-level-random = at random
panels-bot-level-tourist = easy
panels-bot-level-clerk = medium
panels-bot-level-sly = sly
panels-bot-level-veteran = veteran
panels-bot-level-master = master
panels-chip-bot = bot
panels-take-back = Take over again
panels-clock = Time left:
panels-clock-days = { $days } d { $hours } h
panels-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panels-pips = Played: { $played }. Still to come: { $left }.

## The menu

panels-menu = This table
panels-menu-read = Rules and records
panels-menu-aid = Rules on one page
panels-menu-replay = Replay
panels-menu-record = Download game record
panels-passing = Pass for me
panels-passing-about = You are not asked, and the game goes on. Nobody else sees it, and you can still declare.
panels-passing-declaration = { $story ->
    [telephone] Don't ask me about the call
   *[safe] Don't ask me about the safe
}
panels-passing-question = Pass when I meet the Ambassador
panels-passing-look = Pass when I meet the dummy
panels-passing-shake-phantom = Shake the Phantom for me
panels-passing-end-turn = End my turn when I meet nobody
panels-votes = Pause or call off
panels-votes-how = { $count ->
    [one] You are the only one who has to agree.
   *[other] All { $count } players have to agree.
}
panels-vote = { $motion ->
    [pause] Vote to pause
    [resume] Vote to resume
   *[abort] Vote to call off the game
}
panels-vote-back = { $motion ->
    [pause] Withdraw my vote to pause
    [resume] Withdraw my vote to resume
   *[abort] Withdraw my vote to call off
}
panels-votes-agreed = Agreed: { $names } ({ $count } of { $all })
panels-people = { $bots ->
    [yes] People and bots
   *[no] People
}
panels-mute = Mute
panels-mute-name = Mute { $name }
panels-unmute = Unmute
panels-unmute-name = Unmute { $name }
panels-remove = Remove
panels-remove-name = Remove { $name }
panels-remove-really = Yes, remove { $name }
panels-leave = Leave game
panels-leave-title = Leave this game?
panels-leave-what = A bot plays for you. You can come back and take over again.
panels-leave-do = Leave it to a bot

## Cards shown to me

panels-you-hold = you hold it
panels-shown-continue = Continue
panels-shown-hidden = Your secrets are hidden, and so are these cards.

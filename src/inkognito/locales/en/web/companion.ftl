# The companion: a note sheet for people with the real cards on the table.

## What is on the table

companion-title = At your table
companion-lead = You have the real box. Note what you are shown, and the sheet does the rest.
companion-on-the-table = What do you play?
companion-game = Game
companion-edition = Edition
companion-players = Players
companion-people = Who plays?
companion-me = My colour
companion-name-of = Name of { NAME($seat, form: "object") }
companion-my-cards = My secret cards
companion-identity = Identity
companion-build = Build
companion-number = Number
companion-letter = Letter
companion-hand-first = Choose your own cards first.
companion-begin = Begin
companion-go-on = Go on
companion-private = Your notes stay on this device. The server works out the sheet and keeps nothing; no table here learns of it.

## The sheet

companion-sheet = My sheet
companion-i-am = I am
companion-saved = Saved.
companion-working = Working it out…
companion-old = No connection: kept, and sent later.
companion-aged = old
companion-undo = Undo
companion-nothing-to-undo = There is nothing to undo.
companion-wrong = This can't be: since entry { $entry } no deal fits. Check it, or remove it.
companion-passport = Missions left
companion-my-team = my team
companion-change = Change cards or names
companion-new = New game
companion-new-title = Begin a new game?
companion-new-about = All entries and your cards are deleted. The names stay.
companion-empty = Nothing noted yet. Enter the first cards that you are shown.
companion-to = to { NAME($to, form: "object") }
companion-remove = Remove entry { $entry }

## The next entry

companion-who = Who
companion-showed-me = { NAME($who) } showed me
companion-i-showed = I showed { NAME($who, form: "to") }
companion-looked = I looked at the dummy's card
companion-direction = Who showed
companion-to-me = shown to me
companion-by-me = shown by me
companion-cards = Cards
companion-grey = grey cards
companion-black = a black card
companion-asked-by = Passed on to
companion-only-me = only me
companion-choose-asker = Choose whom you pass the card on to.
companion-choose = { $count ->
    [one] Choose a card.
    [2] Choose two cards.
   *[other] Choose the cards.
}
companion-add = { $count ->
    [0] Add
    [one] Add this card
    [2] Add these two
   *[other] Add these three
}

## What I may show

companion-may-show = What I may show
companion-may-show-title = What I may still show { NAME($to, form: "to") }
companion-asked = { $through ->
    [yes] { $about ->
        [identity] Identity, through the Ambassador
        [build] Build, through the Ambassador
       *[none] One of my black cards, through the Ambassador
    }
   *[no] { $about ->
        [identity] Asked about my identity
        [build] Asked about my build
       *[none] When we meet
    }
}
companion-smaller = No new set is left. A smaller answer will do, or a repeated pair.
companion-none-left = { NAME($to) } has seen both of your black cards and can't name you any more.
companion-left = { $left ->
    [one] leaves { $left } hand
   *[other] leaves { $left } hands
}

# The rules pages: frame and everything that both games share.

## Frame

rules-title = { $game ->
    [board] The board game
   *[card] The card game
}
rules-lead = For { $players } players, { $name }.
rules-contents = On this page
rules-switch = Which rules?
rules-switch-game = Game
rules-switch-edition = Edition
rules-switch-players = Players
rules-game = { $game ->
    [board] Board game
   *[card] Card game
}
rules-players = { $players }
rules-to-rules = Full rules
rules-to-aid = Rules on one page
rules-to-learn = Learn in ten minutes
rules-example = Example

## Teams

rules-teams = The pairs are the same in every game: Lord Fiddlebottom with Colonel Bubble, Madame Zsa Zsa with Agent X.
rules-picture-ring = The two pairs: Lord Fiddlebottom and Colonel Bubble against Madame Zsa Zsa and Agent X.

## Gestures and talk

rules-signs = Gestures and talk
rules-signs-intro = Every agent has a habit that is hard to hide:
rules-signs-fiddlebottom = Lord Fiddlebottom twitches his right eye.
rules-signs-bubble = Colonel Bubble tugs at his left earlobe.
rules-signs-zsazsa = Madame Zsa Zsa turns up her nose.
rules-signs-x = Agent X frowns.
rules-signs-free = Anybody may make any of these gestures at any time, honest or not, and say anything. Only the cards owe you the truth.
rules-signs-seen = { $gestures ->
    [discreet] At this table a gesture is for one player, and nobody else sees it.
   *[open] At this table everybody sees every gesture.
}

## Options and editions

rules-options = Table options
rules-options-intro = The host chooses how the table plays. A tick marks what this page describes.
rules-options-current = used here
rules-option-gestures = Gestures
rules-option-gestures-open = Everybody sees them.
rules-option-gestures-discreet = Each is for one player, and nobody else sees it.
rules-editions = How the editions differ
rules-editions-intro = Otherwise the editions agree. A tick marks the one this page describes.

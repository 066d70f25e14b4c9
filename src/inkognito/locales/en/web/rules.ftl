# The pages about the rules: their frame, and what both games share.

## Frame

rules-title = { $game ->
    [board] The board game
   *[card] The card game
}
rules-lead = { $edition ->
    [ares-2013-en] For { $players } players, as in the English edition of 2013.
    [ares-2013-it] For { $players } players, as in the Italian edition of 2013.
    [ffg-2003] For { $players } players, as in the English edition of 2003.
   *[abacus-1997] For { $players } players, as in the German edition of 1997.
}
rules-contents = On this page
rules-switch = Which rules?
rules-switch-game = Game
rules-switch-edition = Edition
rules-switch-players = Players
rules-game = { $game ->
    [board] Board game
   *[card] Card game
}
rules-edition = { $edition ->
    [ares-2013-en] English, 2013
    [ares-2013-it] Italian, 2013
    [ffg-2003] English, 2003
   *[abacus-1997] German, 1997
}
rules-players = { $players }
rules-to-rules = All the rules
rules-to-aid = The rules on one page
rules-to-learn = Learn in 5 minutes
rules-example = An example

## Teams

rules-teams = Two and two belong together, in every game: Lord Fiddlebottom with Colonel Bubble, Madame Zsa Zsa with Agent X.
rules-picture-ring = The two pairs: Lord Fiddlebottom and Colonel Bubble against Madame Zsa Zsa and Agent X.

## Signs and talk

rules-signs = Signs and talk
rules-signs-intro = Every agent has a habit that is hard to hide:
rules-signs-fiddlebottom = Lord Fiddlebottom twitches his right eye.
rules-signs-bubble = Colonel Bubble tugs at his left earlobe.
rules-signs-zsazsa = Madame Zsa Zsa turns up her nose.
rules-signs-x = Agent X frowns.
rules-signs-free = Anybody may make any of these signs at any time, true or false, and say anything. Only cards owe you the truth.
rules-signs-seen = { $gestures ->
    [discreet] At this table a sign is made to one player, and nobody else sees it.
   *[open] At this table everybody sees every sign.
}

## Options and editions

rules-options = What a table may choose
rules-options-intro = Whoever opens a table chooses how it plays. The choice that this page follows has a tick.
rules-options-current = followed here
rules-option-gestures = Signs
rules-option-gestures-open = Everybody sees them.
rules-option-gestures-discreet = Each is made to one player, who alone sees it.
rules-editions = What the editions differ in
rules-editions-intro = The two editions agree in all but this. The one that this page follows has a tick.

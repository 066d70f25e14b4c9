# Names and their grammatical forms: $id is the thing, $name its plain name.

## Forms of names

name-subject = { $id ->
    [ambassador] the Ambassador
    [dummy] the dummy
   *[other] { $name }
}
name-object = { name-subject }
name-to = { name-subject }
name-of = { $id ->
    [ambassador] of the Ambassador
    [dummy] of the dummy
   *[other] of { $name }
}

## Forms of places

place-at = { $id ->
    [embassy] at the Embassy
   *[other] at { $name }
}
place-from = { $id ->
    [embassy] from the Embassy
   *[other] from { $name }
}
place-to = { $id ->
    [embassy] to the Embassy
   *[other] to { $name }
}

## Lists

list-more = { $before }, { $name }
list-last = { $before } and { $name }
list-none = none

## Players

name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-ambassador = Ambassador
name-dummy = Dummy
name-aside = Set aside
name-spectator = Spectator

## Agents

name-fiddlebottom = Lord Fiddlebottom
name-bubble = Colonel Bubble
name-zsazsa = Madame Zsa Zsa
name-x = Agent X

## Builds

name-tall = tall
name-short = short
name-fat = fat
name-thin = thin

## Mission cards

name-A = mission A
name-B = mission B
name-C = mission C
name-D = mission D

## Grey cards

name-grey-fiddlebottom = Lord Fiddlebottom (grey)
name-grey-bubble = Colonel Bubble (grey)
name-grey-zsazsa = Madame Zsa Zsa (grey)
name-grey-x = Agent X (grey)
name-grey-tall = tall (grey)
name-grey-short = short (grey)
name-grey-fat = fat (grey)
name-grey-thin = thin (grey)

## Figures

name-red-tall = the tall red figure
name-red-short = the short red figure
name-red-fat = the fat red figure
name-red-thin = the thin red figure
name-blue-tall = the tall blue figure
name-blue-short = the short blue figure
name-blue-fat = the fat blue figure
name-blue-thin = the thin blue figure
name-green-tall = the tall green figure
name-green-short = the short green figure
name-green-fat = the fat green figure
name-green-thin = the thin green figure
name-yellow-tall = the tall yellow figure
name-yellow-short = the short yellow figure
name-yellow-fat = the fat yellow figure
name-yellow-thin = the thin yellow figure

## Balls of the Phantom

name-ball-land = land
name-ball-water = water
name-ball-either = land or water
name-ball-rival = rival
name-ball-ambassador = Ambassador
name-ball-none = blank

## What cards and questions are about

name-identity = identity
name-build = build
name-number = number

## Places (the others keep their names from the map)

name-rialto = Rialto
name-san-marco = San Marco
name-arsenale = Arsenale
name-accademia = Accademia
name-ca-d-oro = Ca' d'Oro
name-embassy = Embassy

## What the game waits for

name-phase-placing = the figures are being placed
name-phase-opening = the turn has only just begun
name-phase-moving = the pieces are still moving
name-phase-meeting = there are meetings to settle
name-phase-expelling = a piece has to be sent away
name-phase-answering = a question is waiting for its answer
name-phase-replacing = repeated cards have to be replaced
name-phase-shaking-hands = a handshake is waiting for its answer
name-phase-hiding = the Ambassador is choosing a place
name-phase-playing = everybody is choosing a place
name-phase-declaring = somebody may name the code
name-phase-exchanging = cards are being chosen
name-phase-asking = an agent may be named
name-phase-showing = a black card has to be shown
name-phase-looking = a player may look at one of the dummy's cards

## Editions: the title, a sentence about it, a short name, and what follows “For 4 players,”

edition-ares-2013-en = English, 2013
edition-ares-2013-en-about = The rules of the English edition of 2013.
edition-ares-2013-en-short = English, 2013
edition-ares-2013-en-lead = English edition of 2013
edition-ares-2013-it = Italian, 2013
edition-ares-2013-it-about = The rules of the Italian edition of 2013.
edition-ares-2013-it-short = Italian, 2013
edition-ares-2013-it-lead = Italian edition of 2013
edition-ffg-2003 = The Card Game, 2003
edition-ffg-2003-about = Open the safe: exactly one of the two cards you show is true.
edition-ffg-2003-short = English, 2003
edition-ffg-2003-lead = English edition of 2003
edition-abacus-1997 = Mini Inkognito, 1997
edition-abacus-1997-about = Make the call: at least one of the two cards you show is true.
edition-abacus-1997-short = German, 1997
edition-abacus-1997-lead = German edition of 1997

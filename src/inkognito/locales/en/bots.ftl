# Bots: why a bot chose what it chose.

bots-nothing-yet = Hasn't chosen anything yet.
bots-at-random = Chooses at random.
bots-absent-minded = Overlooks something better.
bots-only-option = Has no choice.

bots-tells-partner = Shows as much as possible to a likely partner.
bots-tells-little = Gives away as little as possible.
bots-hides-what-counts = Shows what an opponent can use least.
bots-asks-for-most = Gets the most out of the meeting.

bots-expects-most-there = Goes to the most promising place.
bots-not-sure-enough = Isn't sure enough to name the code.
bots-sure-of-the-code = Is sure of the code and names it.
bots-looks-for-most = Looks at the card that should reveal the most.

bots-places-anyhow = Before the deal, one placement is as good as another.
bots-shakes = Has nothing to declare and shakes the Phantom.
bots-goes-for-most = Moves where there is most to gain.
bots-misleads = Moves so that nobody can tell its true figure.
bots-sees-the-end = Sees how the balls fulfil the mission in this turn.
bots-moves-others = Gains from moving somebody else's piece.
bots-hinders = Keeps its opponents from their goal.
bots-stands-still = Sees no step worth taking.
bots-has-to-move-on = Can't end its movement yet and has to move another piece.
bots-takes-back = Can't end its movement like this and takes its steps back.
bots-slips-away = Asks nothing: it is closer to its goal elsewhere.
bots-nothing-to-ask = Asks nothing: no answer could tell it anything new.
bots-objects = Has seen these cards before.
bots-sends-where-useful = Sends the piece where it helps most.
bots-ends-turn = Has nothing left to do this turn.
bots-sure-of-the-mission = Is sure the mission is accomplished.
bots-takes-the-hand = Has nothing to lose by shaking hands.
bots-knows-who-they-are = Is sure who everybody is.
bots-plays-it-out = Played this option on in its mind, and won more often than with any other.
bots-finds-nothing-better = Played the game on in its mind and found nothing clearly better.

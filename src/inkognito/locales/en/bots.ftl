# Bots: why one has chosen as it did.

bots-nothing-yet = Has not chosen anything yet.
bots-at-random = Chooses at random.
bots-absent-minded = Chooses without thinking.
bots-only-option = Has no choice.

bots-tells-partner = Shows a likely partner as much as possible.
bots-tells-little = Gives away as little as possible.
bots-asks-for-most = Makes the most of the meeting.

bots-expects-most-there = Goes to the most promising place.
bots-not-sure-enough = Is not sure enough to name the code.
bots-sure-of-the-code = Is sure of the code and names it.
bots-looks-for-most = Looks at the card that should tell the most.

bots-places-anyhow = Before the deal, any order of the figures is as good as another.
bots-shakes = Has nothing to declare and shakes the Phantom.
bots-goes-for-most = Moves to where there is most to gain.
bots-moves-others = Gains by moving a piece of somebody else.
bots-stands-still = Sees no step that is worth taking.
bots-objects = Has been shown these cards before.
bots-sends-where-useful = Sends the piece where it is most useful.
bots-ends-turn = Has nothing left to do this turn.
bots-sure-of-the-mission = Is sure that the mission is accomplished.
bots-takes-the-hand = Has nothing to lose by taking the hand.
bots-knows-who-they-are = Is sure who everybody is.

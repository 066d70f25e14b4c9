"""Evidence: what a sighting says for certain about the hand of one colour.

Everything certain that a viewer learns before the end has this form. The rest follows because each
face is dealt once. docs/deduction.md lists what counts as evidence, and what is left out.
"""

from typing import Literal

from msgspec import Struct

from inkognito.deduction.deals import Hands

Source = Literal["own", "shown", "grey", "mission", "black", "exhausted", "revealed"]
"""Why it is certain.

own: the viewer's own card. shown: a set was shown, and sets are truthful. grey, mission and black:
that very card was shown. exhausted: a player may answer like this only if they have no fresh set
left. revealed: the hand was revealed at the end.
"""


class Evidence(Struct, frozen=True, gc=False):
    """One certain piece of knowledge: the colour has one of these hands.

    `sighting` is the viewer's number of the sighting; `cards` are the cards that it is about.
    """

    sighting: int
    source: Source
    colour: int
    cards: tuple[str, ...]
    hands: Hands

"""Evidence: what a sighting says for certain about the hand of one colour.

Everything certain that anybody learns before the end has this form, and the deal does the rest:
each face is dealt once. docs/deduction.md lists what counts as evidence, and what is left out.
"""

from typing import Literal

from msgspec import Struct

from inkognito.deduction.deals import Hands

Source = Literal["own", "shown", "grey", "mission", "black", "exhausted", "revealed"]
"""Why it is certain.

own: it is the viewer's own card. shown: the set was shown, so it is truthful. grey, mission and
black: that very card was shown. exhausted: only who has nothing fresh left may answer so.
revealed: the hands lie open.
"""


class Evidence(Struct, frozen=True, gc=False):
    """One certain piece of knowledge: the colour has one of these hands.

    `sighting` is the viewer's own number of what he saw; `cards` are the cards that it is about.
    """

    sighting: int
    source: Source
    colour: int
    cards: tuple[str, ...]
    hands: Hands

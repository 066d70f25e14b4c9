"""Logic: what must be true and what is still possible, without probabilities.

Sound and complete for the evidence given: a deal is possible if and only if no evidence contradicts
it. A set of deals is the bits of one integer, so each piece of evidence costs one AND.
"""

from inkognito.deduction.deals import PLAYED, DealMask, Deals, Hands
from inkognito.deduction.evidence import Evidence

_ONE_KIND = (1 << PLAYED) - 1


class Logic:
    """The deals that are still possible for one viewer."""

    __slots__ = ("deals", "evidence", "possible")

    def __init__(self, deals: Deals) -> None:
        self.deals = deals
        self.possible: DealMask = deals.all
        self.evidence: list[Evidence] = []

    def add(self, evidence: Evidence) -> None:
        """Add one more piece of evidence."""
        self.evidence.append(evidence)
        self.possible &= self.deals.where(evidence.colour, evidence.hands)

    @property
    def count(self) -> int:
        """The number of possible deals."""
        return self.possible.bit_count()

    def can_hold(self, colour: int) -> int:
        """Return the mask of the faces that the colour may have."""
        possible = self.possible
        faces = 0
        for face, holding in enumerate(self.deals.holding[colour]):
            if possible & holding:
                faces |= 1 << face
        return faces

    def must_hold(self, colour: int) -> int:
        """Return the mask of the faces that the colour certainly has."""
        return only_ones(self.can_hold(colour), self.deals.kinds)

    def all_faces(self) -> tuple[int, ...]:
        """Return the faces that each colour may have. The last one of a kind is certain."""
        return tuple([self.can_hold(colour) for colour in range(PLAYED)])

    def can_have(self, colour: int) -> Hands:
        """Return the mask of the hands that the colour may have."""
        return sum(
            1 << hand
            for hand in range(self.deals.hands)
            if self.possible & self.deals.where(colour, 1 << hand)
        )


def only_ones(faces: int, kinds: int) -> int:
    """Return the faces of a mask that are alone in their kind."""
    alone = 0
    for kind in range(kinds):
        of_kind = faces & _ONE_KIND << PLAYED * kind
        if of_kind & (of_kind - 1) == 0:
            alone |= of_kind
    return alone

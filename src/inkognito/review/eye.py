"""One seat's eye on one deal: reads its sightings, and notes when something became certain."""

from inkognito.core.agents import IDENTITIES, partner_of
from inkognito.core.events import Event
from inkognito.core.seats import Seat
from inkognito.deduction.deals import PLAYED, DealMask
from inkognito.deduction.proof import evidence_against
from inkognito.deduction.reading import Reader, Reading
from inkognito.games.judging import Win
from inkognito.review.clues import Clue, clue_of
from inkognito.review.review import Known, KnownWhat, Point


class Eye:
    """What one seat reads, and what follows from it."""

    def __init__(self, reading: Reading, seat: Seat) -> None:
        self.seat = seat
        self.reader: Reader = reading.reader(seat)
        self.number = 0
        """The number of the last sighting."""
        self._turns = [0]
        """By the number of a sighting: the turn."""
        self._looked = -1
        self.begin()

    def begin(self) -> None:
        """A new deal: nothing is known."""
        self.points: list[Point] = []
        self.known: list[Known] = []
        self._certain = [0] * PLAYED
        self.acted: dict[KnownWhat, int] = {}

    def see(self, sighting: Event, turn: int) -> None:
        """Read the next sighting."""
        self.number += 1
        self._turns.append(turn)
        self.reader.see(sighting)

    def note_point(self, turn: int, true_deal: int) -> None:
        """Note how much is known at the end of a turn."""
        book = self.reader.notebook
        belief = round(book.belief.chance_of(true_deal), 4)
        self.points.append(Point(turn, book.logic.count, belief))

    def has_learned(self) -> bool:
        """Return whether anything was learned since this was last asked."""
        before, self._looked = self._looked, self.reader.notebook.learned
        return before != self._looked

    # --- what is certain --------------------------------------------------------------------------

    def note_cards(self, turn: int, at: int, has_partner: bool) -> None:
        """Note which cards of others have become certain, and the partner among them."""
        book = self.reader.notebook
        for colour in range(PLAYED):
            if colour != book.seat:
                certain = book.logic.must_hold(colour)
                for face in _bits(certain & ~self._certain[colour]):
                    self._note_card(turn, at, colour, face, has_partner)
                self._certain[colour] = certain

    def _note_card(self, turn: int, at: int, colour: int, face: int, has_partner: bool) -> None:
        book = self.reader.notebook
        holder, card = self.reader.holders[colour], self.reader.faces[face]
        own = book.own_hand
        is_partner = has_partner and own is not None and card == _partner_card(own)
        against = book.deals.all & ~book.deals.holding[colour][face]
        known = Known("holding", turn, self.number, at, holder, card, clues=self._proof(against))
        self.known.append(known)
        if is_partner:
            self.known.append(
                Known("partner", turn, self.number, at, holder, card, clues=known.clues)
            )

    def note_aim(self, turn: int, at: int, aim: object, deals: DealMask) -> None:
        """Note that it has become certain what to do."""
        clues = self._proof(self.reader.notebook.deals.all & ~deals)
        self.known.append(Known("aim", turn, self.number, at, aim=aim, clues=clues))

    def note_win(self, turn: int, at: int, win: Win) -> None:
        """Note that a win was open."""
        clues = self._proof(self.reader.notebook.deals.all & ~win.deals)
        known = Known(
            "win", turn, self.number, at, declare=win.declare, steps=win.steps, clues=clues
        )
        self.known.append(known)

    def knows(self, what: KnownWhat) -> bool:
        """Return whether this was noted before."""
        return any(one.what == what for one in self.known)

    def _proof(self, against: DealMask) -> tuple[Clue, ...]:
        evidence = evidence_against(self.reader.notebook.logic, against) or ()
        return tuple(clue_of(piece, self.reader.holders, self._turns) for piece in evidence)


def _partner_card(own: int) -> str:
    """Return the agent who is the partner of one's own; identities are the first kind."""
    return IDENTITIES[partner_of(own % PLAYED)]


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]

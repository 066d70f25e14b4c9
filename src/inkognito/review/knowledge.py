"""What each player of a finished game could have known, and when.

The hands that are revealed at the end are left out: a review is about the time before.
"""

from collections.abc import Sequence

from msgspec import Struct

from inkognito.core.events import Event
from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat
from inkognito.deduction.deals import PLAYED
from inkognito.deduction.explain import Holder
from inkognito.deduction.reading import Reading
from inkognito.games import GameModule
from inkognito.views.redact import redact


class KnownAt(Struct, frozen=True):
    """The number of deals possible for a seat after a turn or round; 0 is before the first.

    `deal` counts the games of a match in the card game; the board game has only one.
    """

    deal: int
    turn: int
    deals: int


class BecameCertain(Struct, frozen=True):
    """The sighting of a seat from which on it was certain that somebody holds a card."""

    deal: int
    turn: int
    sighting: int
    seat: Holder
    card: str


class Knower(Struct, frozen=True):
    """What one seat could have known, in chronological order."""

    seat: Seat
    points: tuple[KnownAt, ...]
    certain: tuple[BecameCertain, ...]


class Knowledge(Struct, frozen=True):
    """What everybody could have known of a finished game, the seats clockwise."""

    game: GameName
    viewers: tuple[Knower, ...]


def knower(game: GameModule, seat: Seat, events: Sequence[Event]) -> Knower:
    """What this seat could have known."""
    if game.reading is None:
        return Knower(seat, (), ())
    looking = _Looking(game, game.reading, seat)
    for event in events:
        sighting = redact(event, seat)
        if sighting is not None:
            looking.see(sighting)
    return Knower(seat, tuple(looking.points), tuple(looking.certain))


class _Looking:
    """The reader of one seat, and the notes taken from it."""

    def __init__(self, game: GameModule, reading: Reading, seat: Seat) -> None:
        self._reading, self._turn_begun = reading, game.turn_begun
        self._reader = reading.reader(seat)
        self._deal = self._turn = self._number = self._learned = 0
        self._known = [0] * PLAYED
        self.points: list[KnownAt] = []
        self.certain: list[BecameCertain] = []

    def see(self, sighting: Event) -> None:
        """Take in the next sighting."""
        self._number += 1
        if isinstance(sighting, self._reading.revealed):
            self._note_point()
            return
        self._reader.see(sighting)
        turn = self._turn_begun(sighting)
        if isinstance(sighting, self._reading.dealt):
            self._deal, self._turn = self._deal + 1, 0
            self._known = [0] * PLAYED
        elif turn is not None:
            self._begin(turn)
        self._note_certain()

    def _begin(self, turn: int) -> None:
        self._note_point()
        self._turn = turn

    def _note_point(self) -> None:
        count = self._reader.notebook.logic.count
        self.points.append(KnownAt(self._deal, self._turn, count))

    def _note_certain(self) -> None:
        """Note what has become certain now, except the seat's own cards."""
        book = self._reader.notebook
        if book.learned == self._learned:
            return
        self._learned = book.learned
        for colour, holder in enumerate(self._reader.holders):
            if colour != book.seat:
                certain = book.logic.must_hold(colour)
                self._add(holder, certain & ~self._known[colour])
                self._known[colour] = certain

    def _add(self, holder: Holder, faces: int) -> None:
        for face, name in enumerate(self._reader.faces):
            if faces >> face & 1:
                fact = BecameCertain(self._deal, self._turn, self._number, holder, name)
                self.certain.append(fact)

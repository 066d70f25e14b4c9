"""The deduction sheet of one viewer: what follows from their own sightings.

It reads all events of a game and keeps only what this viewer sees of them. The table's `help`
setting says how much of it the viewer is told. docs/deduction.md says what counts as evidence.
"""

from collections.abc import Sequence

from msgspec import Struct

from inkognito.core.events import Command, Event
from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import SEATS, Seat, Viewer
from inkognito.deduction.cost import Cost
from inkognito.deduction.explain import Explanation, Holder
from inkognito.deduction.logic import Logic, only_ones
from inkognito.deduction.passport import TeamMissions
from inkognito.deduction.proof import Fact, proof_of
from inkognito.deduction.reading import Reading
from inkognito.games import game_module
from inkognito.protocol.settings import HELPS, Help
from inkognito.views.redact import redact


class SheetFact(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat holds a card, or does not: a certain fact, or a mark of a player."""

    seat: Holder
    card: str
    holds: bool


class Sheet(Struct, frozen=True):
    """What a viewer is told: `number` is the last of their sightings that it includes.

    `facts` are all certain facts, if the table permits elimination. `missions` are those that each
    team may still have: by the viewer's evidence with elimination, else by their own cards alone.
    """

    help: Help
    number: int
    facts: tuple[SheetFact, ...]
    missions: tuple[TeamMissions, ...]


def reading_of(game: GameName) -> Reading:
    """Return how the game's sightings are read; raise Refused where nothing is deduced in it."""
    reading = game_module(game).reading
    if reading is None:
        raise Refused("no-help", help=HELPS[0])
    return reading


def check_help(given: Help, needed: Help) -> None:
    """Raise Refused if the table does not allow that much help."""
    if HELPS.index(given) < HELPS.index(needed):
        raise Refused("no-help", help=given)


class SheetReader:
    """What one viewer of one game can know."""

    def __init__(self, reading: Reading, viewer: Viewer) -> None:
        self._reading, self._viewer = reading, viewer
        self.reader = reading.reader(viewer)
        self._taken = 0
        self._asker: int | None = None
        self.number = 0
        """The number of the viewer's last sighting that was read."""

    def see(self, events: Sequence[Event]) -> None:
        """Read the events of the game up to now, from where the last call stopped."""
        for event in events[self._taken :]:
            self._taken += 1
            sighting = redact(event, self._viewer)
            if sighting is not None:
                self.read(sighting)

    def read(self, sighting: Event) -> None:
        """Read the viewer's own next sighting."""
        self.number += 1
        self.reader.see(sighting)
        self._notice(sighting)

    @property
    def deals(self) -> int:
        """How many deals are possible."""
        return self._logic.count

    def told(self, given: Help) -> Sheet:
        """Return what the viewer is told with this much help."""
        is_all_told = given == "elimination"
        return Sheet(
            help=given,
            number=self.number,
            facts=self._facts() if is_all_told else (),
            missions=self._missions(self._logic if is_all_told else self._own_cards()),
        )

    @property
    def cards_in_a_hand(self) -> int:
        """How many cards everybody holds: one of each kind."""
        return self._logic.deals.kinds

    def check_marks(self, marks: Sequence[SheetFact]) -> None:
        """Raise Refused where a mark names a seat or a card that is not there."""
        for mark in marks:
            self._fact(mark)

    def contradicting(self, marks: Sequence[SheetFact]) -> tuple[SheetFact, ...]:
        """Return the marks that can't be true."""
        return tuple(mark for mark in marks if not self._is_possible(self._fact(mark)))

    def why(self, wanted: SheetFact) -> Explanation:
        """Return why a fact is certain; raise Refused if it is not."""
        proof = proof_of(self._logic, self._fact(wanted))
        if proof is None:
            raise Refused("not-certain")
        return self.reader.explained(proof)

    @property
    def asker(self) -> Seat | None:
        """Return the player who sees the viewer's next answer; None if no answer is owed."""
        return None if self._asker is None else SEATS[self._asker]

    def costs(self, commands: Sequence[Command]) -> tuple[Cost | None, ...]:
        """Return what each command would tell the asker; None for those that show no set of cards.

        The result is empty if the viewer owes no answer.
        """
        shown = [self._reading.cards_in(command) for command in commands]
        if self._asker is None or not any(shown):
            return ()
        answers = tuple(cards for cards in shown if cards)
        costs = iter(self.reader.cost_of(self._asker, answers))
        return tuple(next(costs) if cards else None for cards in shown)

    # --- what is certain --------------------------------------------------------------------------

    @property
    def _logic(self) -> Logic:
        return self.reader.notebook.logic

    @property
    def _faces(self) -> tuple[str, ...]:
        """The names of all faces, by number."""
        return self.reader.faces

    @property
    def _holders(self) -> tuple[Holder, ...]:
        return self.reader.holders

    def _facts(self) -> tuple[SheetFact, ...]:
        logic, names = self._logic, self._faces
        facts: list[SheetFact] = []
        for holder, can_hold in zip(self._holders, logic.all_faces(), strict=True):
            must_hold = only_ones(can_hold, logic.deals.kinds)
            for face, name in enumerate(names):
                if must_hold >> face & 1:
                    facts.append(SheetFact(holder, name, True))
                elif not can_hold >> face & 1:
                    facts.append(SheetFact(holder, name, False))
        return tuple(facts)

    def _fact(self, wanted: SheetFact) -> Fact:
        if wanted.seat not in self._holders:
            raise Refused("unknown-seat", name=echo(wanted.seat), allowed=self._holders)
        if wanted.card not in self._faces:
            raise Refused("unknown-card", name=echo(wanted.card))
        colour, face = self._holders.index(wanted.seat), self._faces.index(wanted.card)
        return Fact(colour, face, wanted.holds)

    def _is_possible(self, fact: Fact) -> bool:
        holding = self._logic.deals.holding[fact.colour][fact.face]
        return bool(self._logic.possible & (holding if fact.holds else ~holding))

    def _own_cards(self) -> Logic:
        """Return the logic of the viewer's own cards, and nothing else."""
        logic = Logic(self._logic.deals)
        for piece in self._logic.evidence:
            if piece.source == "own":
                logic.add(piece)
        return logic

    def _missions(self, logic: Logic) -> tuple[TeamMissions, ...]:
        own = self.reader.notebook.own_hand
        return self._reading.missions(logic, self._holders, own)

    # --- who asks ---------------------------------------------------------------------------------

    def _notice(self, sighting: Event) -> None:
        asker = self._reading.asking.get(type(sighting))
        if asker is not None:
            self._asker = asker(sighting, self._viewer)

"""The deduction sheet of one viewer: what follows from his own sightings, as far as help goes.

It is shown all events of a game and keeps what this viewer sees of them, nothing else. How much of
it he is told is settled by the table (`help`). docs/deduction.md says what counts as evidence.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from inkognito.board.cards import CARDS as BOARD_CARDS
from inkognito.board.cards import FACES
from inkognito.board.commands import ShowCards
from inkognito.board.events import AgentQuestioned, AmbassadorQuestioned
from inkognito.card.cards import CARDS, Card
from inkognito.card.commands import ChoosePair
from inkognito.card.events import MeetingBegan
from inkognito.core.events import Command, Event
from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import COLOURS, SEAT_INDEX, Seat, Viewer
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from inkognito.deduction.cost import Cost
from inkognito.deduction.explain import Explanation, Holder, explain_board, explain_card
from inkognito.deduction.logic import Logic, only_ones
from inkognito.deduction.proof import Fact, proof_of
from inkognito.protocol.settings import HELPS, Help
from inkognito.review.passport import TeamMissions, missions_left
from inkognito.views.redact import redact


class SheetFact(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody holds a card, or does not: what is certain, or what a player has marked."""

    seat: Holder
    card: str
    holds: bool


class Sheet(Struct, frozen=True):
    """What a viewer is told: `number` is the last of his sightings that it has taken in.

    `facts` are all that is certain, where the table permits elimination. `missions` are those that
    each team may still have: by his evidence with elimination, else by his own cards alone.
    """

    help: Help
    number: int
    facts: tuple[SheetFact, ...]
    missions: tuple[TeamMissions, ...]


def check_help(given: Help, needed: Help) -> None:
    """Raise Refused where the table does not help so much."""
    if HELPS.index(given) < HELPS.index(needed):
        raise Refused("no-help", help=given)


class Deductions:
    """What one viewer of one game can know."""

    def __init__(self, game: GameName, seats: tuple[Seat, ...], viewer: Viewer) -> None:
        self._seats, self._viewer = seats, viewer
        self._reader: BoardReader | CardReader
        self._reader = BoardReader(viewer) if game == "board" else CardReader(viewer)
        self._taken = 0
        self._asker: int | None = None
        self.number = 0
        """The last of the viewer's sightings that was taken in."""

    def see(self, events: Sequence[Event]) -> None:
        """Take in all events of the game up to now, from where it stopped the last time."""
        for event in events[self._taken :]:
            self._taken += 1
            sighting = redact(event, self._viewer)
            if sighting is not None:
                self.number += 1
                self._reader.see(sighting)
                self._notice(sighting)

    def told(self, given: Help) -> Sheet:
        """What the viewer is told with so much help."""
        is_all_told = given == "elimination"
        return Sheet(
            help=given,
            number=self.number,
            facts=self._facts() if is_all_told else (),
            missions=self._missions(self._logic if is_all_told else self._own_cards()),
        )

    def contradicting(self, marks: Sequence[SheetFact]) -> tuple[SheetFact, ...]:
        """Those marks that can't be true."""
        return tuple(mark for mark in marks if not self._is_possible(self._fact(mark)))

    def why(self, wanted: SheetFact) -> Explanation:
        """Why a fact is certain; raises Refused where it is not."""
        proof = proof_of(self._logic, self._fact(wanted))
        if proof is None:
            raise Refused("not-certain")
        if isinstance(self._reader, BoardReader):
            return explain_board(proof, self._seats)
        return explain_card(proof, self._seats, self._reader.edition)

    def costs(self, commands: Sequence[Command]) -> tuple[Cost | None, ...]:
        """What each command would tell whoever asked; None for those that show no set of cards.

        Nothing where the viewer owes no answer.
        """
        shown = [_cards_in(command) for command in commands]
        if self._asker is None or not any(shown):
            return ()
        reader: Any = self._reader
        answers = iter(reader.cost_of(self._asker, tuple(cards for cards in shown if cards)))
        return tuple(next(answers) if cards else None for cards in shown)

    # --- what is certain --------------------------------------------------------------------------

    @property
    def _logic(self) -> Logic:
        return self._reader.notebook.logic

    @property
    def _faces(self) -> tuple[str, ...]:
        """The names of all faces, by number."""
        reader = self._reader
        return BOARD_CARDS[:FACES] if isinstance(reader, BoardReader) else CARDS[reader.edition]

    @property
    def _holders(self) -> tuple[Holder, ...]:
        return holders_of(self._seats, "board" if self._is_board else "card")

    @property
    def _is_board(self) -> bool:
        return isinstance(self._reader, BoardReader)

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
        """What the viewer's own cards say, and nothing else."""
        logic = Logic(self._logic.deals)
        for piece in self._logic.evidence:
            if piece.source == "own":
                logic.add(piece)
        return logic

    def _missions(self, logic: Logic) -> tuple[TeamMissions, ...]:
        own = self._reader.notebook.own_hand
        return missions_left(logic, self._holders, own) if self._is_board else ()

    # --- who asks ---------------------------------------------------------------------------------

    def _notice(self, sighting: Event) -> None:
        notice = _ASKING.get(type(sighting))
        if notice is not None:
            self._asker = notice(sighting, self._viewer)


def holders_of(seats: tuple[Seat, ...], game: GameName) -> tuple[Holder, ...]:
    """By colour: who holds its hand."""
    absent: Holder = "aside" if game == "board" else "dummy"
    return tuple(colour if colour in seats else absent for colour in COLOURS)


def _questioner(sighting: AgentQuestioned | AmbassadorQuestioned, viewer: Viewer) -> int | None:
    return SEAT_INDEX[sighting.seat] if sighting.agent == viewer else None


def _met(sighting: MeetingBegan, viewer: Viewer) -> int | None:
    """Whom the viewer shows his pair: the Ambassador if he is there, or the other agent."""
    others = [one for one in sighting.visitors if one not in (viewer, "dummy")]
    if viewer not in sighting.visitors or not others:
        return None
    return SEAT_INDEX["ambassador" if "ambassador" in others else others[0]]


_ASKING: Final[dict[type[Event], Callable[[Any, Viewer], int | None]]] = {
    AgentQuestioned: _questioner,
    AmbassadorQuestioned: _questioner,
    MeetingBegan: _met,
}
"""The sightings that say to whom this viewer will show something, if to anybody."""


def _cards_in(command: Command) -> tuple[Card, ...] | tuple[Any, ...]:
    return command.cards if isinstance(command, ShowCards | ChoosePair) else ()

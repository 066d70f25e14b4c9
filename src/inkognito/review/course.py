"""Walk through a finished game once, with the eyes of all seats, and write its review.

Reads the log line by line: each line is one command and its events. Pure.
"""

from collections.abc import Sequence
from typing import Any, Final

from inkognito.core.events import Command, Event
from inkognito.core.seats import SEAT_INDEX, SPECTATOR, Seat, seat_names
from inkognito.deduction.deals import deals_in
from inkognito.deduction.reading import Reading
from inkognito.games import GameModule
from inkognito.games.judging import Choice, Costly, Judging
from inkognito.games.module import Lines
from inkognito.review.closing import closed
from inkognito.review.eye import Eye
from inkognito.review.review import CostlyMove, DealReview, Moment, Review
from inkognito.views.redact import redact

WIN_LEFT: Final = 8.0
"""What it counts to leave a win open, in bits, besides one for each turn until the end."""


def review_of(game: GameModule, lines: Lines) -> Review:
    """Return the review of a game that is over; without deals if the game can't be judged."""
    if game.reading is None or game.judging is None:
        return Review(game.name, ())
    course = Course(game, game.reading, game.judging, true_deals(game.reading, lines))
    for line in lines:
        course.take(line)
    return Review(game.name, tuple(course.deals))


def true_deals(reading: Reading, lines: Lines) -> tuple[int, ...]:
    """Return the numbers of the deals that were revealed, one for each game of a match."""
    reader, found = reading.reader(SPECTATOR), []
    for event in (event for line in lines for event in line):
        sighting = redact(event, SPECTATOR)
        if sighting is not None:
            reader.see(sighting)
        if isinstance(event, reading.revealed):
            logic = reader.notebook.logic
            found.append(int(deals_in(logic.possible, logic.deals.count)[0]))
    return tuple(found)


class Course:
    """The walk: the state of the game, and an eye for each seat."""

    def __init__(
        self, game: GameModule, reading: Reading, judging: Judging, truths: Sequence[int]
    ) -> None:
        self._game, self._reading, self._judging = game, reading, judging
        self._truths = truths
        self._state: Any = game.engine.empty
        self._eyes: dict[int, Eye] = {}
        self._turn = self._at = 0
        self._lies_open = False
        """Whether the hands of a deal have been revealed, and the next one has not begun."""
        self._mover: int | None = None
        self._distances: dict[int, int | None] = {}
        self._moments: list[Moment] = []
        self._costly: dict[Seat, list[CostlyMove]] = {}
        self._left: dict[Seat, CostlyMove] = {}
        self.deals: list[DealReview] = []

    def take(self, line: tuple[Event, ...]) -> None:
        """Take in the next line."""
        acted = self._game.engine.command_of(self._state, line) if self._eyes else None
        if acted is not None:
            self._judge(*acted)
        for event in line:
            self._at += 1
            self._see(event)
        self._look_for_wins()

    # --- choices ----------------------------------------------------------------------------------

    def _judge(self, seat: int, command: Command) -> None:
        eye = self._eyes[seat]
        readers = {number: one.reader for number, one in self._eyes.items()}
        cost = self._judging.cost(Choice(self._state, seat, command, readers))
        if cost is not None:
            self._costly.setdefault(eye.seat, []).append(self._move(eye, cost))
        win = next((one for one in eye.known if one.what == "win"), None)
        if win is not None and eye.seat not in self._left and command != win.declare:
            left = Costly(
                kind="win-left",
                other=None,
                done=(command,),
                better=(*win.steps, win.declare),
                before=0,
                after=0,
                best=0,
                hindsight=False,
                cost=WIN_LEFT,
            )
            self._left[eye.seat] = self._move(eye, left)

    def _move(self, eye: Eye, cost: Costly) -> CostlyMove:
        return CostlyMove(self._turn, self._at, eye.number, cost)

    # --- events -----------------------------------------------------------------------------------

    def _see(self, event: Event) -> None:
        if isinstance(event, self._reading.revealed):
            self._close(event)
        begun = self._game.turn_begun(event)
        if begun is not None:
            self._end_turn()
            self._turn = begun
        self._state = self._game.engine.evolve(self._state, event)
        if not self._eyes:
            self._open_eyes()
        for eye in self._eyes.values():
            self._show(eye, event)
        self._mark(event)
        self._look_for_news()
        if begun is not None:
            self._begin_turn()

    def _open_eyes(self) -> None:
        seats = seat_names(self._state.order)
        self._eyes = {SEAT_INDEX[seat]: Eye(self._reading, seat) for seat in seats}

    def _show(self, eye: Eye, event: Event) -> None:
        sighting = redact(event, eye.seat)
        if sighting is None:
            return
        if isinstance(sighting, self._reading.dealt):
            self._turn, self._lies_open = 0, False
        eye.see(sighting, self._turn)

    def _mark(self, event: Event) -> None:
        marked = self._judging.moment(event)
        if marked is not None:
            kind, seat, to = marked
            forced = kind == "answer" and any(self._is_forced(eye) for eye in self._eyes.values())
            self._moments.append(
                Moment("forced" if forced else kind, self._turn, self._at, seat, to)
            )
        declarer = self._judging.declares(event)
        if declarer is not None:
            eye = self._eyes[SEAT_INDEX[declarer]]
            eye.acted.setdefault("win", self._turn)
            eye.acted.setdefault("aim", self._turn)
        self._note_contact(self._judging.met(event))

    def _is_forced(self, eye: Eye) -> bool:
        """Return whether the last sighting showed that nothing fresh was left to show."""
        evidence = eye.reader.notebook.logic.evidence
        last = evidence[-1] if evidence else None
        return last is not None and (last.source, last.sighting) == ("exhausted", eye.number)

    def _note_contact(self, met: tuple[Seat, ...]) -> None:
        for eye in self._eyes.values():
            if eye.seat not in met:
                continue
            partner = next((one.seat for one in eye.known if one.what == "partner"), None)
            if partner in met:
                eye.acted.setdefault("partner", self._turn)

    # --- turns ------------------------------------------------------------------------------------

    def _end_turn(self) -> None:
        truth = self._truth
        for number, eye in self._eyes.items():
            if self._has_hands:
                eye.note_point(self._turn, truth)
            if number == self._mover:
                self._note_approach(number, eye)

    def _note_approach(self, number: int, eye: Eye) -> None:
        """Note that the turn of a seat that knows its aim led nearer to it."""
        before = self._distances.get(number)
        now = self._judging.distance(self._state, eye.reader)
        if before is not None and now is not None and now < before:
            eye.acted.setdefault("aim", self._turn)

    def _begin_turn(self) -> None:
        to_act = self._game.engine.to_act(self._state)
        self._mover = to_act[0] if to_act else None
        self._distances = {
            number: self._judging.distance(self._state, eye.reader)
            for number, eye in self._eyes.items()
            if number == self._mover and eye.knows("aim")
        }

    # --- what has become certain ------------------------------------------------------------------

    def _look_for_news(self) -> None:
        """After every event: a line may show cards and begin the next turn as well."""
        for number, eye in self._eyes.items():
            if self._is_dealt(eye) and eye.has_learned():
                eye.note_cards(self._turn, self._at, self._judging.has_partner(self._state, number))
                if not eye.knows("aim"):
                    self._look_for_aim(eye)

    def _look_for_wins(self) -> None:
        """After every line: only then does somebody have a choice."""
        for eye in self._eyes.values():
            if self._is_dealt(eye) and not eye.knows("win"):
                win = self._judging.win(self._state, eye.reader)
                if win is not None:
                    eye.note_win(self._turn, self._at, win)

    def _is_dealt(self, eye: Eye) -> bool:
        """Return whether a deal is being played: not before it, and not when all lies open."""
        return not self._lies_open and eye.number > 0 and self._has_hands

    @property
    def _has_hands(self) -> bool:
        return bool(self._state.hands)

    def _look_for_aim(self, eye: Eye) -> None:
        aim = self._judging.aim(self._state, eye.reader)
        if aim is not None:
            eye.note_aim(self._turn, self._at, aim.what, aim.deals)

    @property
    def _truth(self) -> int:
        return self._truths[min(len(self.deals), len(self._truths) - 1)]

    # --- the end of a deal ------------------------------------------------------------------------

    def _close(self, event: Any) -> None:
        self._end_turn()
        winners = _winners(event)
        self.deals.append(
            closed(
                deal=len(self.deals) + 1,
                turns=self._turn,
                winners=winners,
                hands=event.hands,
                moments=tuple(self._moments),
                eyes=tuple(self._eyes.values()),
                costly=self._costly,
                left=self._left,
            )
        )
        self._moments, self._costly, self._left = [], {}, {}
        self._lies_open = True
        for eye in self._eyes.values():
            eye.begin()


def _winners(event: Any) -> tuple[Seat, ...]:
    """Return who won, from the event that reveals the hands."""
    for name in ("outcome", "result"):
        found = getattr(event, name, None)
        if found is not None:
            winners: tuple[Seat, ...] = found.winners
            return winners
    return ()

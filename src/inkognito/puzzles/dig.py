"""Look for positions with exactly one answer in the record of a game.

Depends on the record and on the rules of posing only: no bot plays here.
"""

from typing import Final

from msgspec import Struct

from inkognito.core.events import Event
from inkognito.core.seats import Seat
from inkognito.game import Game, load_scenario
from inkognito.game_state import GameState
from inkognito.games import puzzle_rules_of
from inkognito.posing.puzzle import Kind, Posed
from inkognito.record.format import read
from inkognito.views.redact import redact

ON_TURN: Final[tuple[Kind, ...]] = ("question", "answer", "win")
"""The kinds about the decision of the player whom the game waits for."""


class Candidate(Struct, frozen=True):
    """A position with exactly one answer, the game as it was then, and what the viewer had seen."""

    kind: Kind
    viewer: Seat
    posed: Posed
    now: GameState
    sightings: tuple[Event, ...]
    seen: Event


def candidates_in(record: str) -> list[Candidate]:
    """Replay a game and look for puzzles before every decision."""
    parsed = read(record.encode())
    if parsed.proof is None:
        raise ValueError("the game has not ended")
    game = Game(parsed.header.game, parsed.lines[0], parsed.proof.seal, {})
    digger = _Digger(game)
    for line in parsed.lines[1:]:
        digger.dig()
        game.apply(line)
        digger.see(line)
    return digger.found


class _Digger:
    """Looks at a game through the eyes of all its players."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rules = puzzle_rules_of(game.module.name)
        self._views = {seat: self._rules.view(seat) for seat in game.seats}
        self._sightings: dict[Seat, list[Event]] = {seat: [] for seat in game.seats}
        self._learned = dict.fromkeys(game.seats, -1)
        self.found: list[Candidate] = []
        self.see(tuple(game.events))

    def see(self, events: tuple[Event, ...]) -> None:
        """Show the players what has happened."""
        for event in events:
            for seat, view in self._views.items():
                sighting = redact(event, seat)
                if sighting is not None:
                    view.see(sighting)
                    self._sightings[seat].append(sighting)

    def dig(self) -> None:
        """Look for puzzles in the position."""
        seat = self._game.waits_for[0]
        for kind in ON_TURN:
            self._try(kind, seat)
        for seat, view in self._views.items():
            if view.reader.notebook.learned != self._learned[seat]:
                self._learned[seat] = view.reader.notebook.learned
                self._try("who", seat)

    def _try(self, kind: Kind, seat: Seat) -> None:
        """Keep the position if it has one answer, also for those who see nothing but it."""
        if self._rules.pose(kind, self._views[seat]) is None:
            return
        seen = _seen(self._game, seat)
        posed = self._rules.pose(kind, self._rules.view(seat, (seen,)))
        if posed is not None:
            sightings = tuple(self._sightings[seat])
            self.found.append(Candidate(kind, seat, posed, self._game.now, sightings, seen))


def _seen(game: Game, seat: Seat) -> Event:
    """Return the position as a scenario that this seat sees."""
    opening = next(iter(load_scenario(game.scenario()).events))
    seen = redact(opening, seat)
    if seen is None:
        raise AssertionError("a scenario is seen by everybody")
    return seen

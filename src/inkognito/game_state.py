"""The state of a game as one frozen value, and the questions that can be asked of it.

Keeps no log (`game_log` does) and knows no rules: those are in the engine that the registry names.
The state holds secrets. It is for the referee, never for a viewer.
"""

from typing import Any, Final

from msgspec import Struct

from inkognito.core.chance import Chance
from inkognito.core.events import Command, Event
from inkognito.core.near import hint_at
from inkognito.core.passing import PassKind
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import SEATS, SPECTATOR, Seat, Viewer, seat_names
from inkognito.games import GameModule, chance_from, game_module

_NUMBERS: Final[dict[str, int]] = {seat: number for number, seat in enumerate(SEATS)}


class GameState(Struct, frozen=True, gc=False):
    """The state of one game. `evolve` returns the next one; nothing changes it."""

    module: GameModule
    chance: Chance
    state: Any
    decision: int = 0
    """The number of the decision that the game waits for."""
    last: Event | None = None
    """The event that led to this state."""

    @property
    def outcome(self) -> Any:
        """None while the game goes on; then who won and why."""
        return getattr(self.last, "outcome", None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats clockwise."""
        return seat_names(self.state.order)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everyone who may look: the seats, and a spectator."""
        return (*self.seats, SPECTATOR)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; the one that the game waits for comes first."""
        return seat_names(self.module.engine.to_act(self.state))

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats among them that the game waits for."""
        return self.module.waits_for(self.to_act)

    @property
    def passable(self) -> PassKind | None:
        """The kind of the decision that the game waits for, if the player may simply pass in it."""
        return self.module.passable(self.state)

    def options(self, seat: Seat) -> tuple[Any, ...]:
        """What this seat may do now."""
        return self.module.engine.options(self.state, self._seat_number(seat))

    def ahead(self, seat: Seat) -> tuple[Any, ...]:
        """What this seat may do once it has declined what it is asked now; empty in most states."""
        return self.module.engine.ahead(self.state, self._seat_number(seat))

    def decide(
        self, seat: Seat, command: Command, decision: int | None = None
    ) -> tuple[Event, ...]:
        """Return the events by which the command would be carried out, or raise Refused.

        With `decision`, the command is refused unless the game waits for that decision.
        """
        number = self._seat_number(seat)
        is_meant_for_another = decision is not None and decision != self.decision
        if is_meant_for_another and getattr(command, "answers_decision", True):
            raise Refused("stale", decision=self.decision)
        return self.module.engine.decide(self.state, number, command, self.chance)

    def evolve(self, events: tuple[Event, ...]) -> "GameState":
        """Return the state after events that were decided, here or elsewhere."""
        state, decision, evolve = self.state, self.decision, self.module.engine.evolve
        for event in events:
            state = evolve(state, event)
            decision += event.ends_decision
        return GameState(self.module, self.chance, state, decision, events[-1])

    def _seat_number(self, seat: Seat) -> int:
        try:
            number = _NUMBERS[seat]
        except (KeyError, TypeError):
            number = -1
        if number not in self.state.order:
            hint = hint_at(seat, self.seats)
            raise Refused("unknown-seat", name=echo(seat), allowed=self.seats, **hint)
        return number


def opened(game: str, opening: tuple[Event, ...], chance: Chance) -> GameState:
    """Return the state of a game of this name that begins with these events."""
    module = game_module(game)
    drawn = chance_from(module.engine, opening, chance)
    return GameState(module, drawn, module.engine.empty).evolve(opening)

"""The front door: one game in progress, and how to open one.

Holds the log of events and what follows from it. Knows no rules: those are in the engine that the
registry names. A `Game` belongs to whoever keeps it, a server or a test, who knows everything;
what a viewer may know is in `sightings`, `options` and the refusals of his own commands.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from inkognito.core.chance import KEY_BYTES, Chance, key_of
from inkognito.core.events import Command, Event
from inkognito.core.fairness import Seal, sealed
from inkognito.core.near import hint_at
from inkognito.core.refusals import ImpossibleScenario, Problem, Refused, echo
from inkognito.core.results import Result, result_of
from inkognito.core.scenario_text import data_in
from inkognito.core.seats import DEFAULT_SEATS, SEATS, SPECTATOR, Seat, Viewer, seat_names
from inkognito.core.shapes import misfit
from inkognito.games import GameModule, chance_from, game_in, game_module, game_modules
from inkognito.record.format import Header, Proof, Record, written
from inkognito.record.upcast import VERSION
from inkognito.views.redact import Seen, redact, sightings

Seed: TypeAlias = int | bytes | Seal | None
"""A small number to remember, 32 bytes, a seal made before, or None for a fresh secret one."""


class Game:
    """A game in progress. Only `play` and `apply` change it."""

    __slots__ = (
        "_chance",
        "_decision",
        "_engine",
        "_entropy",
        "_log",
        "_module",
        "_numbers",
        "_seal",
        "_state",
    )

    def __init__(
        self, kind: str, opening: tuple[Event, ...], seal: Seal, entropy: Mapping[Seat, bytes]
    ) -> None:
        self._module, self._seal, self._entropy = game_module(kind), seal, dict(entropy)
        self._engine = self._module.engine
        self._chance: Chance = chance_from(self._engine, opening, seal.chance(entropy))
        self._log: list[tuple[Event, ...]] = []
        self._state = self._engine.empty
        self._decision = 0
        self.apply(opening)
        self._numbers: dict[str, int] = {SEATS[seat]: seat for seat in self._state.order}

    @property
    def module(self) -> GameModule:
        """Which game it is: its rules, codecs, views and bots."""
        return self._module

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats clockwise."""
        return seat_names(self._state.order)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everyone who may look: the seats, and a spectator."""
        return (*self.seats, SPECTATOR)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; the one that the game waits for comes first."""
        return seat_names(self._engine.to_act(self._state))

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats among them that the game waits for."""
        return self._module.waits_for(self.to_act)

    @property
    def decision(self) -> int:
        """The number of the decision that the game waits for."""
        return self._decision

    @property
    def outcome(self) -> Any:
        """None while the game goes on; then who won and why."""
        return getattr(self._log[-1][-1], "outcome", None)

    @property
    def result(self) -> Result | None:
        """The games of the match that are over, and the points; None before the first one is."""
        return result_of(self._engine.finished_games(self.events))

    @property
    def events(self) -> Iterator[Event]:
        """All that has happened, secrets included: for records, never for a viewer."""
        return (event for events in self._log for event in events)

    def position(self, viewer: Viewer) -> Any:
        """What lies in front of this viewer, by name: a BoardPosition or a CardPosition.

        It follows from the viewer's sightings, so it holds nothing that they have not seen.
        """
        seen = (one.sighting for one in self.sightings(viewer))
        return self._engine.position_of(seen, viewer)

    def options(self, seat: Seat) -> tuple[Any, ...]:
        """What this seat may do now."""
        return self._engine.options(self._state, self._seat_number(seat))

    def play(self, seat: Seat, command: Command, decision: int | None = None) -> tuple[Event, ...]:
        """The events by which the command was carried out; raises Refused where nothing happened.

        Like `events` they may hold secrets, and are for whoever keeps the game. With `decision` the
        command is meant for that decision only, and refused after it.
        """
        events = self.decide(seat, command, decision)
        self.apply(events)
        return events

    def decide(
        self, seat: Seat, command: Command, decision: int | None = None
    ) -> tuple[Event, ...]:
        """The events by which the command would be carried out; the game stays as it is."""
        number = self._seat_number(seat)
        is_meant_for_another = decision is not None and decision != self._decision
        if is_meant_for_another and getattr(command, "answers_decision", True):
            raise Refused("stale", decision=self._decision)
        return self._engine.decide(self._state, number, command, self._chance)

    def apply(self, events: tuple[Event, ...]) -> None:
        """Take in events that were decided, here or elsewhere, as the next line of the log."""
        state, evolve = self._state, self._engine.evolve
        for event in events:
            state = evolve(state, event)
            self._decision += event.ends_decision
        self._state = state
        self._log.append(events)

    def sightings(self, viewer: Viewer, start: int = 1) -> tuple[Seen, ...]:
        """All that this viewer was allowed to see, from his own number `start` on."""
        return tuple(self.replay_from(viewer, start))

    def replay_from(self, viewer: Viewer, start: int = 1) -> Iterator[Seen]:
        """The same one by one; what happens before the last one is told comes after it."""
        self._check_viewer(viewer)
        return sightings(self.events, viewer, start)

    @property
    def log_length(self) -> int:
        """How many lines the log has: one for each command, and one for the opening."""
        return len(self._log)

    def events_after(self, line: int) -> Iterator[Event]:
        """What has happened since the log had so many lines, secrets included."""
        return (event for events in self._log[line:] for event in events)

    @property
    def commitment(self) -> str:
        """What binds this game to its secret seed; published before play."""
        return self._seal.commitment

    def record(self, viewer: Viewer | None = None) -> str:
        """The game as a file: the whole, or one viewer's share. The seed is in it at the end."""
        lines = tuple(self._log)
        if viewer is not None:
            self._check_viewer(viewer)
            lines = tuple(tuple(s for e in line if (s := redact(e, viewer))) for line in lines)
        entropy = {seat: value.hex() for seat, value in self._entropy.items()}
        header = Header("record", VERSION, self._module.name, viewer, self.commitment, entropy)
        proof = None if self.outcome is None else Proof(*_hexadecimal(self._seal))
        return written(Record(header, lines, proof))

    def scenario(self) -> str:
        """The position, secrets included, as a scenario file."""
        return self._engine.scenario_text(self._state, self.events)

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            hint = hint_at(viewer, self.viewers)
            raise Refused("unknown-viewer", name=echo(viewer), allowed=self.viewers, **hint)

    def _seat_number(self, seat: Seat) -> int:
        try:
            return self._numbers[seat]
        except (KeyError, TypeError):
            hint = hint_at(seat, self.seats)
            raise Refused("unknown-seat", name=echo(seat), allowed=self.seats, **hint) from None


def new_game(
    game: str = "board",
    players: int | None = None,
    *,
    seats: Sequence[Seat] | None = None,
    seed: Seed = None,
    entropy: Mapping[Seat, bytes] | None = None,
    **options: object,
) -> Game:
    """A fresh game. Seats go clockwise; without a seed, chance comes from the operating system.

    `entropy` is what players mix into chance before the deal, by seat.
    """
    module = game_module(game)
    rules = module.engine.rules_from(options)
    chosen = _seats(seats, players)
    seal, mixed_in = seal_of(seed), _entropy(entropy, chosen)
    opening = module.engine.open_game(rules, chosen, seal.chance(mixed_in))
    return Game(module.name, opening, seal, mixed_in)


def load_scenario(
    source: str | bytes | Path | Mapping[str, Any], game: str | None = None, *, seed: Seed = None
) -> Game:
    """A game that begins with a scenario: a file by its path, its text or bytes, or a mapping.

    The scenario says which game it is of; with `game` it must be of that one. Raises
    ImpossibleScenario with everything that is wrong with it.
    """
    if game is not None:
        game_module(game)
    data = data_in(_content(source))
    name = game or game_in(data)
    if name is None:
        raise ImpossibleScenario((Problem("field-missing", field="game"),))
    names = tuple(one.name for one in game_modules())
    if name not in names:
        raise ImpossibleScenario((misfit(name, names, "game"),))
    opening = game_module(name).engine.open_scenario({"game": name, **data})
    return Game(name, opening, seal_of(seed), {})


def _content(source: object) -> str | bytes | Mapping[str, Any]:
    """What is in the file, where the source is a path; else the source itself."""
    if isinstance(source, Path):
        return source.read_bytes()
    if isinstance(source, str):
        return Path(source).read_bytes() if _is_path(source) else source
    if isinstance(source, bytes | Mapping):
        return source
    allowed = ("path", "text", "bytes", "mapping")
    raise Refused("bad-option", option="source", given=type(source).__name__, allowed=allowed)


def _is_path(text: str) -> bool:
    """Whether a text names a file: a line, neither TOML nor JSON, that ends like a file or is one.

    So the wrong path of a scenario is told as a missing file, not as a text that can't be read.
    """
    if set(text) & set("\n={\0"):
        return False
    try:
        return text.endswith((".toml", ".json")) or Path(text).is_file()
    except (OSError, ValueError):
        return False


def seal_of(seed: Seed = None) -> Seal:
    """The sealed chance of a game to come: publish its commitment before play."""
    if seed is None:
        return Seal(secrets.token_bytes(KEY_BYTES), secrets.token_bytes(KEY_BYTES))
    if isinstance(seed, Seal) and seed.is_well_formed():
        return seed
    if isinstance(seed, int):
        return sealed(key_of(seed))
    if not isinstance(seed, bytes) or len(seed) != KEY_BYTES:
        allowed = ("int", f"{KEY_BYTES} bytes", "Seal")
        raise Refused("bad-option", option="seed", given=type(seed).__name__, allowed=allowed)
    return sealed(seed)


def _seats(seats: Sequence[Seat] | None, players: int | None) -> tuple[Seat, ...]:
    if seats is None:
        count = 4 if players is None else players
        if not isinstance(count, int) or count not in DEFAULT_SEATS:
            allowed = tuple(map(str, DEFAULT_SEATS))
            raise Refused("bad-option", option="players", given=echo(count), allowed=allowed)
        return DEFAULT_SEATS[count]
    if not isinstance(seats, list | tuple):
        raise Refused("bad-option", option="seats", given=echo(seats), allowed=SEATS)
    if players not in (None, len(seats)):
        raise Refused("bad-seats", seats=tuple(map(echo, seats)))
    return tuple(seats)


def _entropy(entropy: Mapping[Seat, bytes] | None, seats: tuple[Seat, ...]) -> Mapping[Seat, bytes]:
    for seat, value in (entropy or {}).items():
        if seat not in seats or not isinstance(value, bytes):
            raise Refused("bad-option", option="entropy", given=echo(seat), allowed=seats)
    return entropy or {}


def _hexadecimal(seal: Seal) -> tuple[str, str]:
    return seal.seed.hex(), seal.salt.hex()

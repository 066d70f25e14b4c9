"""The front door: one game in progress, and how to open one.

Puts together the state (`game_state`) and the log (`game_log`) of one game. Knows no rules: those
are in the engine that the registry names. A `Game` knows everything and belongs to the referee;
what a viewer may know is in `sightings`, `options` and the refusals of their own commands.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from inkognito.core.chance import KEY_BYTES, key_of
from inkognito.core.events import Command, Event
from inkognito.core.fairness import Seal, sealed
from inkognito.core.refusals import ImpossibleScenario, Problem, Refused, echo
from inkognito.core.results import Result, result_of
from inkognito.core.scenario_text import data_in
from inkognito.core.seats import SEATS, Seat, Viewer
from inkognito.core.shapes import misfit
from inkognito.game_log import GameLog
from inkognito.game_state import GameState, opened
from inkognito.games import GameModule, game_in, game_module, game_modules
from inkognito.views.redact import Seen

Seed: TypeAlias = int | bytes | Seal | None
"""A small number to remember, 32 bytes, a seal made before, or None for a fresh secret one."""


class Game:
    """A game in progress: its state and its log. Only `play` and `apply` change it."""

    __slots__ = ("log", "now")

    def __init__(
        self, kind: str, opening: tuple[Event, ...], seal: Seal, entropy: Mapping[Seat, bytes]
    ) -> None:
        self.now: GameState = opened(kind, opening, seal.chance(entropy))
        """The state, which is a value. It holds secrets."""
        self.log = GameLog(self.module, self.now.seats, seal, entropy)
        self.log.append(opening)

    @property
    def module(self) -> GameModule:
        """Which game it is: its rules, codecs, views and bots."""
        return self.now.module

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats clockwise."""
        return self.now.seats

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everyone who may look: the seats, and a spectator."""
        return self.now.viewers

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; the one that the game waits for comes first."""
        return self.now.to_act

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats among them that the game waits for."""
        return self.now.waits_for

    @property
    def decision(self) -> int:
        """The number of the decision that the game waits for."""
        return self.now.decision

    @property
    def outcome(self) -> Any:
        """None while the game goes on; then who won and why."""
        return self.now.outcome

    @property
    def result(self) -> Result | None:
        """The games of the match that are over, and the points; None before the first one is."""
        return result_of(self.module.engine.finished_games(self.events))

    @property
    def events(self) -> Iterator[Event]:
        """All that has happened, secrets included: for records, never for a viewer."""
        return self.log.events

    def position(self, viewer: Viewer) -> Any:
        """What lies in front of this viewer, by name: a BoardPosition or a CardPosition.

        It follows from the viewer's sightings, so it holds nothing that they have not seen.
        """
        seen = (one.sighting for one in self.sightings(viewer))
        return self.module.engine.position_of(seen, viewer)

    def options(self, seat: Seat) -> tuple[Any, ...]:
        """What this seat may do now."""
        return self.now.options(seat)

    def ahead(self, seat: Seat) -> tuple[Any, ...]:
        """What this seat may do once it has declined what it is asked now; empty in most states."""
        return self.now.ahead(seat)

    def play(self, seat: Seat, command: Command, decision: int | None = None) -> tuple[Event, ...]:
        """The events by which the command was carried out; raises Refused where nothing happened.

        Like `events` they may hold secrets and are for the referee only. With `decision`, the
        command is refused unless the game waits for that decision.
        """
        now = self.now
        events = now.decide(seat, command, decision)
        self.now = now.evolve(events)
        self.log.append(events)
        return events

    def decide(
        self, seat: Seat, command: Command, decision: int | None = None
    ) -> tuple[Event, ...]:
        """The events by which the command would be carried out; the game stays as it is."""
        return self.now.decide(seat, command, decision)

    def apply(self, events: tuple[Event, ...]) -> None:
        """Add events that were decided, here or elsewhere, as the next line of the log."""
        self.now = self.now.evolve(events)
        self.log.append(events)

    def sightings(self, viewer: Viewer, start: int = 1) -> tuple[Seen, ...]:
        """All that this viewer was allowed to see, from their own number `start` on."""
        return self.log.sightings(viewer, start)

    @property
    def commitment(self) -> str:
        """What binds this game to its secret seed; published before play."""
        return self.log.seal.commitment

    def record(self, viewer: Viewer | None = None) -> str:
        """The game as a file: the whole, or one viewer's share. The seed is in it at the end."""
        return self.log.record(viewer)

    def scenario(self) -> str:
        """The position, secrets included, as a scenario file."""
        return self.module.engine.scenario_text(self.now.state, self.events)


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
    chosen = _seats(module, seats, players)
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


def _seats(
    module: GameModule, seats: Sequence[Seat] | None, players: int | None
) -> tuple[Seat, ...]:
    if seats is None:
        return module.usual_seats(4 if players is None else players)
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

"""The registry: finds a game's module by its name. The only place that knows which games exist.

Two games are shipped. An installed package adds one by an entry point of the group
`inkognito.games` that names its GameModule.
"""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from inkognito.bots.bot import Bot
from inkognito.core.near import hint_at
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import Seat
from inkognito.games.board import BOARD
from inkognito.games.card import CARD
from inkognito.games.module import GameModule, Statistics
from inkognito.posing.rules import PuzzleRules
from inkognito.views.redact import add_redactions

ENTRY_POINTS: Final = "inkognito.games"
SHIPPED: Final = (BOARD, CARD)
_MODULES: Final[dict[str, GameModule]] = {}


def register(module: GameModule) -> None:
    """Add a game to this process; raises ValueError where the name is taken."""
    if module.name in _MODULES:
        raise ValueError(f"there is a game named {module.name!r} already")
    add_redactions(module.redactions)
    _MODULES[module.name] = module


def game_module(name: str) -> GameModule:
    """The game of that name; raises Refused where there is none."""
    module = _MODULES.get(name) if isinstance(name, str) else None
    if module is None:
        known = {one.name: one for one in game_modules()}
        if not isinstance(name, str) or name not in known:
            hint = hint_at(name, known)
            raise Refused("unknown-game", name=echo(name), allowed=tuple(known), **hint)
        module = known[name]
    return module


def game_modules() -> tuple[GameModule, ...]:
    """All games: those shipped, then those that installed packages add."""
    _load_installed()
    return tuple(_MODULES.values())


def game_in(data: Mapping[str, object]) -> str | None:
    """Return the game that a scenario is of: as it says, or as most of its fields do."""
    if "game" in data:
        return str(data["game"])
    known = {one.name: len(set(one.engine.scenario_fields) & data.keys()) for one in game_modules()}
    most = [name for name, count in known.items() if count == max(known.values())]
    return most[0] if len(most) == 1 else None


def statistics_of(module: GameModule) -> Statistics:
    """What simulations and the arena ask about the game; raises Refused where it does not say."""
    if module.statistics is None:
        played = tuple(one.name for one in game_modules() if one.statistics is not None)
        raise Refused("unknown-game", name=module.name, allowed=played)
    return module.statistics


def puzzle_rules_of(name: str) -> PuzzleRules:
    """How puzzles are posed about the game of that name; raises Refused where they are not."""
    rules = game_module(name).puzzles
    if rules is None:
        known = tuple(one.name for one in game_modules() if one.puzzles is not None)
        raise Refused("unknown-game", name=echo(name), allowed=known)
    return rules


def new_bot(kind: str, game: str, seat: Seat, key: bytes) -> Bot:
    """Return a bot of that kind for a seat of that game, before it has seen anything.

    `key` is the secret of its generator, 32 bytes: same key, same sightings, same choices.
    """
    module = game_module(game)
    module.check_kind(kind)
    return module.bots[kind](seat, key)


@cache
def _load_installed() -> None:
    """Read the entry points once, when somebody asks for a game that is not known yet."""
    for entry in entry_points(group=ENTRY_POINTS):
        register(entry.load())


for _module in SHIPPED:
    register(_module)

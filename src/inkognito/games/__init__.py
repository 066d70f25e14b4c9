"""The registry of games: the only place that chooses between them."""

from inkognito.games.module import (
    AnyEngine,
    ClientTypes,
    Engine,
    GameModule,
    Sentences,
    Statistics,
    chance_from,
    codecs,
    everyone,
    first_only,
)
from inkognito.games.registry import (
    SHIPPED,
    game_in,
    game_module,
    game_modules,
    new_bot,
    puzzle_rules_of,
    register,
    statistics_of,
)

__all__ = [
    "SHIPPED",
    "AnyEngine",
    "ClientTypes",
    "Engine",
    "GameModule",
    "Sentences",
    "Statistics",
    "chance_from",
    "codecs",
    "everyone",
    "first_only",
    "game_in",
    "game_module",
    "game_modules",
    "new_bot",
    "puzzle_rules_of",
    "register",
    "statistics_of",
]

"""Inkognito: two games of deduction, played by rules that can be trusted with a secret."""

from typing import TYPE_CHECKING, Any

from inkognito.core.fairness import Seal
from inkognito.core.refusals import ImpossibleScenario, Refusal, Refused
from inkognito.game import Game, load_scenario, new_game, seal_of

if TYPE_CHECKING:
    from inkognito.deduction.deduce import Deductions, deduce

__all__ = [
    "Deductions",
    "Game",
    "ImpossibleScenario",
    "Refusal",
    "Refused",
    "Seal",
    "deduce",
    "load_scenario",
    "new_game",
    "seal_of",
]


def __getattr__(name: str) -> Any:
    """Load deduction when it is first asked for: it needs NumPy, which takes a moment to import."""
    if name in ("Deductions", "deduce"):
        from inkognito.deduction import deduce as module

        return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

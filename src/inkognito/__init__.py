"""Inkognito: two games of deduction, played by rules that can be trusted with a secret."""

from inkognito.core.fairness import Seal
from inkognito.core.refusals import ImpossibleScenario, Refusal, Refused
from inkognito.game import Game, load_scenario, new_game, seal_of

__all__ = [
    "Game",
    "ImpossibleScenario",
    "Refusal",
    "Refused",
    "Seal",
    "load_scenario",
    "new_game",
    "seal_of",
]

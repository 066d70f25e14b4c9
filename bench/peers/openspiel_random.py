"""Uniformly random play of one sequential OpenSpiel game; chance outcomes are not actions."""

import random

import pyspiel
from measure import Played


def play_game(game: pyspiel.Game, rng: random.Random) -> Played:
    """Play from the initial state to a terminal one."""
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
    return Played(actions)

"""What each choice changes: as in `simulator.moves`."""

from typing import Final

import numpy as np

from inkognito.simulator.compiled.arithmetic import bit_count
from inkognito.simulator.compiled.rules import AGENTS
from inkognito.simulator.compiled.showing import keep_chances, learn_pair, observe
from inkognito.simulator.compiled.telling import BLACK_MASKS
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import IDENTITY_OF, NUMBER_OF, PLACES, VISITORS, Ints
from inkognito.simulator.moves import PAIR, PLACES_ARE_BACK
from inkognito.simulator.table import NOWHERE
from inkognito.simulator.worlds import HANDS, ORDERS

IN_A_TEAM: Final = 2
PATTERN: Final[Ints] = PLACES ** np.arange(VISITORS)
"""By visitor: by how much a place counts in the number of a pattern."""


@compiled
def begin_round(game: Record) -> None:
    """Everybody is at home again; every five rounds the places are taken back."""
    game.at[:] = NOWHERE
    if (game.round - 1) % PLACES_ARE_BACK == 0:
        game.used[:] = 0


@compiled
def go(game: Record, visitor: int, place: int) -> None:
    """Let a visitor go to a place."""
    there = 0
    for other in range(VISITORS):
        there += game.at[other] == place
    if visitor < AGENTS and there == PAIR:
        game.blocks[visitor] += 1
        game.meant[visitor] += bit_count(game.used[visitor]) < PLACES - 1
    game.at[visitor] = place
    game.used[visitor] |= 1 << place


@compiled
def pattern(game: Record) -> int:
    """Return the number of the pattern of places."""
    found = 0
    for visitor in range(VISITORS):
        found += PATTERN[visitor] * game.at[visitor]
    return found


@compiled
def show(rules: Record, game: Record, shower: int, viewer: int, pair: int) -> None:
    """Let an agent show a pair, and the viewer read it."""
    learn_pair(rules, game, viewer, shower, pair)
    game.shown[shower, viewer] |= 1 << pair
    game.last[shower, viewer] = pair
    game.known[shower, viewer] &= rules.showing[pair]
    game.told[shower, viewer] &= rules.showing[pair]
    keep_chances(rules, game, viewer, shower)


@compiled
def show_black(game: Record, shower: int, asker: int, kind: int) -> None:
    """Let an agent show a black card to the agent who asked."""
    mask, seen = BLACK_MASKS[game.hands[shower], kind], game.likelihood
    for hand in range(HANDS):
        seen[:, hand] = 1.0 if mask >> hand & 1 else 0.0
    observe(game, asker, shower, seen)
    game.told[shower, asker] &= mask
    game.black[shower, asker] |= 1 << kind


@compiled
def declare(game: Record, seat: int, other: int, code: int) -> None:
    """Let a seat name the code to the agent met: the game is over (C10)."""
    team, right = IDENTITY_OF[game.hands[seat]] // IN_A_TEAM, True
    for agent in range(AGENTS):
        hand = game.hands[agent]
        right &= ORDERS[code, IDENTITY_OF[hand]] == NUMBER_OF[hand]
    right &= IDENTITY_OF[game.hands[other]] // IN_A_TEAM == team
    for agent in range(AGENTS):
        together = IDENTITY_OF[game.hands[agent]] // IN_A_TEAM == team
        game.winners[agent] = together == right
    game.declarer = seat
    game.is_right = right

"""Many compiled games, one after the other: who won, and how they ended."""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from inkognito.card.editions import DEFAULT_EDITION, Edition
from inkognito.simulator.compiled.actor import nobody, study
from inkognito.simulator.compiled.course import play_out
from inkognito.simulator.compiled.opening import new_game
from inkognito.simulator.compiled.rules import AGENTS, rules_of
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import Flags, Floats, Ints
from inkognito.simulator.networks import FEATURES

Keys = NDArray[np.uint64]
LOG_COLUMNS = 4


class Deals(Struct, frozen=True):
    """Games to play: the hand of each colour, the first player, and the key of all draws."""

    hands: Ints
    first: Ints
    keys: Keys


class Results(Struct, frozen=True):
    """How games ended, as in `Table`; `log` has the decisions of each game if they were kept.

    A row of the log is a round, a kind of decision (see `draws`), a seat and the option.
    """

    winners: Flags
    declarer: Ints
    is_right: Flags
    length: Ints
    blocks: Ints
    log: Ints
    decisions: Ints


def played(
    deals: Deals,
    seated: Ints,
    weights: Floats,
    *,
    actor: Record | None = None,
    edition: Edition = DEFAULT_EDITION,
    round_limit: int = 60,
    log_length: int = 0,
) -> Results:
    """Play the deals. `seated` is the number of the player in each seat: a row of the weights.

    Rows may have networks too, see `simulator.networks`. An actor learns from all games in which it
    sits.
    """
    count = len(deals.first)
    results = Results(
        winners=np.zeros((count, AGENTS), dtype=bool),
        declarer=np.zeros(count, dtype=np.intp),
        is_right=np.zeros(count, dtype=bool),
        length=np.zeros(count, dtype=np.intp),
        blocks=np.zeros((count, AGENTS), dtype=np.intp),
        log=np.zeros((count, log_length, LOG_COLUMNS), dtype=np.intp),
        decisions=np.zeros(count, dtype=np.intp),
    )
    _play_all(
        rules_of(edition),
        new_game(edition),
        (deals.hands, deals.first, deals.keys, seated[:, :AGENTS]),
        weights,
        nobody() if actor is None else actor,
        (results.winners, results.declarer, results.is_right),
        (results.length, results.blocks, results.log, results.decisions),
        round_limit,
    )
    return results


@compiled
def _play_all(
    rules: Record,
    template: Record,
    deals: tuple[Ints, Ints, Keys, Ints],
    weights: Floats,
    actor: Record,
    ended: tuple[Flags, Ints, Flags],
    counted: tuple[Ints, Ints, Ints, Ints],
    round_limit: int,
) -> None:
    hands, first, keys, seated = deals
    winners, declarer, is_right = ended
    length, blocks, log, decisions = counted
    tables = template.copy()
    for number in range(len(first)):
        tables[0] = template[0]
        game = tables[0]
        game.first, game.key = first[number], keys[number]
        for seat in range(AGENTS):
            game.hands[seat], game.seated[seat] = hands[number, seat], seated[number, seat]
        play_out(rules[0], game, weights, actor[0], log[number], round_limit)
        for seat in range(AGENTS):
            winners[number, seat], blocks[number, seat] = game.winners[seat], game.blocks[seat]
        declarer[number], is_right[number] = game.declarer, game.is_right
        length[number], decisions[number] = game.round, game.decisions
        if actor[0].noted > 0:
            study(game, weights[actor[0].player, FEATURES:], actor[0])

"""Players with small networks on top of their weights, and one of them that learns: the actor.

The actor draws among its options: those that its networks and weights value most are the likeliest.
A critic expects a result in each position; choices that led to a better one shall become likelier.
One record holds the critic, the notes of a game, and the sums of what all games taught.
"""

from math import exp
from typing import Final

import numpy as np

from inkognito.simulator.compiled.draws import ONE_OF_ALL, PAIR, PLACE, draw
from inkognito.simulator.compiled.inputs import STATE_INPUTS, fill_pair, fill_places, fill_state
from inkognito.simulator.compiled.rules import AGENTS
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import NOBODY, PAIRS, PLACES, Floats
from inkognito.simulator.networks import (
    FEATURES,
    HIDDEN,
    NUMBERS,
    PAIR_INPUTS,
    PAIRS_START,
    PLACE_INPUTS,
    TEMPERATURE,
    WIDTH,
)
from inkognito.simulator.reasoner import NOT_ALLOWED

MOST_ROUNDS: Final = 60
NOTES: Final = MOST_ROUNDS * AGENTS * len(("place", "pair")) + 1
"""The most that an actor in all seats writes down in a game; the last one is never kept."""

ACTOR: Final = np.dtype(
    [
        ("player", np.int64),
        ("critic", np.float64, (STATE_INPUTS,)),
        ("round_cost", np.float64),
        ("block_cost", np.float64),
        ("noted", np.int64),
        ("kinds", np.int64, (NOTES,)),
        ("seats", np.int64, (NOTES,)),
        ("options", np.float64, (NOTES, PAIRS, PAIR_INPUTS)),
        ("hidden", np.float64, (NOTES, PAIRS, HIDDEN)),
        ("chances", np.float64, (NOTES, PAIRS)),
        ("chosen", np.int64, (NOTES,)),
        ("states", np.float64, (NOTES, STATE_INPUTS)),
        ("gradient", np.float64, (NUMBERS,)),
        ("correction", np.float64, (STATE_INPUTS,)),
        ("studied", np.int64),
    ]
)
"""- `player`: the number of the player that learns, or NOBODY.
- `round_cost`, `block_cost`: what rounds and blocks cost where the actor sits in all seats.
- `kinds` to `states`: by note: the kind of the decision, the seat, the inputs and the hidden layer
  of each option, how likely it was, which was chosen, and what the critic saw. `noted` is their
  number.
- `gradient`, `correction`: summed over the `studied` notes of all games.
"""


def nobody() -> Record:
    """Return the record for games in which nobody learns, in an array."""
    found = np.zeros(1, ACTOR)
    found[0]["player"] = NOBODY
    return found


@compiled
def consider_places(game: Record, seat: int, row: Floats, actor: Record) -> int:
    """Add what the network says to the value of each place; return the choice of the actor."""
    if is_silent(game, seat, row, PLACE, actor):
        return NOBODY
    fill_places(game, seat, actor.options[actor.noted])
    return decided(game, PLACE, seat, row, PLACES, actor)


@compiled
def consider_pairs(
    rules: Record, game: Record, seat: int, viewer: int, row: Floats, actor: Record
) -> int:
    """Add what the network says to the value of each pair; return the choice of the actor."""
    if is_silent(game, seat, row, PAIR, actor):
        return NOBODY
    options = actor.options[actor.noted]
    for pair in range(PAIRS):
        if game.values[pair] > NOT_ALLOWED:
            fill_pair(rules, game, seat, viewer, pair, options[pair])
    return decided(game, PAIR, seat, row, PAIRS, actor)


@compiled
def is_silent(game: Record, seat: int, row: Floats, kind: int, actor: Record) -> bool:
    """Return whether the player has no network that would change a value, and does not learn."""
    if len(row) < WIDTH:
        return True
    if game.seated[seat] == actor.player:
        return False
    start, count = network_at(kind)
    last = FEATURES + start + (count + 2) * HIDDEN
    return float(np.abs(row[last - HIDDEN : last]).sum()) == 0.0


@compiled
def decided(game: Record, kind: int, seat: int, row: Floats, count: int, actor: Record) -> int:
    """Return the option that the actor draws; NOBODY for somebody who does not learn."""
    note, values, numbers = actor.noted, game.values, row[FEATURES:]
    for option in range(count):
        if values[option] > NOT_ALLOWED:
            inputs, hidden = actor.options[note, option], actor.hidden[note, option]
            values[option] += TEMPERATURE * network_value(numbers, kind, inputs, hidden)
    if game.seated[seat] != actor.player:
        return NOBODY
    soften(values, count, actor.chances[note])
    drawn = draw(game.key, game.round, kind, seat, ONE_OF_ALL)
    chosen = drawn_option(actor.chances[note], count, drawn)
    fill_state(game, seat, actor.states[note])
    actor.kinds[note], actor.seats[note], actor.chosen[note] = kind, seat, chosen
    actor.noted += 1
    return chosen


@compiled
def network_value(numbers: Floats, kind: int, inputs: Floats, hidden: Floats) -> float:
    """Return what the network of this kind says, and keep its hidden layer."""
    start, count = network_at(kind)
    bias = start + count * HIDDEN
    for unit in range(HIDDEN):
        hidden[unit] = numbers[bias + unit]
    for number in range(count):
        for unit in range(HIDDEN):
            hidden[unit] += inputs[number] * numbers[start + number * HIDDEN + unit]
    value = 0.0
    for unit in range(HIDDEN):
        hidden[unit] /= 1 + abs(hidden[unit])
        value += hidden[unit] * numbers[bias + HIDDEN + unit]
    return value


@compiled
def network_at(kind: int) -> tuple[int, int]:
    """Return where the numbers of a network begin, and how many inputs it has."""
    if kind == PLACE:
        return 0, PLACE_INPUTS
    return PAIRS_START, PAIR_INPUTS


@compiled
def soften(values: Floats, count: int, chances: Floats) -> None:
    """Compute how likely each option is chosen."""
    highest, total = values[:count].max(), 0.0
    for option in range(count):
        chances[option] = 0.0
        if values[option] > NOT_ALLOWED:
            chances[option] = exp((values[option] - highest) / TEMPERATURE)
        total += chances[option]
    for option in range(count):
        chances[option] /= total


@compiled
def drawn_option(chances: Floats, count: int, drawn: float) -> int:
    """Return the option at a point between 0 and 1, if all chances are laid in a row."""
    passed, summed = 0, 0.0
    for option in range(count):
        summed += chances[option]
        passed += summed < drawn
    return min(passed, count - 1)


@compiled
def study(game: Record, numbers: Floats, actor: Record) -> None:
    """Learn from the notes of a game: sum up in which direction the networks win more."""
    costs = 1.0
    for seat in range(AGENTS):
        if game.seated[seat] != actor.player:
            costs = 0.0
    for note in range(actor.noted):
        expected = 0.0
        for number in range(STATE_INPUTS):
            expected += actor.critic[number] * actor.states[note, number]
        seat = actor.seats[note]
        worth = 1.0 if game.winners[seat] else 0.0
        worth -= costs * (actor.round_cost * game.round + actor.block_cost * game.blocks[seat])
        surprise = worth - 1 / (1 + exp(-expected))
        for number in range(STATE_INPUTS):
            actor.correction[number] += surprise * actor.states[note, number]
        count = PLACES if actor.kinds[note] == PLACE else PAIRS
        for option in range(count):
            chance = actor.chances[note, option]
            if chance > 0:
                wanted = surprise * ((actor.chosen[note] == option) - chance)
                add_slopes(actor, numbers, note, option, wanted)
    actor.studied += actor.noted
    actor.noted = 0


@compiled
def add_slopes(actor: Record, numbers: Floats, note: int, option: int, wanted: float) -> None:
    """Add the derivatives of an option's value, times what is wanted of it, to the gradient."""
    start, count = network_at(actor.kinds[note])
    bias, gradient = start + count * HIDDEN, actor.gradient
    hidden, inputs = actor.hidden[note, option], actor.options[note, option]
    for unit in range(HIDDEN):
        slope = (1 - abs(hidden[unit])) ** 2
        inner = wanted * numbers[bias + HIDDEN + unit] * slope
        gradient[bias + unit] += inner
        gradient[bias + HIDDEN + unit] += wanted * hidden[unit]
        hidden[unit] = inner
    for number in range(count):
        for unit in range(HIDDEN):
            gradient[start + number * HIDDEN + unit] += inputs[number] * hidden[unit]

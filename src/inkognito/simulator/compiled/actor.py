"""A player with small networks on top of its weights, which keeps notes and learns from them.

It draws among its options while it learns: those that its networks and weights value most are the
likeliest. A critic expects a result in each position; choices that led to a better one shall become
likelier. One record holds the networks, the critic, the notes of a game, and the sums of what all
games taught.
"""

from math import exp
from typing import Final

import numpy as np

from inkognito.simulator.compiled.draws import ONE_OF_ALL, PAIR, PLACE, draw
from inkognito.simulator.compiled.inputs import (
    PAIR_INPUTS,
    PLACE_INPUTS,
    STATE_INPUTS,
    TEMPERATURE,
    fill_pair,
    fill_places,
    fill_state,
)
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import NOBODY, PAIRS, PLACES, Floats
from inkognito.simulator.reasoner import NOT_ALLOWED

HIDDEN: Final = 16
PAIRS_START: Final = (PLACE_INPUTS + 2) * HIDDEN
NUMBERS: Final = PAIRS_START + (PAIR_INPUTS + 2) * HIDDEN
"""The networks' numbers in one row, those for places first: the weights of each input, by hidden
unit; the bias of each hidden unit; its weight in the sum."""

MOST_ROUNDS: Final = 60
NOTES: Final = MOST_ROUNDS * len(("one", "partner")) * len(("place", "pair"))

ACTOR: Final = np.dtype(
    [
        ("player", np.int64),
        ("learns", np.bool_),
        ("numbers", np.float64, (NUMBERS,)),
        ("critic", np.float64, (STATE_INPUTS,)),
        ("noted", np.int64),
        ("kinds", np.int64, (NOTES,)),
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
"""- `player`: the number of the player that has these networks, or NOBODY.
- `kinds` to `states`: by note: the kind of the decision, the inputs and the hidden layer of each
  option, how likely it was, which was chosen, and what the critic saw. `noted` is their number.
- `gradient`, `correction`: summed over the `studied` notes of all games.
"""


def nobody() -> Record:
    """Return the record for games in which nobody has networks, in an array."""
    found = np.zeros(1, ACTOR)
    found[0]["player"] = NOBODY
    return found


@compiled
def consider_places(game: Record, seat: int, actor: Record) -> int:
    """Add what the network says to the value of each place; return the choice of a learner."""
    fill_places(game, seat, actor.options[actor.noted])
    return decided(game, PLACE, seat, PLACES, actor)


@compiled
def consider_pairs(rules: Record, game: Record, seat: int, viewer: int, actor: Record) -> int:
    """Add what the network says to the value of each pair; return the choice of a learner."""
    options = actor.options[actor.noted]
    for pair in range(PAIRS):
        if game.values[pair] > NOT_ALLOWED:
            fill_pair(rules, game, seat, viewer, pair, options[pair])
    return decided(game, PAIR, seat, PAIRS, actor)


@compiled
def decided(game: Record, kind: int, seat: int, count: int, actor: Record) -> int:
    """Return the option that a learner draws; NOBODY for somebody who does not learn."""
    note, values = actor.noted, game.values
    for option in range(count):
        if values[option] > NOT_ALLOWED:
            inputs, hidden = actor.options[note, option], actor.hidden[note, option]
            values[option] += TEMPERATURE * network_value(actor.numbers, kind, inputs, hidden)
    if not actor.learns:
        return NOBODY
    soften(values, count, actor.chances[note])
    drawn = draw(game.key, game.round, kind, seat, ONE_OF_ALL)
    chosen = drawn_option(actor.chances[note], count, drawn)
    fill_state(game, seat, actor.states[note])
    actor.kinds[note], actor.chosen[note] = kind, chosen
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
def study(actor: Record, won: float) -> None:
    """Learn from the notes of a game: sum up in which direction the networks win more."""
    for note in range(actor.noted):
        expected = 0.0
        for number in range(STATE_INPUTS):
            expected += actor.critic[number] * actor.states[note, number]
        surprise = won - 1 / (1 + exp(-expected))
        for number in range(STATE_INPUTS):
            actor.correction[number] += surprise * actor.states[note, number]
        count = PLACES if actor.kinds[note] == PLACE else PAIRS
        for option in range(count):
            chance = actor.chances[note, option]
            if chance > 0:
                wanted = surprise * ((actor.chosen[note] == option) - chance)
                add_slopes(actor, note, option, wanted)
    actor.studied += actor.noted
    actor.noted = 0


@compiled
def add_slopes(actor: Record, note: int, option: int, wanted: float) -> None:
    """Add the derivatives of an option's value, times what is wanted of it, to the gradient."""
    start, count = network_at(actor.kinds[note])
    bias, gradient = start + count * HIDDEN, actor.gradient
    hidden, inputs = actor.hidden[note, option], actor.options[note, option]
    for unit in range(HIDDEN):
        slope = (1 - abs(hidden[unit])) ** 2
        inner = wanted * actor.numbers[bias + HIDDEN + unit] * slope
        gradient[bias + unit] += inner
        gradient[bias + HIDDEN + unit] += wanted * hidden[unit]
        hidden[unit] = inner
    for number in range(count):
        for unit in range(HIDDEN):
            gradient[start + number * HIDDEN + unit] += inputs[number] * hidden[unit]

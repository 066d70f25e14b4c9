"""A slow and obvious player with small networks on top of its weights, as arrays; it keeps notes.

Compiled actors must play, and learn, exactly like this one.
"""

from typing import Any

import numpy as np
from msgspec import Struct

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.compiled.inputs import (
    PAIR_INPUTS,
    PLACE_INPUTS,
    TEMPERATURE,
    VERY_LATE,
)
from inkognito.simulator.eyes import BY_BLACK, BY_PAIR, Eyes
from inkognito.simulator.facts import PLACES_LEFT, Floats, Ints
from inkognito.simulator.learned import Learned, alone, kinds_of_pairs
from inkognito.simulator.reasoner import NOT_ALLOWED, visit_chances
from inkognito.simulator.table import NOWHERE, Table
from inkognito.simulator.telling import told_by_viewer
from inkognito.simulator.weights import LATE
from inkognito.simulator.worlds import OTHERS_COUNT, PLACE_OF


class Network:
    """A hidden layer of softsigns, and a weighted sum. Its numbers lie in a row."""

    def __init__(self, inputs: int, numbers: Floats) -> None:
        hidden = len(numbers) // (inputs + 2)
        self.into = numbers[: inputs * hidden].reshape(inputs, hidden)
        self.bias, self.out = numbers[inputs * hidden :].reshape(2, hidden)

    def values(self, options: Floats) -> Floats:
        """Return the value of each option; inputs are on the last axis."""
        return np.asarray(softsign(options @ self.into + self.bias) @ self.out)

    def derivatives(self, options: Floats, wanted: Floats) -> Floats:
        """Return the derivatives of the sum of all values, each times what is wanted of it."""
        rows, wanted = options.reshape(-1, options.shape[-1]), wanted.reshape(-1)
        hidden = softsign(rows @ self.into + self.bias)
        inner = wanted[:, None] * self.out * (1 - np.abs(hidden)) ** 2
        return np.concatenate([(rows.T @ inner).ravel(), inner.sum(axis=0), hidden.T @ wanted])


def softsign(values: Floats) -> Floats:
    return np.asarray(values / (1 + np.abs(values)))


class Note(Struct):
    """Decisions of one kind: what the options were, how likely each was, and which was chosen."""

    network: Network
    games: Ints
    options: Floats
    chances: Floats
    chosen: Ints
    state: Floats


class Apprentice(Learned):
    """Plays by weights and two networks. It only keeps notes while it learns."""

    def __init__(
        self, weights: Floats, networks: tuple[Network, Network], generator: Any, *, learns: bool
    ) -> None:
        super().__init__(weights)
        self.places_network, self.pairs_network = networks
        self.generator, self.notes = generator, list[Note]()
        self.learns = learns

    def places(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of each place; while it learns, only that of the chosen one."""
        values, eyes = super().places(table, games, seats), Eyes.of(table, games, seats)
        options = place_inputs(table, games, seats, eyes)
        return self._weighed(self.places_network, games, options, values, state(table, eyes))

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints) -> Floats:
        """Return the value of each pair; while it learns, only that of the chosen one."""
        values = super().pairs(table, games, seats, viewers)
        eyes = Eyes.of(table, games, seats)
        options = pair_inputs(table, games, seats, viewers, eyes)
        return self._weighed(self.pairs_network, games, options, values, state(table, eyes))

    def _weighed(
        self, network: Network, games: Ints, options: Floats, values: Floats, known: Floats
    ) -> Floats:
        values = values + TEMPERATURE * network.values(options)
        if not self.learns:
            return values
        odds = np.exp((values - values.max(axis=1, keepdims=True)) / TEMPERATURE)
        chances = odds / odds.sum(axis=1, keepdims=True)
        drawn = self.generator.random((len(games), 1))
        chosen = np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), values.shape[1] - 1)
        self.notes.append(Note(network, games, options, chances, chosen, known))
        only = np.full(values.shape, NOT_ALLOWED)
        only[np.arange(len(games)), chosen] = 0.0
        return only


def lessons(notes: list[Note], won: Floats, critic: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the sums of what notes teach: networks for places, for pairs, and the critic."""
    gradients = {PLACE_INPUTS: np.zeros(0), PAIR_INPUTS: np.zeros(0)}
    correction = np.zeros(len(critic))
    for note in notes:
        surprise = won[note.games] - 1 / (1 + np.exp(-(note.state @ critic)))
        wanted = -note.chances * surprise[:, None]
        wanted[np.arange(len(surprise)), note.chosen] += surprise
        size, slopes = note.options.shape[-1], note.network.derivatives(note.options, wanted)
        gradients[size] = gradients[size] + slopes if len(gradients[size]) else slopes
        correction += surprise @ note.state
    return gradients[PLACE_INPUTS], gradients[PAIR_INPUTS], correction


def state(table: Table, eyes: Eyes) -> Floats:
    """Return what a critic looks at: the round, the own certainty of code and partner."""
    sure, partner = eyes.codes.max(axis=1), eyes.partners.max(axis=1)
    late = np.full(len(eyes), min(table.round / LATE, VERY_LATE))
    return np.stack([np.ones(len(eyes)), late, sure, partner, sure * partner], axis=1)


def place_inputs(table: Table, games: Ints, seats: Ints, eyes: Eyes) -> Floats:
    """Return the inputs of each place."""
    chances, rows = visit_chances(table, games, seats), np.arange(len(games))
    only, bits = alone(chances), table.bits[games, seats]
    sure, absent = eyes.codes.max(axis=1), 1 - chances
    open_to = PLACES_LEFT[table.used[games]] & (table.at[games] == NOWHERE)[:, :, None]
    found = np.zeros((len(games), chances.shape[2], PLACE_INPUTS), dtype=np.float64)
    for other in range(OTHERS_COUNT):
        colour, partner = eyes.others[:, other], eyes.partners[:, other, None]
        untold = np.log2(
            np.maximum(np.bitwise_count(table.told[games, seats, colour]), 1), dtype=np.float64
        )
        there, comes = only[rows, colour], open_to[rows, colour]
        one, two = (eyes.others[:, k] for k in range(OTHERS_COUNT) if k != other)
        both = chances[rows, one] * chances[rows, two] * absent[rows, colour]
        found[..., 0] += there
        found[..., 1] += there * partner
        found[..., 2] += there * bits[rows, BY_PAIR, colour][:, None]
        found[..., 3] += there * untold[:, None] * partner
        found[..., 4] += there * untold[:, None] * (1 - partner)
        found[..., 5] += both
        found[..., 6] += both * partner
        found[..., 7] += comes * partner
        found[..., 8] += comes * (1 - partner)
    found[..., 9] = only[:, AMBASSADOR_SEAT]
    found[..., 10] = only[:, AMBASSADOR_SEAT] * bits[:, BY_BLACK].max(axis=1)[:, None]
    found[..., 11] = sure[:, None]
    found[..., 12] = found[..., 1] * sure[:, None]
    found[..., 13] = min(table.round / LATE, VERY_LATE)
    return found


def pair_inputs(table: Table, games: Ints, seats: Ints, viewers: Ints, eyes: Eyes) -> Floats:
    """Return the inputs of each pair."""
    before = table.told[games, seats, viewers]
    after = before[:, None] & table.facts.showing
    to_partner, to_others = told_by_viewer(eyes, seats, viewers, before, after)
    found = np.zeros((*after.shape, PAIR_INPUTS), dtype=np.float64)
    found[..., :4], found[..., 4:8] = to_partner, to_others
    found[..., 8:11] = np.eye(3)[kinds_of_pairs(table.facts)]
    partner = eyes.partners[np.arange(len(games)), PLACE_OF[seats, viewers]]
    found[..., 11] = partner[:, None]
    found[..., 12] = eyes.codes.max(axis=1)[:, None]
    found[..., 13] = min(table.round / LATE, VERY_LATE)
    found[..., 14] = np.bitwise_count(after) / np.maximum(np.bitwise_count(before), 1)[:, None]
    return found

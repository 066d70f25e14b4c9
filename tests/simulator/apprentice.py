"""A player that learns, as arrays: slow and obvious. It keeps notes, and draws its choices.

Compiled actors must play, and learn, exactly like this one.
"""

from typing import Any

import numpy as np
from msgspec import Struct

from inkognito.simulator.eyes import Eyes
from inkognito.simulator.facts import PAIRS, PLACES, Floats, Ints
from inkognito.simulator.networked import Networked, pair_inputs, place_inputs
from inkognito.simulator.networks import (
    FEATURES,
    PAIR_INPUTS,
    PAIRS_START,
    PLACE_INPUTS,
    TEMPERATURE,
    Network,
    lateness,
    softsign,
)
from inkognito.simulator.reasoner import NOT_ALLOWED
from inkognito.simulator.table import Table


def derivatives(network: Network, options: Floats, wanted: Floats) -> Floats:
    """Return the derivatives of the sum of all values, each times what is wanted of it."""
    rows, wanted = options.reshape(-1, options.shape[-1]), wanted.reshape(-1)
    hidden = softsign(rows @ network.into[0] + network.bias[0])
    inner = wanted[:, None] * network.out[0] * (1 - np.abs(hidden)) ** 2
    return np.concatenate([(rows.T @ inner).ravel(), inner.sum(axis=0), hidden.T @ wanted])


class Note(Struct):
    """Decisions of one kind: what the options were, how likely each was, and which was chosen."""

    network: Network
    games: Ints
    seats: Ints
    options: Floats
    chances: Floats
    chosen: Ints
    state: Floats


class Apprentice(Networked):
    """Plays by a row with networks, and draws among its options."""

    def __init__(self, row: Floats, generator: Any) -> None:
        super().__init__(row)
        numbers = row[FEATURES:]
        self.places_network = Network(PLACE_INPUTS, numbers[:PAIRS_START])
        self.pairs_network = Network(PAIR_INPUTS, numbers[PAIRS_START:])
        self.generator, self.notes = generator, list[Note]()

    def places(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of the chosen place; all others are not allowed."""
        values, eyes = super().places(table, games, seats), Eyes.of(table, games, seats)
        options = place_inputs(table, games, seats, eyes)
        note = (self.places_network, games, seats, options)
        return self._drawn(note, values, state(table, eyes))

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints) -> Floats:
        """Return the value of the chosen pair; all others are not allowed."""
        values = super().pairs(table, games, seats, viewers)
        eyes = Eyes.of(table, games, seats)
        options = pair_inputs(table, games, seats, viewers, eyes)
        note = (self.pairs_network, games, seats, options)
        return self._drawn(note, values, state(table, eyes))

    def _drawn(
        self, note: tuple[Network, Ints, Ints, Floats], values: Floats, known: Floats
    ) -> Floats:
        odds = np.exp((values - values.max(axis=1, keepdims=True)) / TEMPERATURE)
        chances = odds / odds.sum(axis=1, keepdims=True)
        drawn = self.generator.random((len(values), 1))
        chosen = np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), values.shape[1] - 1)
        self.notes.append(Note(*note, chances, chosen, known))
        only = np.full(values.shape, NOT_ALLOWED)
        only[np.arange(len(values)), chosen] = 0.0
        return only


def lessons(notes: list[Note], worth: Floats, critic: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the sums of what notes teach: networks for places, for pairs, and the critic.

    `worth` says by game and seat what the result was worth.
    """
    gradients = {PLACES: np.zeros(0), PAIRS: np.zeros(0)}
    correction = np.zeros(len(critic))
    for note in notes:
        surprise = worth[note.games, note.seats] - 1 / (1 + np.exp(-(note.state @ critic)))
        wanted = -note.chances * surprise[:, None]
        wanted[np.arange(len(surprise)), note.chosen] += surprise
        size, slopes = note.options.shape[1], derivatives(note.network, note.options, wanted)
        gradients[size] = gradients[size] + slopes if len(gradients[size]) else slopes
        correction += surprise @ note.state
    return gradients[PLACES], gradients[PAIRS], correction


def state(table: Table, eyes: Eyes) -> Floats:
    """Return what a critic looks at: the round, the own certainty of code and partner."""
    sure, partner = eyes.codes.max(axis=1), eyes.partners.max(axis=1)
    late = np.full(len(eyes), lateness(table.round))
    return np.stack([np.ones(len(eyes)), late, sure, partner, sure * partner], axis=1)

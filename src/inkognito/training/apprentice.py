"""A player whose places and pairs a network chooses, on top of what weights say; it keeps notes.

It begins as the player with these weights, who draws among options that are almost as good. All
else it does as that player does. For four players, who have no Ambassador among them.
"""

from typing import Final

import numpy as np
from msgspec import Struct

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.eyes import BY_BLACK, BY_PAIR, Eyes
from inkognito.simulator.facts import PLACES_LEFT, Floats, Ints
from inkognito.simulator.learned import LATE, Learned, alone, kinds_of_pairs
from inkognito.simulator.reasoner import NOT_ALLOWED, visit_chances
from inkognito.simulator.table import NOWHERE, Table
from inkognito.simulator.telling import told_by_viewer
from inkognito.simulator.worlds import OTHERS_COUNT, PLACE_OF
from inkognito.training.network import Network, Singles

PLACE_INPUTS: Final = 14
PAIR_INPUTS: Final = 15
STATE_INPUTS: Final = 5
TEMPERATURE: Final = 0.05
"""An option that is worth this much less is chosen e times less often while learning."""


class Note(Struct):
    """Decisions of one kind: what the options were, how likely each was, and which was chosen."""

    network: Network
    games: Ints
    options: Singles
    chances: Floats
    chosen: Ints
    state: Floats


class Apprentice(Learned):
    """Plays by weights and two networks. It only keeps notes while it learns."""

    def __init__(
        self, weights: Floats, networks: tuple[Network, Network], generator: np.random.Generator
    ) -> None:
        super().__init__(weights)
        self.places_network, self.pairs_network = networks
        self.generator, self.notes = generator, list[Note]()
        self.learns = True

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
        self, network: Network, games: Ints, options: Singles, values: Floats, known: Floats
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


def state(table: Table, eyes: Eyes) -> Floats:
    """Return what a critic looks at: the round, the own certainty of code and partner."""
    sure, partner = eyes.codes.max(axis=1), eyes.partners.max(axis=1)
    late = np.full(len(eyes), min(table.round / LATE, 2.0))
    return np.stack([np.ones(len(eyes)), late, sure, partner, sure * partner], axis=1)


def place_inputs(table: Table, games: Ints, seats: Ints, eyes: Eyes) -> Singles:
    """Return the inputs of each place."""
    chances, rows = visit_chances(table, games, seats), np.arange(len(games))
    only, bits = alone(chances), table.bits[games, seats]
    sure, absent = eyes.codes.max(axis=1), 1 - chances
    open_to = PLACES_LEFT[table.used[games]] & (table.at[games] == NOWHERE)[:, :, None]
    found = np.zeros((len(games), chances.shape[2], PLACE_INPUTS), dtype=np.float32)
    for other in range(OTHERS_COUNT):
        colour, partner = eyes.others[:, other], eyes.partners[:, other, None]
        untold = np.log2(np.maximum(np.bitwise_count(table.told[games, seats, colour]), 1))
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
    found[..., 13] = min(table.round / LATE, 2.0)
    return found


def pair_inputs(table: Table, games: Ints, seats: Ints, viewers: Ints, eyes: Eyes) -> Singles:
    """Return the inputs of each pair."""
    before = table.told[games, seats, viewers]
    after = before[:, None] & table.facts.showing
    to_partner, to_others = told_by_viewer(eyes, seats, viewers, before, after)
    found = np.zeros((*after.shape, PAIR_INPUTS), dtype=np.float32)
    found[..., :4], found[..., 4:8] = to_partner, to_others
    found[..., 8:11] = np.eye(3)[kinds_of_pairs(table.facts)]
    partner = eyes.partners[np.arange(len(games)), PLACE_OF[seats, viewers]]
    found[..., 11] = partner[:, None]
    found[..., 12] = eyes.codes.max(axis=1)[:, None]
    found[..., 13] = min(table.round / LATE, 2.0)
    found[..., 14] = np.bitwise_count(after) / np.maximum(np.bitwise_count(before), 1)[:, None]
    return found

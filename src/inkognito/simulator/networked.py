"""A learned player with small networks on top of its weights, and what the networks see."""

import numpy as np

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.eyes import BY_BLACK, BY_PAIR, Eyes
from inkognito.simulator.facts import PLACES_LEFT, Floats, Ints
from inkognito.simulator.learned import Learned, alone, kinds_of_pairs
from inkognito.simulator.networks import (
    FEATURES,
    PAIR_INPUTS,
    PLACE_INPUTS,
    Networks,
    lateness,
)
from inkognito.simulator.reasoner import visit_chances
from inkognito.simulator.table import NOWHERE, Table
from inkognito.simulator.telling import told_by_viewer
from inkognito.simulator.worlds import OTHERS_COUNT, PLACE_OF


def player_of(rows: Floats) -> Learned:
    """Return the player with these numbers: one row for all games, or a row for each game."""
    return Networked(rows) if rows.shape[-1] > FEATURES else Learned(rows)


class Networked(Learned):
    """A player with networks; only where four play, which is where they are learned."""

    def __init__(self, rows: Floats) -> None:
        wide = np.atleast_2d(rows)
        super().__init__(wide[:, :FEATURES])
        self._networks = Networks(wide[:, FEATURES:])

    def places(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of each place."""
        values, eyes = super().places(table, games, seats), Eyes.of(table, games, seats)
        options = place_inputs(table, games, seats, eyes)
        return np.asarray(values + self._networks.places(games, options))

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints) -> Floats:
        """Return the value of showing each pair."""
        values, eyes = super().pairs(table, games, seats, viewers), Eyes.of(table, games, seats)
        options = pair_inputs(table, games, seats, viewers, eyes)
        return np.asarray(values + self._networks.pairs(games, options))


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
        found[..., 14] += (table.meant[games, colour] > 0)[:, None] * (1 - partner)
    found[..., 9] = only[:, AMBASSADOR_SEAT]
    found[..., 10] = only[:, AMBASSADOR_SEAT] * bits[:, BY_BLACK].max(axis=1)[:, None]
    found[..., 11] = sure[:, None]
    found[..., 12] = found[..., 1] * sure[:, None]
    found[..., 13] = lateness(table.round)
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
    found[..., 13] = lateness(table.round)
    found[..., 14] = np.bitwise_count(after) / np.maximum(np.bitwise_count(before), 1)[:, None]
    return found

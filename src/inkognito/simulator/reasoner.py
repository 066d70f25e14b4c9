"""The clerk's and the sly bot's play, for many games at once: the same values of the same options.

`bots.card_bot` says why they are worth that. How a player discloses is handed in.
"""

from typing import Final

import numpy as np

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.ambassador import AmbassadorsEyes
from inkognito.simulator.disclosure import Discloses
from inkognito.simulator.eyes import BY_BLACK, BY_LOOK, BY_PAIR, Eyes, refresh
from inkognito.simulator.facts import NOBODY, PLACES, PLACES_LEFT, VISITORS, Flags, Floats, Ints
from inkognito.simulator.moves import PAIR, same_face
from inkognito.simulator.showing import are_fresh
from inkognito.simulator.table import NOWHERE, Table
from inkognito.simulator.worlds import FULL_CODE, HANDS, OTHERS_COUNT, PLACE_OF

WINNING: Final = 100.0
TELLING: Final = 0.25
LIKELY: Final = 0.55
LEAST_SURE: Final = 0.85
ALMOST_CERTAIN: Final = 0.999999
NOT_ALLOWED: Final = -1e9
"""The value of an option that the rules forbid."""


class Reasoner:
    """A player that reasons like the clerk. Methods return the value of every option.

    `block` is what coming between two certain opponents is worth, see `bots.card_blocks`; `haste`
    is by how much less sure they declare for each round.
    """

    def __init__(
        self, discloses: Discloses, sure: float, block: float = 0.0, haste: float = 0.0
    ) -> None:
        self.discloses, self.sure, self.block, self.haste = discloses, sure, block, haste

    # --- places -----------------------------------------------------------------------------------

    def places(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of each place."""
        self._refresh(table, games, seats)
        chances = visit_chances(table, games, seats)
        worths = table.worths[games, seats]
        values = place_values(chances, worths)
        if self.block and table.facts.needs_partner:
            values += self.block * opponents_at(table, games, seats)
        return np.where(PLACES_LEFT[table.used[games, seats]], values, NOT_ALLOWED)

    def _refresh(self, table: Table, games: Ints, seats: Ints) -> None:
        """Bring the values of meetings up to date."""
        stale = table.stale[games, seats]
        games, seats = games[stale], seats[stale]
        agents = seats < AMBASSADOR_SEAT
        if agents.any():
            self._refresh_agents(table, games[agents], seats[agents])
        if not agents.all():
            self._refresh_ambassador(table, games[~agents])
        table.stale[games, seats] = False

    def _refresh_agents(self, table: Table, games: Ints, seats: Ints) -> None:
        facts, eyes = table.facts, refresh(table, games, seats)
        bits, worths = table.bits[games, seats], np.zeros((len(games), VISITORS))
        rows = np.arange(len(games))
        certain = WINNING * (best_code(eyes)[1] >= self.sure)
        for other in range(OTHERS_COUNT):
            colour = eyes.others[:, other]
            told = TELLING * self._best_showing(table, games, seats, eyes, other)
            win = certain
            if facts.needs_partner:
                win = WINNING * (best_code_with(eyes, np.full(len(games), other))[1] >= self.sure)
            worths[rows, colour] = bits[rows, BY_PAIR, colour] + told + win
        worths[:, AMBASSADOR_SEAT] = bits[:, BY_BLACK].max(axis=1)
        if facts.five_play:
            left = np.bitwise_count(table.told[games, seats, AMBASSADOR_SEAT])
            worths[:, AMBASSADOR_SEAT] -= TELLING * np.minimum(1.0, np.log2(np.maximum(left, 1)))
        if not facts.needs_partner:
            worths[:, AMBASSADOR_SEAT] += certain
        if facts.dummy >= 0:
            worths[:, facts.dummy] = bits[:, BY_LOOK, :2].max(axis=1) + certain
        table.worths[games, seats] = worths

    def _refresh_ambassador(self, table: Table, games: Ints) -> None:
        eyes = AmbassadorsEyes(table, games)
        win = WINNING * (self._best_of_ambassador(eyes)[1] >= self.sure)
        for agent in range(AMBASSADOR_SEAT):
            table.worths[games, AMBASSADOR_SEAT, agent] = eyes.pair_bits(agent) + win

    def _best_showing(
        self, table: Table, games: Ints, seats: Ints, eyes: Eyes, other: int
    ) -> Floats:
        viewers = eyes.others[:, other]
        values = self._showings(table, games, seats, viewers, eyes.partners[:, other])
        return np.asarray(values.max(axis=1), dtype=np.float64)

    # --- showing ----------------------------------------------------------------------------------

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints) -> Floats:
        """Return the value of each pair."""
        partner = partner_chances(table, games, seats, viewers)
        return self._showings(table, games, seats, viewers, partner)

    def _showings(
        self, table: Table, games: Ints, seats: Ints, viewers: Ints, partner: Floats
    ) -> Floats:
        before = table.told[games, seats, viewers]
        after = before[:, None] & table.facts.showing
        values = self.discloses.worth(before, after, partner)
        return np.where(allowed_pairs(table, games, seats, viewers), values, NOT_ALLOWED)

    def blacks(self, table: Table, games: Ints, seats: Ints, askers: Ints) -> Floats:
        """Return the value of showing each black card."""
        before = table.told[games, seats, askers]
        kinds = [black_masks(table, games, seats, kind) for kind in range(2)]
        after = before[:, None] & np.stack(kinds, axis=1)
        partner = partner_chances(table, games, seats, askers)
        values = self.discloses.worth(before, after, partner)
        shown = table.black[games, seats, askers][:, None] >> np.arange(2) & 1
        return np.where(shown, NOT_ALLOWED, values)

    # --- asking -----------------------------------------------------------------------------------

    def names(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of naming each agent; the last option is to decline."""
        self._refresh(table, games, seats)
        values = np.full((len(games), AMBASSADOR_SEAT + 1), NOT_ALLOWED)
        values[:, :AMBASSADOR_SEAT] = np.where(
            can_be_named(table, games, seats), table.bits[games, seats, BY_BLACK], NOT_ALLOWED
        )
        values[:, AMBASSADOR_SEAT] = NOT_ALLOWED / 2
        return values

    def looks(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of looking at each black card of the dummy."""
        self._refresh(table, games, seats)
        return np.asarray(table.bits[games, seats, BY_LOOK, :2], dtype=np.float64)

    # --- declaring --------------------------------------------------------------------------------

    def codes(self, table: Table, games: Ints, seats: Ints, others: Ints) -> Ints:
        """Return the code to declare, or NOBODY."""
        said = np.full(len(games), NOBODY)
        sure = max(self.sure - self.haste * table.round, min(self.sure, LEAST_SURE))
        agents = seats < AMBASSADOR_SEAT
        if agents.any():
            eyes = Eyes.of(table, games[agents], seats[agents])
            if table.facts.needs_partner:
                code, chance = best_code_with(eyes, PLACE_OF[seats[agents], others[agents]])
            else:
                code, chance = best_code(eyes)
            full = FULL_CODE[eyes.own, code]
            said[agents] = np.where(chance >= sure, full, NOBODY)
        if not agents.all():
            code, chance = self._best_of_ambassador(AmbassadorsEyes(table, games[~agents]))
            said[~agents] = np.where(chance >= sure, code, NOBODY)
        return said

    def _best_of_ambassador(self, eyes: AmbassadorsEyes) -> tuple[Ints, Floats]:
        chance = np.minimum(eyes.codes.max(axis=1), ALMOST_CERTAIN)
        return eyes.codes.argmax(axis=1), np.where(eyes.knows_code, 1.0, chance)


def best_code(eyes: Eyes) -> tuple[Ints, Floats]:
    """Return the likeliest code and its probability: exactly 1 if and only if it is certain."""
    code = eyes.codes.argmax(axis=1)
    chance = np.minimum(eyes.codes.max(axis=1), ALMOST_CERTAIN)
    return code, np.where(eyes.knows_code, 1.0, chance)


def best_code_with(eyes: Eyes, partner: Ints) -> tuple[Ints, Floats]:
    """Return the same for a code together with one of the others as the partner."""
    rows = np.arange(len(eyes))
    codes = eyes.codes_with[rows, :, partner]
    chance = np.minimum(codes.max(axis=1), ALMOST_CERTAIN)
    certain = eyes.knows_all_of[rows, partner]
    return codes.argmax(axis=1), np.where(certain, 1.0, chance)


# --- what the rules and the open position say -----------------------------------------------------


def visit_chances(table: Table, games: Ints, seats: Ints) -> Floats:
    """Return the probability that each other visitor goes, or has gone, to each place."""
    at = table.at[games]
    left = PLACES_LEFT[table.used[games]]
    chances = left / np.maximum(left.sum(axis=2, keepdims=True), 1)
    gone = at[:, :, None] == np.arange(PLACES)
    chances = np.where((at == NOWHERE)[:, :, None], chances, gone)
    chances[np.arange(len(games)), seats] = 0.0
    return np.asarray(chances, dtype=np.float64)


def place_values(chances: Floats, worths: Floats) -> Floats:
    """Return the expected value of each place, where exactly one other visitor must be."""
    total = np.zeros(chances.shape[::2])
    for visitor in range(VISITORS):
        alone = chances[:, visitor].copy()
        for other in range(VISITORS):
            if other != visitor:
                alone *= 1 - chances[:, other]
        total += alone * worths[:, visitor, None]
    return total


def opponents_at(table: Table, games: Ints, seats: Ints) -> Floats:
    """Return how likely the two others who stand at a place are opponents, by place.

    It is 0 if that is not likely, if others are there, and after a round with a block.
    """
    eyes, at, rows = Eyes.of(table, games, seats), table.at[games], np.arange(len(games))
    found = np.zeros((len(games), PLACES))
    may = table.blocked[games, seats] != table.round - 1
    for other in range(OTHERS_COUNT):
        one, two = (at[rows, eyes.others[:, k]] for k in range(OTHERS_COUNT) if k != other)
        there = (at == one[:, None]).sum(axis=1)
        chance = eyes.partners[:, other]
        is_pair = (one != NOWHERE) & (one == two) & (there == PAIR) & (chance >= LIKELY) & may
        found[rows[is_pair], one[is_pair]] = chance[is_pair]
    return found


def allowed_pairs(table: Table, games: Ints, seats: Ints, viewers: Ints) -> Flags:
    """Return, by pair, whether the seat may show it: truthful and fresh, or all if none is (C3)."""
    legal = table.facts.legal[table.hands[games, seats]]
    fresh = legal & are_fresh(table.shown[games, seats, viewers])
    some = fresh.sum(axis=1, keepdims=True) > 0
    return np.where(some, fresh, legal)


def can_be_named(table: Table, games: Ints, seats: Ints) -> Flags:
    """Return, by agent, whether the seat may ask for a black card (C4, C8)."""
    colours = np.arange(AMBASSADOR_SEAT)
    free = table.black[games, :, seats] != 0b11
    others = (colours != seats[:, None]) & np.isin(colours, table.facts.agents)
    return np.asarray(free & others, dtype=bool)


def black_masks(table: Table, games: Ints, seats: Ints, kind: int) -> Ints:
    """Return the mask of the hands that have the same black card as the seat."""
    fits = same_face(table.hands[games, seats], np.full(len(games), kind))
    return np.asarray((fits << np.arange(HANDS)).sum(axis=1).astype(np.uint16))


def partner_chances(table: Table, games: Ints, seats: Ints, viewers: Ints) -> Floats:
    """Return the probability that the viewer is the partner."""
    if not table.facts.has_partners:
        return np.zeros(len(games))
    eyes = Eyes.of(table, games, seats)
    chance = eyes.partners[np.arange(len(games)), PLACE_OF[seats, viewers]]
    return np.where(viewers < AMBASSADOR_SEAT, chance, 0.0)

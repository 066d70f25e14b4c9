"""A player that weighs a few readable features. Learning finds the weights; see `training`.

What counts is what is shown to whom: what a pair tells a viewer is computed for every hand that
the viewer may hold, because they know their own cards. If that hand makes them the partner it is a
gain, and otherwise a loss. `weights` names every feature.
"""

import numpy as np
from numpy.typing import NDArray

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.ambassador import AmbassadorsEyes
from inkognito.simulator.eyes import BY_BLACK, BY_LOOK, BY_PAIR, Eyes, refresh
from inkognito.simulator.facts import NOBODY, PLACES_LEFT, VISITORS, Facts, Floats, Ints
from inkognito.simulator.reasoner import (
    ALMOST_CERTAIN,
    NOT_ALLOWED,
    WINNING,
    allowed_pairs,
    best_code,
    best_code_with,
    black_masks,
    can_be_named,
    visit_chances,
)
from inkognito.simulator.table import NOWHERE, Table
from inkognito.simulator.telling import told_by_viewer
from inkognito.simulator.weights import (
    INDEX,
    LATE,
    LEAST_SURE,
    SHOW,
    SURE,
    TELL,
    TOLD,
)
from inkognito.simulator.worlds import FULL_CODE, OTHERS_COUNT, PLACE_OF


class Learned:
    """A player with these weights: one row for all games, or a row for each game."""

    def __init__(self, weights: Floats) -> None:
        self.weights = np.atleast_2d(weights)

    def _of(self, games: Ints) -> Floats:
        """Return the weights of some games, by weight and game."""
        rows = self.weights if len(self.weights) == 1 else self.weights[games]
        return rows.T

    # --- places -----------------------------------------------------------------------------------

    def places(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of each place."""
        values = np.empty((len(games), 5))
        agents = seats < AMBASSADOR_SEAT
        if agents.any():
            values[agents] = self._agents_places(table, games[agents], seats[agents])
        if not agents.all():
            values[~agents] = self._ambassadors_places(table, games[~agents])
        return np.where(PLACES_LEFT[table.used[games, seats]], values, NOT_ALLOWED)

    def _agents_places(self, table: Table, games: Ints, seats: Ints) -> Floats:
        eyes, chances = _looked(table, games, seats), visit_chances(table, games, seats)
        worths, only = self._meeting(table, games, seats, eyes), alone(chances)
        values: Floats = np.einsum("nv,nvp->np", worths, only)
        open_to = PLACES_LEFT[table.used[games]] & (table.at[games] == NOWHERE)[:, :, None]
        harrying = (table.meant[games] > 0).astype(np.float64)
        rows = np.arange(len(games))
        for other in range(OTHERS_COUNT):
            one, two = (eyes.others[:, k] for k in range(OTHERS_COUNT) if k != other)
            third, partner = eyes.others[:, other], eyes.partners[:, other]
            both = chances[rows, one] * chances[rows, two]
            both *= (1 - chances[rows, third]) * (1 - chances[:, AMBASSADOR_SEAT])
            harried = np.maximum(harrying[rows, one], harrying[rows, two])
            values += self._block(table, games, harried, partner) * both
            meets = only[rows, one] + only[rows, two]
            comes, risk = self._later(table, games, harrying[rows, third], partner)
            values += (comes + risk * meets) * open_to[rows, third]
        return values

    def _block(self, table: Table, games: Ints, harried: Floats, partner: Floats) -> Floats:
        """Return the value of coming between two others; the third is perhaps the partner."""
        anyone = self._timely("block-anyone", table, games, harried)
        partners = self._timely("block-partners", table, games, harried)
        return (anyone + partners * partner)[:, None]

    def _later(
        self, table: Table, games: Ints, harried: Floats, partner: Floats
    ) -> tuple[Floats, Floats]:
        """Return the value of a place to which somebody may still come, and of a meeting there."""
        comes = self._of(games)[INDEX["later-partner"]] * partner
        comes = comes + self._timely("later-other", table, games, harried) * (1 - partner)
        risk = self._timely("risk", table, games, harried) * (1 - partner)
        return comes[:, None], risk[:, None]

    def _timely(self, name: str, table: Table, games: Ints, harried: Floats) -> Floats:
        """Return a weight that changes late in the game, and for a player who is harried."""
        weights, late = self._of(games), min(table.round / LATE, 1.0)
        found = weights[INDEX[name]] + weights[INDEX[f"{name}-late"]] * late
        return np.asarray(found + weights[INDEX[f"harried-{name}"]] * harried)

    def _meeting(self, table: Table, games: Ints, seats: Ints, eyes: Eyes) -> Floats:
        """Return the value of being alone with each visitor."""
        weights, facts = self._of(games), table.facts
        bits, rows = table.bits[games, seats], np.arange(len(games))
        worths = np.zeros((len(games), VISITORS))
        sure, least = eyes.codes.max(axis=1), self._least(table, games)
        wins = WINNING * (best_code(eyes)[1] >= least)
        for other in range(OTHERS_COUNT):
            colour, partner = eyes.others[:, other], eyes.partners[:, other]
            untold = _untold(table.told[games, seats, colour])
            worth = weights[INDEX["meet-anyone"]] + weights[INDEX["meet-partner"]] * partner
            worth = worth + weights[INDEX["meet-bits"]] * bits[rows, BY_PAIR, colour]
            worth += weights[INDEX["meet-partner-sure"]] * partner * sure
            worth += weights[INDEX["meet-untold-partner"]] * partner * untold
            worth += weights[INDEX["meet-untold-other"]] * (1 - partner) * untold
            if facts.needs_partner:
                certain = best_code_with(eyes, np.full(len(games), other))[1] >= least
                worths[rows, colour] = worth + WINNING * certain
            else:
                worths[rows, colour] = worth + wins
        asking = weights[INDEX["ask-bits"]] * bits[:, BY_BLACK].max(axis=1)
        worths[:, AMBASSADOR_SEAT] = asking + weights[INDEX["ask-anyone"]]
        if not facts.needs_partner:
            worths[:, AMBASSADOR_SEAT] += wins
        if facts.dummy >= 0:
            looking = weights[INDEX["look-bits"]] * bits[:, BY_LOOK, :2].max(axis=1)
            worths[:, facts.dummy] = looking + wins
        return worths

    def _ambassadors_places(self, table: Table, games: Ints) -> Floats:
        seats = np.full(len(games), AMBASSADOR_SEAT)
        eyes = AmbassadorsEyes(table, games)
        stale = np.flatnonzero(table.stale[games, seats])
        if len(stale):
            fresh = eyes if len(stale) == len(games) else AmbassadorsEyes(table, games[stale])
            for agent in range(AMBASSADOR_SEAT):
                table.bits[games[stale], AMBASSADOR_SEAT, BY_PAIR, agent] = fresh.pair_bits(agent)
            table.stale[games[stale], AMBASSADOR_SEAT] = False
        chance = np.where(eyes.knows_code, 1.0, np.minimum(eyes.codes.max(axis=1), ALMOST_CERTAIN))
        wins = WINNING * (chance >= self._least(table, games))
        worths = np.zeros((len(games), VISITORS))
        worths[:, :AMBASSADOR_SEAT] = table.bits[games, AMBASSADOR_SEAT, BY_PAIR] + wins[:, None]
        chances = visit_chances(table, games, seats)
        values: Floats = np.einsum("nv,nvp->np", worths, alone(chances))
        two = self._of(games)[INDEX["ambassador-two"]][:, None]
        return np.asarray(values + two * _two_there(chances, worths), dtype=np.float64)

    # --- showing ----------------------------------------------------------------------------------

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints) -> Floats:
        """Return the value of showing each pair."""
        eyes = Eyes.of(table, games, seats)
        before = table.told[games, seats, viewers]
        after = before[:, None] & table.facts.showing
        values = self._telling(games, eyes, seats, viewers, before, after)
        partner = _partner(eyes, seats, viewers)
        kinds = kinds_of_pairs(table.facts)
        weights = self._of(games)
        shown = weights[SHOW : SHOW + 3] * partner + weights[SHOW + 3 : SHOW + 6] * (1 - partner)
        values += shown.T[:, kinds]
        return np.where(allowed_pairs(table, games, seats, viewers), values, NOT_ALLOWED)

    def blacks(self, table: Table, games: Ints, seats: Ints, askers: Ints) -> Floats:
        """Return the value of showing each black card."""
        eyes = Eyes.of(table, games, seats)
        before = table.told[games, seats, askers]
        kinds = [black_masks(table, games, seats, kind) for kind in range(2)]
        after = before[:, None] & np.stack(kinds, axis=1)
        values = self._telling(games, eyes, seats, askers, before, after)
        shown = table.black[games, seats, askers][:, None] >> np.arange(2) & 1
        return np.where(shown, NOT_ALLOWED, values)

    def _telling(
        self,
        games: Ints,
        eyes: Eyes,
        seats: Ints,
        viewers: Ints,
        before: NDArray[np.uint16],
        after: NDArray[np.uint16],
    ) -> Floats:
        to_partner, to_others = told_by_viewer(eyes, seats, viewers, before, after)
        weights, sure = self._of(games), eyes.codes.max(axis=1)
        values = np.zeros(after.shape)
        for number in range(len(TOLD)):
            start = TELL + number
            gain = weights[start] + weights[start + 4] * sure
            loss = weights[start + 8] + weights[start + 12] * sure
            values += gain[:, None] * to_partner[..., number]
            values += loss[:, None] * to_others[..., number]
        return values

    # --- asking and declaring ---------------------------------------------------------------------

    def names(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of naming each agent; the last option is to decline."""
        eyes, weights = _looked(table, games, seats), self._of(games)
        worth = table.bits[games, seats, BY_BLACK].copy()
        partner = weights[INDEX["ask-partner"]][:, None] * eyes.partners
        rows = np.arange(len(games))[:, None]
        worth[rows, eyes.others] += partner
        values = np.full((len(games), AMBASSADOR_SEAT + 1), NOT_ALLOWED / 2)
        values[:, :AMBASSADOR_SEAT] = np.where(
            can_be_named(table, games, seats), worth, NOT_ALLOWED
        )
        return values

    def looks(self, table: Table, games: Ints, seats: Ints) -> Floats:
        """Return the value of looking at each black card of the dummy."""
        _looked(table, games, seats)
        return np.asarray(table.bits[games, seats, BY_LOOK, :2], dtype=np.float64)

    def codes(self, table: Table, games: Ints, seats: Ints, others: Ints) -> Ints:
        """Return the code to declare, or NOBODY."""
        said, least = np.full(len(games), NOBODY), self._least(table, games)
        agents = seats < AMBASSADOR_SEAT
        if agents.any():
            eyes = Eyes.of(table, games[agents], seats[agents])
            if table.facts.needs_partner:
                code, chance = best_code_with(eyes, PLACE_OF[seats[agents], others[agents]])
            else:
                code, chance = best_code(eyes)
            said[agents] = np.where(chance >= least[agents], FULL_CODE[eyes.own, code], NOBODY)
        if not agents.all():
            known = AmbassadorsEyes(table, games[~agents])
            chance = np.where(
                known.knows_code, 1.0, np.minimum(known.codes.max(axis=1), ALMOST_CERTAIN)
            )
            code = known.codes.argmax(axis=1)
            said[~agents] = np.where(chance >= least[~agents], code, NOBODY)
        return said

    def _least(self, table: Table, games: Ints) -> Floats:
        """Return how likely a declaration must be right."""
        weights, late = self._of(games), min(table.round / LATE, 1.0)
        points = weights[INDEX["sure"]] + weights[INDEX["sure-late"]] * late
        least = np.clip(SURE + 0.01 * points, LEAST_SURE, 1.0)
        return np.broadcast_to(least, (len(games),))


def _looked(table: Table, games: Ints, seats: Ints) -> Eyes:
    """Return the eyes of these seats; what answers tell is brought up to date where it is not."""
    stale = table.stale[games, seats]
    if stale.any():
        refresh(table, games[stale], seats[stale])
        table.stale[games[stale], seats[stale]] = False
    return Eyes.of(table, games, seats)


def _partner(eyes: Eyes, seats: Ints, viewers: Ints) -> Floats:
    chance = eyes.partners[np.arange(len(seats)), PLACE_OF[seats, viewers]]
    return np.where(viewers < AMBASSADOR_SEAT, chance, 0.0)


def alone(chances: Floats) -> Floats:
    """Return, by visitor and place, the probability that only this visitor is there."""
    absent = 1 - chances
    only = chances.copy()
    for visitor in range(VISITORS):
        for other in range(VISITORS):
            if other != visitor:
                only[:, visitor] *= absent[:, other]
    return only


def _two_there(chances: Floats, worths: Floats) -> Floats:
    """Return the value of each place where exactly two agents are, for the Ambassador's player."""
    total = np.zeros((len(chances), 5))
    absent = 1 - chances
    for one in range(AMBASSADOR_SEAT):
        for two in range(one):
            there = chances[:, one] * chances[:, two]
            for other in range(AMBASSADOR_SEAT):
                if other not in (one, two):
                    there = there * absent[:, other]
            total += there * (worths[:, one] + worths[:, two])[:, None]
    return total


def _untold(known: NDArray[np.uint16]) -> Floats:
    """Return the bits that somebody does not know about the own hand."""
    return np.log2(np.maximum(np.bitwise_count(known), 1), dtype=np.float64)


def kinds_of_pairs(facts: Facts) -> Ints:
    """Return the kind of each pair: two identities, two numbers, or one of each."""
    identities = np.bitwise_count(facts.faces & 0b1111)
    return np.asarray(np.array([1, 2, 0])[identities], dtype=np.intp)

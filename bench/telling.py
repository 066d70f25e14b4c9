"""Fit what a master imagines of veterans: what it is worth to them to tell partners and others.

`.venv/bin/python -m bench.telling --games 150 --seed 4402` plays games of two veterans against two
others, and finds the weights that make the pairs likeliest which veterans showed. After veterans
have learned anew, such weights go into `inkognito.bots.rollouts.policies`.
"""

from collections.abc import Iterator

import click
import numpy as np
from msgspec import Struct

from bench.partners import played
from inkognito.bots.rollouts.history import History, Shown
from inkognito.bots.rollouts.policies import PLAYED_ON, RECOGNISED, VETERAN, Telling
from inkognito.bots.rollouts.suspicion import SLIPS, WARMTH, Suspicion
from inkognito.bots.rollouts.tables import Flags, legal_pairs, open_bits, showing
from inkognito.card.editions import DEFAULT_EDITION
from inkognito.core.seats import SEAT_INDEX, Seat
from inkognito.deduction.belief import Numbers
from inkognito.deduction.card import number_of
from inkognito.game import Game
from inkognito.training.moments import Moments, moments_after

OTHERS = ("clerk", "sly", "veteran")
STEPS = 1_500
STEP = 0.03
"""How far the first step goes; later ones get smaller."""

KINDS = 3
"""Identity, number and hand."""


class Choice(Struct, frozen=True):
    """A veteran's choice of a pair.

    `told` is what each option told, as the viewer knows it, by option and kind. `partner` is how
    likely the viewer is the partner, as far as the viewer has told the veteran.
    """

    told: Numbers
    fresh: Flags
    chosen: int
    partner: float


class Noting(Suspicion):
    """Notes all choices of some seats whose hands are known."""

    def note(self, steps: list[Shown], hands: dict[int, int]) -> Iterator[Choice]:
        """Read these steps; yield the choices of the seats that have these hands."""
        for step in steps:
            is_pair = step.viewer == self.seat and step.what >= 0 and not step.is_black
            if is_pair and step.shower in hands:
                yield self._choice(step, hands[step.shower])
            self.see(step)

    def _choice(self, step: Shown, hand: int) -> Choice:
        pairs = legal_pairs(self._edition)[hand]
        fresh = self._fresh[step.shower, pairs]
        before = int(self._known[step.shower, self.seat])
        after = before & showing(self._edition)[pairs].astype(np.int64)
        return Choice(
            (open_bits()[:, before, None] - open_bits()[:, after]).T,
            fresh | ~fresh.any(),
            int((pairs == step.what).argmax()),
            float(self._seen_as_partner(step.shower)[hand]),
        )


def choices_in(game: Game, veterans: list[Seat]) -> Iterator[Choice]:
    """Yield the choices of the veterans in a finished game, by what their viewers had seen."""
    hands = [number_of(hand) for hand in game.now.state.hands]
    showers = {SEAT_INDEX[seat]: hands[SEAT_INDEX[seat]] for seat in veterans}
    for viewer in game.seats:
        history, seat = History(), SEAT_INDEX[viewer]
        for seen in game.sightings(viewer):
            history.see(seen.sighting)
        shown = [step for step in history.steps if isinstance(step, Shown)]
        yield from Noting(seat, hands[seat], DEFAULT_EDITION).note(shown, showers)


class Fit:
    """The weights that make choices likeliest: a softmax of what options tell, with slips."""

    def __init__(self, choices: list[Choice]) -> None:
        told = np.stack([one.told for one in choices])
        partner = np.array([one.partner for one in choices])[:, None, None]
        self._features = np.concatenate([partner * told, (partner - 1) * told], axis=2)
        self._fresh = np.stack([one.fresh for one in choices])
        self._rows = np.arange(len(choices))
        self._chosen = np.array([one.chosen for one in choices])

    def loss(self, weights: Numbers) -> tuple[float, Numbers]:
        """Return the mean log-loss in nats, and its gradient."""
        values = np.where(self._fresh, self._features @ weights / WARMTH, -np.inf)
        power = np.exp(values - values.max(axis=1, keepdims=True))
        chances = power / power.sum(axis=1, keepdims=True)
        by_worth = (1 - SLIPS) * chances[self._rows, self._chosen]
        likely = by_worth + SLIPS / self._fresh.sum(axis=1)
        expected = np.einsum("no,nok->nk", chances, self._features)
        more = self._features[self._rows, self._chosen] - expected
        slope = -((by_worth / likely)[:, None] * more).mean(axis=0) / WARMTH
        return float(-np.log(likely).mean()), slope

    def fitted(self) -> Numbers:
        """Return the best weights, by kind: to a partner, then to others."""
        weights = np.zeros(2 * KINDS)
        moments = Moments(weights, weights, weights)
        for number in range(1, STEPS + 1):
            slope = self.loss(weights)[1]
            moments = moments_after(moments.mean, moments.spread, slope, number)
            weights = weights - STEP * (1 - number / (STEPS + 1)) * moments.direction
        return weights


def weights_in(telling: Telling) -> Numbers:
    """Return the veteran's weights in one row."""
    return np.concatenate([telling.to_partner[VETERAN], telling.to_others[VETERAN]])


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=150, show_default=True)
@click.option("--seed", type=int, default=4402, show_default=True)
def telling(games: int, seed: int) -> None:
    """Fit what veterans tell partners and others."""
    found = [
        choice
        for other in OTHERS
        for number in range(games)
        for choice in choices_in(*played(other, seed, number))
    ]
    fit = Fit(found)
    for name, weights in (
        ("fitted now", fit.fitted()),
        ("played on with", weights_in(PLAYED_ON)),
        ("recognised by", weights_in(RECOGNISED)),
    ):
        to_partner, to_others = np.split(weights.round(2), 2)
        click.echo(
            f"{name}: to partner {to_partner}, others {to_others}; {fit.loss(weights)[0]:.4f} nats"
        )
    click.echo(f"{len(found)} pairs shown")


if __name__ == "__main__":
    telling()

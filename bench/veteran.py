"""Measure the veteran at cards with four players: with all partners and opponents.

`.venv/bin/python -m bench.veteran --games 4000 --seed 5201`. The simulator plays as the engine does
(`make prove-simulator`), in a fraction of the time, and has plain players, which are no level.
"""

import click
import numpy as np

from inkognito.arena.scores import wilson
from inkognito.bots.card_weights import weights_for
from inkognito.simulator.cast import Cast
from inkognito.simulator.course import play_out
from inkognito.simulator.facts import facts_of
from inkognito.simulator.learned import Learned
from inkognito.simulator.table import Table
from inkognito.training.league import (
    CLERKS,
    LEARNER,
    PLAIN,
    ROUND_LIMIT,
    SLYS,
    Matchup,
    drawn_deals,
    members,
    seating,
)

MATCHUPS = {
    "two against clerks": Matchup(LEARNER, CLERKS, 1.0),
    "two against sly bots": Matchup(LEARNER, SLYS, 1.0),
    "with a clerk against clerks": Matchup(CLERKS, CLERKS, 1.0),
    "with a plain player against such": Matchup(PLAIN, PLAIN, 1.0),
    "against veterans": Matchup(LEARNER, LEARNER, 1.0),
}


def measured(name: str, games: int, seed: int) -> str:
    """Play so many games of a matchup, and return what happened in a line."""
    facts, weights = facts_of(4), weights_for(4, "ffg-2003")
    if weights is None:
        raise SystemExit("nothing was learned")
    generator = np.random.default_rng(seed)
    matchups = (MATCHUPS[name],)
    deals = drawn_deals(facts, games, matchups, generator)
    table = Table(facts, deals.hands, deals.first, ROUND_LIMIT)
    veteran = Learned(weights)
    seated = seating(facts, deals, slice(None), matchups)
    play_out(table, Cast([veteran, *members(), veteran], seated, generator))
    rows = np.arange(games)
    share = wilson(float(table.winners[rows, deals.learner].sum()), games)
    wrong = int(((table.declarer >= 0) & ~table.is_right).sum())
    blocked = table.blocks[:, :4].sum() / table.length.sum()
    return (
        f"{name}: {share.value:.3f} ({share.low:.3f} to {share.high:.3f}), "
        f"{(table.declarer < 0).mean():.2%} undecided, {table.length.mean():.1f} rounds, "
        f"{blocked:.1%} of rounds blocked by an agent, {wrong} wrong declarations"
    )


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=4000, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
def veteran(games: int, seed: int) -> None:
    """Measure the veteran with all partners and opponents."""
    for name in MATCHUPS:
        click.echo(measured(name, games, seed))


if __name__ == "__main__":
    veteran()

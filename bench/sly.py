"""Measure sly bots at cards against clerks, in the simulator, which plays as the engine does.

With four players two against two; with three or five, one among clerks.
`.venv/bin/python -m bench.sly --games 4000 --seed 7301`.
"""

import click
import numpy as np

from bench.veteran import Counts
from inkognito.card.editions import EDITIONS, Edition
from inkognito.simulator.cast import Cast
from inkognito.simulator.course import play_out
from inkognito.simulator.facts import facts_of
from inkognito.simulator.table import Table
from inkognito.training.league import (
    AT_ONCE,
    CLERKS,
    LEARNER,
    ROUND_LIMIT,
    SLYS,
    Matchup,
    drawn_deals,
    members,
    seating,
)


def measured(players: int, edition: Edition, games: int, seed: int) -> Counts:
    """Play the games."""
    facts, counts = facts_of(players, edition), Counts()
    matchup = Matchup(LEARNER if facts.needs_partner else CLERKS, CLERKS, 1.0)
    generator = np.random.default_rng(seed)
    for start in range(0, games, AT_ONCE):
        deals = drawn_deals(facts, min(AT_ONCE, games - start), (matchup,), generator)
        table = Table(facts, deals.hands, deals.first, ROUND_LIMIT)
        league = members(generator, has_guile=True)
        cast = Cast(
            [league[SLYS - 1], *league], seating(facts, deals, slice(None), (matchup,)), generator
        )
        play_out(table, cast)
        counts.add(table, deals.learner)
    return counts


@click.command()
@click.option("--players", type=click.IntRange(3, 5), default=4, show_default=True)
@click.option("--edition", type=click.Choice(list(EDITIONS)), default="ffg-2003", show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=4000, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
def sly(players: int, edition: Edition, games: int, seed: int) -> None:
    """Measure sly bots against clerks."""
    click.echo(f"sly among clerks: {measured(players, edition, games, seed)}")


if __name__ == "__main__":
    sly()

"""Measure the veteran at cards: with all partners and opponents, and alone among sly bots.

`.venv/bin/python -m bench.veteran --games 10000 --seed 6201`. The simulator plays as the engine
does (`make prove-simulator`), in a fraction of the time, and has plain players, which are no level.
With `--partner FILE` a partner that learned independently, by `inkognito train`, takes part: two
veterans, one of each and two of those others play against the same opponents.
"""

from pathlib import Path

import click
import msgspec
import numpy as np
from msgspec import Struct

from inkognito.arena.scores import wilson
from inkognito.bots.card_weights import row_of, weights_for
from inkognito.card.editions import EDITIONS, Edition
from inkognito.deduction.deals import PLAYED
from inkognito.simulator.cast import Cast
from inkognito.simulator.course import play_out
from inkognito.simulator.facts import Floats, facts_of
from inkognito.simulator.learning import Learning
from inkognito.simulator.networked import player_of
from inkognito.simulator.table import Table
from inkognito.training.league import (
    AT_ONCE,
    CLERKS,
    LEARNER,
    PAST,
    PLAIN,
    ROUND_LIMIT,
    SLYS,
    Matchup,
    drawn_deals,
    members,
    seating,
)

IN_TEAMS = {
    "two against clerks": Matchup(LEARNER, CLERKS, 1.0),
    "two against sly bots": Matchup(LEARNER, SLYS, 1.0),
    "with a clerk against clerks": Matchup(CLERKS, CLERKS, 1.0),
    "with a plain player against such": Matchup(PLAIN, PLAIN, 1.0),
    "against veterans": Matchup(LEARNER, LEARNER, 1.0),
}
OPPONENTS = {"clerks": CLERKS, "sly bots": SLYS}
ALONE = {"one among sly bots": Matchup(SLYS, SLYS, 1.0)}


class Counts(Struct):
    """What happened in some games."""

    games: int = 0
    credit: float = 0.0
    undecided: int = 0
    rounds: int = 0
    blocks: int = 0
    said: int = 0
    wrong: int = 0

    def add(self, table: Table, learner: np.ndarray[tuple[int], np.dtype[np.intp]]) -> None:
        """Count the games of a batch. Partners share a win if others don't need partners."""
        rows, winners = np.arange(len(table)), np.maximum(table.winners.sum(axis=1), 1)
        shared = 1 if table.facts.needs_partner else winners
        self.games += len(table)
        self.credit += float((table.winners[rows, learner] / shared).sum())
        self.undecided += int((table.declarer < 0).sum())
        self.rounds += int(table.length.sum())
        self.blocks += int(table.blocks[:, :4].sum())
        self.said += int((table.declarer == learner).sum())
        self.wrong += int(((table.declarer == learner) & ~table.is_right).sum())

    def __str__(self) -> str:
        share = wilson(self.credit, self.games)
        return (
            f"{share.value:.3f} ({share.low:.3f} to {share.high:.3f}), "
            f"{self.undecided / self.games:.2%} undecided, {self.rounds / self.games:.1f} rounds, "
            f"{self.blocks / self.rounds:.1%} of rounds blocked by an agent, "
            f"{self.wrong} of {self.said} declarations wrong"
        )


class Row(Struct, frozen=True):
    """What is measured: the player in whose place a game is counted, and who else plays."""

    name: str
    own: Floats
    matchup: Matchup
    other: Floats


def measured(players: int, edition: Edition, row: Row, games: int, seed: int) -> Counts:
    """Play the games of a row."""
    facts, matchup = facts_of(players, edition), row.matchup
    generator, counts = np.random.default_rng(seed), Counts()
    for start in range(0, games, AT_ONCE):
        deals = drawn_deals(facts, min(AT_ONCE, games - start), (matchup,), generator)
        table = Table(facts, deals.hands, deals.first, ROUND_LIMIT)
        seated = seating(facts, deals, slice(None), (matchup,))
        league = members(generator, has_guile=True)
        cast = Cast([player_of(row.own), *league, player_of(row.other)], seated, generator)
        play_out(table, cast)
        counts.add(table, deals.learner)
    return counts


def rows_of(players: int, veteran: Floats, partners: tuple[Path, ...]) -> list[Row]:
    """Return what is measured, with these partners if there are any."""
    if not partners:
        matchups = IN_TEAMS if players == PLAYED else ALONE
        return [Row(name, veteran, one, veteran) for name, one in matchups.items()]
    rows = []
    for file in partners:
        other = row_of(msgspec.json.decode(file.read_bytes(), type=Learning))
        rows += rows_with(file.stem, veteran, other)
    return rows


def rows_with(name: str, veteran: Floats, other: Floats) -> list[Row]:
    """Return both players in pairs of one kind, and together, against all opponents."""
    rows = []
    for against in (*OPPONENTS, "veterans"):
        for pair, own, partner in (
            ("two veterans", veteran, LEARNER),
            (f"a veteran with {name}", veteran, PAST),
            (f"two of {name}", other, LEARNER),
        ):
            veterans, last = (LEARNER, other) if own is veteran else (PAST, veteran)
            matchup = Matchup(partner, OPPONENTS.get(against, veterans), 1.0)
            rows.append(Row(f"{pair} against {against}", own, matchup, last))
    return rows


@click.command()
@click.option("--players", type=click.IntRange(3, 5), default=4, show_default=True)
@click.option("--edition", type=click.Choice(list(EDITIONS)), default="ffg-2003", show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=4000, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--partner", "partners", type=click.Path(path_type=Path, exists=True), multiple=True)
@click.option("--only", default="", help="Play only the rows with this in their names.")
def veteran(
    players: int, edition: Edition, games: int, seed: int, partners: tuple[Path, ...], only: str
) -> None:
    """Measure the veteran with all partners and opponents."""
    weights = weights_for(players, edition)
    if weights is None:
        raise click.UsageError("no weights were learned for such a table")
    if partners and players != PLAYED:
        raise click.UsageError("partners are measured with four players")
    rows = [one for one in rows_of(players, weights, partners) if only in one.name]
    if not rows:
        raise click.UsageError("no row has this in its name")
    for row in rows:
        click.echo(f"{row.name}: {measured(players, edition, row, games, seed)}")


if __name__ == "__main__":
    veteran()

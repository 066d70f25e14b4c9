"""Measure how long the decisions of each level take: CPU milliseconds, in both games.

What a bot reads between two decisions counts for the later one. The first game of each level fills
the tables that later ones share, and does not count. `.venv/bin/python -m bench.decisions`.
"""

import click
import numpy as np
from rich.console import Console

from bench.calibration import table
from bench.minds import Timed, bots_for, opened
from inkognito.arena.table import play_out
from inkognito.bots.bot import Budget
from inkognito.deduction.deals import PLAYED

LEVELS = ("tourist", "clerk", "sly", "veteran", "master")


def milliseconds(kind: str, name: str, players: int, numbers: range, budget: Budget) -> list[float]:
    """Return the times of all decisions in games of one level."""
    times: list[float] = []
    for number in numbers:
        game = opened(kind, name, players, number)
        bots = {seat: Timed(bot) for seat, bot in bots_for(kind, name, game, number).items()}
        play_out(game, bots, dict.fromkeys(bots, kind), budget)
        for bot in bots.values():
            times.extend(bot.milliseconds)
    return times


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=10, show_default=True)
@click.option("--players", type=click.IntRange(3, 5), default=PLAYED, show_default=True)
@click.option("--budget", type=float, default=0.05, show_default=True)
@click.option("--game", "name", type=click.Choice(["card", "board"]), default="card")
@click.option("--level", "levels", type=click.Choice(LEVELS), multiple=True)
def decisions(games: int, players: int, budget: float, name: str, levels: tuple[str, ...]) -> None:
    """Measure decision times."""
    made = table("CPU milliseconds of a decision", "level", "decisions", "median", "95th", "99th")
    for kind in levels or LEVELS:
        given = Budget(budget)
        milliseconds(kind, name, players, range(1), given)
        times = milliseconds(kind, name, players, range(1, games + 1), given)
        shown = (f"{one:.1f}" for one in np.percentile(times, (50, 95, 99)))
        made.add_row(f"{name}, {kind}", f"{len(times):,}", *shown)
    Console().print(made)


if __name__ == "__main__":
    decisions()

"""The long form of the comparison: thousands of games for each rule set and number of players.

`make prove-simulator` runs it. It prints what it compared, and fails at the first difference.
"""

from itertools import product

import click

from inkognito.bots.manner import CLERK, SLY_AT_CARDS
from inkognito.card.editions import EDITIONS, Edition
from inkognito.core.seats import DEFAULT_SEATS
from tests.simulator.compiled_games import compare as compare_compiled
from tests.simulator.compiled_games import compare_actors, compare_networks
from tests.simulator.scripts import at_random, by_bots, played
from tests.simulator.test_same_as_bots import compare as compare_bots
from tests.simulator.test_same_as_bots import reasoner
from tests.simulator.test_same_as_engine import compare

AT_ONCE = 250


def compared_events(players: int, edition: Edition, seeds: range) -> int:
    """Compare random games, some at a time, and return the number of events."""
    found = 0
    for start in range(0, len(seeds), AT_ONCE):
        chunk = seeds[start : start + AT_ONCE]
        found += compare([played(players, edition, seed, at_random(seed)) for seed in chunk])
    return found


def compared_choices(players: int, edition: Edition, seeds: range) -> int:
    """Compare games of clerks and of sly bots, and return the number of decisions."""
    found = 0
    for kind, manner in (("clerk", CLERK), ("sly", SLY_AT_CARDS)):
        kinds = dict.fromkeys(DEFAULT_SEATS[players], kind)
        for seed in seeds:
            key = seed.to_bytes(32, "big")
            script = played(players, edition, seed, by_bots(kinds, key))
            found += compare_bots([script], reasoner(manner))
    return found


def compared_compiled(edition: Edition, games: int, seed: int) -> str:
    """Compare compiled games with those of the simulator, and say how many decisions there were."""
    compared = close = 0
    for start in range(0, games, AT_ONCE):
        found = compare_compiled(min(AT_ONCE, games - start), edition, seed + start)
        compared, close = compared + found.compared, close + found.close_calls
    return f"{compared} decisions the same, {close} of them left to rounding"


def compared_actors(games: int, seed: int) -> int:
    """Compare compiled players with networks, and actors, and return the number of decisions."""
    found = 0
    for start in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - start)
        everywhere = start // AT_ONCE % 2 == 0
        found += compare_actors(count, seed + start, in_all_seats=everywhere).compared
        found += compare_networks(count, seed + start).compared
    return found


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=5000, show_default=True)
@click.option("--bot-games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=1_000_000, show_default=True)
def prove(games: int, bot_games: int, seed: int) -> None:
    """Compare the simulator with the engine and its bots."""
    for players, edition in product((3, 4, 5), EDITIONS):
        events = compared_events(players, edition, range(seed, seed + games))
        choices = compared_choices(players, edition, range(seed, seed + bot_games))
        click.echo(
            f"{players} players, {edition}: {games} random games, {events} events the same; "
            f"{2 * bot_games} games of bots, {choices} decisions the same"
        )
    for edition in EDITIONS:
        told = compared_compiled(edition, games, seed)
        click.echo(f"compiled, 4 players, {edition}: {games} games of learned players, {told}")
    decisions = compared_actors(games, seed)
    click.echo(f"compiled, with networks: {games} games, {decisions} decisions the same")


if __name__ == "__main__":
    prove()

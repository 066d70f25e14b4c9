"""A learned player chooses at a real table as it does in the simulator, and sees no other hands."""

from itertools import product

import numpy as np
import pytest

from inkognito.bots.bot import Bot
from inkognito.bots.veteran import LearnedBot
from inkognito.card.editions import EDITIONS, Edition
from inkognito.core.seats import DEFAULT_SEATS, Seat
from inkognito.simulator.cast import Cast
from inkognito.simulator.course import Point, play_out, step
from inkognito.simulator.facts import facts_of
from inkognito.simulator.learned import Learned
from inkognito.simulator.networked import player_of
from inkognito.simulator.networks import NUMBERS
from inkognito.simulator.table import new_tables
from inkognito.simulator.weights import WEIGHTS, starting_weights
from inkognito.simulator.worlds import ORDERS
from tests.simulator.scripts import by_makers, played
from tests.simulator.test_same_as_bots import compare

GAMES = 3
EACH = pytest.mark.parametrize(("players", "edition"), list(product((3, 4, 5), EDITIONS)))


def player() -> Learned:
    """A player that uses every weight."""
    disturbed = np.random.default_rng(1).normal(0, 0.1, len(WEIGHTS))
    return Learned(starting_weights() + disturbed)


def with_networks() -> Learned:
    """A player that uses every weight, and networks of every input."""
    numbers = np.random.default_rng(3).normal(0, 1, NUMBERS)
    return player_of(np.concatenate([player().weights[0], numbers]))


def maker(seat: Seat, key: bytes) -> Bot:
    return LearnedBot(seat, key, player())


@EACH
def test_the_bot_values_every_option_as_in_the_simulator(players: int, edition: Edition) -> None:
    makers = dict.fromkeys(DEFAULT_SEATS[players], maker)
    scripts = [
        played(players, edition, seed, by_makers(makers, bytes([seed] * 32)))
        for seed in range(GAMES)
    ]
    assert compare(scripts, player()) > 30 * GAMES


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_with_networks_values_every_option_as_in_the_simulator(edition: Edition) -> None:
    def networked(seat: Seat, key: bytes) -> Bot:
        return LearnedBot(seat, key, with_networks())

    makers = dict.fromkeys(DEFAULT_SEATS[4], networked)
    scripts = [played(4, edition, seed, by_makers(makers, bytes([seed] * 32))) for seed in range(3)]
    assert compare(scripts, with_networks()) > 30 * GAMES


def test_what_a_player_with_networks_thinks_does_not_depend_on_hidden_hands() -> None:
    hold_what_cannot_be_seen(4, "ffg-2003", with_networks())


@EACH
def test_what_a_player_thinks_does_not_depend_on_hands_that_it_cannot_see(
    players: int, edition: Edition
) -> None:
    hold_what_cannot_be_seen(players, edition, player())


def hold_what_cannot_be_seen(players: int, edition: Edition, player: Learned) -> None:
    """Check that a player values everything alike where others hold other hands."""
    facts, games = facts_of(players, edition), np.arange(50)
    generator = np.random.default_rng(2)
    table = new_tables(facts, len(games), generator)
    cast = Cast([player], np.zeros((len(games), 5), dtype=np.intp), generator)
    for _ in range(3):
        for point in Point:
            step(table, cast, point)
    step(table, cast, Point.BEGIN)
    seats, other = np.full(len(games), facts.agents[0]), np.full(len(games), facts.agents[1])
    changed = table.taken(games)
    changed.hands[:, 1:] = 5
    for one, two in (
        (player.places(batch, games, seats) for batch in (table, changed)),
        (player.pairs(batch, games, seats, other) for batch in (table, changed)),
        (player.names(batch, games, seats) for batch in (table, changed)),
        (player.blacks(batch, games, seats, other) for batch in (table, changed)),
        (player.codes(batch, games, seats, other) for batch in (table, changed)),
    ):
        assert np.array_equal(one, two)


def test_rows_taken_from_a_batch_are_played_on_like_the_batch_itself() -> None:
    generator = np.random.default_rng(3)
    table = new_tables(facts_of(4), 20, generator)
    cast = Cast([player()], np.zeros((20, 5), dtype=np.intp), generator)
    for point in Point:
        step(table, cast, point)
    copy = table.taken(np.arange(20))
    for batch in (table, copy):
        again = Cast([player()], cast.seated, np.random.default_rng(4))
        play_out(batch, again)
    assert np.array_equal(table.winners, copy.winners)
    assert np.array_equal(table.length, copy.length)


def test_codes_are_numbered_like_the_orders_of_the_numbers() -> None:
    assert len(ORDERS) == len({tuple(order) for order in ORDERS.tolist()}) == 24


def test_those_who_have_blocked_and_meant_it_are_blocked_in_return() -> None:
    table = new_tables(facts_of(4), 3, np.random.default_rng(5))
    table.at[:, 1:3] = 2
    table.blocks[1:, 1:3], table.meant[2, 1] = 1, 1
    reds = np.zeros(3, dtype=np.intp)
    worth = Learned(starting_weights()).places(table, np.arange(3), reds)[:, 2]
    assert worth[0] == worth[1] < worth[2]

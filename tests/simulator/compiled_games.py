"""Compiled games that the simulator plays again, decision by decision, with the same draws."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from inkognito.card.editions import Edition
from inkognito.simulator.cast import CLOSE, Player, drawn
from inkognito.simulator.compiled import draws
from inkognito.simulator.compiled.actor import ACTOR
from inkognito.simulator.compiled.inputs import STATE_INPUTS
from inkognito.simulator.compiled.play import Deals, Keys, Results, played
from inkognito.simulator.compiled.toolchain import Record
from inkognito.simulator.course import drawn_places, play_out
from inkognito.simulator.facts import NOBODY, Floats, Ints, facts_of
from inkognito.simulator.learned import Learned
from inkognito.simulator.networked import player_of
from inkognito.simulator.networks import NUMBERS, stacked
from inkognito.simulator.table import Table, dealt
from inkognito.simulator.weights import WEIGHTS, starting_weights
from inkognito.training.against import LEARNER, VICTIM, drawn_match
from tests.simulator.apprentice import Apprentice, lessons

ROUND_LIMIT = 60
LOG_LENGTH = 60 * 12
COSTS = (0.01, 0.05)
"""Of rounds and blocks, where the actor sits in all seats."""

ROUNDED = 1e-5
"""The arrays compute some bits with single precision."""

Values = Callable[[Player, Ints], Floats]


def drawn_deals(count: int, generator: np.random.Generator) -> Deals:
    keys = generator.integers(1 << 63, size=count).astype(np.uint64)
    return Deals(dealt(count, generator), generator.integers(4, size=count), keys)


def drawn_weights(count: int, generator: np.random.Generator) -> Floats:
    """Weights that use every feature, each row others."""
    disturbed = generator.normal(0, 0.1, (count, len(WEIGHTS)))
    return starting_weights() + disturbed


class Addressed:
    """A generator whose draws are those of compiled games. Whoever uses it says what for."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self.games: Ints
        self.at: tuple[int, int, Ints]

    def decides(self, table: Table, kind: int, games: Ints, seats: Ints) -> None:
        """Say whose decision comes next."""
        self.games, self.at = games, (table.round, kind, seats)

    def random(self, shape: tuple[int, int]) -> Floats:
        """Return the draws for all options; a single one is drawn among all of them."""
        now, kind, seats = self.at
        options = np.arange(shape[1]) if shape[1] > 1 else np.array([draws.ONE_OF_ALL])
        plain: Any = draws.draw
        found = plain.py_func(
            self.keys[self.games][:, None], now, kind, seats[:, None], options[None]
        )
        return np.asarray(found, dtype=np.float64)


class Repeated:
    """Players who choose as in the compiled games; checks that they would choose that anyway."""

    def __init__(
        self, players: Sequence[Player], seated: Ints, results: Results, generator: Addressed
    ) -> None:
        self.players, self.seated, self.generator = players, seated, generator
        self.decided = [_by_address(log) for log in results.log]
        self.compared = self.close_calls = 0

    def places(self, table: Table, games: Ints, seats: Ints) -> Ints:
        return self._checked(
            table, draws.PLACE, games, seats, lambda p, r: p.places(table, games[r], seats[r])
        )

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints) -> Ints:
        return self._checked(
            table,
            draws.PAIR,
            games,
            seats,
            lambda p, r: p.pairs(table, games[r], seats[r], viewers[r]),
        )

    def names(self, table: Table, games: Ints, seats: Ints) -> Ints:
        named = self._checked(
            table, draws.NAME, games, seats, lambda p, r: p.names(table, games[r], seats[r])
        )
        return np.where(named == 4, NOBODY, named)

    def blacks(self, table: Table, games: Ints, seats: Ints, askers: Ints) -> Ints:
        return self._checked(
            table,
            draws.BLACK,
            games,
            seats,
            lambda p, r: p.blacks(table, games[r], seats[r], askers[r]),
        )

    def codes(self, table: Table, games: Ints, seats: Ints, others: Ints) -> Ints:
        said = np.empty(len(games), dtype=np.intp)
        for number, rows in self._groups(games, seats):
            given = (games[rows], seats[rows], others[rows])
            said[rows] = self.players[number].codes(table, *given)
        assert np.array_equal(said, self._read(table, draws.CODE, games, seats))
        return said

    def stacks(self, table: Table, games: Ints, visitor: int) -> Ints:
        seats = np.full(len(games), visitor)
        self.generator.decides(table, draws.STACK, games, seats)
        generator: Any = self.generator
        places = drawn_places(table, games, visitor, generator)
        assert np.array_equal(places, self._read(table, draws.STACK, games, seats))
        return places

    def looks(self, _table: Table, _games: Ints, _seats: Ints) -> Ints:
        raise AssertionError("there is no dummy")

    def _groups(self, games: Ints, seats: Ints) -> list[tuple[int, Ints]]:
        numbers = self.seated[games, seats]
        return [(int(one), np.flatnonzero(numbers == one)) for one in np.unique(numbers)]

    def _read(self, table: Table, kind: int, games: Ints, seats: Ints) -> Ints:
        self.compared += len(games)
        asked = zip(games.tolist(), seats.tolist(), strict=True)
        return np.array([self.decided[g].pop((table.round, kind, seat)) for g, seat in asked])

    def _checked(self, table: Table, kind: int, games: Ints, seats: Ints, values: Values) -> Ints:
        done = self._read(table, kind, games, seats)
        done = np.where(done == NOBODY, 4, done)
        generator: Any = self.generator
        for number, rows in self._groups(games, seats):
            self.generator.decides(table, kind, games[rows], seats[rows])
            found = values(self.players[number], rows)
            chosen = drawn(found, generator)
            differs = np.flatnonzero(chosen != done[rows])
            for row in differs.tolist():
                assert is_close_call(found[row]), (kind, found[row], chosen[row], done[rows][row])
            self.close_calls += len(differs)
        return done


def is_close_call(values: Floats) -> bool:
    """Whether rounding decides which options are almost as good as the best one."""
    return bool((np.abs(values.max() - CLOSE - values) < ROUNDED).any())


def _by_address(log: NDArray[np.intp]) -> dict[tuple[int, int, int], int]:
    rows = [row for row in log.tolist() if row[0]]
    found = {(now, kind, seat): option for now, kind, seat, option in rows}
    assert len(found) == len(rows), "a seat decides at most once of each kind in a round"
    return found


def compare(count: int, edition: Edition, seed: int) -> Repeated:
    """Play games with weights of their own for each, and again in the simulator."""
    generator = np.random.default_rng(seed)
    deals = drawn_deals(count, generator)
    weights = drawn_weights(2 * count, generator)
    seated = generator.integers(2, size=(count, 4))
    rows = np.arange(count)[:, None] + count * seated
    results = played(deals, rows, weights, edition=edition, log_length=LOG_LENGTH)
    players = [Learned(weights[:count]), Learned(weights[count:])]
    repeated = Repeated(players, seated, results, Addressed(deals.keys))
    again(deals, edition, repeated, results)
    return repeated


def compare_networks(count: int, seed: int) -> Repeated:
    """Play games of players with networks against those without, and again in the simulator."""
    generator = np.random.default_rng(seed)
    match, weights = drawn_match(count, generator), drawn_weights(2, generator)
    own = np.concatenate([weights[LEARNER], generator.normal(0, 1, NUMBERS)])
    rows = stacked([own, weights[VICTIM]])
    results = played(match.deals, match.seated, rows, log_length=LOG_LENGTH)
    draws_again = Addressed(match.deals.keys)
    players = [player_of(own), player_of(weights[VICTIM])]
    repeated = Repeated(players, match.seated, results, draws_again)
    again(match.deals, "ffg-2003", repeated, results)
    return repeated


def compare_actors(count: int, seed: int, *, in_all_seats: bool) -> Repeated:
    """Play games of an actor that learns, and again in the simulator."""
    generator = np.random.default_rng(seed)
    match, weights = drawn_match(count, generator), drawn_weights(2, generator)
    seated = np.full_like(match.seated, LEARNER) if in_all_seats else match.seated
    own = np.concatenate([weights[LEARNER], generator.normal(0, 1, NUMBERS)])
    actor, rows = np.zeros(1, ACTOR), stacked([own, weights[VICTIM]])
    critic = generator.normal(0, 0.5, STATE_INPUTS)
    actor[0]["player"], actor[0]["critic"] = LEARNER, critic
    actor[0]["round_cost"], actor[0]["block_cost"] = COSTS
    results = played(match.deals, seated, rows, actor=actor, log_length=LOG_LENGTH)
    draws_again = Addressed(match.deals.keys)
    apprentice = Apprentice(own, draws_again)
    repeated = Repeated([apprentice, Learned(weights[VICTIM])], seated, results, draws_again)
    again(match.deals, "ffg-2003", repeated, results)
    by_round, by_block = np.array(COSTS) * in_all_seats
    costs = by_round * results.length[:, None] + by_block * results.blocks
    worth = results.winners.astype(np.float64) - costs
    compare_lessons(actor[0], lessons(apprentice.notes, worth, critic))
    return repeated


def compare_lessons(actor: Record, taught: tuple[Floats, Floats, Floats]) -> None:
    """Check that the actor learns what its notes teach."""
    places, pairs, correction = taught
    assert np.allclose(actor["gradient"], np.concatenate([places, pairs]), atol=1e-3, rtol=1e-3)
    assert np.allclose(actor["correction"], correction, atol=1e-3, rtol=1e-3)


def again(deals: Deals, edition: Edition, repeated: Repeated, results: Results) -> None:
    """Play the games again, and compare how they end."""
    table = Table(facts_of(4, edition), deals.hands, deals.first, ROUND_LIMIT)
    play_out(table, repeated)
    assert repeated.compared == results.decisions.sum()
    assert not any(repeated.decided)
    assert np.array_equal(table.winners[:, :4], results.winners)
    assert np.array_equal(table.blocks[:, :4], results.blocks)
    assert np.array_equal(table.declarer, results.declarer)
    assert np.array_equal(table.is_right, results.is_right)
    assert np.array_equal(table.length, results.length)

"""A costly answer is called hindsight exactly if no other one looked better, by brute force."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from inkognito import Game, new_game
from inkognito.arena.table import play_out
from inkognito.card.commands import ChoosePair
from inkognito.card.events import BlackCardShown, PairShown
from inkognito.core.seats import SEAT_INDEX
from inkognito.games import new_bot
from inkognito.review.course import review_of
from inkognito.views.redact import redact
from tests.oracle.naive_deduction import NaiveCardViewer

Hand = frozenset[str]


def game_of(edition: str, players: int, seed: int) -> Game:
    game = new_game("card", players=players, seed=seed, edition=edition)
    bots = {seat: new_bot("tourist", "card", seat, bytes([seed]) * 32) for seat in game.seats}
    play_out(game, bots, dict.fromkeys(game.seats, "tourist"))
    return game


def hands_left(owner: NaiveCardViewer, viewer: str, past: list[Any], pair: frozenset[str]) -> float:
    """Return how many hands of the owner the viewer could not rule out, on average.

    The viewer knows what the owner has shown them, and their own cards; all deals that are
    possible for the owner count alike.
    """
    shown = [one for one in past if isinstance(one, PairShown | BlackCardShown)]
    told = [one for one in shown if one.seat == owner.viewer and viewer in listed(one.to)]
    pairs = [frozenset(one.cards) for one in told if isinstance(one, PairShown)]
    black = {one.card for one in told if isinstance(one, BlackCardShown)}
    hands = [
        hand
        for hand in map(frozenset, product(*owner.kinds))
        if black <= hand and all(owner.is_truthful(one, hand) for one in (*pairs, pair))
    ]
    counts = [
        sum(not hand & deal.get(viewer, frozenset()) for hand in hands) for deal in owner.deals
    ]
    return sum(counts) / len(counts)


def listed(seats: Any) -> tuple[str, ...]:
    return (seats,) if isinstance(seats, str) else tuple(seats)


def costly_pairs(game: Game) -> Iterator[tuple[bool, float, float]]:
    """Yield, for each costly pair: whether it is called hindsight, what it left, and the most."""
    [deal] = review_of(game.module, game.log.lines).deals
    events = list(game.events)
    for seat in deal.seats:
        for one in seat.costly:
            if one.move.kind != "answer" or not isinstance(one.move.done[0], ChoosePair):
                continue
            past, state = events[: one.at], game.module.engine.empty
            owner = NaiveCardViewer(seat.seat)
            for event in past:
                state = game.module.engine.evolve(state, event)
                sighting = redact(event, seat.seat)
                if sighting is not None:
                    owner.see(sighting)
            offered = game.module.engine.options(state, SEAT_INDEX[seat.seat])
            left = {
                pair: hands_left(owner, str(one.move.other), past, frozenset(pair.cards))
                for pair in offered
                if isinstance(pair, ChoosePair)
            }
            yield one.move.hindsight, left[one.move.done[0]], max(left.values())


@pytest.mark.parametrize("edition", ["ffg-2003", "abacus-1997"])
@pytest.mark.parametrize("players", [3, 4])
def test_an_answer_is_hindsight_if_and_only_if_none_looked_better(
    edition: str, players: int
) -> None:
    seen: Counter[bool] = Counter()
    for seed in range(6):
        for is_hindsight, left, most in costly_pairs(game_of(edition, players, seed)):
            assert is_hindsight == (left > most - 1e-9)
            seen[is_hindsight] += 1
    assert seen[True]
    assert seen[False]

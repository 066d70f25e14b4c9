"""Ratings of the kinds in a round robin, with openskill's Plackett-Luce model."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from inkognito.arena.judging import Played
from inkognito.arena.line_ups import Contest

TEAM_SIZE: Final = 2


class Rating(Struct, frozen=True):
    """The estimated strength of a kind; `ordinal` is a conservative lower estimate."""

    kind: str
    mu: float
    sigma: float
    ordinal: float


def rated(contest: Contest, games: Iterable[Played]) -> list[Rating]:
    """Return the ratings after these games, in their order, the strongest kind first."""
    model = PlackettLuce()
    pairs = [(kinds[0], kinds[TEAM_SIZE]) for kinds in contest.line_ups]
    now = {kind: model.rating() for pair in pairs for kind in pair}
    for played in games:
        pair = pairs[played.line_up]
        # Two players of equal strength: one listed twice would be rated twice for the same game.
        teams = [
            [model.rating(now[kind].mu, now[kind].sigma) for _ in range(TEAM_SIZE)] for kind in pair
        ]
        first, second = model.rate(teams, ranks=_ranks(played))
        now[pair[0]], now[pair[1]] = first[0], second[0]
    ratings = [Rating(kind, one.mu, one.sigma, one.ordinal()) for kind, one in now.items()]
    return sorted(ratings, key=lambda rating: (-rating.ordinal, rating.kind))


def _ranks(played: Played) -> list[float]:
    """Return the ranks: the better team has the lower one; in a draw both have the same."""
    if not played.winners:
        return [1, 1]
    return [1, 2] if played.winners[0] < TEAM_SIZE else [2, 1]

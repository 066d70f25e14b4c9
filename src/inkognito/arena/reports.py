"""The results of a contest as plain values for JSON. Numbers and codes, no sentences."""

from typing import Any, Final

from inkognito.arena.ratings import Rating
from inkognito.arena.scores import Chair, Claims, Share, Tally, joined

DIGITS: Final = 6
FIRST_TEAM: Final = (0, 1)


def duel_report(tally: Tally) -> dict[str, Any]:
    """Return a duel's results, from the point of view of the team that was named first."""
    return {
        **_share("score", tally.share(*FIRST_TEAM)),
        **_course(tally),
        **_claims("declarations", tally.declarations(*FIRST_TEAM)),
        "kinds": kinds_report([tally]),
    }


def rotation_report(tally: Tally) -> dict[str, Any]:
    """Return the results of a tournament by seat, chair by chair."""
    return {
        **_course(tally),
        "equal_share": round(1 / len(tally.chairs), DIGITS),
        "chairs": [_chair(tally, number) for number in range(len(tally.chairs))],
        "kinds": kinds_report([tally]),
    }


def round_robin_report(tallies: list[Tally], ratings: list[Rating]) -> dict[str, Any]:
    """Return a round robin: ratings, and each pairing from its first kind's point of view."""
    return {
        "pairs": [_pair(tally) for tally in tallies],
        "ratings": [_rating(rating) for rating in ratings],
        "kinds": kinds_report(tallies),
    }


def kinds_report(tallies: list[Tally]) -> dict[str, dict[str, int]]:
    """Return the claims of all bots of each kind."""
    chairs = [chair for tally in tallies for chair in tally.chairs]
    kinds = dict.fromkeys(chair.kind for chair in chairs)
    return {kind: _claimed([one for one in chairs if one.kind == kind]) for kind in kinds}


def crosstable(tallies: list[Tally]) -> dict[tuple[str, str], float]:
    """Return the score of each kind against each other kind."""
    scores: dict[tuple[str, str], float] = {}
    for tally in tallies:
        first, second = tally.chairs[0].kind, tally.chairs[-1].kind
        score = tally.share(*FIRST_TEAM).value
        scores[first, second], scores[second, first] = score, 1 - score
    return scores


def _claimed(chairs: list[Chair]) -> dict[str, int]:
    return {
        **_claims("declarations", joined(chair.declarations for chair in chairs)),
        **_claims("notes", joined(chair.notes for chair in chairs)),
    }


def _chair(tally: Tally, number: int) -> dict[str, Any]:
    chair = tally.chairs[number]
    return {
        "kind": chair.kind,
        **_share("share", tally.share(number)),
        "wins": chair.wins,
        **_claims("declarations", chair.declarations),
    }


def _pair(tally: Tally) -> dict[str, Any]:
    return {
        "first": tally.chairs[0].kind,
        "second": tally.chairs[-1].kind,
        **_share("score", tally.share(*FIRST_TEAM)),
        **_course(tally),
        **_claims("declarations", tally.declarations(*FIRST_TEAM)),
    }


def _rating(rating: Rating) -> dict[str, Any]:
    return {
        "kind": rating.kind,
        "mu": round(rating.mu, DIGITS),
        "sigma": round(rating.sigma, DIGITS),
        "ordinal": round(rating.ordinal, DIGITS),
    }


def _share(name: str, share: Share) -> dict[str, float]:
    return {
        name: round(share.value, DIGITS),
        "low": round(share.low, DIGITS),
        "high": round(share.high, DIGITS),
    }


def _course(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "draws": tally.draws,
        "mean_length": round(tally.mean_length, DIGITS),
    }


def _claims(name: str, claims: Claims) -> dict[str, int]:
    return {name: claims.made, f"wrong_{name}": claims.wrong}

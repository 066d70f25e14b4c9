"""The result of a game, as the referee sees it: who won, and whose claims were right.

Chairs are identified by their numbers in the line-up. Knows nothing of kinds and scores.
"""

from msgspec import Struct

from inkognito.arena.line_ups import Chairs
from inkognito.core.results import Claim as ClaimBySeat
from inkognito.game import Game
from inkognito.games import statistics_of


class Claim(Struct, frozen=True, gc=False):
    """A declaration or a note: whose it was, and whether it was right."""

    chair: int
    right: bool


class Played(Struct, frozen=True):
    """The result of one game. The winners are chairs; a draw has none."""

    number: int
    line_up: int
    winners: tuple[int, ...]
    length: int
    declaration: Claim | None = None
    note: Claim | None = None


def judged(game: Game, number: int, line_up: int, chairs: Chairs) -> Played:
    """Return the result of a finished game; its length is in players' turns, or in rounds."""
    claims = statistics_of(game.module).claims_in(game.events)
    begun = [turn for turn in map(game.module.turn_begun, game.events) if turn is not None]
    return Played(
        number=number,
        line_up=line_up,
        winners=tuple(sorted(chairs[seat] for seat in game.outcome.winners)),
        length=begun[-1],
        declaration=_by_chair(claims.declaration, chairs),
        note=_by_chair(claims.note, chairs),
    )


def _by_chair(claim: ClaimBySeat | None, chairs: Chairs) -> Claim | None:
    return None if claim is None else Claim(chairs[claim.seat], claim.is_right)

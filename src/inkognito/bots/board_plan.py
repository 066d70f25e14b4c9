"""Movement: which balls go to which of the bot's own figures, and where the figures end.

Each set of balls reaches few spaces from where a figure stands (`reach`), so all ways to
distribute the balls are tried, with the best few spaces for each figure.
"""

from itertools import product
from math import inf
from typing import Final, TypeAlias

from msgspec import Struct

from inkognito.board.commands import Step
from inkognito.board.legal import REACH, can_end_movement
from inkognito.board.pieces import BALLS, EITHER_BALL, PIECES
from inkognito.board.state import State
from inkognito.board.venice import BITS, SPACES
from inkognito.bots.board_outlook import NO_ONE, Outlook
from inkognito.bots.decoys import Decoys
from inkognito.bots.reach import Balls, reach, spaces_in
from inkognito.core.seats import AMBASSADOR_SEAT

Candidates: TypeAlias = list[tuple[float, int]]

MOST_CANDIDATES: Final = 3
WORTHWHILE: Final = 0.02
"""The least gain of a plan over standing still."""


class Plan(Struct, frozen=True, gc=False):
    """Where the bot's own figures go, by which balls, and the gain over standing still.

    `hidden` is the part of the gain that comes from hiding the true figure.
    """

    gain: float
    moves: tuple[tuple[int, Balls, int], ...]
    hidden: float = 0.0


def best_plan(
    outlook: Outlook, candidates: int = MOST_CANDIDATES, decoys: Decoys | None = None
) -> Plan | None:
    """Return the best use of the balls for the bot's own figures, or None to stand still.

    What the steps tell about the true figure counts where there are `decoys` to think of.
    Where movement can't end as the figures stand (B2), any plan is better than none.
    """
    balls = own_balls(outlook.state)
    places = outlook.state.places
    stay = {figure: outlook.worth[figure][places[figure]] for figure in outlook.figures}
    least = WORTHWHILE if can_end_movement(outlook.state) else -inf
    best: Plan | None = None
    tops: dict[tuple[int, Balls], Candidates] = {}
    for shares in _ways_to_share(balls, outlook.figures):
        for figure, share in shares.items():
            if (figure, share) not in tops:
                tops[figure, share] = _top(outlook, figure, share, candidates)
        for ends in product(*(tops[one] for one in shares.items())):
            gain = sum(worth for worth, _ in ends) - sum(stay[figure] for figure in shares)
            hidden = 0.0
            if decoys is not None:
                hidden = decoys.worth(
                    (figure, len(share), outlook.meets[space] == NO_ONE)
                    for (figure, share), (_, space) in zip(shares.items(), ends, strict=True)
                    if space != places[figure]
                )
            gain += hidden
            if gain > (least if best is None else best.gain) and _is_legal(
                outlook, dict(zip(shares, (space for _, space in ends), strict=True))
            ):
                moves = tuple(
                    (figure, share, space)
                    for (figure, share), (_, space) in zip(shares.items(), ends, strict=True)
                    if space != places[figure]
                )
                best = Plan(gain, moves, hidden) if moves else best
    return best


def own_balls(state: State) -> Balls:
    """Return the unused balls for own figures; all balls for the Ambassador's player."""
    if state.seat == AMBASSADOR_SEAT:
        return state.balls
    return tuple(ball for ball in state.balls if ball <= EITHER_BALL)


def first_step(outlook: Outlook, plan: Plan, offered: frozenset[Step]) -> Step | None:
    """Return an offered step that begins the plan, if possible not through somebody's space."""
    through: Step | None = None
    for figure, balls, space in plan.moves:
        for place, ball in enumerate(balls):
            rest = balls[:place] + balls[place + 1 :]
            for to in spaces_in(REACH[ball][outlook.state.places[figure]]):
                step = Step(BALLS[ball], PIECES[figure], SPACES[to])
                if reach(rest, to) & BITS[space] and step in offered:
                    if to == space or outlook.meets[to] == NO_ONE:
                        return step
                    through = through or step
    return through


def _ways_to_share(balls: Balls, figures: tuple[int, ...]) -> list[dict[int, Balls]]:
    """Return all ways to give each ball to a figure, without equivalent ones."""
    ways: dict[tuple[tuple[int, Balls], ...], dict[int, Balls]] = {}
    for owners in product(figures, repeat=len(balls)):
        shares: dict[int, Balls] = {}
        for figure, ball in sorted(zip(owners, balls, strict=True)):
            shares[figure] = (*shares.get(figure, ()), ball)
        ways[tuple(shares.items())] = shares
    return list(ways.values())


def _top(outlook: Outlook, figure: int, balls: Balls, candidates: int) -> Candidates:
    worth = outlook.worth[figure]
    reached = spaces_in(reach(balls, outlook.state.places[figure]))
    return sorted(((worth[space], space) for space in reached), reverse=True)[:candidates]


def _is_legal(outlook: Outlook, ends: dict[int, int]) -> bool:
    """Return whether movement may end like this: figures apart, one meeting per player (B2)."""
    spaces = [ends.get(figure, outlook.state.places[figure]) for figure in outlook.figures]
    if len(set(spaces)) < len(spaces):
        return False
    met = [outlook.meets[s] for s in spaces if outlook.meets[s] not in (NO_ONE, AMBASSADOR_SEAT)]
    return len(set(met)) == len(met)

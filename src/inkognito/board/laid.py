"""Chance that a scenario lays: the next balls of the Phantom, and the deal after placing.

Owns the way from names to draws and their addresses. Whether such draws are possible is found out
here too. What is laid is secret: no sighting has a place for it.
"""

from collections.abc import Iterable, Iterator
from itertools import count, islice

from msgspec.structs import replace

from inkognito.board.cards import BUILDS, LETTERS, Hand
from inkognito.board.events import AnyEvent, HandsDealt, PhantomShaken, ScenarioSet
from inkognito.board.missions import PHANTOM_DRAWS
from inkognito.board.pieces import BALL_INDEX, Ball
from inkognito.board.rules import Rules
from inkognito.board.scenario import ChanceLaid, Scenario
from inkognito.core.agents import IDENTITIES
from inkognito.core.chance import Draws, number_of_order
from inkognito.core.refusals import Problem
from inkognito.core.seats import COLOURS, Seat


def laid_draws(scenario: Scenario) -> Draws:
    """Return the draws that the scenario lays, by their addresses."""
    laid = scenario.chance
    if laid is None:
        return {}
    turns = islice(_turns_with_a_shake(scenario), len(laid.balls))
    draws = {
        ("phantom", turn): _draw_of(balls, scenario.rules)
        for turn, balls in zip(turns, laid.balls, strict=True)
    }
    if laid.hands:
        hands = _in_order(laid.hands)
        identities = tuple(hand.identity for hand in hands)
        draws["identities", 0] = number_of_order(IDENTITIES, identities)
        draws["builds", 0] = number_of_order(BUILDS, tuple(hand.build for hand in hands))
        draws["missions", 0] = number_of_order(LETTERS, tuple(hand.mission for hand in hands))
    return draws


def laid_problems(scenario: Scenario) -> Iterator[Problem]:
    """Find what is wrong with the chance that the scenario lays."""
    laid = scenario.chance
    if laid is None:
        return
    draws = PHANTOM_DRAWS[scenario.rules.phantom]
    for number, balls in enumerate(laid.balls):
        if _sorted(balls) not in draws:
            field = f"chance.balls[{number}]"
            yield Problem("chance-balls-impossible", {"balls": balls}, field=field)
    if laid.hands and scenario.phase != "placing":
        yield Problem("chance-deal-too-late", field="chance.hands")
    elif laid.hands and not _is_deal(laid.hands, scenario.seats):
        yield Problem("chance-deal-impossible", field="chance.hands")


def chance_left(events: Iterable[AnyEvent]) -> ChanceLaid | None:
    """Return what is left of the chance that was laid, after these events of a whole game."""
    left: ChanceLaid | None = None
    for event in events:
        if isinstance(event, ScenarioSet):
            left = event.scenario.chance
        elif left is not None and isinstance(event, PhantomShaken):
            left = replace(left, balls=left.balls[1:])
        elif left is not None and isinstance(event, HandsDealt):
            left = replace(left, hands=())
    return None if left == ChanceLaid() else left


def _turns_with_a_shake(scenario: Scenario) -> Iterator[int]:
    """Count the turns from now on in which somebody shakes: all but the Ambassador player's."""
    is_placing = scenario.phase == "placing"
    mover = scenario.first if is_placing and scenario.first is not None else scenario.to_move
    now, start = 1 if is_placing else scenario.turn, scenario.seats.index(mover)
    skipped = 0 if scenario.phase in ("placing", "opening") else 1
    for later in count(skipped):  # pragma: no branch - it never ends
        if scenario.seats[(start + later) % len(scenario.seats)] != "ambassador":
            yield now + later


def _draw_of(balls: tuple[Ball, ...], rules: Rules) -> int:
    return PHANTOM_DRAWS[rules.phantom].index(_sorted(balls))


def _sorted(balls: tuple[Ball, ...]) -> tuple[Ball, ...]:
    """Return the balls in the order in which draws list them."""
    return tuple(sorted(balls, key=BALL_INDEX.__getitem__))


def _in_order(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Return the hands in the order of the colours, the one set aside in its colour's place."""
    by_seat = {hand.seat: hand for hand in hands}
    return tuple(by_seat[c] if c in by_seat else by_seat["aside"] for c in COLOURS)


def _is_deal(hands: tuple[Hand, ...], seats: tuple[Seat, ...]) -> bool:
    """Whether everybody gets one hand, and every card is dealt once."""
    wanted = sorted(colour if colour in seats else "aside" for colour in COLOURS)
    return sorted(hand.seat for hand in hands) == wanted and all(
        len({getattr(hand, kind) for hand in hands}) == len(COLOURS)
        for kind in ("identity", "build", "mission")
    )

"""The value of each place for a seat: as in `simulator.learned`."""

from typing import Final

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.compiled.arithmetic import bit_count, log2
from inkognito.simulator.compiled.bits import weigh
from inkognito.simulator.compiled.eyes import chance_with
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import PLACES, VISITORS, Floats
from inkognito.simulator.reasoner import ALMOST_CERTAIN, NOT_ALLOWED, WINNING
from inkognito.simulator.table import NOWHERE
from inkognito.simulator.weights import INDEX, LATE, LEAST_SURE, SURE
from inkognito.simulator.worlds import OTHERS, OTHERS_COUNT


def _timely(name: str) -> tuple[int, int, int]:
    """Return where a weight is, what is added late in the game, and what if one is harried."""
    return INDEX[name], INDEX[f"{name}-late"], INDEX[f"harried-{name}"]


_ASK_ANYONE: Final = INDEX["ask-anyone"]
_ASK_BITS: Final = INDEX["ask-bits"]
_BLOCK_ANYONE: Final = _timely("block-anyone")
_BLOCK_PARTNERS: Final = _timely("block-partners")
_LATER_OTHER: Final = _timely("later-other")
_LATER_PARTNER: Final = INDEX["later-partner"]
_MEET_ANYONE: Final = INDEX["meet-anyone"]
_MEET_BITS: Final = INDEX["meet-bits"]
_MEET_PARTNER: Final = INDEX["meet-partner"]
_MEET_PARTNER_SURE: Final = INDEX["meet-partner-sure"]
_MEET_UNTOLD_OTHER: Final = INDEX["meet-untold-other"]
_MEET_UNTOLD_PARTNER: Final = INDEX["meet-untold-partner"]
_RISK: Final = _timely("risk")
_SURE: Final = INDEX["sure"]
_SURE_LATE: Final = INDEX["sure-late"]


@compiled
def value_places(rules: Record, game: Record, seat: int, weights: Floats) -> None:
    """Compute the value of each place, into `values`."""
    weigh(rules, game, seat)
    values, only = game.values, game.only
    visit_chances(game, seat)
    find_alone(game.chances, only)
    values[:PLACES] = 0.0
    for visitor in range(VISITORS):
        if visitor != seat:
            worth = worth_of_meeting(game, seat, visitor, weights)
            for place in range(PLACES):
                values[place] += worth * only[visitor, place]
    for other in range(OTHERS_COUNT):
        add_blocks(game, seat, other, weights)
    for place in range(PLACES):
        if game.used[seat] >> place & 1:
            values[place] = NOT_ALLOWED


@compiled
def visit_chances(game: Record, seat: int) -> None:
    """Compute the probability that each other visitor goes, or has gone, to each place."""
    chances = game.chances
    chances[:] = 0.0
    for visitor in range(VISITORS):
        at, used = game.at[visitor], game.used[visitor]
        if visitor != seat and at != NOWHERE:
            chances[visitor, at] = 1.0
        elif visitor != seat:
            share = 1.0 / max(PLACES - bit_count(used), 1)
            for place in range(PLACES):
                chances[visitor, place] = share * (1 - (used >> place & 1))


@compiled
def find_alone(chances: Floats, only: Floats) -> None:
    """Compute, by visitor and place, the probability that only this visitor is there."""
    for visitor in range(VISITORS):
        for place in range(PLACES):
            only[visitor, place] = chances[visitor, place]
        for other in range(VISITORS):
            if other != visitor:
                for place in range(PLACES):
                    only[visitor, place] *= 1 - chances[other, place]


@compiled
def worth_of_meeting(game: Record, seat: int, visitor: int, weights: Floats) -> float:
    """Return the value of being alone with a visitor."""
    if visitor == AMBASSADOR_SEAT:
        most = float(game.black_bits[seat].max())
        return float(weights[_ASK_BITS] * most + weights[_ASK_ANYONE])
    other = visitor - (visitor > seat)
    partner, untold = game.partners[seat, other], untold_bits(game, seat, visitor)
    worth = weights[_MEET_ANYONE] + weights[_MEET_PARTNER] * partner
    worth += weights[_MEET_BITS] * game.pair_bits[seat, visitor]
    worth += weights[_MEET_PARTNER_SURE] * partner * game.sure[seat]
    worth += weights[_MEET_UNTOLD_PARTNER] * partner * untold
    worth += weights[_MEET_UNTOLD_OTHER] * (1 - partner) * untold
    if chance_with(game, seat, other, ALMOST_CERTAIN) >= least_sure(game, weights):
        worth += WINNING
    return float(worth)


@compiled
def untold_bits(game: Record, seat: int, viewer: int) -> float:
    """Return the bits that a viewer does not know about the seat's hand."""
    return log2(max(float(bit_count(game.told[seat, viewer])), 1.0))


@compiled
def least_sure(game: Record, weights: Floats) -> float:
    """Return how likely a declaration must be right."""
    points = weights[_SURE] + weights[_SURE_LATE] * min(game.round / LATE, 1.0)
    return float(min(max(SURE + 0.01 * points, LEAST_SURE), 1.0))


@compiled
def add_blocks(game: Record, seat: int, third: int, weights: Floats) -> None:
    """Add what it is worth to block the two others without a third, and that the third may come."""
    chances, values, only = game.chances, game.values, game.only
    colour, partner = OTHERS[seat, third], game.partners[seat, third]
    one, two = OTHERS[seat, (third + 1) % OTHERS_COUNT], OTHERS[seat, (third + 2) % OTHERS_COUNT]
    late, harried = min(game.round / LATE, 1.0), max(harrying(game, one), harrying(game, two))
    worth = timely(weights, _BLOCK_ANYONE, late, harried)
    worth += timely(weights, _BLOCK_PARTNERS, late, harried) * partner
    harried, may_come = harrying(game, colour), 1.0 if game.at[colour] == NOWHERE else 0.0
    comes = timely(weights, _LATER_OTHER, late, harried) * (1 - partner)
    comes += weights[_LATER_PARTNER] * partner
    risk = timely(weights, _RISK, late, harried) * (1 - partner)
    for place in range(PLACES):
        both = chances[one, place] * chances[two, place]
        both *= (1 - chances[colour, place]) * (1 - chances[AMBASSADOR_SEAT, place])
        meets = only[one, place] + only[two, place]
        is_open = may_come * (1 - (game.used[colour] >> place & 1))
        values[place] += worth * both + (comes + risk * meets) * is_open


@compiled
def timely(weights: Floats, index: tuple[int, int, int], late: float, harried: float) -> float:
    """Return a weight that changes late in the game, and for a player who is harried."""
    usual, by_time, by_blocks = index
    return float(weights[usual] + weights[by_time] * late + weights[by_blocks] * harried)


@compiled
def harrying(game: Record, colour: int) -> float:
    """Return 1 if an agent has blocked others and meant it, otherwise 0."""
    return 1.0 if game.meant[colour] > 0 else 0.0

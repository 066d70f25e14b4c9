"""What answers tell: the bits that a pair or a black card of each of the others is worth.

As in `simulator.eyes`, with double precision throughout.
"""

from inkognito.deduction.showing import UNIFORM_SHARE
from inkognito.simulator.compiled.arithmetic import log2, weighed_log
from inkognito.simulator.compiled.eyes import see
from inkognito.simulator.compiled.game import FACES, KINDS
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.eyes import ANY_BITS, BLACK_FACES, BOTH_BLACK, NOTHING_DIRECT
from inkognito.simulator.facts import PAIRS, Floats
from inkognito.simulator.showing import CAREFUL, EVEN, FRANK, HABIT
from inkognito.simulator.worlds import (
    CLASSES,
    HAND_OF,
    OTHERS,
    OTHERS_COUNT,
    SEEN,
    SEEN_HANDS,
    WORLDS,
)


@compiled
def weigh(rules: Record, game: Record, seat: int) -> None:
    """Bring what a seat believes up to date, and what answers would tell it."""
    see(game, seat)
    if game.weighs_anew[seat]:
        for other in range(OTHERS_COUNT):
            colour = OTHERS[seat, other]
            game.pair_bits[seat, colour] = game.black_bits[seat, colour] = 0.0
            if not game.knows_all[seat]:
                forecast_pairs(rules, game, seat, colour)
                game.pair_bits[seat, colour] = expected(game, seat, other, game.next_pair)
                if game.black[colour, seat] != BOTH_BLACK:
                    forecast_black(game, seat, colour)
                    game.black_bits[seat, colour] = expected(game, seat, other, game.next_face)
        game.weighs_anew[seat] = False


@compiled
def forecast_pairs(rules: Record, game: Record, seat: int, colour: int) -> None:
    """Compute the probability of each pair of a colour, by possible seen hand and pair."""
    liked, shown = game.liked[seat, colour], game.shown[colour, seat]
    share, fresh, forecast = game.shares, game.fresh, game.next_pair
    for pair in range(PAIRS):
        fresh[pair] = 1.0 - (shown >> pair & 1)
    for seen in range(SEEN_HANDS):
        hand = HAND_OF[game.hands[seat], seen]
        if game.plain[seat, colour, hand] > 0:
            shares_of_types(game, seat, colour, hand, share)
            even = UNIFORM_SHARE * game.uniform[seat, colour, hand] + share[EVEN]
            for pair in range(PAIRS):
                chance = even + share[CAREFUL] * liked[CAREFUL, pair]
                chance += share[FRANK] * liked[FRANK, pair] + share[HABIT] * liked[HABIT, pair]
                forecast[seen, pair] = chance * rules.legal[hand, pair] * fresh[pair]


@compiled
def shares_of_types(game: Record, seat: int, colour: int, hand: int, share: Floats) -> None:
    """Compute the probability per unit of weight of each type, given the colour's hand."""
    factor = (1 - UNIFORM_SHARE) / game.plain[seat, colour, hand]
    for kind in range(KINDS):
        belief = game.beliefs[seat, colour, kind, hand]
        share[kind] = factor * belief * game.by_weight[seat, colour, kind, hand]


@compiled
def forecast_black(game: Record, seat: int, colour: int) -> None:
    """Compute the probability of each black card of a colour, by seen hand and face."""
    shown, forecast = game.black[colour, seat], game.next_face
    share = 0.5 if shown == 0 else 1.0
    for seen in range(SEEN_HANDS):
        hand = HAND_OF[game.hands[seat], seen]
        for face in range(FACES):
            is_open = not shown >> (face // 4) & 1
            forecast[seen, face] = share * BLACK_FACES[hand, face] if is_open else 0.0


@compiled
def expected(game: Record, seat: int, other: int, forecast: Floats) -> float:
    """Return the bits about code and partner; if there are none, a fraction of any others."""
    worlds, answers, count = game.worlds[seat], game.answers, forecast.shape[1]
    answers[:] = 0.0
    rows = mixed = 0.0
    for number in range(CLASSES):
        one, two = worlds[2 * number], worlds[2 * number + 1]
        if one + two > 0:
            here, there = SEEN[other, 2 * number], SEEN[other, 2 * number + 1]
            total, logs = 0.0, 0.0
            for answer in range(count):
                both = one * forecast[here, answer] + two * forecast[there, answer]
                total += both
                logs += weighed_log(both)
                answers[answer] += both
            rows += weighed_log(total)
            mixed += logs
    found = information(answers, count, rows, mixed)
    if found <= NOTHING_DIRECT:
        return ANY_BITS * expected_of_worlds(game, seat, other, forecast)
    return found


@compiled
def expected_of_worlds(game: Record, seat: int, other: int, forecast: Floats) -> float:
    """Return the bits about everything. The totals of the answers are known already."""
    worlds, count = game.worlds[seat], forecast.shape[1]
    rows = mixed = 0.0
    for world in range(WORLDS):
        if worlds[world] > 0:
            here, total, logs = SEEN[other, world], 0.0, 0.0
            for answer in range(count):
                total += worlds[world] * forecast[here, answer]
                logs += weighed_log(worlds[world] * forecast[here, answer])
            rows += weighed_log(total)
            mixed += logs
    return information(game.answers, count, rows, mixed)


@compiled
def information(answers: Floats, count: int, rows: float, mixed: float) -> float:
    """Return the bits that answers tell: from their totals, and the sums of x log x."""
    total = logs = 0.0
    for answer in range(count):
        total += answers[answer]
        logs += weighed_log(answers[answer])
    return log2(total) - (logs + rows - mixed) / total if total > 0 else 0.0

"""What players choose: the best option, and one of those that are almost as good at random."""

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.cast import CLOSE
from inkognito.simulator.compiled.actor import consider_pairs, consider_places
from inkognito.simulator.compiled.bits import weigh
from inkognito.simulator.compiled.draws import BLACK, CODE, NAME, PAIR, PLACE, STACK, draw
from inkognito.simulator.compiled.eyes import best_code_with, chance_with, see
from inkognito.simulator.compiled.places import least_sure, value_places
from inkognito.simulator.compiled.telling import BLACK_KINDS, value_blacks, value_pairs
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.eyes import BOTH_BLACK
from inkognito.simulator.facts import NOBODY, PAIRS, PLACES, Floats, Ints
from inkognito.simulator.reasoner import ALMOST_CERTAIN, NOT_ALLOWED
from inkognito.simulator.weights import INDEX
from inkognito.simulator.worlds import FULL_CODE, OTHERS, OTHERS_COUNT, PLACE_OF

_ASK_PARTNER = INDEX["ask-partner"]


@compiled
def best(game: Record, kind: int, seat: int, count: int) -> int:
    """Return one of the best options, as `cast.drawn` does."""
    values, chosen, highest = game.values, 0, -1.0
    least = values[:count].max() - CLOSE
    for option in range(count):
        if values[option] >= least:
            drawn = draw(game.key, game.round, kind, seat, option)
            if drawn > highest:
                chosen, highest = option, drawn
    return chosen


@compiled
def noted(game: Record, log: Ints, kind: int, seat: int, option: int) -> int:
    """Write a decision down if there is room, and return it."""
    if game.decisions < len(log):
        row = log[game.decisions]
        row[0], row[1], row[2], row[3] = game.round, kind, seat, option
    game.decisions += 1
    return option


@compiled
def choose_place(
    rules: Record, game: Record, seat: int, weights: Floats, actor: Record, log: Ints
) -> int:
    """Return where a seat goes."""
    row = weights[game.seated[seat]]
    value_places(rules, game, seat, row)
    chosen = consider_places(game, seat, row, actor)
    if chosen == NOBODY:
        chosen = best(game, PLACE, seat, PLACES)
    return noted(game, log, PLACE, seat, chosen)


@compiled
def choose_pair(
    rules: Record, game: Record, seat: int, viewer: int, weights: Floats, actor: Record, log: Ints
) -> int:
    """Return the pair that a seat shows to a viewer."""
    row = weights[game.seated[seat]]
    value_pairs(rules, game, seat, viewer, row)
    chosen = consider_pairs(rules, game, seat, viewer, row, actor)
    if chosen == NOBODY:
        chosen = best(game, PAIR, seat, PAIRS)
    return noted(game, log, PAIR, seat, chosen)


@compiled
def choose_code(game: Record, seat: int, met: int, weights: Floats, log: Ints) -> int:
    """Return the code that a seat declares to the agent met, or NOBODY."""
    see(game, seat)
    other, said = PLACE_OF[seat, met], NOBODY
    least = least_sure(game, weights[game.seated[seat]])
    if chance_with(game, seat, other, ALMOST_CERTAIN) >= least:
        said = FULL_CODE[game.hands[seat], best_code_with(game, seat, other)]
    return noted(game, log, CODE, seat, said)


@compiled
def choose_name(rules: Record, game: Record, seat: int, weights: Floats, log: Ints) -> int:
    """Return the agent whom a seat asks for a black card, or NOBODY."""
    weigh(rules, game, seat)
    game.values[:AMBASSADOR_SEAT] = NOT_ALLOWED
    game.values[AMBASSADOR_SEAT] = NOT_ALLOWED / 2
    liking = weights[game.seated[seat], _ASK_PARTNER]
    for other in range(OTHERS_COUNT):
        colour = OTHERS[seat, other]
        if game.black[colour, seat] != BOTH_BLACK:
            worth = game.black_bits[seat, colour] + liking * game.partners[seat, other]
            game.values[colour] = worth
    named = best(game, NAME, seat, AMBASSADOR_SEAT + 1)
    return noted(game, log, NAME, seat, NOBODY if named == AMBASSADOR_SEAT else named)


@compiled
def choose_black(
    rules: Record, game: Record, seat: int, asker: int, weights: Floats, log: Ints
) -> int:
    """Return the kind of the black card that a seat shows."""
    value_blacks(rules, game, seat, asker, weights[game.seated[seat]])
    return noted(game, log, BLACK, seat, best(game, BLACK, seat, BLACK_KINDS))


@compiled
def turn_stack(game: Record, log: Ints) -> int:
    """Return the place on top of the Ambassador's shuffled stack."""
    chosen, highest = 0, 0.0
    for place in range(PLACES):
        if not game.used[AMBASSADOR_SEAT] >> place & 1:
            drawn = draw(game.key, game.round, STACK, AMBASSADOR_SEAT, place)
            if drawn > highest:
                chosen, highest = place, drawn
    return noted(game, log, STACK, AMBASSADOR_SEAT, chosen)

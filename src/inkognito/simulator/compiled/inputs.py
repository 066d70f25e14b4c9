"""What small networks see of each place and each pair, and a critic of the position.

The value of the places or pairs must have been computed before.
"""

from typing import Final

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.compiled.arithmetic import bit_count
from inkognito.simulator.compiled.places import harrying, untold_bits
from inkognito.simulator.compiled.rules import TOLD
from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import PLACES, Floats
from inkognito.simulator.networks import VERY_LATE
from inkognito.simulator.table import NOWHERE
from inkognito.simulator.weights import LATE
from inkognito.simulator.worlds import OTHERS, OTHERS_COUNT, PLACE_OF

STATE_INPUTS: Final = 5


@compiled
def fill_state(game: Record, seat: int, state: Floats) -> None:
    """Compute what a critic looks at."""
    sure, partner = game.sure[seat], game.partners[seat].max()
    state[0], state[1] = 1.0, min(game.round / LATE, VERY_LATE)
    state[2], state[3], state[4] = sure, partner, sure * partner


@compiled
def fill_places(game: Record, seat: int, options: Floats) -> None:
    """Compute the inputs of each place."""
    options[:PLACES] = 0.0
    for other in range(OTHERS_COUNT):
        add_other(game, seat, other, options)
    most, sure = game.black_bits[seat].max(), game.sure[seat]
    for place in range(PLACES):
        found, only = options[place], game.only[AMBASSADOR_SEAT, place]
        found[9], found[10] = only, only * most
        found[11], found[12] = sure, found[1] * sure
        found[13] = min(game.round / LATE, VERY_LATE)


@compiled
def add_other(game: Record, seat: int, other: int, options: Floats) -> None:
    """Add one of the others to the inputs of each place."""
    colour, partner = OTHERS[seat, other], game.partners[seat, other]
    one, two = OTHERS[seat, (other + 1) % OTHERS_COUNT], OTHERS[seat, (other + 2) % OTHERS_COUNT]
    untold, bits = untold_bits(game, seat, colour), game.pair_bits[seat, colour]
    blocked = harrying(game, colour)
    for place in range(PLACES):
        found, there = options[place], game.only[colour, place]
        both = game.chances[one, place] * game.chances[two, place]
        both *= 1 - game.chances[colour, place]
        may_come = game.at[colour] == NOWHERE and not game.used[colour] >> place & 1
        comes = 1.0 if may_come else 0.0
        found[0] += there
        found[1] += there * partner
        found[2] += there * bits
        found[3] += there * untold * partner
        found[4] += there * untold * (1 - partner)
        found[5] += both
        found[6] += both * partner
        found[7] += comes * partner
        found[8] += comes * (1 - partner)
        found[14] += blocked * (1 - partner)


@compiled
def fill_pair(
    rules: Record, game: Record, seat: int, viewer: int, pair: int, found: Floats
) -> None:
    """Compute the inputs of a pair."""
    before = game.told[seat, viewer]
    after = before & rules.showing[pair]
    for about in range(2 * TOLD):
        found[about] = game.told_bits[pair, about]
    for kind in range(3):
        found[8 + kind] = 1.0 if rules.kinds[pair] == kind else 0.0
    found[11], found[12] = game.partners[seat, PLACE_OF[seat, viewer]], game.sure[seat]
    found[13] = min(game.round / LATE, VERY_LATE)
    found[14] = bit_count(after) / max(bit_count(before), 1)

"""What a seat believes: worlds, partners and the code. As in `simulator.eyes`."""

from inkognito.simulator.compiled.toolchain import Record, compiled
from inkognito.simulator.facts import Floats
from inkognito.simulator.worlds import (
    CLASSES,
    CODES,
    HAND_OF,
    OTHERS,
    OTHERS_COUNT,
    SEEN,
    WORLDS,
)


@compiled
def see(game: Record, seat: int) -> None:
    """Bring what a seat believes up to date."""
    if game.sees_anew[seat]:
        weigh_worlds(game, seat)
        sum_up(game.worlds[seat], game.classes[seat], game.codes[seat], game.partners[seat])
        game.sure[seat] = game.codes[seat].max()
        find_certain(game, seat)
        game.sees_anew[seat] = False


@compiled
def weigh_worlds(game: Record, seat: int) -> None:
    """Compute the probability of each world."""
    worlds, hands = game.worlds[seat], HAND_OF[game.hands[seat]]
    one, two, three = OTHERS[seat, 0], OTHERS[seat, 1], OTHERS[seat, 2]
    total = 0.0
    for world in range(WORLDS):
        weight = game.plain[seat, one, hands[SEEN[0, world]]]
        weight *= game.plain[seat, two, hands[SEEN[1, world]]]
        weight *= game.plain[seat, three, hands[SEEN[2, world]]]
        worlds[world] = weight
        total += weight
    for world in range(WORLDS):
        worlds[world] /= total


@compiled
def sum_up(worlds: Floats, classes: Floats, codes: Floats, partners: Floats) -> None:
    """Sum worlds up: by code and partner, by code, and by partner."""
    codes[:] = 0.0
    partners[:] = 0.0
    for number in range(CLASSES):
        chance = worlds[2 * number] + worlds[2 * number + 1]
        classes[number] = chance
        codes[number // OTHERS_COUNT] += chance
        partners[number % OTHERS_COUNT] += chance


@compiled
def find_certain(game: Record, seat: int) -> None:
    """Find out whether only one world is left, or only one code with one partner."""
    worlds = left = 0
    for world in range(WORLDS):
        worlds += game.worlds[seat, world] > 0
    for number in range(CLASSES):
        left += game.classes[seat, number] > 0
    game.knows_all[seat] = worlds == 1
    for other in range(OTHERS_COUNT):
        game.certain_with[seat, other] = left == 1 and game.partners[seat, other] > 0


@compiled
def best_code_with(game: Record, seat: int, other: int) -> int:
    """Return the likeliest code if one of the others is the partner."""
    best = 0
    for code in range(1, CODES):
        here = game.classes[seat, code * OTHERS_COUNT + other]
        if here > game.classes[seat, best * OTHERS_COUNT + other]:
            best = code
    return best


@compiled
def chance_with(game: Record, seat: int, other: int, almost: float) -> float:
    """Return the probability of that code with that partner; 1 only if both are certain."""
    if game.certain_with[seat, other]:
        return 1.0
    best = best_code_with(game, seat, other)
    return min(float(game.classes[seat, best * OTHERS_COUNT + other]), almost)

"""The model of how people choose what to show, and belief: as in `simulator.showing`."""

from inkognito.deduction.belief import FAINT
from inkognito.deduction.showing import UNIFORM_SHARE
from inkognito.simulator.compiled.arithmetic import bit_count
from inkognito.simulator.compiled.game import KINDS
from inkognito.simulator.compiled.toolchain import Record, compiled, inlined
from inkognito.simulator.facts import PAIRS, Floats
from inkognito.simulator.showing import BY_CARE, BY_FRANKNESS, BY_HABIT, CAREFUL, EVEN, FRANK, HABIT
from inkognito.simulator.worlds import HANDS


@compiled
def keep_chances(rules: Record, game: Record, viewer: int, shower: int) -> None:
    """Keep how likely the shower shows each pair next, by type and hand."""
    liked = game.liked[viewer, shower]
    known, last = game.known[shower, viewer], game.last[shower, viewer]
    before = bit_count(known)
    for pair in range(PAIRS):
        after = bit_count(known & rules.showing[pair])
        liked[EVEN, pair] = 1.0
        liked[CAREFUL, pair] = BY_CARE[before, after]
        liked[FRANK, pair] = BY_FRANKNESS[before, after]
        liked[HABIT, pair] = BY_HABIT[last, pair]
    by_weight, uniform = game.by_weight[viewer, shower], game.uniform[viewer, shower]
    fill_chances(rules, game, viewer, shower, game.shown[shower, viewer], by_weight, uniform)


@compiled
def fill_chances(
    rules: Record,
    game: Record,
    viewer: int,
    shower: int,
    shown: int,
    by_weight: Floats,
    uniform: Floats,
) -> None:
    """Compute the probability per unit of weight, by type and hand, and per pair, by hand.

    Hands that the viewer rules out are left as they are: nothing depends on them any more.
    """
    liked, fresh = game.liked[viewer, shower], game.fresh
    for pair in range(PAIRS):
        fresh[pair] = 1.0 - (shown >> pair & 1)
    for hand in range(HANDS):
        if game.plain[viewer, shower, hand] > 0:
            even = careful = frank = habit = 0.0
            for pair in range(PAIRS):
                may = fresh[pair] * rules.legal[hand, pair]
                even += may
                careful += may * liked[CAREFUL, pair]
                frank += may * liked[FRANK, pair]
                habit += may * liked[HABIT, pair]
            by_weight[EVEN, hand] = uniform[hand] = inverse(even)
            by_weight[CAREFUL, hand] = inverse(careful)
            by_weight[FRANK, hand] = inverse(frank)
            by_weight[HABIT, hand] = inverse(habit)


@inlined
def inverse(number: float) -> float:
    """Return 1 divided by a number, and 0 for 0."""
    return 1 / number if number > 0 else 0.0


@compiled
def observe(game: Record, viewer: int, colour: int, seen: Floats) -> None:
    """Let a viewer record an action of a colour, given its likelihood by type and hand."""
    beliefs, plain = game.beliefs[viewer, colour], game.plain[viewer, colour]
    highest = 0.0
    for kind in range(KINDS):
        for hand in range(HANDS):
            beliefs[kind, hand] *= seen[kind, hand]
            highest = max(highest, beliefs[kind, hand])
    factor = 1 / highest if highest > 0 else 1.0
    plain[:] = 0.0
    for kind in range(KINDS):
        for hand in range(HANDS):
            belief = beliefs[kind, hand] * factor
            belief = FAINT if 0 < belief < FAINT else belief
            beliefs[kind, hand] = belief
            plain[hand] += belief
    game.sees_anew[viewer] = True
    game.weighs_anew[viewer] = True


@compiled
def learn_pair(rules: Record, game: Record, viewer: int, shower: int, pair: int) -> None:
    """Let a viewer read the pair that is shown to them. The pair is not kept yet."""
    if game.shown[shower, viewer] >> pair & 1:
        learn_that_none_was_fresh(rules, game, viewer, shower)
        by_weight, uniform = game.all_by_weight, game.all_uniform
        fill_chances(rules, game, viewer, shower, 0, by_weight, uniform)
        read_pair(rules, game, viewer, shower, pair, by_weight, uniform)
    else:
        kept, even = game.by_weight[viewer, shower], game.uniform[viewer, shower]
        read_pair(rules, game, viewer, shower, pair, kept, even)


@compiled
def learn_that_none_was_fresh(rules: Record, game: Record, viewer: int, shower: int) -> None:
    """Let a viewer read that the shower had no fresh pair left."""
    seen, shown = game.likelihood, game.shown[shower, viewer]
    for hand in range(HANDS):
        seen[:, hand] = 1.0 if rules.legal_mask[hand] & ~shown == 0 else 0.0
    observe(game, viewer, shower, seen)


@compiled
def read_pair(
    rules: Record,
    game: Record,
    viewer: int,
    shower: int,
    pair: int,
    by_weight: Floats,
    uniform: Floats,
) -> None:
    """Let a viewer read a pair, given the probability per unit of weight and per pair."""
    seen, liked = game.likelihood, game.liked[viewer, shower]
    for kind in range(KINDS):
        for hand in range(HANDS):
            chosen = (1 - UNIFORM_SHARE) * by_weight[kind, hand] * liked[kind, pair]
            chance = chosen + UNIFORM_SHARE * uniform[hand]
            seen[kind, hand] = chance * rules.may_show[pair, hand]
    observe(game, viewer, shower, seen)

"""Belief is exact: a product over deals and types, in which nothing possible is ever lost."""

from collections.abc import Callable
from itertools import combinations, product
from math import exp, prod

import numpy as np
import pytest
from numpy.testing import assert_allclose

from inkognito.card.events import PairShown
from inkognito.core.seats import COLOURS, Colour
from inkognito.deduction.belief import entropy
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from inkognito.deduction.showing import CAREFUL_POWER, HABIT_POWER, PRIOR, TYPES, UNIFORM_SHARE
from tests.deduction.comparing import (
    both_readings,
    check_belief,
    deal_numbers,
    faces_of,
    hand_names,
)
from tests.deduction.showings import (
    board_opening,
    card_opening,
    in_order,
    pair_shown,
    question,
    shown,
    truthful_pairs,
)
from tests.oracle.card_editions import NUMBERS
from tests.oracle.naive_deduction import (
    IDENTITIES,
    Deal,
    Faces,
    Hand,
    NaiveCardViewer,
    all_deals,
)

BLUE, GREEN = 1, 2
FFG = (*IDENTITIES, *NUMBERS["ffg-2003"])
PAIRS: list[Faces] = [frozenset(pair) for pair in combinations(FFG, 2)]
FFG_HANDS: list[Hand] = [frozenset(hand) for hand in product(IDENTITIES, NUMBERS["ffg-2003"])]


# --- how people choose, told again in plain words -------------------------------------------------


def sets(*words: str) -> list[Faces]:
    return [frozenset(one.split()) for one in words]


def may_show(pair: Faces, hand: Hand) -> bool:
    return len(pair & hand) == 1


def hands_left(pairs: list[Faces]) -> int:
    """How many hands could have shown all these."""
    return sum(all(may_show(pair, hand) for pair in pairs) for hand in FFG_HANDS)


def liking(kind: str, pair: Faces, before: list[Faces]) -> float:
    """How much somebody of this type likes to show the pair next."""
    if kind == "creature-of-habit":
        return exp(HABIT_POWER * len(pair & before[-1])) if before else 1.0
    share = max(hands_left([*before, pair]), 0.5) / hands_left(before)
    careful: float = share**CAREFUL_POWER
    return {"even": 1.0, "careful": careful, "frank": 1 / careful}[kind]


def chance(kind: str, hand: Hand, pair: Faces, before: list[Faces]) -> float:
    """How likely somebody of this type and hand shows the pair next."""
    choices = [one for one in PAIRS if may_show(one, hand) and one not in before]
    if pair not in choices:
        return 0.0
    liked = {one: liking(kind, one, before) for one in choices}
    by_type = liked[pair] / sum(liked.values())
    return (1 - UNIFORM_SHARE) * by_type + UNIFORM_SHARE / len(choices)


def chance_of_all(kind: str, hand: Hand, pairs: list[Faces]) -> float:
    """Return the probability of showing all of these, in this order."""
    return prod(chance(kind, hand, pair, pairs[:number]) for number, pair in enumerate(pairs))


def naive_weight(deal: Deal, by_agent: dict[Colour, list[Faces]]) -> float:
    """The weight of a deal: for all types of all agents, how likely what was shown is."""
    kinds = dict(zip(TYPES, PRIOR.tolist(), strict=True))
    return sum(
        float(prod(kinds[kind] for kind in types))
        * prod(
            chance_of_all(kind, deal[agent], pairs)
            for kind, (agent, pairs) in zip(types, by_agent.items(), strict=True)
        )
        for types in product(kinds, repeat=len(by_agent))
    )


def test_weights_are_the_product_over_deals_and_types() -> None:
    by_agent: dict[Colour, list[Faces]] = {
        "blue": sets("fiddlebottom 47", "24 47", "fiddlebottom zsazsa"),
        "green": sets("zsazsa 13", "13 47", "bubble zsazsa"),
    }
    reader, naive = CardReader("red"), NaiveCardViewer("red")
    for sighting in card_opening():
        reader.see(sighting)
        naive.see(sighting)
    for number, agent in product(range(3), by_agent):
        reader.see(PairShown(agent, "red", in_order(by_agent[agent][number])))
    weights = np.array([naive_weight(deal, by_agent) for deal in naive.deals])
    weights /= weights.sum()
    assert len(weights) == 36
    assert len({round(weight, 9) for weight in weights.tolist() if weight > 0}) == 3
    assert_allclose(weights_by_deal(reader, naive.deals), weights)


def weights_by_deal(reader: CardReader, deals: list[Deal]) -> list[float]:
    """What the reader believes of each of these deals."""
    names, belief = hand_names(faces_of(reader)), reader.notebook.belief
    believed = {
        tuple(names[hand] for hand in hands): weight
        for hands, weight in zip(
            belief.hand_numbers.T.tolist(), belief.weights().tolist(), strict=True
        )
    }
    assert len(believed) == len(deals)
    return [believed[tuple(deal[colour] for colour in COLOURS)] for deal in deals]


def test_a_type_is_believed_by_how_well_it_explains_what_was_shown() -> None:
    pairs = sets("fiddlebottom bubble", "zsazsa 24")
    reader = CardReader("spectator")
    reader.notebook.start()
    for pair in pairs:
        reader.see(pair_shown(*in_order(pair)))
    deals = all_deals(IDENTITIES, NUMBERS["ffg-2003"])
    share = [
        prior * sum(chance_of_all(kind, deal["blue"], pairs) for deal in deals)
        for kind, prior in zip(TYPES, PRIOR.tolist(), strict=True)
    ]
    assert_allclose(reader.notebook.belief.types(BLUE), np.array(share) / sum(share))
    assert_allclose(reader.notebook.belief.types(GREEN), PRIOR)


# --- who people are -------------------------------------------------------------------------------


def always(choose: Callable[[list[Faces], list[Faces]], Faces], count: int) -> list[float]:
    """Return what red believes of blue's type after this many pairs chosen in this way."""
    reader, before = CardReader("red"), list[Faces]()
    for sighting in card_opening():
        reader.see(sighting)
    pairs = truthful_pairs("ffg-2003", frozenset(("fiddlebottom", "13")))
    for _ in range(count):
        pair = choose([one for one in pairs if one not in before], before)
        before.append(pair)
        reader.see(pair_shown(*in_order(pair)))
    types: list[float] = reader.notebook.belief.types(BLUE).tolist()
    return types


def what_tells_least(fresh: list[Faces], before: list[Faces]) -> Faces:
    return max(fresh, key=lambda pair: hands_left([*before, pair]))


def what_tells_most(fresh: list[Faces], before: list[Faces]) -> Faces:
    return min(fresh, key=lambda pair: hands_left([*before, pair]))


def what_is_most_alike(fresh: list[Faces], before: list[Faces]) -> Faces:
    """Always one card as before, whatever it tells."""
    order = sorted(fresh, key=lambda pair: hands_left([*before, pair]))
    return max(order, key=lambda pair: len(pair & before[-1]) if before else 0)


@pytest.mark.parametrize(
    ("kind", "choose"),
    [("careful", what_tells_least), ("frank", what_tells_most)],
)
def test_a_player_who_always_chooses_alike_becomes_known_for_it(
    kind: str, choose: Callable[[list[Faces], list[Faces]], Faces]
) -> None:
    number = [str(one) for one in TYPES].index(kind)
    believed = [always(choose, count)[number] for count in range(4)]
    assert_allclose(believed[0], PRIOR[number])
    assert believed == sorted(believed)
    assert believed[-1] > 1.2 * believed[0]


def test_a_player_who_repeats_the_same_card_is_believed_a_creature_of_habit() -> None:
    habit = TYPES.index("creature-of-habit")
    believed = [always(what_is_most_alike, count)[habit] for count in (1, 3, 5)]
    assert_allclose(believed[0], PRIOR[habit], rtol=0.5)
    assert believed == sorted(believed)
    assert believed[-1] > 2 * PRIOR[habit]


# --- nothing possible is lost ---------------------------------------------------------------------


def test_before_anything_is_shown_all_deals_are_equally_likely() -> None:
    for kind, opening, count in (("board", board_opening(), 216), ("card", card_opening(), 36)):
        reader, _ = both_readings(kind, "red")
        for sighting in opening:
            reader.see(sighting)
        assert_allclose(reader.notebook.belief.weights(), np.full(count, 1 / count))
        assert_allclose(entropy(reader.notebook.belief.weights()), np.log2(count))


def test_thousands_of_showings_make_nothing_possible_impossible() -> None:
    reader = BoardReader("red")
    for sighting in board_opening(repeats="challenge"):
        reader.see(sighting)
    for _ in range(5000):
        reader.see(question("identity", False))
        reader.see(shown("fiddlebottom", "bubble", "tall"))
    check_belief(reader)


def test_the_deals_that_belief_weighs_are_all_that_the_own_hand_allows() -> None:
    reader, naive = both_readings("card", "red")
    for sighting in card_opening():
        reader.see(sighting)
        naive.see(sighting)
    names, numbers = hand_names(faces_of(reader)), deal_numbers(faces_of(reader))
    weighed = reader.notebook.belief.hand_numbers.T.tolist()
    assert {numbers[tuple(names[hand] for hand in hands)] for hands in weighed} == {
        numbers[tuple(deal[colour] for colour in COLOURS)] for deal in naive.deals
    }


def test_a_leaning_is_a_factor_of_its_own_that_replaces_the_last_one() -> None:
    belief = BoardReader("red").notebook.belief
    plain, hands = belief.weights().copy(), belief.hand_numbers[1]
    for high in (2.0, 3.0):
        factor = np.ones(64)
        factor[:16] = high
        belief.lean(1, factor)
        assert_allclose(belief.weights(), plain * factor[hands] / (plain * factor[hands]).sum())
    assert_allclose(belief.hands()[1][:16].sum(), 3 / 6)


def test_no_leaning_makes_a_hand_impossible() -> None:
    factor = np.ones(64)
    factor[7] = 0
    with pytest.raises(ValueError, match="positive"):
        BoardReader("red").notebook.belief.lean(1, factor)

"""What a bot shows to whom: the value of telling, and a sly bot that hides its number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito.bots.disclosure import AllOrNothing, ByKind, Disclosure, InStages, Told, uncertainty
from inkognito.bots.manner import CLERK, CLERK_ON_THE_BOARD, SLY_AT_CARDS, SLY_ON_THE_BOARD
from inkognito.card.commands import ChoosePair, ShowBlackCard
from inkognito.core.agents import IDENTITIES
from tests.bots.playing import choice_in
from tests.bots.test_card_scenes import black, red_meets
from tests.kit.card_scenes import meeting

HANDS = {2: (1 << 16) - 1, 3: (1 << 64) - 1}
DISCLOSURES = [
    (CLERK.disclosure, 2),
    (SLY_AT_CARDS.disclosure, 2),
    (CLERK_ON_THE_BOARD.disclosure, 3),
    (SLY_ON_THE_BOARD.disclosure, 3),
]


def test_open_bits_are_counted_by_kind_and_for_the_whole_hand() -> None:
    assert uncertainty(HANDS[2], 2) == (2.0, 2.0, 4.0)
    assert uncertainty(HANDS[3], 3) == (2.0, 2.0, 2.0, 6.0)
    assert uncertainty(1 << 5, 2) == (0.0, 0.0, 0.0)
    one_identity = sum(1 << 4 * number for number in range(4))
    assert uncertainty(one_identity, 2) == (0.0, 2.0, 2.0)


@pytest.mark.parametrize(("disclosure", "kinds"), DISCLOSURES)
@given(data=st.data())
def test_an_answer_that_tells_nothing_is_worth_nothing(
    disclosure: Disclosure, kinds: int, data: st.DataObject
) -> None:
    hands = data.draw(st.integers(1, HANDS[kinds]))
    partner = data.draw(st.floats(0, 1))
    assert disclosure.worth((Told(hands, hands, partner),)) == 0


@given(data=st.data(), partner=st.floats(0, 1))
def test_only_a_trusted_viewer_is_told_much(data: st.DataObject, partner: float) -> None:
    before = data.draw(st.integers(1, HANDS[2]))
    after = before & data.draw(st.integers(0, HANDS[2])) or before
    told = (Told(before, after, partner),)
    worth = AllOrNothing(trust=0.75).worth(told)
    assert worth >= 0 if partner >= 0.75 else worth <= 0


STAGES = InStages(trust=(0.7, 0.8, 0.9))
IDENTITY_KNOWN = sum(1 << 4 * number for number in range(16))
BOTH_KNOWN = sum(1 << 16 * number for number in range(4))
"""The hands left to somebody who knows the identity, or identity and build."""


@pytest.mark.parametrize(
    ("before", "after", "partner", "is_told"),
    [
        (HANDS[3], IDENTITY_KNOWN, 0.69, False),
        (HANDS[3], IDENTITY_KNOWN, 0.7, True),
        (HANDS[3], BOTH_KNOWN, 1.0, False),
        (IDENTITY_KNOWN, BOTH_KNOWN, 0.79, False),
        (IDENTITY_KNOWN, BOTH_KNOWN, 0.8, True),
        (BOTH_KNOWN, 1, 0.89, False),
        (BOTH_KNOWN, 1, 0.9, True),
    ],
)
def test_one_kind_is_told_after_the_other_and_each_needs_more_trust(
    before: int, after: int, partner: float, is_told: bool
) -> None:
    least = {HANDS[3]: IDENTITY_KNOWN, IDENTITY_KNOWN: BOTH_KNOWN, BOTH_KNOWN: 1}[before]
    alternative = before if not is_told or after != least else after
    worth = STAGES.worth((Told(before, after, partner),))
    assert (worth > 0) == is_told or worth == STAGES.worth((Told(before, alternative, partner),))


def test_with_several_viewers_the_least_trusted_counts() -> None:
    trusted, stranger = (Told(HANDS[3], IDENTITY_KNOWN, chance) for chance in (0.9, 0.1))
    assert STAGES.worth((trusted,)) > 0
    assert STAGES.worth((trusted, stranger)) < 0
    assert STAGES.reason((trusted,)) == "tells-partner"
    assert STAGES.reason((trusted, stranger)) == "tells-little"


@given(st.integers(1, HANDS[2]), st.integers(0, HANDS[2]), st.floats(0, 1))
def test_the_value_moves_evenly_from_an_opponents_to_a_partners(
    before: int, chosen: int, partner: float
) -> None:
    weights = ByKind(to_partner=(1.0, 1.0, 1.0), to_others=(0.0, 1.0, 0.5))
    after = before & chosen or before
    friend, foe, between = (
        weights.worth((Told(before, after, chance),)) for chance in (1.0, 0.0, partner)
    )
    assert between == pytest.approx(partner * friend + (1 - partner) * foe)


# --- sly at cards ---------------------------------------------------------------------------------

IDENTITY_PAIRS = [("fiddlebottom", other) for other in ("bubble", "zsazsa", "x")]


@pytest.mark.parametrize("viewer", ["blue", "green"])
@pytest.mark.parametrize("count", range(len(IDENTITY_PAIRS)))
def test_a_stranger_sees_only_identities_while_there_are_fresh_ones(
    viewer: str, count: int
) -> None:
    shown = [
        {"seat": "red", "to": viewer, "cards": sorted(pair, key=IDENTITIES.index)}
        for pair in IDENTITY_PAIRS[:count]
    ]
    game = red_meets(viewer, "exchanging", shown=shown)
    command = choice_in(game, "card", "red", "sly")
    assert isinstance(command, ChoosePair)
    assert set(command.cards) <= set(IDENTITIES)


def test_the_known_partner_is_shown_the_number_sooner_than_a_known_opponent() -> None:
    def shows_a_number(viewer: str) -> bool:
        game = red_meets(viewer, "exchanging", black=black(viewer, kinds=("identity",)))
        command = choice_in(game, "card", "red", "sly")
        assert isinstance(command, ChoosePair)
        return not set(command.cards) <= set(IDENTITIES)

    assert shows_a_number("blue")
    assert not shows_a_number("green")


@pytest.mark.parametrize(("viewer", "kind"), [("blue", "number"), ("green", "identity")])
def test_a_demanded_black_card_is_the_number_for_the_partner_alone(viewer: str, kind: str) -> None:
    shown = [{"seat": "red", "to": viewer, "cards": ("fiddlebottom", "bubble")}]
    places = {"red": "rialto", "blue": "san-marco", "green": "accademia", "yellow": "arsenale"}
    visits = places | {"ambassador": places[viewer]}
    known = black(viewer, kinds=("identity",))
    game = meeting(visits, places[viewer], "showing", named="red", shown=shown, black=known)
    command = choice_in(game, "card", "red", "sly")
    assert isinstance(command, ShowBlackCard)
    assert command.kind == kind

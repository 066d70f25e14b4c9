"""An impossible scenario of the card game is refused with everything that is wrong with it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from inkognito import Game, ImpossibleScenario, load_scenario
from inkognito.card import laid, possible
from tests.kit.card_scenes import card_scene, meeting
from tests.kit.scenes import position
from tests.scenario.problem_codes import codes_given

TOGETHER = {"red": "rialto", "blue": "rialto", "green": "san-marco", "yellow": "arsenale"}
TOGETHER |= {"ambassador": "accademia"}
TWO_PAIRS = {**TOGETHER, "yellow": "san-marco"}
ASKING = {**TOGETHER, "red": "accademia"}
PAIR: dict[str, Any] = {"seat": "blue", "to": "red", "cards": ["bubble", "x"]}
CHOSEN: dict[str, Any] = {"seat": "red", "cards": ["fiddlebottom", "x"]}
BLACK: dict[str, Any] = {"seat": "blue", "to": "red", "kind": "number"}
HANDS = position(card_scene())["hands"]


def changed(game: Game, **fields: Any) -> Game:
    return load_scenario(json.dumps({**position(game), **fields}), "card")


def exchanging(**fields: Any) -> Game:
    return meeting(TOGETHER, "rialto", "exchanging", **fields)


def showing(**fields: Any) -> Game:
    return meeting(ASKING, "accademia", "showing", **fields)


def problems(make: Callable[[], Game]) -> list[str]:
    with pytest.raises(ImpossibleScenario) as refused:
        make()
    assert refused.value.code == "impossible-scenario"
    assert refused.value.refusal.params["problems"] == tuple(map(str, refused.value.problems))
    return [problem.code for problem in refused.value.problems]


BROKEN: dict[str, Callable[[], Game]] = {
    "bad-seats": lambda: changed(card_scene(), seats=["red", "blue"]),
    "seat-not-in-play": lambda: card_scene(players=3, opener="yellow"),
    "hand-missing": lambda: changed(card_scene(), hands=HANDS[1:]),
    "hand-too-many": lambda: changed(
        card_scene(), hands=[*HANDS[:3], {**HANDS[3], "seat": "dummy"}]
    ),
    "dealt-twice": lambda: card_scene(hands={"blue": "x 13"}),
    "card-of-another-edition": lambda: card_scene(hands={"blue": "bubble 11"}),
    "score-impossible": lambda: card_scene(scores=[{"seat": "red", "points": 1}]),
    "game-number-impossible": lambda: card_scene(game_number=2),
    "round-out-of-range": lambda: card_scene(round=6, rules={"round_limit": 5}, played={}),
    "visits-impossible": lambda: card_scene(played={"red": ["rialto", "san-marco"]}),
    "visits-out-of-turn": lambda: card_scene(played={"blue": ["rialto"]}),
    "nobody-left-to-play": lambda: card_scene(
        played={visitor: [place] for visitor, place in TOGETHER.items()}
    ),
    "meeting-too-early": lambda: card_scene(meeting="rialto"),
    "no-such-meeting": lambda: meeting(TOGETHER, "san-marco", "exchanging"),
    "named-agent-missing": lambda: showing(),
    "named-agent-too-many": lambda: card_scene(named="blue"),
    "hidden-card-missing": lambda: card_scene(players=5),
    "hidden-card-too-many": lambda: card_scene(hidden="rialto"),
    "nobody-hides-now": lambda: card_scene("hiding"),
    "resolved-out-of-order": lambda: meeting(TWO_PAIRS, "san-marco", "exchanging"),
    "declined-out-of-order": lambda: meeting(TOGETHER, "rialto", "declaring", declined=["blue"]),
    "declined-too-many": lambda: exchanging(declined=["red"]),
    "wrong-phase-for-the-meeting": lambda: meeting(TOGETHER, "rialto", "asking"),
    "shown-to-nobody-who-may-see": lambda: card_scene(shown=[{**PAIR, "to": "blue"}]),
    "shown-wrong-cards": lambda: card_scene(shown=[{**PAIR, "cards": ["bubble"]}]),
    "shown-repeat": lambda: card_scene(shown=[PAIR, PAIR]),
    "score-twice": lambda: card_scene(
        rules={"match": "first-to-3"}, game_number=2, scores=[{"seat": "red", "points": 1}] * 2
    ),
    "score-before-the-first-game": lambda: card_scene(
        rules={"match": "first-to-3"}, scores=[{"seat": "red", "points": 1}]
    ),
    "opener-impossible": lambda: card_scene(opener="blue"),
    "nobody-looked": lambda: card_scene(looks=[{"seat": "red", "kind": "number"}]),
    "chosen-twice": lambda: exchanging(
        chosen=[CHOSEN, {"seat": CHOSEN["seat"], "cards": ["fiddlebottom", "47"]}]
    ),
    "black-card-twice": lambda: card_scene(black=[BLACK, BLACK]),
    "nobody-chooses-now": lambda: exchanging(chosen=[{**CHOSEN, "seat": "green"}]),
    "everybody-has-chosen": lambda: exchanging(
        chosen=[CHOSEN, {"seat": "blue", "cards": ["bubble", "x"]}]
    ),
    "cannot-be-named": lambda: showing(named="red"),
    "chance-stack-of-nobody": lambda: card_scene(chance={"dummy": ["rialto"]}),
    "chance-stack-impossible": lambda: card_scene(chance={"ambassador": ["rialto", "rialto"]}),
    "chance-deal-impossible": lambda: card_scene(
        rules={"match": "first-to-3"}, chance={"deals": [HANDS[1:]]}
    ),
}
"""By problem: the smallest scenario that has it."""

BESIDES = {"hand-too-many": {"hand-missing"}}
"""Four cards of a kind are dealt to four, so one hand too many leaves another seat without."""


def test_the_ambassador_can_not_have_hidden_a_place_that_was_used() -> None:
    visitors = ("red", "blue", "green", "yellow", "ambassador")
    played = {one: ["rialto"] for one in visitors}
    hidden: dict[str, Any] = {"players": 5, "round": 2, "played": played}
    assert problems(lambda: card_scene(hidden="rialto", **hidden)) == ["visits-impossible"]
    assert card_scene(hidden="arsenale", **hidden).to_act


@pytest.mark.parametrize("code", BROKEN)
def test_each_problem_is_told_by_its_code(code: str) -> None:
    assert set(problems(BROKEN[code])) == {code} | BESIDES.get(code, set())


def test_every_problem_that_the_checker_knows_has_its_smallest_scenario() -> None:
    assert codes_given(possible, laid) == BROKEN.keys() - {"bad-seats"}


@pytest.mark.parametrize("cards", [["bubble", "11"], ["bubble", "bubble"], []])
def test_shown_and_chosen_cards_are_two_of_the_edition(cards: list[str]) -> None:
    code = "card-of-another-edition" if "11" in cards else "shown-wrong-cards"
    shown = {**PAIR, "cards": cards}
    assert problems(lambda: card_scene(shown=[shown])) == [code]
    chosen = {"seat": "blue", "cards": cards}
    assert problems(lambda: exchanging(chosen=[chosen])) == [code]


@pytest.mark.parametrize("cards", [["bubble", "13"], ["x", "47"]])
def test_in_ffg_exactly_one_of_the_shown_cards_is_true(cards: list[str]) -> None:
    assert problems(lambda: card_scene(shown=[{**PAIR, "cards": cards}])) == ["shown-wrong-cards"]


def test_in_abacus_both_shown_cards_may_be_true_but_one_must() -> None:
    def shown(*cards: str) -> Game:
        return card_scene(edition="abacus-1997", shown=[{**PAIR, "cards": cards}])

    assert shown("bubble", "11").to_act == ("red",)
    assert problems(lambda: shown("x", "52")) == ["shown-wrong-cards"]


def test_c4_a_player_who_has_shown_the_asker_both_black_cards_is_not_named() -> None:
    both = [BLACK, {**BLACK, "kind": "identity"}]
    assert problems(lambda: showing(named="blue", black=both)) == ["cannot-be-named"]
    assert showing(named="blue", black=both[:1]).to_act == ("blue",)


def test_c8_the_dummy_has_shown_no_black_card() -> None:
    shown = [{**BLACK, "seat": "yellow"}]
    codes = problems(lambda: card_scene(players=3, black=shown))
    assert codes == ["shown-to-nobody-who-may-see"]


def test_c3_no_pair_is_shown_or_chosen_again_while_a_new_one_is_left() -> None:
    assert problems(lambda: card_scene(shown=[PAIR, PAIR]))
    chosen = {"seat": "blue", "cards": PAIR["cards"]}
    assert problems(lambda: exchanging(shown=[PAIR], chosen=[chosen]))


def test_nobody_has_chosen_twice() -> None:
    assert problems(lambda: exchanging(chosen=[CHOSEN, CHOSEN]))


@pytest.mark.parametrize("seats", [("ambassador",), ("red", "red")])
def test_each_seat_at_the_table_has_points_once(seats: tuple[str, ...]) -> None:
    scores = [{"seat": seat, "points": 1} for seat in seats]
    assert problems(lambda: card_scene(rules={"match": "first-to-3"}, scores=scores))


@pytest.mark.parametrize(
    ("fields", "field", "code"),
    [
        ({"hidden": "lido"}, "hidden", "value-bad"),
        ({"round": 0}, "round", "value-bad"),
        ({"phase": "over"}, "phase", "value-bad"),
        ({"x": 1}, "x", "field-unknown"),
        ({"black": [{**BLACK, "to": "dummy"}]}, "black[0].to", "value-bad"),
    ],
)
def test_a_field_that_does_not_fit_is_named(fields: dict[str, Any], field: str, code: str) -> None:
    with pytest.raises(ImpossibleScenario) as refused:
        changed(card_scene(), **fields)
    assert [(one.field, one.code) for one in refused.value.problems] == [(field, code)]


def test_a_number_in_place_of_a_card_gets_a_hint_at_its_name() -> None:
    hands = [{**HANDS[0], "number": 36}, *HANDS[1:]]
    with pytest.raises(ImpossibleScenario) as refused:
        changed(card_scene(), hands=hands)
    (problem,) = refused.value.problems
    assert (problem.field, problem.params["given"]) == ("hands[0].number", "36")
    assert problem.params["hint"] == '"36"'


def test_problems_of_all_kinds_are_told_at_once() -> None:
    with pytest.raises(ImpossibleScenario) as refused:
        card_scene(
            hands={"blue": "x 13"},
            played={"blue": ["rialto"]},
            scores=[{"seat": "red", "points": 1}],
            black=[{**BLACK, "kind": "colour"}],
            game_number=2,
        )
    assert [(one.field, one.code) for one in refused.value.problems] == [
        ("black[0].kind", "value-bad"),
        ("hands", "dealt-twice"),
        ("scores", "score-impossible"),
        ("game_number", "game-number-impossible"),
        ("played", "visits-out-of-turn"),
    ]


def test_a_black_card_is_shown_to_the_ambassadors_player_only_where_there_is_one() -> None:
    black = [{**BLACK, "to": "ambassador"}]
    assert problems(lambda: card_scene(black=black)) == ["shown-to-nobody-who-may-see"]
    assert card_scene(players=5, hidden="rialto", black=black).to_act == ("red",)

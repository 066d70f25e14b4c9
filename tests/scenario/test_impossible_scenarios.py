"""An impossible scenario is refused with everything that is wrong with it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito import Game, ImpossibleScenario, load_scenario
from inkognito.board import laid, possible, possible_moment, possible_shown
from tests.kit.scenes import position, quiet_places, scene
from tests.scenario.problem_codes import codes_given, codes_returned

FOUR = ("red", "blue", "green", "yellow")
MEETING = {"red-tall": "rialto", "blue-tall": "rialto"}
QUESTION = {"agent": "blue", "about": "identity", "piece": "blue-tall"}
OBJECTED = {**QUESTION, "objected": True, "owed": 2}
CHALLENGE = {"repeats": "challenge"}
SUSPECTS = {
    "red": {"identity": "x", "build": "tall"},
    "blue": {"identity": "zsazsa", "build": "short"},
    "green": {"identity": "bubble", "build": "fat"},
    "yellow": {"identity": "fiddlebottom", "build": "thin"},
}
WRONG_NOTE = {**SUSPECTS, "red": {"identity": "zsazsa", "build": "short"}}


def shown(*cards: str, seat: str = "blue", to: tuple[str, ...] = ("red",)) -> dict[str, Any]:
    return {"seat": seat, "to": to, "cards": cards}


def step(ball: str, piece: str, origin: str) -> dict[str, str]:
    return {"ball": ball, "piece": piece, "origin": origin}


def load(data: Any) -> Game:
    return load_scenario(json.dumps(data))


def placing(to_move: str = "red", **fields: Any) -> Game:
    """A table where figures are still being placed; nothing stands yet but the Ambassador."""
    start = {
        "game": "board",
        "version": 1,
        "seats": FOUR,
        "to_move": to_move,
        "phase": "placing",
        "places": {"ambassador": "embassy"},
        "first": "red",
        "rules": {"placement": "choose"},
    }
    return load(start | fields)


def problems(make: Callable[[], Game]) -> list[str]:
    with pytest.raises(ImpossibleScenario) as refused:
        make()
    assert refused.value.code == "impossible-scenario"
    assert refused.value.refusal.params["problems"] == tuple(map(str, refused.value.problems))
    return [problem.code for problem in refused.value.problems]


PAIR = shown("bubble", "x")
TRIPLE = shown("bubble", "x", "tall")

BROKEN: dict[str, Callable[[], Game]] = {
    "bad-seats": lambda: scene(seats=("red", "blue")),
    "seat-not-in-play": lambda: scene(to_move="yellow", players=3),
    "unknown-space": lambda: scene(places={"red-tall": "lido"}),
    "hand-missing": lambda: load({**position(scene()), "hands": position(scene())["hands"][1:]}),
    "hand-too-many": lambda: placing(hands=position(scene())["hands"]),
    "dealt-twice": lambda: scene(hands={"blue": "fiddlebottom short B"}),
    "piece-not-in-play": lambda: scene(players=3, places={"yellow-tall": "murano"}),
    "piece-missing": lambda: load({**position(scene()), "places": {"ambassador": "embassy"}}),
    "ambassador-not-at-embassy": lambda: placing(places={"ambassador": "murano"}),
    "first-player-missing": lambda: placing(first=None),
    "not-on-start-spaces": lambda: placing(
        "blue", places={"ambassador": "embassy", "red-tall": "celestia"}
    ),
    "turn-out-of-range": lambda: scene(turn=9, rules={"turn_limit": 8}),
    "nobody-can-have-written-a-note": lambda: scene(note=SUSPECTS),
    "impossible-note": lambda: scene(players=5, note=WRONG_NOTE),
    "shown-before-the-deal": lambda: placing(shown=[PAIR]),
    "shown-to-nobody-who-may-ask": lambda: scene(shown=[shown("bubble", "x", to=("blue",))]),
    "shown-not-their-card": lambda: scene(shown=[shown("grey-x", "bubble")]),
    "shown-wrong-cards": lambda: scene(shown=[shown("bubble", "grey-bubble")]),
    "shown-nothing-true": lambda: scene(shown=[shown("x", "zsazsa")]),
    "shown-repeat": lambda: scene(shown=[TRIPLE, TRIPLE]),
    "balls-only-while-moving": lambda: scene("opening", balls=["land"]),
    "ambassador-does-not-shake": lambda: scene("opening", "ambassador", players=5),
    "placed-too-early": lambda: placing(places=quiet_places(("red",))),
    "nothing-to-place": lambda: placing(
        "ambassador", seats=(*FOUR, "ambassador"), first="ambassador"
    ),
    "placement-is-not-chosen": lambda: placing(rules={"placement": "random"}),
    "first-player-only-while-placing": lambda: scene(first="red"),
    "question-missing": lambda: scene("answering", places=MEETING),
    "question-too-many": lambda: scene("meeting", places=MEETING, question=QUESTION),
    "hand-offer-missing": lambda: scene("shaking-hands"),
    "hand-offer-too-many": lambda: scene(offered_hand="blue"),
    "space-shared": lambda: scene(places={"blue-tall": "rialto", "green-tall": "rialto"}),
    "movement-cannot-have-ended": lambda: scene(
        "meeting", places={"red-tall": "rialto", "red-fat": "rialto"}
    ),
    "ambassador-shakes-no-hands": lambda: scene(
        "shaking-hands", "ambassador", players=5, offered_hand="blue"
    ),
    "hand-offered-to-own-seat": lambda: scene("shaking-hands", offered_hand="red"),
    "balls-impossible": lambda: scene(balls=["land", "land", "land"]),
    "step-impossible": lambda: scene(steps=[step("land", "red-tall", "murano")]),
    "space-shared-before-the-first-step": lambda: scene(
        places=MEETING, balls=["land", "water", "either"]
    ),
    "question-without-meeting": lambda: scene("answering", question=QUESTION),
    "question-to-the-wrong-agent": lambda: scene(
        "answering", places=MEETING, question={**QUESTION, "agent": "green"}
    ),
    "objection-where-repeats-are-prevented": lambda: scene(
        "expelling", places=MEETING, question=OBJECTED, shown=[TRIPLE]
    ),
    "objection-before-the-answer": lambda: scene(
        "answering", places=MEETING, question=OBJECTED, rules=CHALLENGE
    ),
    "answer-missing": lambda: scene("expelling", places=MEETING, question=QUESTION),
    "nothing-to-replace": lambda: scene(
        "replacing", places=MEETING, question=OBJECTED, shown=[TRIPLE], rules=CHALLENGE
    ),
    "chance-balls-impossible": lambda: scene(chance={"balls": [["land", "land", "land"]]}),
    "chance-deal-too-late": lambda: scene(chance={"hands": position(scene())["hands"]}),
    "chance-deal-impossible": lambda: placing(chance={"hands": position(scene())["hands"][1:]}),
    "no-way-on": lambda: scene(places={"red-tall": "rialto", "red-fat": "rialto"}),
}
"""By problem: the smallest scenario that has it."""


@pytest.mark.parametrize("code", BROKEN)
def test_each_problem_is_told_by_its_code(code: str) -> None:
    assert set(problems(BROKEN[code])) == {code}


def test_every_problem_that_the_checker_knows_has_its_smallest_scenario() -> None:
    codes = codes_given(possible, possible_moment, possible_shown, laid)
    codes |= codes_returned(possible_shown)
    assert codes == BROKEN.keys() - {"bad-seats"}


# --- more ways to break one thing ---------------------------------------------------------------


@pytest.mark.parametrize(
    "seats",
    [
        (),
        ("red",),
        ("red", "red", "blue", "green"),
        ("red", "blue", "green", "ambassador"),
        (*FOUR, "ambassador", "ambassador"),
    ],
)
def test_seats_are_three_or_four_colours_or_all_and_the_ambassador(seats: tuple[str, ...]) -> None:
    assert problems(lambda: load({**position(scene()), "seats": seats})) == ["bad-seats"]


@pytest.mark.parametrize(
    ("cards", "to"),
    [
        (("bubble", "x", "tall"), ()),
        (("bubble", "x", "tall"), ("red", "green")),
        (("bubble", "x", "tall"), ("red", "red")),
        (("bubble", "x", "tall"), ("ambassador",)),
        (("bubble", "x", "tall"), ("ambassador", "red")),
        (("bubble", "x"), ("red", "ambassador")),
        (("bubble", "x"), ("ambassador", "blue")),
    ],
)
def test_cards_are_shown_to_one_asker_or_through_the_ambassador(
    cards: tuple[str, ...], to: tuple[str, ...]
) -> None:
    assert problems(lambda: scene(players=5, shown=[shown(*cards, to=to)])) == [
        "shown-to-nobody-who-may-ask"
    ]


@pytest.mark.parametrize(
    "cards", [(), ("x", "tall", "B", "bubble"), ("bubble", "tall", "short", "fat"), ("B",)]
)
def test_no_question_asks_for_such_cards(cards: tuple[str, ...]) -> None:
    assert problems(lambda: scene(shown=[shown(*cards)])) == ["shown-wrong-cards"]


@pytest.mark.parametrize("balls", [["land"], ["rival"], ["ambassador"] * 3])
def test_the_ambassadors_player_has_two_steps_and_no_phantom(balls: list[str]) -> None:
    assert problems(lambda: scene("moving", "ambassador", players=5, balls=balls)) == [
        "balls-impossible"
    ]


@pytest.mark.parametrize("ball", ["rival", "none"])
def test_the_classic_phantom_has_no_rival_balls_and_blanks_are_not_written(ball: str) -> None:
    assert problems(lambda: scene(balls=[ball], rules={"phantom": "classic-1988"})) == [
        "balls-impossible"
    ]


def found(**fields: Any) -> list[tuple[str, str]]:
    """Field and code of every problem that a scene with these fields has."""
    with pytest.raises(ImpossibleScenario) as refused:
        scene(**fields)
    return [(problem.field, problem.code) for problem in refused.value.problems]


def test_problems_of_all_kinds_are_told_at_once() -> None:
    assert found(
        hands={"blue": "x short B"},
        places={"red-tall": "lido"},
        note=SUSPECTS,
        offered_hand="blue",
        balls=["land"] * 3,
        chance={"balls": [["rival"]]},
        colour="red",
        turn="3",
        shown=[shown("bubble", "x", to=("purple",))],
    ) == [
        ("colour", "field-unknown"),
        ("turn", "value-bad"),
        ("shown[0].to[0]", "value-bad"),
        ("places.red-tall", "unknown-space"),
        ("hands", "dealt-twice"),
        ("chance.balls[0]", "chance-balls-impossible"),
    ]
    assert found(
        hands={"blue": "x short B"},
        places={"red-tall": "lido"},
        note=SUSPECTS,
        offered_hand="blue",
        chance={"balls": [["rival"]]},
    ) == [
        ("places.red-tall", "unknown-space"),
        ("hands", "dealt-twice"),
        ("note", "nobody-can-have-written-a-note"),
        ("offered_hand", "hand-offer-too-many"),
        ("chance.balls[0]", "chance-balls-impossible"),
    ]


def test_each_problem_says_where_it_is_what_it_speaks_of_and_what_may_have_been_meant() -> None:
    with pytest.raises(ImpossibleScenario) as refused:
        scene(places={"red-tall": "lido", "blue-tall": "burano"}, to_move="Red")
    assert [(one.field, one.params) for one in refused.value.problems] == [
        (
            "to_move",
            {
                "given": "Red",
                "allowed": ("ambassador", "blue", "green", "red", "yellow"),
                "hint": "red",
            },
        ),
        ("places.red-tall", {"space": "lido"}),
        ("places.blue-tall", {"space": "burano", "hint": "murano"}),
    ]
    assert str(refused.value.problems[2]) == (
        "places.blue-tall: unknown-space (space: burano; hint: murano)"
    )


# --- unreadable texts ---------------------------------------------------------------------------


def changed(**fields: Any) -> str:
    return json.dumps({**position(scene()), **fields})


@pytest.mark.parametrize(
    "text",
    [
        "not a scenario",
        'game = "board',
        "[[[",
        "{",
        "{]",
        "[]",
        "null",
        "true",
        '"board"',
        "\ufeff{}",
        "\x00\x01\x02\xff",
        "\ud800",
        '{"a":' * 100_000,
        "{" * 100_000,
        "a = " + "[" * 100_000,
        "turn = " + "9" * 5000,
        "game = 1\ngame = 2",
    ],
)
def test_a_text_that_is_no_scenario_is_refused_as_unreadable(text: str) -> None:
    assert problems(lambda: load_scenario(text)) == ["unreadable"]


@pytest.mark.parametrize("content", [b"\xff\xfe\x00\x01", b"\x80PNG\r\n", b"\x00" * 50])
def test_a_file_that_is_no_text_is_refused_as_unreadable(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "scene.toml"
    path.write_bytes(content)
    assert problems(lambda: load_scenario(path)) == ["unreadable"]


@given(st.text().filter(lambda text: not text.endswith((".toml", ".json"))))
def test_any_text_is_refused_or_read(text: str) -> None:
    assert problems(lambda: load_scenario(text))[0] in ("unreadable", "field-missing")


# --- fields that do not fit ---------------------------------------------------------------------


def misfits(text: str) -> list[tuple[str, str]]:
    with pytest.raises(ImpossibleScenario) as refused:
        load_scenario(text)
    return [(problem.field, problem.code) for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ("", "game", "field-missing"),
        (" \n\t", "game", "field-missing"),
        ("{}", "game", "field-missing"),
        ('{"game": NaN}', "game", "value-bad"),
        ('{"game": "\\ud800"}', "game", "value-bad"),
        (changed(game="chess"), "game", "value-bad"),
        (changed(version=2), "version", "value-bad"),
        (changed(version=True), "version", "value-bad"),
        (changed(colour="red"), "colour", "field-unknown"),
        (changed(rules={"edition": "mb-1988"}), "rules.edition", "value-bad"),
        (changed(rules={"turn_limit": 0}), "rules.turn_limit", "value-bad"),
        (changed(rules={"house_rule": True}), "rules.house_rule", "field-unknown"),
        (changed(rules=None), "rules", "value-bad"),
        (changed(seats="red"), "seats", "value-bad"),
        (changed(seats=["red", "blue", 3]), "seats[2]", "value-bad"),
        (changed(seats=None), "seats", "value-bad"),
        (changed(turn="1"), "turn", "value-bad"),
        (changed(turn=1.5), "turn", "value-bad"),
        (changed(turn=2**70), "turn", "value-bad"),
        (changed(phase="over"), "phase", "value-bad"),
        (changed(places=[]), "places", "value-bad"),
        (changed(places={"purple-tall": "rialto"}), "places.purple-tall", "field-unknown"),
        (changed(places={"red-tall": 3}), "places.red-tall", "value-bad"),
        (changed(hands={}), "hands", "value-bad"),
        (changed(balls="land"), "balls", "value-bad"),
        (changed(balls=[["land"]]), "balls[0]", "value-bad"),
        (changed(question={**QUESTION, "objected": 1}), "question.objected", "value-bad"),
        (changed(shown=[PAIR, None]), "shown[1]", "value-bad"),
        (changed(chance={"balls": ["land"]}), "chance.balls[0]", "value-bad"),
    ],
)
def test_a_field_that_does_not_fit_is_named(text: str, field: str, code: str) -> None:
    assert misfits(text) == [(field, code)]


def test_every_field_that_is_missing_is_named() -> None:
    needed = ["version", "seats", "to_move", "phase", "places"]
    assert misfits('{"game": "board"}') == [(field, "field-missing") for field in needed]
    hand = [f"hands[0].{name}" for name in ("seat", "identity", "build", "mission")]
    assert [field for field, _ in misfits(changed(hands=[{}]))] == hand
    question = [f"question.{name}" for name in ("agent", "about", "piece")]
    assert [field for field, _ in misfits(changed(question={}))] == question

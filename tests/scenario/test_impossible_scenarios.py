"""An impossible scenario is refused with everything that is wrong with it."""

import ast
import json
from collections.abc import Callable, Iterator
from inspect import getsource
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito import Game, ImpossibleScenario, load_scenario
from inkognito.board import possible
from tests.kit.scenes import position, quiet_places, scene

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
    "shown-not-his-card": lambda: scene(shown=[shown("grey-x", "bubble")]),
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
    "hand-offered-to-himself": lambda: scene("shaking-hands", offered_hand="red"),
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
    "no-way-on": lambda: scene(places={"red-tall": "rialto", "red-fat": "rialto"}),
}
"""By problem: the smallest scenario that has it."""


@pytest.mark.parametrize("code", BROKEN)
def test_each_problem_is_told_by_its_code(code: str) -> None:
    assert set(problems(BROKEN[code])) == {code}


def codes_in_the_checker() -> Iterator[str]:
    """Every string in possible.py that is given to Problem or returned as a problem's code."""
    for node in ast.walk(ast.parse(getsource(possible))):
        codes: list[ast.expr | None] = []
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem":
            codes = [node.args[0]]
        elif isinstance(node, ast.Return):
            codes = [node.value]
        while codes:
            code = codes.pop()
            if isinstance(code, ast.IfExp):
                codes += [code.body, code.orelse]
            elif isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield code.value


def test_every_problem_that_the_checker_knows_has_its_smallest_scenario() -> None:
    assert set(codes_in_the_checker()) == BROKEN.keys() - {"bad-seats"}


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


def test_all_problems_of_a_layer_are_told_at_once() -> None:
    codes = problems(
        lambda: scene(hands={"blue": "x short B"}, places={"red-tall": "rialto"}, note=SUSPECTS)
    )
    assert sorted(codes) == ["dealt-twice", "nobody-can-have-written-a-note"]


def test_each_problem_says_what_it_speaks_of() -> None:
    with pytest.raises(ImpossibleScenario) as refused:
        scene(places={"red-tall": "lido", "blue-tall": "burano"})
    assert [one.params for one in refused.value.problems] == [
        {"space": "lido"},
        {"space": "burano"},
    ]


# --- unreadable texts ---------------------------------------------------------------------------


def changed(**fields: Any) -> str:
    return json.dumps({**position(scene()), **fields})


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n\t",
        "not a scenario",
        'game = "board',
        "[[[",
        "{",
        "{]",
        "{}",
        "[]",
        "null",
        "true",
        '"board"',
        '{"game": "board"}',
        '{"game": NaN}',
        '{"game": "\\ud800"}',
        "\ufeff{}",
        "\x00\x01\x02\xff",
        "\ud800",
        '{"a":' * 100_000,
        "{" * 100_000,
        "a = " + "[" * 100_000,
        "turn = " + "9" * 5000,
        "turn = 1979-05-27T07:32:00Z",
        '{"turn": 1e999}',
        "game = 1\ngame = 2",
        changed(game="card"),
        changed(version=2),
        changed(version=True),
        changed(colour="red"),
        changed(rules={"edition": "mb-1988"}),
        changed(rules={"turn_limit": 0}),
        changed(rules={"house_rule": True}),
        changed(rules=None),
        changed(seats="red"),
        changed(seats=["red", "blue", 3]),
        changed(seats=None),
        changed(turn="1"),
        changed(turn=1.5),
        changed(phase="over"),
        changed(places=[]),
        changed(places={"purple-tall": "rialto"}),
        changed(places={"red-tall": 3}),
        changed(hands={}),
        changed(hands=[{}]),
        changed(balls="land"),
        changed(balls=[["land"]]),
        changed(question={}),
        changed(question={**QUESTION, "objected": 1}),
        changed(shown=[PAIR, None]),
        changed(note={"red": {}}),
    ],
)
def test_a_text_that_is_no_scenario_is_refused_as_unreadable(text: str) -> None:
    assert problems(lambda: load_scenario(text)) == ["unreadable"]


@pytest.mark.parametrize("content", [b"\xff\xfe\x00\x01", b"\x80PNG\r\n", b"\x00" * 50])
def test_a_file_that_is_no_text_is_refused_as_unreadable(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "scene.toml"
    path.write_bytes(content)
    assert problems(lambda: load_scenario(path)) == ["unreadable"]


@given(st.text())
def test_any_text_is_refused_or_read(text: str) -> None:
    assert problems(lambda: load_scenario(text)) == ["unreadable"]

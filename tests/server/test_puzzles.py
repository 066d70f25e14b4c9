"""Puzzles over HTTP: sent without their solutions, checked here, and the same for everybody."""

from datetime import date
from typing import Any

import httpx
import pytest

from inkognito.puzzles.shelf import shelf
from tests.kit.people import browser, own_address


@pytest.fixture
def web(address: str) -> Any:
    with browser(address, own_address()) as client:
        yield client


def test_a_puzzle_comes_without_its_solution(web: httpx.Client) -> None:
    for number in (1, 14, 500, 1000):
        sent = web.get(f"/api/puzzles/{number}").raise_for_status().json()
        assert sent["id"] == number
        assert not {"solution", "right", "effort", "origin"} & sent.keys()
        assert len(sent["options"]) == len(shelf().find(number).options)


def test_only_the_right_answer_brings_the_solution(web: httpx.Client) -> None:
    kept = shelf().find(14)
    for option in range(len(kept.options)):
        answer = web.post("/api/puzzles/14/answer", json={"option": option})
        verdict = answer.raise_for_status().json()
        assert verdict["right"] == (option == kept.solution.right)
        assert (verdict["solution"] is None) == (not verdict["right"])


def test_a_hint_leaves_the_right_option_and_a_wrong_one(web: httpx.Client) -> None:
    for number in range(1, 30):
        hint = web.get(f"/api/puzzles/{number}/hint").raise_for_status().json()
        first, second = hint["options"]
        assert first < second < len(shelf().find(number).options)
        assert shelf().find(number).solution.right in (first, second)


def test_the_daily_puzzle_is_the_same_for_everybody(address: str) -> None:
    asked = []
    for _ in range(2):
        with browser(address, own_address()) as client:
            asked.append(client.get("/api/puzzles/daily").raise_for_status().json())
    assert asked[0] == asked[1]
    days = (date.fromisoformat(asked[0]["day"]) - date(2026, 1, 1)).days
    assert asked[0]["puzzle"]["id"] == days % 1000 + 1


def test_a_list_goes_on_after_its_last_entry(web: httpx.Client) -> None:
    seen: list[int] = []
    while True:
        after = seen[-1] if seen else 0
        path = f"/api/puzzles?kind=question&game=board&after={after}"
        found = web.get(path).raise_for_status().json()
        if not found["puzzles"]:
            break
        seen += [one["id"] for one in found["puzzles"]]
    wanted = [one.id for one in shelf() if one.kind == "question" and one.game == "board"]
    assert seen == wanted
    assert found["count"] == len(wanted)


@pytest.mark.parametrize("number", ["0", "-1", "1001", "x", "%00", "1e3", "9" * 30])
def test_what_is_not_there_is_refused(web: httpx.Client, number: str) -> None:
    for path in ("", "/hint", "/solution"):
        answer = web.get(f"/api/puzzles/{number}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-puzzle")


@pytest.mark.parametrize("body", [{}, {"option": -1}, {"option": 99}, {"option": "one"}, []])
def test_an_answer_that_is_none_is_refused(web: httpx.Client, body: Any) -> None:
    answer = web.post("/api/puzzles/1/answer", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")

"""A sheet of contradictions answers the marks of a player, and is no oracle for a program."""

from typing import Any

import pytest

from inkognito.core.refusals import Refused
from inkognito.review.sheet import SheetFact
from inkognito.server.mark_budget import BURST, PER_MARK, MarkBudget, MarkBudgets
from tests.kit.games_over_connections import begun, play_until, wanted

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

SEATS: Any = ("red", "blue", "green", "yellow")
FACES = [f"face-{number}" for number in range(12)]


def sheet(holds: bool, seats: Any = SEATS) -> list[SheetFact]:
    """Every cell marked alike."""
    return [SheetFact(seat, face, holds) for seat in seats for face in FACES]


def test_new_marks_are_judged_a_few_at_a_time_and_judged_ones_again_for_nothing() -> None:
    budget, marks = MarkBudget(), sheet(holds=False)
    left = len(marks) - BURST
    assert budget.judged(100.0, marks, 3) == (tuple(marks[:BURST]), left)
    assert budget.judged(100.0, marks, 3) == (tuple(marks[:BURST]), left)
    assert budget.judged(100.0 + 2 * PER_MARK, marks, 3) == (tuple(marks[: BURST + 2]), left - 2)
    assert budget.judged(100.0 + 2 * PER_MARK, marks[:5], 3) == (tuple(marks[:5]), 0)


def test_a_cell_has_one_mark() -> None:
    both = [SheetFact("blue", "tall", True), SheetFact("blue", "tall", False)]
    assert MarkBudget().judged(0.0, both, 3) == ((both[0],), 0)


def test_a_hand_has_no_more_cards_than_twice_its_number() -> None:
    budget, marks = MarkBudget(), sheet(holds=True, seats=("blue",))
    for now in (1_000.0, 9_000.0):
        assert budget.judged(now, marks, 3) == (tuple(marks[:6]), 0), "the others never"


def test_another_mark_in_a_cell_is_a_new_one() -> None:
    budget = MarkBudget()
    for number in range(BURST):
        mark = SheetFact("blue", "tall", bool(number % 2))
        assert budget.judged(0.0, [mark], 3) == ((mark,), 0)
    assert budget.judged(0.0, [SheetFact("blue", "tall", False)], 3) == ((), 1)


def test_questions_why_are_limited_unless_the_cell_is_marked() -> None:
    budget, mark = MarkBudget(), SheetFact("blue", "tall", True)
    budget.judged(0.0, [mark], 3)
    for face in FACES[: BURST - 1]:
        budget.check_why(0.0, SheetFact("green", face, False))
    budget.check_why(0.0, SheetFact("blue", "tall", False))
    with pytest.raises(Refused, match="too-fast"):
        budget.check_why(0.0, SheetFact("green", FACES[-1], False))


def test_nobody_gets_a_new_budget_by_asking_for_many_sheets() -> None:
    budgets, marks = MarkBudgets(4), sheet(holds=False)
    budgets.of("here", "red", 0.0).judged(0.0, marks, 3)
    for number in range(20):
        budgets.of(f"elsewhere-{number}", "spectator", 1.0)
    assert budgets.of("here", "red", 1.0).judged(1.0, marks[BURST:], 3)[0] == ()
    later = BURST * PER_MARK
    for number in range(20):
        budgets.of(f"elsewhere-{number}", "spectator", later)
    assert len(budgets) == 4


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_one_request_does_not_tell_everything_that_is_certain(address: str) -> None:
    given = wanted("board", 4, 4, help="contradictions", rules={"turn_limit": 300})
    people, connections = await begun(address, given)
    table = connections[0].table["table"]
    await play_until(connections, 60, seed=1)
    faces = ("tall", "short", "fat", "thin")
    marks = [
        {"seat": seat, "card": face, "holds": holds}
        for seat in SEATS
        for face in faces
        for holds in (True, False)
    ]
    asked = people[0].web.post(f"/api/tables/{table}/sheet/marks", json={"marks": marks})
    told = asked.raise_for_status().json()
    assert told["left"] == len(marks) // 2 - BURST, "of one mark in each cell"
    assert len(told["contradicting"]) <= BURST
    odd = {"marks": [{"seat": "blue", "card": "purple", "holds": True}]}
    refused = people[0].web.post(f"/api/tables/{table}/sheet/marks", json=odd)
    assert refused.json()["code"] == "unknown-card"

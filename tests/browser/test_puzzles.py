"""Puzzles in the browser: each kind solved, by hand and by keyboard, on a desk and on a phone."""

from typing import Any

import pytest

from inkognito.puzzles.shelf import shelf
from tests.browser.conftest import Arrive
from tests.browser.screens import AXE, barriers, is_too_wide, left_unsaid
from tests.kit.browsing import Player

EVERY_KIND = {
    (one.kind, one.game): one.id for one in reversed(list(shelf())) if len(one.options) < 8
}
"""By kind and game: a puzzle."""

IN_SIGHT = """() => {
  const verdict = document.querySelector(".verdict");
  const { left, top, height } = verdict.getBoundingClientRect();
  return verdict.contains(document.elementFromPoint(left + 4, top + height / 3));
}"""
"""Whether nothing lies over what is said of a wrong answer."""


def options(player: Player) -> Any:
    return player.page.get_by_role("main").get_by_role("radio")


def choose(player: Player, option: int) -> None:
    """Press the option itself, as people do: the radio button is unseen."""
    label = player.page.locator("main label.option").nth(option)
    if player.is_phone:
        label.tap()
    else:
        label.click()


def is_in_order(player: Player) -> None:
    assert not is_too_wide(player)
    assert not [*left_unsaid(player), *barriers(player)]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_kind_is_solved_and_says_why(arrive: Arrive, phone: bool) -> None:
    ada = arrive("Ada", phone=phone, language="de" if phone else "en")
    ada.context.add_init_script(path=AXE)
    for number in EVERY_KIND.values():
        kept = shelf().find(number)
        right = kept.solution.right
        ada.goto(f"/puzzles/{number}")
        assert options(ada).count() == len(kept.options)
        choose(ada, (right + 1) % len(kept.options))
        ada.press("puzzles-check")
        ada.text("puzzles-wrong").first.wait_for()
        assert ada.page.evaluate(IN_SIGHT), "the buttons cover no verdict"
        choose(ada, right)
        ada.press("puzzles-check")
        ada.heading("puzzles-right").wait_for()
        assert ada.page.locator("ol.why > li").count() >= 1
        is_in_order(ada)


def test_a_hint_leaves_two_and_the_solution_is_shown_to_who_gives_up(arrive: Arrive) -> None:
    ada = arrive("Ada")
    kept = shelf().find(2)
    ada.goto("/puzzles/2")
    ada.press("puzzles-hint")
    ada.text("puzzles-hint-given").first.wait_for()
    left = [one for one in range(options(ada).count()) if options(ada).nth(one).is_enabled()]
    assert len(left) == 2
    [wrong] = [one for one in left if one != kept.solution.right]
    choose(ada, wrong)
    ada.press("puzzles-check")
    ada.press("puzzles-give-up")
    ada.heading("puzzles-shown-solution").wait_for()
    ada.goto("/puzzles")
    ada.page.get_by_text("0 of 1,000").wait_for()  # what was shown is not solved


def test_nothing_that_the_page_gets_before_the_answer_says_which_it_is(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.goto("/puzzles/14")
    sent = [one.text() for one in ada.responses if "/api/puzzles" in one.url]
    assert sent
    assert not [one for one in sent if '"right"' in one or '"solution"' in one]


def test_the_daily_puzzle_is_solved_by_keyboard_and_counts(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.goto("/puzzles/daily")
    daily = ada.context.request.get("/api/puzzles/daily").json()["puzzle"]["id"]
    right = shelf().find(daily).solution.right
    options(ada).first.focus()
    ada.page.keyboard.press("Space")
    for _ in range(right):
        ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("Enter")
    ada.heading("puzzles-right").wait_for()
    ada.page.get_by_text("1 day in a row").wait_for()
    ada.page.reload()
    ada.page.get_by_text("1 day in a row").wait_for()


def test_the_next_puzzle_is_the_next_of_the_same_kind_that_is_not_solved(arrive: Arrive) -> None:
    ada = arrive("Ada")
    wanted = [one.id for one in shelf() if one.kind == "win" and one.game == "card"]
    ada.goto("/puzzles?kind=win&game=card")
    ada.page.get_by_role("listitem").filter(has_text=str(wanted[0])).first.click()
    ada.page.wait_for_url(f"**/puzzles/{wanted[0]}?kind=win&game=card")
    choose(ada, shelf().find(wanted[0]).solution.right)
    ada.press("puzzles-check")
    ada.press("puzzles-next")
    ada.page.wait_for_url(f"**/puzzles/{wanted[1]}?kind=win&game=card")


def test_six_puzzles_fit_a_sheet_with_their_solutions(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.goto("/puzzles/sheet")
    ada.page.locator(".solutions ol.why").nth(5).wait_for()
    assert ada.page.locator(".six > section").count() == 6
    ada.page.emulate_media(media="print")
    assert not ada.page.locator("header.top").is_visible()
    assert not ada.button("puzzles-sheet-print").is_visible()
    assert ada.page.locator(".solutions").is_visible()


def test_a_number_that_is_not_there_says_so(arrive: Arrive) -> None:
    ada = arrive("Ada")
    with ada.expecting("404"):
        ada.goto("/puzzles/999999")
        ada.heading("refusal-no-such-puzzle").wait_for()

"""The card game at every size: all five places in sight, the whole hand, and nothing covered."""

from typing import Any

import pytest

from inkognito import Game
from tests.browser.conftest import Arrive
from tests.browser.scene_line import NAMES, SceneLine
from tests.browser.screens import AXE, barriers
from tests.kit.browsing import Player
from tests.kit.card_scenes import card_scene, meeting

PHONES = ((360, 740), (390, 844), (412, 915))
DESKS = ((1280, 720), (1366, 768), (1440, 900))

SIGHT = """() => {
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const boxes = (which) => [...document.querySelectorAll(which)].map(box);
  const covered = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [[left + 6, top + 14], [right - 6, bottom - 6], [(left + right) / 2, bottom - 6]]
      .some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
  };
  const cards = [...document.querySelectorAll("[role=group] > .card")];
  return {
    places: boxes("[data-place]"), pips: boxes(".pips"), cards: boxes("[role=group] > .card"),
    covered: cards.filter(covered).length,
    hand: box(document.querySelector(".hand")), tray: boxes(".tray")[0] ?? null,
    prompt: box(document.querySelector(".prompt")),
    large: document.querySelector("[data-place].large")?.dataset.place ?? null,
    first: document.querySelector("[data-place]").dataset.place,
    width: document.documentElement.scrollWidth,
  };
}"""


def two_meet() -> Game:
    """Blue meets red, and is asked about the code; green and yellow meet afterwards."""
    at = {"red": "accademia", "blue": "accademia", "green": "rialto", "yellow": "rialto"}
    return meeting({**at, "ambassador": "san-marco"}, "accademia", "declaring", first="blue")


def three_meet() -> Game:
    """Blue and red show cards to the Ambassador's player."""
    at = {"red": "accademia", "blue": "accademia", "green": "rialto", "yellow": "ca-d-oro"}
    visits = {**at, "ambassador": "accademia"}
    return meeting(visits, "accademia", "exchanging", players=5, first="blue")


def seen(player: Player, width: int, height: int) -> dict[str, Any]:
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.wait_for_timeout(250)
    sight: dict[str, Any] = player.page.evaluate(SIGHT)
    return sight


def is_inside(box: dict[str, float], outer: dict[str, float], slack: float = 8) -> bool:
    return (
        box["left"] >= outer["left"] - slack
        and box["right"] <= outer["right"] + slack
        and box["top"] >= outer["top"] - slack
        and box["bottom"] <= outer["bottom"] + slack
    )


@pytest.mark.parametrize("scene", [two_meet, three_meet], ids=lambda one: one.__name__)
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_five_places_and_the_whole_hand_are_in_sight(
    arrive: Arrive, scene: Any, phone: bool
) -> None:
    player = arrive(NAMES["blue"], phone=phone)
    SceneLine(scene(), "card", "blue").show(player)
    player.page.locator("[role=group] > .card").first.wait_for()
    cards = player.page.locator("[role=group] > .card")
    cards.nth(1).click()
    cards.nth(6).click()
    for width, height in PHONES if phone else DESKS:
        sight = seen(player, width, height)
        bottom = sight["tray"]["top"] if phone else height
        table = {"left": 0, "right": width, "top": sight["prompt"]["bottom"], "bottom": bottom}
        assert len(sight["places"]) == 5
        assert len(sight["pips"]) == 5
        assert len(sight["cards"]) == 8
        for box in (*sight["places"], *sight["pips"], *sight["cards"]):
            assert is_inside(box, table, 0), (width, height, box)
        assert sight["covered"] == 0, (width, height)
        assert all(is_inside(box, sight["hand"]) for box in sight["cards"]), (width, height)
        assert sight["width"] <= width
        assert (sight["first"], sight["large"]) == (
            ("accademia", "accademia") if phone else ("rialto", None)
        )


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_places_to_go_to_have_no_barriers(arrive: Arrive, phone: bool) -> None:
    visits = {"red": ("rialto", "san-marco"), "blue": ("accademia",), "green": ("rialto",)}
    game = card_scene(
        round=2, played={**visits, "yellow": ("arsenale",), "ambassador": ("rialto",)}
    )
    player = arrive(NAMES["blue"], phone=phone)
    SceneLine(game, "card", "blue").show(player)
    player.button("card-ui-go-to").first.wait_for()
    player.page.evaluate(AXE.read_text())
    assert barriers(player) == []

"""A refused step says why: no route, a piece in the way, or no legal end."""

import pytest

from inkognito import Refused
from inkognito.board.commands import Step
from tests.kit.scenes import scene

PLACES = {"red-tall": "rialto", "blue-tall": "pescheria", "green-tall": "san-silvestro"}


@pytest.mark.parametrize(
    ("balls", "places", "step", "why"),
    [
        (["land", "rival"], {}, Step("land", "red-tall", "murano"), "no-route"),
        (["land", "rival"], PLACES, Step("rival", "blue-tall", "san-silvestro"), "barred"),
        (["rival"], PLACES, Step("rival", "blue-tall", "san-silvestro"), "barred"),
        (
            ["land"],
            {"red-fat": "pescheria"} | {"red-tall": "rialto"},
            Step("land", "red-tall", "pescheria"),
            "no-legal-end",
        ),
    ],
)
def test_a_refused_step_says_why(
    balls: list[str], places: dict[str, str], step: Step, why: str
) -> None:
    game = scene(balls=balls, places=places)
    with pytest.raises(Refused) as refused:
        game.play("red", step)
    assert refused.value.code == "no-such-step"
    assert refused.value.refusal.params["why"] == why

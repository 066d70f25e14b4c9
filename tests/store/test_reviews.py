"""Reviews are computed once for each game; one that can't be read is computed again."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import update

from inkognito import Game
from inkognito.review import course
from inkognito.server import review_api
from inkognito.server.review_api import Reviews
from inkognito.store.schema import REVIEWS
from inkognito.store.store import Store
from tests.kit.card_lively import CARD_TABLES
from tests.review.endings import ended_card_game

pytestmark = pytest.mark.anyio


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of the games that were reviewed."""
    found: list[int] = []

    def counted(module: Any, lines: Any) -> Any:
        found.append(len(lines))
        return course.review_of(module, lines)

    monkeypatch.setattr(review_api, "review_of", counted)
    return found


async def reviewed(store: Store, game: Game) -> Any:
    """Ask a process that has just started."""
    session = SimpleNamespace(table=SimpleNamespace(id="t"))
    reviews = Reviews(cast("Any", SimpleNamespace(store=store)))
    return await reviews.review(cast("Any", session), game.log, asyncio.to_thread)


async def test_a_review_is_computed_once_for_all_processes(
    store: Store, computed: list[int]
) -> None:
    game = ended_card_game(CARD_TABLES[1], 3)
    first = await reviewed(store, game)
    again = await reviewed(store, game)
    assert len(computed) == 1
    assert [one.turns for one in again.deals] == [one.turns for one in first.deals]
    assert [one.seats[0].summary for one in again.deals] == [
        one.seats[0].summary for one in first.deals
    ]


@pytest.mark.parametrize("values", [{"body": b"{}"}, {"body": b"\xff"}, {"version": 99}])
async def test_a_review_that_cannot_be_read_is_computed_again(
    store: Store, computed: list[int], values: dict[str, Any]
) -> None:
    game = ended_card_game(CARD_TABLES[4], 3)
    await reviewed(store, game)
    change = update(REVIEWS).values(**values)
    await store._database.write(lambda connection: connection.execute(change).close())
    await reviewed(store, game)
    await reviewed(store, game)
    assert len(computed) == 2

"""No page of the HTTP interface changes for anybody else when a discreet gesture is made."""

import pytest

from inkognito.protocol import routes
from tests.kit.games_over_connections import begun, play_out, wanted
from tests.kit.people import Connection, Person

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

PAGES = (
    routes.TABLES,
    routes.MY_TABLES,
    routes.TABLE,
    routes.SHEET,
    routes.RECORD,
    routes.SIGHTINGS,
    routes.KNOWLEDGE,
)


def all_pages(person: Person, table: str) -> dict[str, bytes]:
    """Return everything that a person can read about the table."""
    paths = (page.replace("{table:str}", table) for page in PAGES)
    return {path: person.web.get(path).content for path in paths}


async def gesture(maker: Connection, to: str, target: Connection) -> None:
    """Make a discreet gesture, which its target gets."""
    count = len(target.received)
    assert await maker.verdict("make-gesture", gesture="frown", to=to) == "taken"
    await target.until(lambda: any(one["type"] == "talk" for one in target.received[count:]))


async def test_a_discreet_gesture_changes_nothing_that_others_can_read(address: str) -> None:
    settings = wanted("card", 3, 3, gestures="discreet", visibility="public", help="elimination")
    (ann, bob, _), connections = await begun(address, settings)
    table = connections[0].table["table"]
    _, maker, target = connections
    for _ in range(2):
        before = all_pages(ann, table)
        received = len(connections[0].received)
        await gesture(maker, "green", target)
        assert all_pages(ann, table) == before
        assert len(connections[0].received) == received
        await play_out(connections, seed=3)
    mine = bob.web.get(routes.MY_DATA).json()["talk"]
    assert [one["gesture"] for one in mine] == ["frown", "frown"]
    assert not ann.web.get(routes.MY_DATA).json()["talk"]

"""Lessons on a real server: begun by their shipped name, for one person, and never listed."""

from typing import Any

import pytest

from tests.kit.people import LobbyClient, Person

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]


async def test_a_lesson_is_begun_by_its_name_and_taught_over_the_connection(address: str) -> None:
    ann = Person(address, "Ann")
    offered = [one["lesson"] for one in ann.web.get("/api/lessons").json()]
    assert "board-reading" in offered
    table = ann.web.post("/api/lessons/board-reading").raise_for_status().json()["table"]
    connection = await ann.comes(table)
    await connection.until(lambda: connection.received[-1].get("lesson", {}).get("step") == 1)
    verdict = await connection.verdict("take-lesson-step", step=1, answer="both")
    assert verdict == "taken"
    lesson = connection.received[-1]["lesson"]
    assert (lesson["kind"], lesson["cell"]) == ("mark", ["green", "x"])
    sightings = [one for message in connection.received for one in message.get("sightings", ())]
    assert "chance" not in str(sightings), "what is to come is in no sighting"


async def test_a_lesson_is_in_no_list(address: str) -> None:
    ann, lobby = Person(address, "Ann"), await LobbyClient(address).open()
    table = ann.web.post("/api/lessons/card-code").json()["table"]
    marker = ann.opens({"game": "board", "visibility": "public"}, "red")
    await lobby.until(lambda: marker in lobby.tables)
    told = "".join(lobby.data) + ann.web.get("/api/tables").text
    assert table not in told
    assert table not in ann.web.get("/api/me/tables").text
    assert ann.web.get(f"/api/tables/{table}").json()["settings"]["lesson"] == "card-code"


async def test_nobody_brings_a_scenario_of_their_own(address: str) -> None:
    ann = Person(address, "Ann")
    tries: tuple[dict[str, Any], ...] = (
        {"lesson": "board-reading"},
        {"lesson": "mine"},
        {"scenario": {}},
    )
    for settings in tries:
        answer = ann.web.post("/api/tables", json={"settings": {"game": "board", **settings}})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-settings")
    answer = ann.web.post("/api/lessons/..%2Fmine")
    assert answer.status_code == 404
    assert ann.web.post("/api/lessons/mine").json()["code"] == "no-such-lesson"

"""Take the pictures: `make screenshots`, or `python -m tests.pictures --only board screenshots`."""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from inkognito.lessons.shipped import lessons
from tests.kit.chromium import launch
from tests.kit.people import Person
from tests.pictures.camera import Camera
from tests.pictures.fixed_server import FixedServer, fixed_server
from tests.pictures.looking import hear_coach, press
from tests.pictures.playing import FixedGame
from tests.pictures.scenes import BOARD, CARD, READINGS, Scene

WORD = "34"
"""Whatever chance there is follows from it; with another word some scenes may never come."""

PARTS = ("reading", "board", "card", "lesson")
BOTS = {"red": "clerk", "green": "clerk"}
HALFWAY = 90
"""The moment at which the replays are shown."""


def main() -> None:
    """Play the games and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", choices=PARTS, help="one part only")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as scratch,
        fixed_server(Path(scratch), WORD) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        camera = Camera(browser, server.address, asked.folder, "Marta")
        _take_all(camera, server, (asked.only,) if asked.only else PARTS)
        camera.close()
        browser.close()
    print(f"{camera.taken} pictures are in {asked.folder}")  # noqa: T201 - the result of the command


def _take_all(camera: Camera, server: FixedServer, parts: Sequence[str]) -> None:
    """The order of the tables is fixed too: their deals follow from it."""
    marta, tommaso, alba = (Person(server.address, name) for name in ("Marta", "Tommaso", "Alba"))
    games = {game: FixedGame(server, marta, tommaso) for game in ("board", "card")}
    for game, table in games.items():
        table.open({"game": game, "bots": BOTS, "help": "elimination", "hints": True})
    for game, players in (("board", 5), ("card", 3)):
        free = alba.opens({"game": game, "players": players, "visibility": "public"}, "red")
    if "reading" in parts:
        camera.take("home-newcomer", "/", whole=True)
        camera.take("guide", "/", (press("home-guide"), hear_coach))
    camera.become(marta)
    if "board" in parts:
        _take_game(camera, "board", games["board"], BOARD)
    if "card" in parts:
        _take_game(camera, "card", games["card"], CARD)
    if "reading" in parts:
        camera.take("gathering-visitor", f"/tables/{free}", whole=True)
        for reading in READINGS:
            camera.take(reading.name, reading.path, reading.before, whole=True)
    if "lesson" in parts:
        _take_lessons(camera, marta)


def _take_lessons(camera: Camera, learner: Person) -> None:
    """The first step of every lesson, as far as it goes without the learner."""
    for lesson in lessons():
        begun = learner.web.post(f"/api/lessons/{lesson.id}").raise_for_status().json()
        camera.take(f"lesson-{lesson.id}", f"/tables/{begun['table']}")


def _take_game(camera: Camera, game: str, table: FixedGame, scenes: Sequence[Scene]) -> None:
    """All scenes of a game from gathering to replay; each of them must come."""
    path, left = f"/tables/{table.table}", list(scenes)
    camera.take(f"{game}-gathering", path, whole=True)
    table.begin()
    for moment in table.moments():
        for scene in [one for one in left if one.has_come(moment)]:
            here = (scene.path or path).format(table=table.table)
            camera.take(scene.name, here, scene.before, scene.afterwards, whole=scene.whole)
            left.remove(scene)
    assert not left, f"these never came: {[scene.name for scene in left]}"
    camera.take(f"{game}-replay", f"/replay/{table.table}?eyes=all&at={HALFWAY}")


if __name__ == "__main__":
    main()

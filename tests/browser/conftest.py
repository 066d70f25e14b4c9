"""A browser, a server with the client, and people who come: what all of these tests need.

One browser and one server for all tests of a process. Everybody who has come is asked at the end of
the test whether anything went wrong in their page.
"""

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.kit.browsing import Player
from tests.kit.chromium import launch, only_one
from tests.kit.serving import BEHIND_A_PROXY, Serving, serving, sqlite_in

ROOT = Path(__file__).parents[2]
Arrive = Callable[..., Player]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Ended before tests of other packages run, whose event loops bear none beside them."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> None:
    """The client is built from what is there now."""
    spec = importlib.util.spec_from_file_location("build_client", ROOT / "build_client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with only_one("client"):
        module.build()


@pytest.fixture(scope="package")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    database = sqlite_in(tmp_path_factory.mktemp("database"))
    with serving(database, tmp_path_factory.mktemp("home"), *BEHIND_A_PROXY) as running:
        yield running


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[Serving]:
    """A server that the test may end."""
    with serving(sqlite_in(tmp_path), tmp_path / "home", *BEHIND_A_PROXY) as running:
        yield running


@pytest.fixture
def visitors(browser: Browser) -> Iterator[list[Player]]:
    """All who have come in this test; nothing has gone wrong in their pages."""
    people: list[Player] = []
    yield people
    for player in people:
        player.check()
        player.close()


@pytest.fixture
def arrive(server: Serving, browser: Browser, visitors: list[Player]) -> Arrive:
    """Somebody comes to the server: `arrive("Ada", language="de")`."""

    def come(name: str, address: str | None = None, **how: Any) -> Player:
        visitors.append(Player(browser, address or server.address, name, **how))
        return visitors[-1]

    return come

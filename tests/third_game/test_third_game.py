"""A game that no file in src knows plays through the real server: bots, records and replays."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import inkognito
from inkognito.core.options import RuleOption
from inkognito.core.refusals import Refused
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.games import game_module, game_modules, new_bot, register
from inkognito.games.registry import _MODULES
from inkognito.protocol.settings import checked_settings
from inkognito.random_play import take_action
from inkognito.record.format import read
from inkognito.record.verify import verify
from tests.kit.games_over_connections import begun, play_out, plays
from tests.kit.people import LEFT_OPEN, Connection, Person
from tests.kit.serving import BEHIND_A_PROXY, Serving, serving, sqlite_in
from tests.third_game import masks
from tests.third_game.module import MODULE

ROOT = Path(__file__).parents[2]
ENTRY_POINT = "[inkognito.games]\nmasks = tests.third_game.module:MODULE\n"


@pytest.fixture
def registered() -> Iterator[None]:
    """The game in this process."""
    register(MODULE)
    yield
    del _MODULES[MODULE.name]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game as an installed package of the processes that are started from here."""
    package = tmp_path / "site" / "masks_for_inkognito-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: masks-for-inkognito\n")
    (package / "entry_points.txt").write_text(ENTRY_POINT)
    monkeypatch.setenv("PYTHONPATH", f"{package.parent}:{ROOT}")


@pytest.fixture
def server(installed: None, tmp_path: Path) -> Iterator[Serving]:
    with serving(sqlite_in(tmp_path), tmp_path / "home", *BEHIND_A_PROXY) as running:
        yield running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def connections(anyio_backend: str) -> AsyncIterator[None]:
    yield
    while LEFT_OPEN:
        await LEFT_OPEN.pop().close()


def a_table(players: int, bots: dict[str, str], turn_limit: int = 12) -> dict[str, Any]:
    rules = {"turn_limit": turn_limit}
    return {"game": "masks", "players": players, "rules": rules, "bots": bots}


def played(seed: int, players: int = 4) -> inkognito.Game:
    game = inkognito.new_game("masks", players, seed=seed, turn_limit=20)
    random = Random(seed)
    while game.outcome is None:
        take_action(game, random, declare=0.1)
    return game


# --- in this process ------------------------------------------------------------------------------


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_front_door_opens_plays_and_shows_it(players: int) -> None:
    game = played(players, players)
    own = [game.position(seat).own for seat in game.seats]
    assert all(mask in masks.MASKS for mask in own)
    assert game.position("spectator").own is None
    assert game.result is not None
    assert game.result.games[0].outcome == game.outcome


@pytest.mark.usefixtures("registered")
def test_its_records_and_all_shares_are_read_and_proved() -> None:
    for seed in range(20):
        game = played(seed)
        for viewer in (None, *game.viewers):
            text = game.record(viewer).encode()
            assert verify(read(text), text).is_true, (seed, viewer)


@pytest.mark.usefixtures("registered")
def test_a_share_in_which_something_else_was_seen_is_not_proved() -> None:
    game = next(one for one in map(played, range(50)) if '"peeked"' in one.record("red"))
    mask = game.position("red").own
    other = next(one for one in masks.MASKS if one != mask)
    text = game.record("red").replace(
        f'"own-mask-dealt","mask":"{mask}"', f'"own-mask-dealt","mask":"{other}"'
    )
    assert not verify(read(text.encode())).is_true


@pytest.mark.usefixtures("registered")
def test_its_settings_rules_and_bots_are_checked_by_its_module() -> None:
    settings = checked_settings(a_table(3, {"blue": "prudent"}))
    assert settings.rules == {"stakes": "low", "turn_limit": 12}
    for wrong, code in (
        ({"rules": {"stakes": "huge"}}, "bad-option"),
        ({"rules": {"round_limit": 3}}, "unknown-option"),
        ({"bots": {"blue": "clerk"}}, "unknown-bot"),
    ):
        with pytest.raises(Refused) as refused:
            checked_settings(a_table(3, {}) | wrong)
        assert refused.value.code == code
    with pytest.raises(Refused, match="unknown-bot"):
        new_bot("clerk", "masks", "red", bytes(32))


@pytest.mark.usefixtures("registered")
def test_its_rule_options_are_listed_with_defaults_and_limits() -> None:
    stakes, limit = game_module("masks").rule_options
    assert stakes == RuleOption("stakes", "low", ("low", "high"))
    assert limit == RuleOption("turn_limit", None, (), 1, 1_000)


def test_a_game_says_how_many_can_play_it() -> None:
    trio = replace(MODULE, name="trio", seats={3: DEFAULT_SEATS[3]})
    assert trio.usual_seats(3) == DEFAULT_SEATS[3]
    with pytest.raises(Refused) as refused:
        trio.usual_seats(4)
    assert refused.value.refusal.params["allowed"] == ("3",)


def test_a_game_that_is_not_installed_is_unknown() -> None:
    with pytest.raises(Refused, match="unknown-game"):
        game_module("masks")
    assert MODULE not in game_modules()


def test_no_two_games_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="board"):
        register(game_module("board"))


# --- through the server ---------------------------------------------------------------------------


def get(person: Person, connection: Connection, what: str) -> Any:
    return person.web.get(f"/api/tables/{connection.table['table']}/{what}").raise_for_status()


@pytest.mark.anyio
@pytest.mark.usefixtures("connections", "registered")
async def test_people_and_bots_play_it_to_the_end_and_see_it_again(server: Serving) -> None:
    bots = {"green": "prudent", "yellow": "random", "ambassador": "random"}
    people, (ann, bob) = await begun(server.address, a_table(5, bots))
    assert ann.is_waited_for
    # the bot may act while the game waits for somebody else
    await ann.until(lambda: {"type": "coughed", "seat": "green"} in ann.seen)
    await play_out([ann, bob])
    for connection, person in zip((ann, bob), people, strict=True):
        peeks = [one for one in connection.seen if one["type"] == "peeked"]
        assert all(one["seat"] == connection.viewer for one in peeks)
        told = get(person, connection, f"sightings?viewer={connection.viewer}").json()
        assert [one["sighting"] for one in told["sightings"]] == connection.seen
    record = get(people[0], ann, "record").content
    assert verify(read(record), record).is_true
    assert get(people[0], ann, "sightings").json()["game"] == "masks"


@pytest.mark.anyio
@pytest.mark.usefixtures("connections")
async def test_a_table_of_it_is_listed_goes_on_after_a_crash_and_gets_a_stand_in(
    server: Serving,
) -> None:
    bots = {"green": "random", "yellow": "random"}
    people, (ann, bob) = await begun(server.address, a_table(4, bots, turn_limit=40))
    table = ann.table["table"]
    await plays(ann, Random(1), until=lambda one: one.is_waited_for)
    (mine,) = people[0].web.get("/api/me/tables").raise_for_status().json()
    assert (mine["turn"], mine["waits"], mine["settings"]["game"]) == (1, True, "masks")
    server.kill()
    server.start()
    seen = ann.seen
    ann, bob = [await person.comes(table) for person in people]
    assert ann.seen == seen
    assert await bob.verdict("leave") == "taken"
    await play_out([ann], declare=0.0)
    ended = ann.seen[-1]
    assert ended["type"] == "masks-ended"

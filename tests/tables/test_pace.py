"""The bots' pace: the host chooses it before the game; one who plays with bots, at any time."""

from inkognito.protocol.requests import (
    Begin,
    Leave,
    OfferRematch,
    SetPace,
    SetPassing,
    SetReady,
    Vote,
)
from inkognito.tables.evolve import apply_row
from inkognito.tables.table import Table
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, fingerprint, seated


def pace(client: Client) -> str:
    told: str = client.table["settings"]["pace"]
    return told


def test_the_host_changes_it_before_the_game_and_everybody_sees_it() -> None:
    process = Process(World("card", players=3, bots={"green": "random"}))
    ann, bob = seated(process, "ann", "bob")
    zoe = process.join(None)
    assert [pace(one) for one in (ann, bob, zoe)] == ["normal"] * 3
    assert process.ask(ann, SetPace, pace="quick") == TAKEN
    assert [pace(one) for one in (ann, bob, zoe)] == ["quick"] * 3
    assert process.ask(bob, SetPace, pace="slow") == "not-the-host"
    assert process.ask(process.join("eve"), SetPace, pace="slow") == "not-the-host"


def test_once_people_play_together_it_is_settled() -> None:
    process = Process(World("card", players=3, bots={"green": "random"}))
    ann, bob = begun(process, "ann", "bob")
    assert process.ask(ann, SetPace, pace="slow") == "already-begun"
    assert process.ask(bob, SetPace, pace="slow") == "not-the-host"
    assert process.ask(bob, Leave) == TAKEN
    assert process.ask(ann, SetPace, pace="slow") == "already-begun", "bob may come back"


def test_one_who_plays_with_bots_alone_changes_it_at_any_time() -> None:
    bots = {"blue": "random", "green": "random"}
    process = Process(World("card", players=3, bots=bots))
    (ann,) = begun(process, "ann")
    watcher = process.join("zoe")
    for wanted in ("slow", "quick"):
        assert process.ask(ann, SetPace, pace=wanted) == TAKEN
        assert pace(ann) == pace(watcher) == wanted
    assert process.ask(watcher, SetPace, pace="slow") == "not-the-host"
    again = Process(process.world)
    assert pace(again.join("ann")) == "quick"
    assert fingerprint(again.session) == fingerprint(process.session)
    assert process.ask(ann, Vote, motion="abort") == TAKEN
    assert process.ask(ann, SetPace, pace="slow") == "is-over"


def test_a_player_alone_with_bots_need_not_be_the_host() -> None:
    bots = {"blue": "random", "green": "random"}
    process = Process(World("card", players=3, bots=bots, host="zoe"))
    zoe, (ann,) = process.join("zoe"), seated(process, "ann")
    assert process.ask(ann, SetPace, pace="quick") == "not-the-host"
    assert process.ask(ann, SetReady) == TAKEN
    assert process.ask(zoe, Begin) == TAKEN
    for client in (ann, zoe):
        assert process.ask(client, SetPace, pace="quick") == TAKEN


def test_a_host_who_looks_on_changes_it() -> None:
    process = Process(
        World("card", players=3, bots=dict.fromkeys(("red", "blue", "green"), "random"))
    )
    ann = process.join("ann")
    assert process.ask(ann, Begin) == TAKEN
    assert process.ask(ann, SetPace, pace="slow") == TAKEN


def test_a_rematch_keeps_it_and_passes_for_nobody() -> None:
    process = Process(World("card", players=3, bots={"blue": "random", "green": "random"}))
    (ann,) = begun(process, "ann")
    assert process.ask(ann, SetPace, pace="quick") == TAKEN
    assert process.ask(ann, SetPassing, kind="declaration") == TAKEN
    assert process.ask(ann, Vote, motion="abort") == TAKEN
    assert process.ask(ann, OfferRematch) == TAKEN
    (row,) = process.world.others.values()
    again = apply_row(Table(row.table), row)
    assert (again.settings.pace, again.passing) == ("quick", {})

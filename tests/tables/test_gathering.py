"""Before the game: chairs, bots, readiness, and what only the host may do."""

from random import Random
from typing import Any

import msgspec
import pytest

from inkognito.core.refusals import Refused
from inkognito.protocol import requests
from inkognito.protocol.settings import checked_settings
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, over_the_wire, play_on, seated


def chairs(client: Client) -> dict[str, str | None]:
    """Who sits where, as this client sees it."""
    return {c["seat"]: c["person"] or c["bot"] for c in client.table["chairs"]}


def opened(**settings: Any) -> Process:
    return Process(World(**settings))


def test_everybody_sees_who_sits_down_changes_chair_and_stands_up() -> None:
    process = opened(players=3)
    ann, watcher = process.join("ann"), process.join(None)
    assert process.ask(ann, requests.Sit, seat="red") == TAKEN
    assert chairs(watcher) == {"red": "ann", "blue": None, "green": None}
    assert process.ask(ann, requests.Sit, seat="green") == TAKEN
    assert chairs(watcher) == {"red": None, "blue": None, "green": "ann"}
    assert process.ask(ann, requests.StandUp) == TAKEN
    assert chairs(watcher) == {"red": None, "blue": None, "green": None}
    assert watcher.table == ann.table


def test_a_chair_is_taken_once_and_must_be_there() -> None:
    process = opened(players=3, bots={"green": "random"})
    ann, bob = process.join("ann"), process.join("bob")
    assert process.ask(ann, requests.Sit, seat="red") == TAKEN
    assert process.ask(bob, requests.Sit, seat="red") == "seat-taken"
    assert process.ask(bob, requests.Sit, seat="green") == "seat-taken"
    assert process.ask(bob, requests.Sit, seat="yellow") == "not-a-chair"
    assert bob.params["allowed"] == ["red", "blue", "green"]
    assert process.ask(ann, requests.Sit, seat="red") == "already-seated"
    assert process.ask(bob, requests.StandUp) == "not-seated"


def test_a_stranger_may_watch_and_request_nothing() -> None:
    process = opened(players=3)
    assert process.ask(process.join(None), requests.Sit, seat="red") == "who-are-you"


def test_the_host_gives_empty_chairs_to_bots_and_frees_them() -> None:
    process = opened(players=3)
    ann, bob = seated(process, "ann", "bob")
    assert process.ask(ann, requests.SetChair, seat="green", bot="tourist") == TAKEN
    assert chairs(bob)["green"] == "tourist"
    assert process.ask(ann, requests.SetChair, seat="green", bot=None) == TAKEN
    assert chairs(bob)["green"] is None
    assert process.ask(ann, requests.SetChair, seat="blue", bot="clerk") == "seat-taken"
    assert process.ask(ann, requests.SetChair, seat="ambassador", bot="clerk") == "not-a-chair"
    assert process.ask(bob, requests.SetChair, seat="green", bot="clerk") == "not-the-host"


def test_a_game_begins_when_all_chairs_are_taken_and_all_people_are_ready() -> None:
    process = opened(players=3, bots={"green": "random"})
    ann, bob = process.join("ann"), process.join("bob")
    assert process.ask(ann, requests.Begin) == "chairs-empty"
    assert ann.params["seats"] == ["red", "blue"]
    assert process.ask(ann, requests.Sit, seat="red") == TAKEN
    assert process.ask(bob, requests.Sit, seat="blue") == TAKEN
    assert process.ask(ann, requests.SetReady) == TAKEN
    assert process.ask(ann, requests.Begin) == "not-all-ready"
    assert ann.params["seats"] == ["blue"]
    assert process.ask(bob, requests.SetReady, entropy="00ff") == TAKEN
    assert process.ask(bob, requests.Begin) == "not-the-host"
    assert process.ask(ann, requests.Begin) == TAKEN
    assert ann.table["status"] == bob.table["status"] == "playing"
    assert process.ask(ann, requests.Begin) == "already-begun"
    assert process.ask(bob, requests.StandUp) == "already-begun"
    assert process.ask(bob, requests.SetReady) == "already-begun"
    assert process.ask(bob, requests.Sit, seat="green") == "already-begun"


def test_a_player_who_changes_seats_or_takes_readiness_back_is_not_ready() -> None:
    process = opened(players=3, bots={"green": "random"})
    ann, bob = seated(process, "ann", "bob")
    assert process.ask(ann, requests.SetReady) == TAKEN
    assert process.ask(bob, requests.SetReady) == TAKEN
    assert process.ask(bob, requests.SetReady, ready=False) == TAKEN
    assert process.ask(ann, requests.Begin) == "not-all-ready"
    assert process.ask(bob, requests.SetReady) == TAKEN
    assert process.ask(ann, requests.SetChair, seat="green", bot=None) == TAKEN
    assert process.ask(bob, requests.Sit, seat="green") == TAKEN
    assert process.ask(ann, requests.SetChair, seat="blue", bot="random") == TAKEN
    assert process.ask(ann, requests.Begin) == "not-all-ready"


def test_the_entropy_of_players_changes_the_deal_and_must_be_hexadecimal() -> None:
    deals = []
    for entropy in ("", "00", "01"):
        process = opened(players=3, bots={"blue": "random", "green": "random"})
        (ann,) = seated(process, "ann")
        for bad in ("xyz", "0", "00 01", "0x"):
            assert process.ask(ann, requests.SetReady, entropy=bad) == "bad-entropy"
        assert process.ask(ann, requests.SetReady, entropy=entropy) == TAKEN
        assert process.ask(ann, requests.Begin) == TAKEN
        assert process.session.game_log is not None
        deals.append(tuple(process.session.game_log.events))
    assert len(set(deals)) == 3


def test_entropy_is_dropped_when_its_player_leaves_the_chair() -> None:
    process = opened(players=3, bots={"blue": "random", "green": "random"})
    (ann,) = seated(process, "ann")
    process.ask(ann, requests.SetReady, entropy="aa")
    process.ask(ann, requests.StandUp)
    assert process.session.table.entropy == {}


def test_when_the_host_stands_up_the_next_player_is_host() -> None:
    process = opened(players=3)
    ann, bob = seated(process, "ann", "bob")
    assert process.ask(ann, requests.StandUp) == TAKEN
    assert bob.table["host"] == "bob"
    assert process.ask(bob, requests.StandUp) == TAKEN
    assert bob.table["host"] == "bob", "nobody else is there to be host"


def test_somebody_removed_before_the_game_can_watch_but_not_sit() -> None:
    process = opened(players=3)
    ann, bob = seated(process, "ann", "bob")
    assert process.ask(bob, requests.Remove, person="ann") == "not-the-host"
    assert process.ask(ann, requests.Remove, person="ann") == "no-such-person"
    assert process.ask(ann, requests.Remove, person="bob") == TAKEN
    assert chairs(bob)["blue"] is None
    assert process.ask(bob, requests.Sit, seat="blue") == "was-removed"
    assert [one["person"] for one in ann.table["onlookers"]] == ["bob"]


@pytest.mark.parametrize("other", ["ann", "zoe"])
def test_the_host_removes_anybody_whatever_they_are_called(other: str) -> None:
    process = opened(players=3, host="mia")
    mia, _ = seated(process, "mia", other)
    assert process.ask(mia, requests.Remove, person=other) == TAKEN
    assert process.session.table.banned == {other}


def test_somebody_removed_during_the_game_is_replaced_by_a_bot_for_good() -> None:
    process = opened(players=3, bots={"green": "random"})
    ann, bob = begun(process, "ann", "bob")
    assert process.ask(ann, requests.Remove, person="bob") == TAKEN
    assert [c["stand_in"] for c in ann.table["chairs"]] == [None, "removed", None]
    assert (bob.dismissed_for, bob.connection) == ("removed", None)
    again = process.join("bob")
    for kind in (requests.TakeBack, requests.Leave, requests.OfferRematch):
        assert process.ask(again, kind) in ("not-seated", "not-over")
    assert process.ask(again, requests.Say, text="Please!") == "muted"


@pytest.mark.parametrize("game", ["board", "card"])
def test_a_player_removed_during_the_game_no_longer_sees_as_the_seat(game: str) -> None:
    process = Process(World(game, players=3, bots={"green": "random"}))
    ann, bob = begun(process, "ann", "bob")
    tab, program = process.join("bob"), process.join(Client("bob"))
    assert {one.viewer for one in (bob, tab, program)} == {"blue"}
    hand = next(one for one in bob.seen if one["type"] == "hand-dealt")
    received = len(bob.received)
    assert process.ask(ann, requests.Remove, person="bob") == TAKEN
    assert {one.dismissed_for for one in (bob, tab, program)} == {"removed"}
    again = process.join("bob")
    restarted = Process(process.world).join("bob")
    play_on(process, Random(1))
    assert len(bob.received) == received + 1, "a removed person is told so, and nothing more"
    for one in (again, restarted):
        assert one.received[0].startswith(b'{"type":"welcome"')
        assert msgspec.json.decode(one.received[0])["viewer"] == "spectator"
        assert hand not in one.seen
        assert one.options is None
    game_over = process.session.game_log
    assert game_over is not None
    assert again.seen == [over_the_wire(one.sighting) for one in game_over.sightings("spectator")]


def test_the_host_mutes_and_unmutes_people() -> None:
    process = opened(players=3)
    ann, bob = seated(process, "ann", "bob")
    assert process.ask(bob, requests.Mute, person="ann", muted=True) == "not-the-host"
    assert process.ask(ann, requests.Mute, person="bob", muted=True) == TAKEN
    assert ann.table["muted"] == ["bob"]
    assert process.ask(bob, requests.Say, text="Hello?") == "muted"
    assert process.ask(ann, requests.Mute, person="bob", muted=False) == TAKEN
    assert process.ask(bob, requests.Say, text="Hello!") == TAKEN


def test_only_people_who_are_or_were_here_are_removed_and_muted() -> None:
    process = opened(players=3)
    ann, bob = seated(process, "ann", "bob")
    zoe, seq = process.join("zoe"), process.session.table.seq
    for kind, more in ((requests.Remove, {}), (requests.Mute, {"muted": True})):
        assert process.ask(bob, kind, person="nobody", **more) == "not-the-host"
        assert process.ask(ann, kind, person="nobody", **more) == "no-such-person"
        assert ann.params == {"person": "nobody"}
    assert process.session.table.seq == seq
    process.part(zoe)
    assert process.ask(ann, requests.Mute, person="zoe", muted=True) == TAKEN
    assert process.ask(ann, requests.Remove, person="zoe") == TAKEN
    assert process.ask(ann, requests.Remove, person="zoe") == "no-such-person"
    process.do(process.session.forget(process.world.now, "zoe"))
    assert process.ask(ann, requests.Mute, person="zoe", muted=False) == TAKEN
    assert process.ask(ann, requests.Mute, person="zoe", muted=True) == "no-such-person"


def test_playing_leaving_and_voting_are_refused_before_the_game() -> None:
    process = opened(players=3)
    (ann,) = seated(process, "ann")
    for kind, fields in (
        (requests.Act, {"decision": 1, "command": {"type": "end-turn"}}),
        (requests.Leave, {}),
        (requests.TakeBack, {}),
        (requests.Vote, {"motion": "pause"}),
    ):
        assert process.ask(ann, kind, **fields) == "not-begun"
    assert process.ask(ann, requests.OfferRematch) == "not-over"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "board", "players": 6}, "bad-settings"),
        ({"game": "board", "colour": "red"}, "bad-settings"),
        ({"game": "board", "players": 3, "seats": ["red", "blue", "green", "yellow"]}, "bad-seats"),
        ({"game": "board", "players": 3, "seats": ["red", "red", "green"]}, "bad-seats"),
        ({"game": "board", "players": 3, "bots": {"yellow": "clerk"}}, "not-a-chair"),
        ({"game": "card", "rules": {"turn_limit": 3}}, "unknown-option"),
        ({"game": "card", "rules": {"round_limit": 0}}, "bad-option"),
        ({"game": "card", "clock": {"type": "per-decision", "seconds": 0}}, "bad-settings"),
    ],
)
def test_settings_that_make_no_table_are_refused(raw: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_settings(raw)
    assert refused.value.code == code

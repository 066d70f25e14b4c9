"""Before the game: chairs, bots, readiness, and what only the host may do."""

from random import Random
from typing import Any

import msgspec
import pytest

from inkognito.core.refusals import Refused
from inkognito.protocol import wishes
from inkognito.protocol.settings import checked_settings
from kit.table_client import TAKEN, Client
from kit.table_world import House, World, begun, on_the_line, play_on, seated


def chairs(client: Client) -> dict[str, str | None]:
    """Who sits where, as this client sees it."""
    return {c["seat"]: c["person"] or c["bot"] for c in client.table["chairs"]}


def opened(**settings: Any) -> House:
    return House(World(**settings))


def test_everybody_sees_who_sits_down_changes_chair_and_stands_up() -> None:
    house = opened(players=3)
    ann, looker = house.join("ann"), house.join(None)
    assert house.ask(ann, wishes.Sit, seat="red") == TAKEN
    assert chairs(looker) == {"red": "ann", "blue": None, "green": None}
    assert house.ask(ann, wishes.Sit, seat="green") == TAKEN
    assert chairs(looker) == {"red": None, "blue": None, "green": "ann"}
    assert house.ask(ann, wishes.StandUp) == TAKEN
    assert chairs(looker) == {"red": None, "blue": None, "green": None}
    assert looker.table == ann.table


def test_a_chair_is_taken_once_and_must_be_there() -> None:
    house = opened(players=3, bots={"green": "random"})
    ann, bob = house.join("ann"), house.join("bob")
    assert house.ask(ann, wishes.Sit, seat="red") == TAKEN
    assert house.ask(bob, wishes.Sit, seat="red") == "seat-taken"
    assert house.ask(bob, wishes.Sit, seat="green") == "seat-taken"
    assert house.ask(bob, wishes.Sit, seat="yellow") == "not-a-chair"
    assert bob.params["allowed"] == ["red", "blue", "green"]
    assert house.ask(ann, wishes.Sit, seat="red") == "already-seated"
    assert house.ask(bob, wishes.StandUp) == "not-seated"


def test_whoever_has_no_name_looks_on_and_asks_for_nothing() -> None:
    house = opened(players=3)
    assert house.ask(house.join(None), wishes.Sit, seat="red") == "who-are-you"


def test_the_host_gives_empty_chairs_to_bots_and_frees_them() -> None:
    house = opened(players=3)
    ann, bob = seated(house, "ann", "bob")
    assert house.ask(ann, wishes.SetChair, seat="green", bot="tourist") == TAKEN
    assert chairs(bob)["green"] == "tourist"
    assert house.ask(ann, wishes.SetChair, seat="green", bot=None) == TAKEN
    assert chairs(bob)["green"] is None
    assert house.ask(ann, wishes.SetChair, seat="blue", bot="clerk") == "seat-taken"
    assert house.ask(ann, wishes.SetChair, seat="ambassador", bot="clerk") == "not-a-chair"
    assert house.ask(bob, wishes.SetChair, seat="green", bot="clerk") == "not-the-host"


def test_a_game_begins_when_all_chairs_are_taken_and_all_people_are_ready() -> None:
    house = opened(players=3, bots={"green": "random"})
    ann, bob = house.join("ann"), house.join("bob")
    assert house.ask(ann, wishes.Begin) == "chairs-empty"
    assert ann.params["seats"] == ["red", "blue"]
    assert house.ask(ann, wishes.Sit, seat="red") == TAKEN
    assert house.ask(bob, wishes.Sit, seat="blue") == TAKEN
    assert house.ask(ann, wishes.BeReady) == TAKEN
    assert house.ask(ann, wishes.Begin) == "not-all-ready"
    assert ann.params["seats"] == ["blue"]
    assert house.ask(bob, wishes.BeReady, entropy="00ff") == TAKEN
    assert house.ask(bob, wishes.Begin) == "not-the-host"
    assert house.ask(ann, wishes.Begin) == TAKEN
    assert ann.table["status"] == bob.table["status"] == "playing"
    assert house.ask(ann, wishes.Begin) == "already-begun"
    assert house.ask(bob, wishes.StandUp) == "already-begun"
    assert house.ask(bob, wishes.BeReady) == "already-begun"
    assert house.ask(bob, wishes.Sit, seat="green") == "already-begun"


def test_whoever_changes_his_chair_or_his_mind_is_not_ready_any_more() -> None:
    house = opened(players=3, bots={"green": "random"})
    ann, bob = seated(house, "ann", "bob")
    assert house.ask(ann, wishes.BeReady) == TAKEN
    assert house.ask(bob, wishes.BeReady) == TAKEN
    assert house.ask(bob, wishes.BeReady, ready=False) == TAKEN
    assert house.ask(ann, wishes.Begin) == "not-all-ready"
    assert house.ask(bob, wishes.BeReady) == TAKEN
    assert house.ask(ann, wishes.SetChair, seat="green", bot=None) == TAKEN
    assert house.ask(bob, wishes.Sit, seat="green") == TAKEN
    assert house.ask(ann, wishes.SetChair, seat="blue", bot="random") == TAKEN
    assert house.ask(ann, wishes.Begin) == "not-all-ready"


def test_what_people_mix_in_changes_the_deal_and_must_be_hexadecimal() -> None:
    deals = []
    for entropy in ("", "00", "01"):
        house = opened(players=3, bots={"blue": "random", "green": "random"})
        (ann,) = seated(house, "ann")
        assert house.ask(ann, wishes.BeReady, entropy="xyz") == "bad-entropy"
        assert house.ask(ann, wishes.BeReady, entropy=entropy) == TAKEN
        assert house.ask(ann, wishes.Begin) == TAKEN
        assert house.desk.table.game is not None
        deals.append(tuple(house.desk.table.game.events))
    assert len(set(deals)) == 3


def test_entropy_leaves_the_chair_with_whoever_gave_it() -> None:
    house = opened(players=3, bots={"blue": "random", "green": "random"})
    (ann,) = seated(house, "ann")
    house.ask(ann, wishes.BeReady, entropy="aa")
    house.ask(ann, wishes.StandUp)
    assert house.desk.table.entropy == {}


def test_when_the_host_stands_up_whoever_sits_next_is_host() -> None:
    house = opened(players=3)
    ann, bob = seated(house, "ann", "bob")
    assert house.ask(ann, wishes.StandUp) == TAKEN
    assert bob.table["host"] == "bob"
    assert house.ask(bob, wishes.StandUp) == TAKEN
    assert bob.table["host"] == "bob", "nobody else is there to be host"


def test_somebody_removed_before_the_game_can_look_on_but_not_sit() -> None:
    house = opened(players=3)
    ann, bob = seated(house, "ann", "bob")
    assert house.ask(bob, wishes.Remove, person="ann") == "not-the-host"
    assert house.ask(ann, wishes.Remove, person="ann") == "no-such-person"
    assert house.ask(ann, wishes.Remove, person="bob") == TAKEN
    assert chairs(bob)["blue"] is None
    assert house.ask(bob, wishes.Sit, seat="blue") == "seat-taken"
    assert [one["person"] for one in ann.table["onlookers"]] == ["bob"]


def test_somebody_removed_during_the_game_is_replaced_by_a_bot_for_good() -> None:
    house = opened(players=3, bots={"green": "random"})
    ann, bob = begun(house, "ann", "bob")
    assert house.ask(ann, wishes.Remove, person="bob") == TAKEN
    assert [c["stand_in"] for c in ann.table["chairs"]] == [None, "removed", None]
    assert (bob.dismissed_for, bob.line) == ("removed", None)
    again = house.join("bob")
    for kind in (wishes.TakeBack, wishes.Leave, wishes.OfferRematch):
        assert house.ask(again, kind) in ("not-seated", "not-over")
    assert house.ask(again, wishes.Say, text="Please!") == "muted"


@pytest.mark.parametrize("game", ["board", "card"])
def test_somebody_removed_during_the_game_sees_his_seat_no_more(game: str) -> None:
    house = House(World(game, players=3, bots={"green": "random"}))
    ann, bob = begun(house, "ann", "bob")
    tab, program = house.join("bob"), house.join(Client("bob"))
    assert {one.viewer for one in (bob, tab, program)} == {"blue"}
    hand = next(one for one in bob.seen if one["type"] == "hand-dealt")
    received = len(bob.received)
    assert house.ask(ann, wishes.Remove, person="bob") == TAKEN
    assert {one.dismissed_for for one in (bob, tab, program)} == {"removed"}
    again = house.join("bob")
    restarted = House(house.world).join("bob")
    play_on(house, Random(1))
    assert len(bob.received) == received + 1, "he is told that he is removed, and nothing more"
    for one in (again, restarted):
        assert one.received[0].startswith(b'{"type":"welcome"')
        assert msgspec.json.decode(one.received[0])["viewer"] == "spectator"
        assert hand not in one.seen
        assert one.options is None
    game_over = house.desk.table.game
    assert game_over is not None
    assert again.seen == [on_the_line(one.sighting) for one in game_over.sightings("spectator")]


def test_the_host_mutes_people_and_lets_them_talk_again() -> None:
    house = opened(players=3)
    ann, bob = seated(house, "ann", "bob")
    assert house.ask(bob, wishes.Mute, person="ann", muted=True) == "not-the-host"
    assert house.ask(ann, wishes.Mute, person="bob", muted=True) == TAKEN
    assert ann.table["muted"] == ["bob"]
    assert house.ask(bob, wishes.Say, text="Hello?") == "muted"
    assert house.ask(ann, wishes.Mute, person="bob", muted=False) == TAKEN
    assert house.ask(bob, wishes.Say, text="Hello!") == TAKEN


def test_before_the_game_nobody_plays_leaves_or_votes() -> None:
    house = opened(players=3)
    (ann,) = seated(house, "ann")
    for kind, fields in (
        (wishes.Act, {"decision": 1, "command": {"type": "end-turn"}}),
        (wishes.Leave, {}),
        (wishes.TakeBack, {}),
        (wishes.Vote, {"motion": "pause"}),
    ):
        assert house.ask(ann, kind, **fields) == "not-begun"
    assert house.ask(ann, wishes.OfferRematch) == "not-over"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"game": "chess"}, "bad-settings"),
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

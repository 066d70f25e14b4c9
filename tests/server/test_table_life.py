"""What happens at tables beside the moves: clocks, absence, votes, hosts, rematches, matches."""

import asyncio
from functools import partial
from random import Random

import pytest

from inkognito.tables.clocks import GRACE
from tests.kit.games_over_connections import (
    all_until,
    begin,
    begun,
    play_out,
    plays,
    seated,
    wanted,
)
from tests.kit.people import Connection, own_address

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

LONG = {"rules": {"match": "first-to-3"}}
"""A match, which bots do not finish as soon as a single game."""


async def watching(address: str, connections: list[Connection]) -> Connection:
    """Somebody without a cookie at the same table."""
    return await Connection(address, connections[0].table["table"], own_address()).open()


async def all_see(connections: list[Connection], seat: str, stand_in: str | None) -> None:
    """Wait until everybody sees who plays for the seat."""
    await all_until(connections, lambda connection: connection.chair(seat)["stand_in"] == stand_in)


async def test_when_time_runs_out_a_bot_takes_over_before_all_eyes_and_can_be_sent_away(
    address: str,
) -> None:
    clock = {"type": "per-decision", "seconds": 3}
    _, connections = await begun(address, {"game": "card", "players": 4, "clock": clock, **LONG})
    ann, *others = connections
    watcher = await watching(address, [ann])
    async with asyncio.TaskGroup() as group:
        # afterwards each of them holds the game up, so that no bots finish it meanwhile
        for n, connection in enumerate(others):
            group.create_task(plays(connection, Random(n), until=red_is_late))
        await ann.until(lambda: ann.is_waited_for or red_is_late(ann))
        turn = ann.turn
        assert turn is not None
        assert 0 <= turn["clocks"]["red"] <= 3_000
        await all_see([ann, watcher], "red", "time")
    act = await ann.verdict(
        "act", decision=turn["decision"], command={"type": "decline", "what": "declaration"}
    )
    assert act == "plays-for-you"
    assert await ann.verdict("take-back") == "taken"
    await all_see([*connections, watcher], "red", None)
    assert ann.turn is not None
    assert 3_000 < ann.turn["clocks"]["red"] <= GRACE


def red_is_late(connection: Connection) -> bool:
    return bool(connection.chair("red")["stand_in"] == "time")


async def test_a_bot_plays_for_a_player_who_leaves_until_they_return(address: str) -> None:
    _, (ann, bob) = await begun(address, wanted("card", 3, 2))
    watcher = await watching(address, [ann])
    assert ann.table["host"] == ann._person
    assert await ann.verdict("leave") == "taken"
    await all_see([ann, bob, watcher], "red", "left")
    assert bob.table["host"] == bob._person
    assert await ann.verdict("leave") == "plays-for-you"
    assert await ann.verdict("vote", motion="pause") == "plays-for-you"
    await bob.until(lambda: bob.is_waited_for)
    assert await ann.verdict("take-back") == "taken"
    await all_see([ann, bob, watcher], "red", None)
    assert await ann.verdict("take-back") == "already-seated"
    await play_out([ann, bob])


async def test_a_game_whose_people_have_all_left_is_played_to_its_end_by_bots(
    address: str,
) -> None:
    _, (ann, bob) = await begun(address, wanted("board", 4, 2))
    for connection in (ann, bob):
        assert await connection.verdict("leave") == "taken"
    await all_until((ann, bob), lambda connection: connection.status == "over")
    assert ann.seen[-1] == bob.seen[-1]


async def test_pausing_resuming_and_giving_up_take_the_votes_of_all(address: str) -> None:
    people, (ann, bob) = await begun(address, wanted("card", 4, 2))
    for motion, status in (("pause", "paused"), ("resume", "playing"), ("abort", "aborted")):
        was = ann.status
        assert await ann.verdict("vote", motion=motion) == "taken"
        await all_until([bob], lambda connection: bool(connection.table["votes"]))
        assert bob.table["votes"][motion] == [people[0].id]
        assert bob.status == was
        assert await bob.verdict("vote", motion=motion) == "taken"
        await all_until([ann], partial(has_status, status))
        assert ann.table["votes"] == {}
        if status == "paused":
            assert ann.options is None
            act = await ann.verdict(
                "act", decision=1, command={"type": "decline", "what": "declaration"}
            )
            assert act == "is-paused"
    assert (
        await ann.verdict("act", decision=1, command={"type": "decline", "what": "declaration"})
        == "is-over"
    )
    table = ann.table["table"]
    assert people[0].web.get(f"/api/tables/{table}/record").status_code == 409


def has_status(status: str, connection: Connection) -> bool:
    return connection.status == status


async def test_a_host_removes_before_the_game_and_the_chair_is_free_for_others(
    address: str,
) -> None:
    people, (ann, bob, cem) = await seated(address, wanted("card", 4, 3))
    assert await bob.verdict("remove", person=people[2].id) == "not-the-host"
    assert await ann.verdict("remove", person=people[1].id) == "taken"
    await bob.until(lambda: bob.chair("blue")["person"] is None)
    assert await bob.verdict("sit", seat="blue") == "was-removed"
    assert await bob.verdict("say", text="why?") == "muted"
    assert await cem.verdict("sit", seat="blue") == "taken"


async def test_a_host_removes_in_the_game_and_a_bot_plays_for_good(address: str) -> None:
    people, (ann, bob) = await begun(address, wanted("card", 4, 2))
    assert await ann.verdict("remove", person=people[1].id) == "taken"
    await all_see([ann, bob], "blue", "removed")
    assert await bob.until_closed() == 1000
    assert bob.received[-1]["why"] == "removed"
    again = await people[1].comes(ann.table["table"])
    assert again.viewer == "spectator"
    assert not [one for one in again.seen if one["type"] == "hand-dealt"]
    assert await again.verdict("take-back") == "not-seated"
    await play_out([ann])
    await again.until(lambda: again.status == "over")


async def test_a_muted_player_cannot_talk_until_unmuted(address: str) -> None:
    people, (ann, bob) = await seated(address, wanted("card", 4, 2))
    assert await bob.verdict("mute", person=people[0].id, muted=True) == "not-the-host"
    assert await ann.verdict("mute", person=people[1].id, muted=True) == "taken"
    await bob.until(lambda: bob.table["muted"] == [people[1].id])
    assert await bob.verdict("say", text="hello") == "muted"
    assert await ann.verdict("mute", person=people[1].id, muted=False) == "taken"
    assert await bob.verdict("say", "hi", text="hello") == "taken"
    await ann.until(lambda: bool(ann.talk))
    assert ann.talk[1]["text"] == "hello"
    assert await ann.verdict("delete-talk", number=1) == "taken"
    await bob.until(lambda: "text" not in bob.talk[1] or bob.talk[1]["text"] is None)


async def test_a_rematch_seats_everybody_at_a_new_table(address: str) -> None:
    people, connections = await begun(address, wanted("card", 4, 2))
    assert await connections[1].verdict("offer-rematch") == "not-over"
    await play_out(connections)
    assert await connections[1].verdict("offer-rematch") == "taken"
    assert await connections[0].verdict("offer-rematch") == "already-begun"
    await connections[0].until(lambda: connections[0].table["rematch"] is not None)
    table = connections[0].table["rematch"]
    again = [await one.comes(table) for one in people]
    chairs = [(one["seat"], one["person"], one["bot"]) for one in again[0].table["chairs"]]
    before = [(one["seat"], one["person"], one["bot"]) for one in connections[0].table["chairs"]]
    assert chairs == before
    assert again[0].table["commitment"] != connections[0].table["commitment"]
    assert again[0].table["host"] == people[1].id
    await begin([again[1], again[0]])
    await play_out(again)


async def test_a_match_of_the_card_game_goes_on_to_its_next_game(address: str) -> None:
    _, connections = await begun(address, wanted("card", 4, 2, rules={"match": "first-to-3"}))
    await asyncio.gather(
        *(
            plays(connection, Random(n), 1.0, has_second_hand)
            for n, connection in enumerate(connections)
        )
    )
    for connection in connections:
        dealt = [one for one in connection.seen if one["type"] == "hand-dealt"]
        assert [one["game"] for one in dealt[:2]] == [1, 2]
        assert all(one["hand"]["seat"] == connection.viewer for one in dealt)
        (scored,) = (
            one for one in connection.seen if one["type"] == "game-scored" and one["game"] == 1
        )
        assert sum(one["points"] for one in scored["scores"]) == 2
        assert connection.status == "playing"


def has_second_hand(connection: Connection) -> bool:
    return any(one["type"] == "hand-dealt" and one["game"] == 2 for one in connection.seen)

"""Finished games: as any viewer saw them, and what each player could have known when."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from inkognito.card.events import GameScored
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.game import new_game
from inkognito.games import game_module
from inkognito.random_play import take_action
from inkognito.record.format import read
from inkognito.review.knowledge import knower
from inkognito.review.sheet import SheetReader, reading_of
from inkognito.review.story import facts_of, story_of
from inkognito.views.redact import redact
from tests.kit.card_lively import lively_card_game, play_lively
from tests.kit.games_over_connections import begun, play_out, seated, wanted
from tests.kit.lively import lively_choice, lively_game
from tests.kit.people import Connection, Person, browser, own_address

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

FIRST = {"board": 216, "card": 36}
"""The number of possible deals for a player who knows their own hand."""


def get(person: Person, table: str, what: str) -> Any:
    return person.web.get(f"/api/tables/{table}/{what}").raise_for_status().json()


@pytest.mark.parametrize(("game", "players"), [("board", 5), ("card", 3)])
async def test_a_finished_game_is_replayed_for_each_viewer_and_in_full(
    address: str, game: str, players: int
) -> None:
    people, connections = await begun(address, wanted(game, players, players))
    table = connections[0].table["table"]
    await play_out(connections, seed=players)
    for connection in connections:
        told = get(people[0], table, f"sightings?viewer={connection.viewer}")
        assert told["viewer"] == connection.viewer
        assert [one["sighting"] for one in told["sightings"]] == connection.seen
        assert [one["number"] for one in told["sightings"]] == list(range(1, connection.last + 1))
    everything = get(people[0], table, "sightings")
    assert everything == get(people[0], table, "sightings?viewer=all")
    record = read(people[0].web.get(f"/api/tables/{table}/record").content)
    events = [event for events in record.lines for event in events]
    plain = json.loads(msgspec.json.encode(events))
    assert [one["sighting"] for one in everything["sightings"]] == plain
    assert [one["number"] for one in everything["sightings"]] == list(range(1, len(plain) + 1))
    assert (everything["table"], everything["game"]) == (table, game)
    assert everything["seats"] == list(DEFAULT_SEATS[players])
    assert [chair["name"] for chair in everything["chairs"]] == [
        chair["name"] for chair in connections[0].table["chairs"]
    ]
    assert everything["outcome"] == plain[-1]["outcome"]
    with browser(address, own_address()) as stranger:
        assert stranger.get(f"/api/tables/{table}/sightings").json() == everything


async def test_no_replay_before_the_end_nor_for_an_unknown_viewer(address: str) -> None:
    people, connections = await begun(address, wanted("card", 3, 1))
    table, web = connections[0].table["table"], people[0].web
    for what in ("sightings", "sightings?viewer=red", "knowledge", "record", "story"):
        answer = web.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    await play_out(connections)
    for viewer in ("yellow", "ambassador", "dummy", ""):
        answer = web.get(f"/api/tables/{table}/sightings?viewer={viewer}")
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-viewer")


@pytest.mark.parametrize("game", ["board", "card"])
async def test_knowledge_of_all_seats_is_published_after_the_game(address: str, game: str) -> None:
    people, connections = await begun(address, wanted(game, 4, 2))
    table = connections[0].table["table"]
    await play_out(connections, seed=3)
    told = get(people[0], table, "knowledge")
    assert told == get(people[1], table, "knowledge")
    assert told["game"] == game
    assert [one["seat"] for one in told["viewers"]] == list(DEFAULT_SEATS[4])
    record = read(people[0].web.get(f"/api/tables/{table}/record").content)
    events = tuple(event for line in record.lines for event in line)
    for one in told["viewers"]:
        again = knower(game_module(record.header.game), one["seat"], events)
        assert one == json.loads(msgspec.json.encode(again))
        assert one["points"][0] == {"deal": 1, "turn": 0, "deals": FIRST[game]}


@pytest.mark.parametrize("game", ["board", "card"])
async def test_the_story_of_the_end_is_told_to_everybody(address: str, game: str) -> None:
    people, connections = await begun(address, wanted(game, 4, 2))
    table = connections[0].table["table"]
    await play_out(connections, seed=3)
    told = get(people[0], table, "story")
    assert told == get(people[1], table, "story")
    record = read(people[0].web.get(f"/api/tables/{table}/record").content)
    events = tuple(event for line in record.lines for event in line)
    again = story_of(game_module(record.header.game), events)
    assert told == json.loads(msgspec.json.encode(again))


def test_while_a_match_goes_on_the_story_has_only_what_all_have_seen() -> None:
    random = Random(5)
    table = {"players": 4, "match": "first-to-3", "round_limit": 12}
    cards = lively_card_game(table, random)
    while not any(isinstance(event, GameScored) for event in cards.events):
        play_lively(cards, random, 1, declare=0.2)
    events = tuple(cards.events)
    told = facts_of(cards.module, events)
    assert [ending.insights for ending in told.endings] == [()]
    scored = next(number for number, one in enumerate(events) if isinstance(one, GameScored))
    assert told == facts_of(cards.module, events[: scored + 1])


# --- my tables ----------------------------------------------------------------------------------


async def test_my_tables_say_where_i_sit_and_whether_the_game_waits_for_me(address: str) -> None:
    people, connections = await seated(address, wanted("board", 3, 2))
    table = connections[0].table["table"]
    ann, bob = people

    def mine(person: Person) -> Any:
        return next(one for one in get_mine(person) if one["table"] == table)

    assert (mine(ann)["seat"], mine(ann)["waits"], mine(ann)["turn"]) == ("red", False, None)
    for connection in connections:
        await connection.verdict("set-ready")
    await connections[0].verdict("begin")
    waited_for = await _someone_waited_for(connections)
    by_seat = {"red": ann, "blue": bob}
    told = {seat: mine(person) for seat, person in by_seat.items()}
    assert {seat for seat, one in told.items() if one["waits"]} == {waited_for}
    assert {one["status"] for one in told.values()} == {"playing"}
    assert all(one["turn"] >= 1 for one in told.values())
    assert {seat: one["seat"] for seat, one in told.items()} == {"red": "red", "blue": "blue"}


def get_mine(person: Person) -> Any:
    return person.web.get("/api/me/tables").raise_for_status().json()


async def _someone_waited_for(connections: list[Connection]) -> str:
    """Bots may play first."""
    first, seats = connections[0], {connection.viewer for connection in connections}

    def running() -> set[str]:
        return set() if first.turn is None else seats & set(first.turn["running"])

    await first.until(lambda: bool(running()))
    (seat,) = running()
    return seat


async def test_the_table_of_a_game_that_is_over_waits_for_nobody(address: str) -> None:
    people, connections = await begun(address, wanted("card", 3, 1))
    await play_out(connections)
    (mine,) = get_mine(people[0])
    assert (mine["status"], mine["seat"], mine["waits"]) == ("over", "red", False)


# --- knowledge without a server -----------------------------------------------------------------


def played_out(game: str, players: int, seed: int) -> Any:
    random = Random(seed)
    if game == "card":
        cards = lively_card_game({"players": players, "round_limit": 12}, random)
        while cards.to_act:
            play_lively(cards, random, 1)
        return cards
    board = lively_game({"players": players, "turn_limit": 60}, random)
    while board.to_act:
        board.play(board.to_act[0], lively_choice(board, board.to_act[0], random))
    return board


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("game", ["board", "card"])
def test_knowledge_only_grows_is_true_and_is_what_the_sheet_would_have_said(
    game: Any, players: int
) -> None:
    played = played_out(game, players, seed=players)
    events = tuple(played.events)
    hands = {hand.seat: hand for hand in _dealt(events)}
    found = 0
    for seat in played.seats:
        known = knower(played.module, seat, events)
        counts = [point.deals for point in known.points if point.deal == 1]
        assert counts == sorted(counts, reverse=True)
        assert [point.turn for point in known.points if point.deal == 1] == list(range(len(counts)))
        for fact in known.certain:
            assert fact.seat != seat
            if fact.deal == 1:
                assert fact.card in msgspec.structs.astuple(hands[fact.seat])[1:]
                _check_moment(game, played, seat, fact, events)
                found += 1
    assert found


def _dealt(events: tuple[Any, ...]) -> Any:
    return next(event.hands for event in events if type(event).__name__ == "HandsDealt")


def _check_moment(game: Any, played: Any, seat: Any, fact: Any, events: tuple[Any, ...]) -> None:
    """It was certain with that sighting, and not a sighting sooner."""
    seen = [number for number, one in enumerate(events, 1) if redact(one, seat) is not None]
    number = seen[fact.sighting - 1]
    for count, is_certain in ((number, True), (number - 1, False)):
        known = SheetReader(reading_of(game), seat)
        known.see(events[:count])
        facts = {(one.seat, one.card) for one in known.told("elimination").facts if one.holds}
        assert ((fact.seat, fact.card) in facts) == is_certain


def test_hands_revealed_at_the_end_do_not_count_as_knowledge() -> None:
    game = new_game("board", 4, seed=1, turn_limit=1)
    random = Random(2)
    while game.to_act:
        take_action(game, random)
    known = knower(game.module, "red", tuple(game.events))
    assert known.certain == ()
    assert [point.deals for point in known.points] == [FIRST["board"]] * len(known.points)

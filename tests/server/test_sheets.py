"""Deduction sheets over HTTP: as much as the table allows, from the viewer's own sightings only."""

from random import Random
from typing import Any

import msgspec
import pytest

from inkognito.board.cards import CARDS, FACES
from inkognito.board.commands import ShowCards
from inkognito.board.events import CardsShown, HandsDealt
from inkognito.card.cards import CARDS as CARD_CARDS
from inkognito.core.events import Event
from inkognito.core.seats import COLOURS, SEAT_INDEX, Viewer
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from inkognito.protocol.settings import HELPS
from inkognito.review.sheet import SheetFact, SheetReader, reading_of
from inkognito.views.board import Sighting as BoardSighting
from inkognito.views.card import Sighting as CardSighting
from inkognito.views.redact import redact
from tests.kit.games_over_connections import begun, first_of, play_until, seated, wanted
from tests.kit.people import Connection, Person, browser, own_address
from tests.secrecy.other_worlds import Script, other_deal

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("connections")]

LONG = {"board": {"turn_limit": 300}, "card": {"round_limit": 100}}
"""So that a game is still being played when it is looked at."""


def sheet(person: Person, table: str) -> Any:
    answer = person.web.get(f"/api/tables/{table}/sheet").raise_for_status()
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def reader_of(connection: Connection, game: str) -> Any:
    """A reader that has read the very bytes that came over the connection."""
    kind: Any = BoardSighting if game == "board" else CardSighting
    viewer: Any = connection.viewer
    reader: Any = BoardReader(viewer) if game == "board" else CardReader(viewer)
    for sighting in connection.seen:
        reader.see(msgspec.convert(sighting, kind))
    return reader


def facts_by(reader: Any, players: int, names: tuple[str, ...]) -> set[tuple[str, str, bool]]:
    """What all possible deals agree on, deal by deal."""
    logic, absent = reader.notebook.logic, "aside" if len(names) == FACES else "dummy"
    facts = set()
    for colour, seat in enumerate(COLOURS):
        holder = seat if colour < players else absent
        for face, name in enumerate(names):
            holding = logic.possible & logic.deals.holding[colour][face]
            if holding in (0, logic.possible):
                facts.add((holder, name, bool(holding)))
    return facts


@pytest.mark.parametrize(
    ("game", "players"), [("board", 3), ("board", 5), ("card", 3), ("card", 4)]
)
async def test_with_elimination_a_sheet_has_all_facts_certain_from_the_sightings_sent(
    address: str, game: str, players: int
) -> None:
    settings = wanted(game, players, players, help="elimination", rules=LONG[game])
    people, connections = await begun(address, settings)
    table = connections[0].table["table"]
    names = CARDS[:FACES] if game == "board" else CARD_CARDS["ffg-2003"]
    found = 0
    for decision in (40, 90):
        await play_until(connections, decision, seed=players)
        for person, connection in zip(people, connections, strict=True):
            told = sheet(person, table)
            assert (told["help"], told["number"]) == ("elimination", connection.last)
            facts = {(one["seat"], one["card"], one["holds"]) for one in told["facts"]}
            assert facts == facts_by(reader_of(connection, game), min(players, 4), names)
            assert len(told["missions"]) == (2 if game == "board" else 0)
            found += len(facts)
    assert found
    with browser(address, own_address()) as stranger:
        told = stranger.get(f"/api/tables/{table}/sheet").json()
    assert told["facts"] == []


@pytest.mark.parametrize("given", HELPS)
async def test_a_sheet_gives_no_more_help_than_the_table_permits(address: str, given: str) -> None:
    people, connections = await begun(address, wanted("board", 4, 4, help=given))
    table, red = connections[0].table["table"], people[0].web
    hand = next(one["hand"] for one in connections[0].seen if one["type"] == "hand-dealt")
    told = sheet(people[0], table)
    assert bool(told["facts"]) == (given == "elimination")
    lie = {"seat": "red", "card": hand["build"], "holds": False}
    open_mark = {"seat": "blue", "card": hand["build"], "holds": False}
    marks = red.post(f"/api/tables/{table}/sheet/marks", json={"marks": [lie, open_mark]})
    fact = {"seat": "red", "card": hand["build"], "holds": "true"}
    why = red.get(f"/api/tables/{table}/sheet/why", params=fact)
    costs = red.get(f"/api/tables/{table}/sheet/costs")
    if given in ("paper", "record"):
        assert code_of(marks) == code_of(why) == (403, "no-help")
        assert why.json()["params"] == {"help": given}
    else:
        assert marks.json()["contradicting"] == [lie]
        assert [step["code"] for step in why.json()["steps"]] == ["own"]
        unsure = {"seat": "blue", "card": _other_build(hand), "holds": "true"}
        refused = red.get(f"/api/tables/{table}/sheet/why", params=unsure)
        assert code_of(refused) == (400, "not-certain")
    if given == "elimination":
        assert costs.json()["costs"] == []
    else:
        assert code_of(costs) == (403, "no-help")


def _other_build(hand: dict[str, str]) -> str:
    return "tall" if hand["build"] != "tall" else "short"


@pytest.mark.parametrize("players", [3, 4])
async def test_without_help_the_passport_uses_the_viewers_own_cards_only(
    address: str, players: int
) -> None:
    people, connections = await begun(address, wanted("board", players, 1))
    hand = next(one["hand"] for one in connections[0].seen if one["type"] == "hand-dealt")
    mine, other = sorted(sheet(people[0], connections[0].table["table"])["missions"], key=_not_mine)
    assert (mine["mine"], other["mine"]) == (True, False)
    place = "first" if mine["first"] == hand["identity"] else "second"
    assert {pair[place] for pair in mine["pairs"]} == {"red"}
    assert len(mine["pairs"]) == 3
    letter, at = hand["mission"], 0 if place == "first" else -1
    for pair in mine["pairs"]:
        is_alone = "aside" in (pair["first"], pair["second"])
        assert len(pair["codes"]) == (0 if is_alone else 3)
        assert all(code[at] == letter for code in pair["codes"])
    assert len(other["pairs"]) == 6
    assert not [code for pair in other["pairs"] for code in pair["codes"] if letter in code]
    assert ("aside" in str(mine)) == (players == 3)


def _not_mine(team: dict[str, Any]) -> bool:
    return not team["mine"]


@pytest.mark.parametrize("game", ["board", "card"])
async def test_every_fact_is_explained_by_what_its_reader_saw(address: str, game: str) -> None:
    people, connections = await begun(
        address, wanted(game, 4, 4, help="elimination", rules=LONG[game])
    )
    table = connections[0].table["table"]
    await play_until(connections, 90, seed=2)
    for person, connection in list(zip(people, connections, strict=True))[:2]:
        for fact in sheet(person, table)["facts"]:
            params = {**fact, "holds": str(fact["holds"]).lower()}
            answer = person.web.get(f"/api/tables/{table}/sheet/why", params=params)
            told = answer.raise_for_status().json()
            assert {name: told[name] for name in fact} == fact
            for step in told["steps"]:
                assert step["sighting"] in connection.sightings
                assert step["cards"]


@pytest.mark.parametrize(("game", "show"), [("board", "show-cards"), ("card", "choose-pair")])
async def test_the_cost_of_an_answer_is_what_it_tells_the_asker(
    address: str, game: str, show: str
) -> None:
    people, connections = await begun(
        address, wanted(game, 4, 4, help="elimination", rules=LONG[game])
    )

    def is_asked(one: Connection) -> bool:
        return one.is_waited_for and one.options is not None and show in str(one.options)

    connection = await first_of(connections, is_asked)
    assert connection.options is not None
    web, table = people[connections.index(connection)].web, connection.table["table"]
    told = web.get(f"/api/tables/{table}/sheet/costs").raise_for_status().json()
    assert told["decision"] == connection.options["decision"]
    reader = reader_of(connection, game)
    asker = SEAT_INDEX[asker_of(connection)]
    choices = connection.options["commands"] + connection.options["ahead"]
    assert told["costs"] == [_cost(reader, asker, one) for one in choices]
    known = [cost for cost in told["costs"] if cost is not None]
    assert known
    assert all(cost["after"] <= cost["before"] for cost in known)


def _cost(reader: Any, asker: int, command: dict[str, Any]) -> dict[str, int] | None:
    """What the command tells the asker; None if it shows no cards."""
    if "cards" not in command:
        return None
    (cost,) = reader.cost_of(asker, (tuple(command["cards"]),))
    return {"before": cost.before, "after": cost.after}


def asker_of(connection: Connection) -> Any:
    """Who wants to see cards of the one at this connection."""
    for sighting in reversed(connection.seen):
        if sighting.get("agent") == connection.viewer:
            return sighting["seat"]
        if connection.viewer in sighting.get("visitors", ()):
            return next(seat for seat in sighting["visitors"] if seat != connection.viewer)
    raise AssertionError("nobody asks")


async def test_bad_questions_are_refused(address: str) -> None:
    people, connections = await seated(address, wanted("board", 4, 1, help="elimination"))
    table, web = connections[0].table["table"], people[0].web
    for path in ("sheet", "sheet/costs"):
        assert code_of(web.get(f"/api/tables/{table}/{path}")) == (409, "not-begun")
    people, connections = await begun(address, wanted("board", 4, 1, help="elimination"))
    table, web = connections[0].table["table"], people[0].web
    for seat, card, refusal in (
        ("aside", "tall", "unknown-seat"),
        ("red", "grey-tall", "unknown-card"),
        ("red", "13", "unknown-card"),
        ("white", "tall", "unreadable"),
        ("red", "x" * 21, "unreadable"),
    ):
        params = {"seat": seat, "card": card}
        answer = web.get(f"/api/tables/{table}/sheet/why", params=params)
        assert code_of(answer) == (400, refusal)
    mark = {"seat": "red", "card": "tall", "holds": True}
    marks = web.post(f"/api/tables/{table}/sheet/marks", json={"marks": [mark] * 101})
    assert code_of(marks) == (400, "unreadable")
    assert code_of(web.get(f"/api/tables/{'0' * 20}/sheet")) == (404, "no-such-table")


# --- two worlds that look the same --------------------------------------------------------------


def in_another_world(script: Script, viewer: Viewer, random: Random) -> list[Event] | None:
    """The same game with other hands and answers wherever the viewer could not look."""
    hands = other_deal(script, viewer, random)
    if hands is None:
        return None
    return [_elsewhere(event, viewer, hands) for event in script.game.events]


def _elsewhere(event: Event, viewer: Viewer, hands: Any) -> Event:
    if isinstance(event, HandsDealt):
        return HandsDealt(hands)
    if isinstance(event, CardsShown) and viewer not in (event.seat, *event.to):
        other = tuple(card for card in CARDS if card not in event.cards)[: len(event.cards)]
        return CardsShown(event.seat, event.to, other, event.replacement)
    return event


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("viewer", ["red", "green", "ambassador", "spectator"])
def test_worlds_that_look_the_same_to_a_viewer_give_the_same_sheet(
    players: int, viewer: Viewer
) -> None:
    compared = 0
    for seed in range(4):
        script = Script({"players": players}, seed, 150)
        if viewer not in script.game.viewers or script.game.outcome is not None:
            continue
        other = in_another_world(script, viewer, Random(seed))
        if other is None:
            continue
        here = tuple(script.game.events)
        assert here != tuple(other)
        assert [redact(one, viewer) for one in here] == [redact(one, viewer) for one in other]
        assert _all_told(script, viewer, here) == _all_told(script, viewer, tuple(other))
        compared += 1
    assert compared or (viewer == "ambassador" and players < 5)


def _all_told(script: Script, viewer: Viewer, events: tuple[Event, ...]) -> list[Any]:
    """Everything that a sheet can be asked, read in two goes."""
    known = SheetReader(reading_of("board"), viewer)
    known.see(events[:70])
    known.see(events)
    told = [known.told(given) for given in HELPS]
    marks = [SheetFact(fact.seat, fact.card, not fact.holds) for fact in told[-1].facts]
    answers = (ShowCards(("x", "tall")), ShowCards(("bubble", "x", "thin")))
    return [
        told,
        known.contradicting(marks),
        [known.why(fact) for fact in told[-1].facts],
        known.costs(answers),
    ]

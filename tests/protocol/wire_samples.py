"""One or more of everything that goes over the wire: from recorded games, and made by hand."""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from inkognito import Game, load_scenario, new_game
from inkognito.board.cards import BUILDS
from inkognito.board.commands import AnyCommand as BoardCommand
from inkognito.board.commands import ShakePhantom, Step
from inkognito.board.venice import SPACES
from inkognito.card.commands import AnyCommand as CardCommand
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import COLOURS
from inkognito.protocol import messages, requests, settings
from inkognito.record.format import read
from inkognito.server.http_api import Me, NameGiven, TableWanted
from inkognito.server.http_bodies import Secret
from inkognito.server.lesson_api import LessonOffered
from inkognito.server.refusal_status import RefusalBody
from inkognito.server.table_opened import TableOpened
from inkognito.views.board import Sighting as BoardSighting
from inkognito.views.card import Sighting as CardSighting
from tests.golden.recorded import names, recorded
from tests.kit.anything import any_command
from tests.kit.card_lively import CARD_TABLES, any_card_command, lively_card_game, play_lively
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.kit.scenes import scene

Samples: TypeAlias = tuple[tuple[str, Any], ...]
"""Things to say, each with the name of its type in TypeScript."""

UNIONS: dict[str, Any] = {
    "ServerMessage": messages.AnyServerMessage,
    "BoardSighting": BoardSighting,
    "CardSighting": CardSighting,
    "ClientMessage": requests.AnyClientMessage,
    "Request": requests.AnyRequest,
    "BoardCommand": BoardCommand,
    "CardCommand": CardCommand,
    "TimeControl": settings.TimeControl,
}
HALF_A_MINUTE = settings.PerDecision(30)


@cache
def sightings() -> Samples:
    """What viewers have seen of recorded games and of scenarios."""
    return (
        *_telling("BoardSighting", (*_recorded("board"), *_seen(_board_scenes()))),
        *_telling("CardSighting", (*_recorded("card"), *_seen(_card_scenes()))),
    )


def commands() -> Samples:
    """One of each command, with any names that exist."""
    random = Random(7)
    board = {type(one): one for one in (any_command(random) for _ in range(400))}
    card = {type(one): one for one in (any_card_command(random) for _ in range(400))}
    return (
        *(("BoardCommand", one) for one in board.values()),
        *(("CardCommand", one) for one in card.values()),
    )


def _telling(name: str, things: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    """Of each class those in which something is there, is null or has a name for the first time."""
    known: set[str] = set()
    for thing in things:
        traits = set(_traits(msgspec.to_builtins(thing), type(thing).__name__))
        if not traits <= known:
            known |= traits
            yield name, thing


def _traits(value: Any, path: str) -> Iterator[str]:
    """Every place in the value, with what is there; all spaces of the map are alike."""
    is_name = isinstance(value, str) and value not in SPACES
    yield f"{path} {value if is_name else type(value).__name__}"
    pairs = value.items() if isinstance(value, dict) else ()
    items = value if isinstance(value, list | tuple) else ()
    for key, inner in (*pairs, *(("each", item) for item in items)):
        yield from _traits(inner, f"{path}.{key}")


def _recorded(kind: str) -> Iterator[Any]:
    for game in map(recorded, names(f"{kind}-")[::3]):
        for viewer in game.viewers:
            record = read(game[viewer])
            yield from (sighting for line in record.lines for sighting in line)


def _seen(games: Iterable[Game]) -> Iterator[Any]:
    for game in games:
        for viewer in game.viewers:
            yield from (seen.sighting for seen in game.sightings(viewer))


def _board_scenes() -> Iterator[Game]:
    """Positions of lively games as scenarios, and one with a note and an offered hand."""
    suspects = zip(IDENTITIES, BUILDS, strict=True)
    note = [{"identity": identity, "build": build} for identity, build in suspects]
    signed = dict(zip(COLOURS, note, strict=True))
    yield scene("shaking-hands", players=5, offered_hand="blue", note=signed)
    for number, table in enumerate(TABLES[::7]):
        random = Random(number)
        game = lively_game(table, random)
        for _ in range(20):
            for _ in range(3):
                game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
            yield load_scenario(game.scenario())


def _card_scenes() -> Iterator[Game]:
    for number, table in enumerate(CARD_TABLES):
        random = Random(number)
        game = lively_card_game(table, random)
        while game.decision < 60 and game.to_act:
            yield load_scenario(game.scenario(), "card")
            play_lively(game, random, 3)


# --- what clients say ---------------------------------------------------------------------------


def client_messages() -> Samples:
    """Every message of a client, with all that may be left out and without it."""
    w = requests
    shake = Raw(msgspec.json.encode(ShakePhantom()))
    step = Raw(msgspec.json.encode(Step("land", "ambassador", "rialto")))
    all_of_them: tuple[w.AnyClientMessage, ...] = (
        w.Hello("1"),
        w.Hello("1", 12, 3, "token"),
        w.Ping(),
        w.Act("a1", 4, shake),
        w.Act("a2", 5, step),
        w.Sit("b", "ambassador"),
        w.StandUp("c"),
        w.SetChair("d", "red", "clerk"),
        w.SetChair("e", "red", None),
        w.SetReady("f"),
        w.SetReady("g", ready=False, entropy="00ff"),
        w.SetPace("g1", "quick"),
        w.SetPassing("g2", "declaration"),
        w.SetPassing("g3", "end-turn", passes=False),
        w.Begin("h"),
        w.Remove("i", "p1"),
        w.Mute("j", "p1", muted=True),
        w.Vote("k", "pause"),
        w.Vote("l", "abort", agree=False),
        w.Leave("m"),
        w.TakeBack("n"),
        w.TakeLessonStep("n1", 3),
        w.TakeLessonStep("n2", 4, "green x"),
        w.OfferRematch("o"),
        w.Say("p", "Buona sera."),
        w.MakeGesture("q", "frown"),
        w.MakeGesture("r", "tug-earlobe", "blue"),
        w.DeleteTalk("s", 3),
    )
    return tuple(("ClientMessage", message) for message in all_of_them)


def asked() -> Samples:
    """Requests of clients over HTTP."""
    wanted: dict[str, Any] = {
        "game": "board",
        "players": 4,
        "rules": {"edition": "ares-2013-it", "turn_limit": 40},
        "seats": ["blue", "red", "yellow", "green"],
        "bots": {"red": "clerk", "green": "random"},
        "clock": {"type": "per-player", "seconds": 600, "increment": 5},
        "gestures": "discreet",
        "visibility": "public",
        "help": "paper",
    }
    return (
        ("NameGiven", NameGiven("Anna")),
        ("Secret", Secret("psst")),
        ("TableWanted", TableWanted(wanted, "blue")),
        ("TableWanted", TableWanted({"game": "card", "rules": {"match": "first-to-3"}})),
        ("TableWanted", TableWanted({"game": "card"})),
    )


# --- what the server says -----------------------------------------------------------------------


def said() -> Samples:
    """Every answer of the server, with all that may be left out and without it."""
    a = messages
    board, card = _in_play("board"), _in_play("card")
    all_of_them: tuple[a.AnyServerMessage, ...] = (
        _welcome(board, "board", settings.PerPlayer(60)),
        _welcome(card, "card", settings.NoClock()),
        a.Welcome("1", "spectator", None, _table("board", settings.ByCorrespondence(3))),
        a.Update(),
        a.Update("k", board.sightings("red")[-2:], _turn(board), _options(board), _table("board")),
        a.Update("k", lesson=a.LessonView("board-reading", 4, 4, "over", None)),
        a.Update(lesson=_taught()),
        a.Talk((a.TalkItem(1, 17, "p1", "Anna", "Ciao"), a.TalkItem(2, 18, "p2", "Bert"))),
        a.Talk((a.TalkItem(3, 19, "p1", "Anna", None, "frown", "blue", 17),), "k"),
        a.Accepted("k"),
        a.Rejected("k", "stale", {"decision": 3}),
        a.Rejected(None, "unreadable", {"what": "?", "allowed": ("a", "b")}),
        a.Rejected("k", "muted"),
        a.Pong(),
        a.Reload("2"),
        a.Goodbye("restart"),
        a.Goodbye("restart", 500),
        a.LobbyUpdate(),
        a.LobbyUpdate((_listing(),), ("t2",)),
    )
    return tuple(("ServerMessage", answer) for answer in all_of_them)


def _taught() -> messages.LessonView:
    return messages.LessonView(
        lesson="board-reading",
        step=2,
        steps=4,
        kind="mark",
        say="board-reading-sure",
        done="board-reading-false-after",
        point=("notes",),
        choices=("both", "none"),
        cell=("green", "x"),
    )


def answered() -> Samples:
    """Responses of the server over HTTP."""
    return (
        ("Me", Me("p1", "Anna")),
        ("Secret", Secret("psst")),
        ("TableOpened", TableOpened("t1", "c0")),
        ("LessonOffered", LessonOffered("board-reading", "board", 4, basic=True)),
        ("RefusalBody", RefusalBody("no-such-table")),
        ("RefusalBody", RefusalBody("not-a-chair", {"seat": "red", "allowed": ("blue", "green")})),
        ("LobbyTable", _listing()),
    )


def _in_play(kind: str) -> Game:
    game = new_game(kind, 4, seed=1)
    game.play(game.to_act[0], game.options(game.to_act[0])[0])
    return game


def _welcome(game: Game, kind: str, clock: settings.TimeControl) -> messages.Welcome:
    return messages.Welcome(
        version="2",
        viewer="red",
        person="p1",
        table=_table(kind, clock),
        sightings=game.sightings("red")[:4],
        turn=_turn(game),
        options=_options(game),
        talk=(messages.TalkItem(1, 17, "p1", "Anna", "Ciao"),),
    )


def _turn(game: Game) -> messages.Turn:
    return messages.Turn(game.decision, game.to_act, game.to_act[:1], {"red": 60_000})


def _options(game: Game) -> messages.Options:
    return messages.Options(game.decision, game.options(game.to_act[0])[:3], note=True)


def _table(kind: str, clock: settings.TimeControl = HALF_A_MINUTE) -> messages.TableView:
    wanted = {"game": kind, "bots": {"green": "tourist"}, "clock": msgspec.to_builtins(clock)}
    return messages.TableView(
        table="t1",
        settings=settings.checked_settings(wanted),
        host="p1",
        status="playing",
        chairs=_chairs(),
        onlookers=(messages.PersonView("p3", "Carla"),),
        muted=("p3",),
        votes={"pause": ("p1",)},
        commitment="00" * 32,
        rematch="t2",
    )


def _chairs() -> tuple[messages.ChairView, ...]:
    return (
        messages.ChairView("red", "p1", "Anna", None, True, True, None),
        messages.ChairView("blue", "p2", "Bert", None, True, False, "time"),
        messages.ChairView("green", None, None, "tourist", True, False, None),
    )


def _listing() -> messages.LobbyTable:
    table = _table("card")
    return messages.LobbyTable("t1", table.settings, "gathering", "Anna", table.chairs, 17, "c0")


def tag_of(cls: type[Struct]) -> str:
    """What a class is called on the wire."""
    return str(cls.__struct_config__.tag)

"""A table whose line the test itself answers, from a game of the engine in any position.

For moments that are too rare in real games: the page gets a real welcome and real options, and what
it sends is played on, so that a command that is not exactly an option fails the test.
"""

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from inkognito import Game
from inkognito.board.note_option import NoteOption
from inkognito.core.fillable import expanded
from inkognito.core.seats import Seat
from inkognito.protocol.messages import (
    AnyServerMessage,
    ChairView,
    Options,
    TableView,
    Turn,
    Update,
    Welcome,
)
from inkognito.protocol.settings import checked_settings
from tests.kit.browsing import Player
from tests.kit.table_world import over_the_wire

TABLE = "scene"

AFTERWARDS = "(story|knowledge|hints)"
"""What the end screen asks for; it gets no answer here."""
NAMES = {"red": "Rosa", "blue": "Berta", "green": "Gino", "yellow": "Ylva", "ambassador": "Abel"}


class SceneLine:
    """One seat's line to a game in which the others do nothing."""

    def __init__(self, game: Game, kind: str, seat: Seat) -> None:
        self.game, self.seat, self._kind = game, seat, kind
        self.taken: list[Any] = []
        """The commands that the page has sent; each was an option as it is."""

    def show(self, player: Player) -> None:
        """The player sits at this table from now on."""
        player.page.route_web_socket(re.compile(r"/ws/tables/"), self._connect)
        player.page.route(re.compile(rf"/api/tables/{TABLE}/"), self._sheet)
        player.page.route(re.compile(rf"/api/tables/{TABLE}/{AFTERWARDS}$"), lambda _: None)
        player.goto(f"/tables/{TABLE}")
        player.page.wait_for_load_state("networkidle")  # parts of the screen come a little later

    def _connect(self, route: WebSocketRoute) -> None:
        route.on_message(lambda message: self._hear(route, json.loads(message)))

    def _hear(self, route: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            self._say(route, self._welcome())
        elif message["type"] == "act":
            self._say(route, self._act(message))

    def _say(self, route: WebSocketRoute, answer: AnyServerMessage) -> None:
        route.send(msgspec.json.encode(answer).decode())

    def _act(self, message: dict[str, Any]) -> Update:
        seen = len(self.game.sightings(self.seat))
        offered = expanded(self.game.options(self.seat))
        command = next(one for one in offered if over_the_wire(one) == message["command"])
        self.taken.append(command)
        self.game.play(self.seat, command, message["decision"])
        fresh = self.game.sightings(self.seat, seen + 1)
        return Update(message["id"], fresh, self._turn(), self._options())

    # --- how the table stands -------------------------------------------------------------------

    def _welcome(self) -> Welcome:
        own = NAMES[self.seat]
        seen = self.game.sightings(self.seat)
        return Welcome("2", self.seat, own, self._table(), seen, self._turn(), self._options())

    def _table(self) -> TableView:
        seats = self.game.seats
        raw = {"game": self._kind, "players": len(seats), "seats": list(seats), "help": "record"}
        settings = checked_settings(raw)
        chairs = tuple(
            ChairView(seat, NAMES[seat], NAMES[seat], None, True, True, None) for seat in seats
        )
        host = NAMES[seats[0]]
        return TableView(TABLE, settings, host, "playing", chairs, (), (), {}, "00" * 32, None)

    def _turn(self) -> Turn:
        to_act = self.game.to_act
        running = to_act[:1] if self._kind == "board" else to_act
        return Turn(self.game.decision, to_act, running, {})

    def _options(self) -> Options | None:
        if self.seat not in self.game.to_act:
            return None
        offered = self.game.options(self.seat)
        commands = tuple(one for one in offered if type(one) is not NoteOption)
        note, ahead = len(commands) < len(offered), self.game.ahead(self.seat)
        return Options(self.game.decision, commands, note, ahead=ahead)

    def _sheet(self, route: Route) -> None:
        """A sheet that helps with nothing."""
        number = len(self.game.sightings(self.seat))
        route.fulfill(json={"help": "record", "number": number, "facts": [], "missions": []})

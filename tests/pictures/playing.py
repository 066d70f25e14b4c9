"""People at a fixed table who play as bots would: each time the same game, one decision at a time.

Marta is the one whose screen is looked at. Tommaso is another person, so that there are moments in
which Marta waits for somebody; the other chairs have bots of the server.
"""

import asyncio
import hashlib
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from inkognito.board.commands import AnyCommand as BoardCommand
from inkognito.bots.bot import Bot
from inkognito.card.commands import AnyCommand as CardCommand
from inkognito.games import new_bot
from inkognito.tables.table_session import TableSession
from inkognito.views.board import Sighting as BoardSighting
from inkognito.views.card import Sighting as CardSighting
from tests.kit.limits import PATIENCE
from tests.kit.people import Connection, Person
from tests.pictures.fixed_server import FixedServer

SEATS = ("blue", "yellow")
"""Where Marta and Tommaso sit."""

ENTROPY = "00"
WORDS = ("Good evening, Marta.", "Fine mask. Whose are you tonight?")
SIGHTING: dict[str, Any] = {"board": BoardSighting, "card": CardSighting}
OPTIONS: dict[str, Any] = {
    "board": tuple[BoardCommand, ...],
    "card": tuple[CardCommand, ...],
}


class Actor:
    """A person for whom a bot decides, by what came over the person's own connection."""

    def __init__(self, connection: Connection, seat: str, game: str) -> None:
        self.connection, self.seat, self._game = connection, seat, game
        key = hashlib.sha256(f"{seat} plays".encode()).digest()
        self._bot: Bot = new_bot("clerk", game, seat, key)  # type: ignore[arg-type]  # a seat
        self._seen = 0

    async def act(self) -> None:
        """Do what the bot would do."""
        for sighting in self.connection.seen[self._seen :]:
            self._bot.see(msgspec.convert(sighting, SIGHTING[self._game]))
        self._seen = self.connection.last
        assert self.connection.options is not None
        raw, decision = self.connection.options["commands"], self.connection.options["decision"]
        options = msgspec.convert(raw, OPTIONS[self._game])
        command = raw[options.index(self._bot.choose(options))]
        assert await self.connection.verdict("act", decision=decision, command=command) == "taken"


class Moment:
    """The game waits for somebody: for Marta, for Tommaso, or it is over."""

    def __init__(self, marta: Connection, whose: str | None) -> None:
        self.is_over = whose is None
        self.is_mine = whose == marta.viewer
        commands = marta.options["commands"] if self.is_mine and marta.options else ()
        self.kinds = frozenset(one["type"] for one in commands)
        self.number = marta.last


class FixedGame:
    """A game of Marta, Tommaso and bots, which goes on only when it is told to."""

    def __init__(self, server: FixedServer, marta: Person, tommaso: Person) -> None:
        self._server, self._people = server, (marta, tommaso)
        self.table = ""
        self._actors: dict[str, Actor] = {}

    def open(self, settings: dict[str, Any]) -> None:
        """Open the table; both sit down."""
        self.table = self._people[0].opens(settings, SEATS[0])
        self._server.do(self._gather(settings["game"]))

    def begin(self) -> None:
        """Both are ready, and the game begins."""
        self._server.do(self._begin())

    def moments(self) -> Iterator[Moment]:
        """One after the other, to the end; the game waits while somebody looks at one."""
        whose: str | None = ""
        while whose is not None:
            whose = self._server.do(self._whose())
            yield Moment(self._connections[0], whose)
            if whose is not None:
                self._server.do(self._actors[whose].act())

    @property
    def _connections(self) -> list[Connection]:
        return [actor.connection for actor in self._actors.values()]

    async def _gather(self, game: str) -> None:
        for person, seat in zip(self._people, SEATS, strict=True):
            connection = await person.comes(self.table)
            self._actors[seat] = Actor(connection, seat, game)
        _, tommaso = self._connections
        assert await tommaso.verdict("sit", seat=SEATS[1]) == "taken"
        assert await tommaso.verdict("set-ready", entropy=ENTROPY) == "taken"
        for words in WORDS:
            assert await tommaso.verdict("say", text=words) == "taken"

    async def _begin(self) -> None:
        marta, _ = self._connections
        assert await marta.verdict("set-ready", entropy=ENTROPY) == "taken"
        assert await marta.verdict("begin") == "taken"

    async def _whose(self) -> str | None:
        """Whom the game waits for, once all bots have done what they must; None: it is over."""
        async with asyncio.timeout(PATIENCE):
            while (to_act := self._to_act()) is None:
                await asyncio.sleep(0.01)
        for connection in self._connections:
            await connection.until(partial(self._is_current, connection))
        seat = next((seat for seat in SEATS if seat in to_act), None)
        if seat is not None:
            actor = self._actors[seat]
            await actor.connection.until(lambda: actor.connection.is_waited_for)
        return seat

    def _to_act(self) -> Sequence[str] | None:
        """Who is to act, nobody at the end; None while a bot is."""
        game = self._session.table.game
        assert game is not None
        if game.outcome is not None:
            return ()
        return game.to_act if game.to_act and set(game.to_act) <= set(SEATS) else None

    def _is_current(self, connection: Connection) -> bool:
        return connection.last == self._seen_by(connection.viewer)

    def _seen_by(self, viewer: str) -> int:
        log = self._session.game_log
        assert log is not None
        return len(log.sightings(viewer))  # type: ignore[arg-type]  # a viewer

    @property
    def _session(self) -> TableSession:
        session = self._server.host.loaded(self.table)
        assert session is not None
        return session

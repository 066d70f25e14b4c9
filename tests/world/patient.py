"""A tab that never gives up, as the browser client: it reconnects, resumes and asks again."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from inkognito.protocol import requests, routes
from tests.world.visitors import NoAnswerError, Tab, TabClient, Visitor

QUIET = 25.0
"""After this many seconds without a message the server is pinged."""

ANSWER = 12.0
"""After this many seconds without an answer the connection is given up."""

GREETING = 20.0


class PatientClient(TabClient):
    """A fold that takes `try-again` for no answer at all."""

    def __init__(self, visitor: Visitor, label: str) -> None:
        super().__init__(visitor, label)
        self.to_repeat: list[str] = []

    def _rejected(self, answer: dict[str, Any]) -> None:
        if answer["code"] == "try-again" and answer["id"] in self.unanswered:
            self.to_repeat.append(answer["id"])
        else:
            super()._rejected(answer)


class PatientTab(Tab):
    """A tab that comes back until it is told to leave."""

    def __init__(self, visitor: Visitor, table: str, random: Random) -> None:
        super().__init__(visitor, f"{visitor.name}-{len(visitor.tabs) + 1}", table, None)
        self.client: PatientClient = PatientClient(visitor, self.label)
        self._random = random
        self.comings = self._heard_frames = 0
        self._is_leaving = False
        self.deletions: set[str] = set()
        visitor.tabs.append(self)

    async def live(self) -> None:
        """Be connected, whatever happens."""
        while not self._is_leaving:
            with suppress(TimeoutError):
                if self.connect():
                    await self._listen()
            self.close()
            if not self._is_leaving:
                await asyncio.sleep(self._random.uniform(0.4, 2.6))

    async def _listen(self) -> None:
        await self.changed.until(lambda: self.is_welcome or not self.is_open, GREETING)
        if not self.is_welcome:
            return
        self.comings += 1
        for data in tuple(self.client.unanswered.values()):
            self.send(data)
        while self.is_open and not self.has_gap:
            await self._hear_something()

    async def _hear_something(self) -> None:
        heard = self._heard_frames
        try:
            await self.changed.until(lambda: self._is_broken or self._heard_frames > heard, QUIET)
        except TimeoutError:
            self.send(msgspec.json.encode(requests.Ping()))
            await self.changed.until(lambda: self._is_broken or self._heard_frames > heard, ANSWER)

    @property
    def _is_broken(self) -> bool:
        return self.has_gap or not self.is_open

    def hear(self, data: bytes) -> None:
        self._heard_frames += 1
        super().hear(data)
        while self.client.to_repeat:
            name = self.client.to_repeat.pop()
            asyncio.get_running_loop().call_later(1.0, self._repeat, name)

    def _repeat(self, name: str) -> None:
        data = self.client.unanswered.get(name)
        if data is not None and self.is_welcome:
            self.send(data)

    def restart(self) -> None:
        """Come again."""
        self.has_gap = True
        self.changed.ring()

    def leave(self) -> None:
        """Come no more."""
        self._is_leaving = True
        self.close()
        self.changed.ring()

    async def request(self, kind: type[requests.Request], /, **fields: Any) -> str:
        """Ask until there is an answer, and remember which requests delete something."""
        name, data = self.client.say(kind, **fields)
        if kind is requests.DeleteTalk:
            self.deletions.add(name)
        return await self._answered(name, data)

    async def _answered(self, name: str, data: bytes) -> str:
        """Ask until there is an answer."""
        if self.is_welcome and self.is_open:
            self.send(data)
        while name not in self.client.verdicts:
            try:
                await self.changed.until(lambda: name in self.client.verdicts, ANSWER)
            except TimeoutError:
                self.restart()
        return self.client.verdicts[name]


async def insisted(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """Send a request until it succeeds; return what the answer says."""
    while True:
        try:
            answer = await visitor.ask(method, path, body)
        except NoAnswerError:
            await asyncio.sleep(1.0)
            continue
        if answer.status < 300:
            return msgspec.json.decode(answer.body) if answer.body else None
        assert answer.status in (429, 503), answer
        await asyncio.sleep(1.0)


async def comes_in(visitor: Visitor) -> None:
    """Become a guest; a guest whose cookie was lost on the way is nobody."""
    while visitor.cookie is None:
        try:
            await visitor.comes_in()
        except (NoAnswerError, AssertionError):
            await asyncio.sleep(1.0)


async def opens(visitor: Visitor, settings: dict[str, Any]) -> str:
    """Open a table; one whose name was lost on the way stays empty."""
    table: str = (await insisted(visitor, "POST", routes.TABLES, {"settings": settings}))["table"]
    return table

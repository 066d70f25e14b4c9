"""People at a table in a storm: each wants to sit, begin, play, and now and then something else."""

import asyncio
from random import Random
from typing import Any

from inkognito.protocol import requests
from tests.world.patient import PatientTab

ELSE = 0.06
"""How often somebody does something other than to move."""

Wish = tuple[type[requests.Request], dict[str, Any]]


class Player:
    """A person who plays one seat in one tab, until the game is over."""

    def __init__(self, tab: PatientTab, seat: str | None, random: Random) -> None:
        self.tab, self._seat, self._random = tab, seat, random
        self.is_well_behaved = False
        """Whether they only play on, so that the game ends."""

    async def live(self) -> None:
        """Do what there is to do, until there is nothing more."""
        while self.tab.status not in ("over", "aborted"):
            wish = self._wish()
            if wish is not None:
                await self.tab.request(wish[0], **wish[1])
            elif self.tab.client.is_waited_for and self._seat is not None:
                await self.tab.act(self._random, declare=0.01)
            else:
                await self._wait()
            await asyncio.sleep(self._random.uniform(0.0, 0.4))

    async def _wait(self) -> None:
        try:
            await self.tab.changed.until(lambda: self.tab.client.is_waited_for, 3.0)
        except TimeoutError:
            return

    def _wish(self) -> Wish | None:
        """What they want, if it is not a move."""
        tab, client = self.tab, self.tab.client
        if self._seat is None:
            return self._something_else() if tab.status == "playing" else None
        if tab.status == "gathering":
            return self._gathering()
        if tab.status == "paused":
            return requests.Vote, {"motion": "resume"}
        if any(c["seat"] == client.seat and c["stand_in"] for c in client.table.get("chairs", ())):
            return requests.TakeBack, {}
        return self._something_else() if client.seat is not None else None

    def _gathering(self) -> Wish | None:
        client = self.tab.client
        chairs = {chair["seat"]: chair for chair in client.table["chairs"]}
        if client.seat is None:
            return requests.Sit, {"seat": self._seat}
        if not chairs[client.seat]["ready"]:
            return requests.SetReady, {"entropy": self._random.randbytes(8).hex()}
        is_host = client.table["host"] == client.participant.person
        are_ready = all(c["ready"] or c["bot"] is not None for c in chairs.values())
        return (requests.Begin, {}) if is_host and are_ready else None

    def _something_else(self) -> Wish | None:
        if self.is_well_behaved or self._random.random() >= ELSE:
            return None
        kind, fields = self._random.choice(OTHER_WISHES)
        return kind, dict(fields)


OTHER_WISHES: tuple[Wish, ...] = (
    (requests.Say, {"text": "What a storm!"}),
    (requests.Say, {"text": "Hold on to your masks."}),
    (requests.MakeGesture, {"gesture": "frown"}),
    (requests.DeleteTalk, {"number": 1}),
    (requests.SetPassing, {"kind": "declaration"}),
    (requests.SetPassing, {"kind": "declaration", "passes": False}),
    (requests.Leave, {}),
    (requests.TakeBack, {}),
    (requests.Vote, {"motion": "pause"}),
    (requests.Vote, {"motion": "pause", "agree": False}),
    (requests.Sit, {"seat": "red"}),
    (requests.Begin, {}),
    (requests.Mute, {"person": "nobody", "muted": True}),
)
"""What people also want. Much of it is refused, which must change nothing."""

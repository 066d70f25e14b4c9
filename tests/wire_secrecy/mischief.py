"""A client that misbehaves: it asks for what is not its own, and sends others' commands."""

import asyncio
from random import Random

import msgspec

from inkognito.board.commands import ShowCards
from inkognito.card.commands import ChoosePair, DeclareCode, PlayLocation
from inkognito.core.seats import SEATS
from inkognito.protocol import requests
from tests.kit.anything import any_command
from tests.kit.card_lively import any_card_command
from tests.world.visitors import Tab, Visitor

PATHS = (
    "record",
    "record?viewer={seat}",
    "sightings",
    "sightings?viewer={seat}",
    "sightings?viewer=all",
    "knowledge",
    "story",
    "review",
    "thoughts?seat={seat}&at=3",
    "hints",
    "shares",
    "sheet?viewer={seat}",
    "sheet/why?seat={seat}&card=bubble&holds=false",
    "sheet/costs?viewer={seat}",
)
WISHES: tuple[tuple[str, dict[str, object]], ...] = (
    ("hints", {"decision": 1, "level": 3}),
    ("hints", {"decision": 10**9}),
    ("shares", {"language": "it"}),
    ("shares/name", {"shown": True}),
)


async def probe_table(visitor: Visitor, table: str, random: Random) -> None:
    """Ask over HTTP for everything that a table has."""
    for path in random.sample(PATHS, 4):
        await visitor.ask("GET", f"/api/tables/{table}/{path.format(seat=random.choice(SEATS))}")
    for path, body in random.sample(WISHES, 2):
        await visitor.ask("POST", f"/api/tables/{table}/{path}", body)


async def provoke(tab: Tab, random: Random) -> None:
    """Send requests that must be refused, and wait until they are answered."""
    decision = (tab.client.turn or {}).get("decision", 1)
    commands = (any_command(random), any_card_command(random), *_OF_OTHERS)
    for command in random.sample(commands, 4):
        # While the game waits for this seat, for the decision before: it must not be accepted.
        answered = decision - 1 if tab.client.is_waited_for else decision
        name, data = tab.client.act(msgspec.to_builtins(command), answered)
        tab.send(data)
        await _answered(tab, name)
    for kind, fields in (
        (requests.Remove, {"person": "somebody"}),
        (requests.Sit, {"seat": random.choice(SEATS)}),
        (requests.TakeBack, {}),
        (requests.DeleteTalk, {"number": 1_000}),
    ):
        name, data = tab.client.say(kind, **fields)
        tab.send(data)
        await _answered(tab, name)
    tab.send(b'{"type":"act","id":"half')
    tab.send({"type": "hello", "version": "0", "after": 10**9})
    await asyncio.sleep(0.1)


async def _answered(tab: Tab, name: str) -> None:
    await tab.changed.until(lambda: name in tab.client.verdicts or not tab.is_open)


_OF_OTHERS = (
    ShowCards(("zsazsa", "x", "tall")),
    ChoosePair(("zsazsa", "x")),
    PlayLocation("rialto"),
    DeclareCode(("13", "24", "47", "36")),
)

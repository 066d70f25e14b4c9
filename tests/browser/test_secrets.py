"""Nothing in a player's browser, over a whole game, tells more than they may see."""

import json
from typing import Any

import msgspec
import pytest

from inkognito.record.format import Record, read
from inkognito.review.sheet import SheetReader, reading_of
from inkognito.views.redact import redact
from tests.browser.autopilot import Autopilot, are_over, play
from tests.browser.conftest import Arrive
from tests.browser.gathering import gathered
from tests.kit.browsing import Player
from tests.kit.table_world import over_the_wire

BOTS = {"red": "clerk", "yellow": "clerk"}
SEATS = {"Berta": "blue", "Gino": "green"}
LIMITS = {"board": {"turn_limit": 12}, "card": {"round_limit": 8}}
FACES = ("fiddlebottom", "zsazsa", "bubble")
"""Names of cards that stand for themselves; pages say them in words of people only."""

_KEPT = """async () => {
  const bases = await indexedDB.databases();
  return {
    local: { ...localStorage }, session: { ...sessionStorage },
    cookies: document.cookie, bases: bases.map(({ name }) => name), caches: await caches.keys(),
  };
}"""


def may_see(record: Record, viewer: Any) -> list[Any]:
    """What the rules let this viewer see, from the game's own events."""
    events = (event for line in record.lines for event in line)
    seen = [sighting for event in events if (sighting := redact(event, viewer)) is not None]
    plain: list[Any] = json.loads(msgspec.json.encode(seen))
    return plain


def told(player: Player) -> list[Any]:
    """All sightings that the page was sent."""
    return [one["sighting"] for got in player.received for one in got.get("sightings", ())]


def runs_told(player: Player) -> list[str]:
    """The runs of the server that the page was told of, in order."""
    return list(dict.fromkeys(got["run"] for got in player.received if "run" in got))


@pytest.mark.parametrize("game", LIMITS)
def test_a_browser_has_only_what_its_own_seat_may_see(arrive: Arrive, game: str) -> None:
    rules = LIMITS[game]
    settings = {"game": game, "bots": BOTS, "rules": rules, "help": "elimination"}
    people = gathered(settings, "blue", arrive("Berta"), arrive("Gino"))
    pilots = [Autopilot(one, n, haste=0.2) for n, one in enumerate(people)]
    pages: dict[tuple[str, int], str] = {}

    def are_at_the_end() -> bool:
        """Every page is kept as it was after each message."""
        for player in people:
            if (player.name, player.heard) not in pages:
                pages[player.name, player.heard] = player.page.content()
        return are_over(pilots)

    play(pilots, are_at_the_end)
    record = read(people[0].context.request.get(record_of(people[0])).body())
    shares = {seat: may_see(record, seat) for seat in SEATS.values()}
    assert shares["blue"] != shares["green"], "a test that compares nothing"
    for player in people:
        own = shares[SEATS[player.name]]
        assert told(player) == own
        nothing_else_came(player, record)
        sheets_follow_from_own_eyes(player, game, record)
        nothing_is_kept(player)
    assert len({str(runs_told(player)) for player in people}) == 1, "a run is the same for all"
    pages_say_nothing_more(list(pages.values()), record)


def record_of(player: Player) -> str:
    return f"/api/tables/{player.at_table()}/record"


def nothing_else_came(player: Player, record: Record) -> None:
    """Frames hold sightings, options and what is public; no other answer holds a hand."""
    assert record.proof is not None
    secrets = {record.proof.seal.seed.hex(), record.proof.seal.salt.hex()}
    data = [one for wire in player.wires for one in wire.data]
    assert not [one for one in data if any(secret in one for secret in secrets)]
    parts = {"type", "version", "viewer", "person", "table", "sightings", "turn", "options"}
    parts |= {"talk", "accepted", "id", "code", "params", "tables", "gone", "items", "run"}
    assert all(message.keys() <= parts for wire in player.wires for message in wire.received)
    asked = {one.url.split("?")[0].rsplit("/", 1)[-1] for one in player.responses}
    assert "sightings" not in asked, "which are of finished games and their replays"


def sheets_follow_from_own_eyes(player: Player, game: Any, record: Record) -> None:
    """Every sheet that came says just what can be known by one's own sightings up to then."""
    answers = [one.json() for one in player.responses if one.url.endswith("/sheet")]
    sheets = {one["number"]: one for one in answers}
    assert sheets, "a test that compares nothing"
    events = [event for line in record.lines for event in line]
    viewer: Any = SEATS[player.name]
    known = SheetReader(reading_of(game), viewer)
    for count in range(1, len(events) + 1):
        known.see(events[:count])
        if known.number in sheets:
            assert sheets.pop(known.number) == over_the_wire(known.told("elimination"))
    assert not sheets


def nothing_is_kept(player: Player) -> None:
    """What a script can read after the page is gone: settings, marks, and no cookie."""
    kept = player.page.evaluate(_KEPT)
    assert kept["cookies"] == ""
    assert kept["session"] == {}
    assert kept["bases"] == []
    assert kept["caches"] == []
    assert all("inkognito" in key for key in kept["local"]), kept["local"]
    assert not [one for one in FACES if one in json.dumps(kept["local"])]


def pages_say_nothing_more(pages: list[str], record: Record) -> None:
    """No page has the seed or a card's own name in it, in whatever attribute."""
    assert record.proof is not None
    secrets = (record.proof.seal.seed.hex(), *FACES)
    assert len(pages) > 20, "a test that compares nothing"
    assert not [one for one in pages if any(secret in one for secret in secrets)]

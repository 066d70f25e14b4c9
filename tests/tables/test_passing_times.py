"""When people's answers leave tells the others nothing: every message with its time, in two worlds.

Two worlds have the same seed and clock. They differ in the hands of two players, and so in what
these hold and know; or in the switch; or in the answer that one of them gives. Everybody else must
receive the same bytes at the same times.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from inkognito.core.seats import DEFAULT_SEATS
from inkognito.protocol.requests import SetPassing
from inkognito.tables import entries as log
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Luck, Process, World, begun

PEOPLE = ("ann", "bob", "cem", "dot", "eve")
KINDS = {
    "board": ("shake-phantom", "end-turn"),
    "card": ("declaration", "question", "look"),
}
LENGTH = 90
"""How many decisions are compared."""

Message = tuple[int, bytes]


class Side:
    """One of two worlds, and what everybody has received there, with the times."""

    def __init__(self, rows: list[log.Row], names: dict[str, str], now: int, seed: int) -> None:
        world = World(rows[0].entries[0].settings.game, seed)  # type: ignore[union-attr]
        world._rows.clear()
        for row in rows:
            world.append(row)
        world.now, world.names, world.luck = now, dict(names), Luck(seed)
        self.process = Process(world, holds={"answers"})
        self.clients: dict[str, Client] = {}
        self.heard: dict[str, list[Message]] = {}
        self.process.deliver = self._deliver

    def join(self, *people: str) -> None:
        """Connect these people; "zoe" only watches."""
        for number, person in enumerate(people):
            client = Client(person)
            client._tab = number  # so that requests have the same names in both worlds
            self.clients[person] = client
            self.heard[person] = []
            self.process.join(client)

    def _deliver(self, client: Client, data: bytes) -> None:
        self.heard[client.participant.person or ""].append((self.process.world.now, data))
        client.hear(data)

    @property
    def asked(self) -> list[tuple[str, int]]:
        """Who is waited for, in which decision."""
        return [
            (person, (client.turn or {})["decision"])
            for person, client in self.clients.items()
            if client.is_waited_for
        ]

    def commands(self, person: str) -> list[Any]:
        options = self.clients[person].options or {}
        commands: list[Any] = options["commands"]
        return commands

    def kind(self, person: str) -> str | None:
        options = self.clients[person].options or {}
        kind: str | None = options["passable"]
        return kind

    def answer(self, person: str, command: Any) -> None:
        client = self.clients[person]
        self.process.hear(client, client.act(command)[1])

    def set_passing(self, person: str, *kinds: str) -> None:
        for kind in kinds:
            assert self.process.ask(self.clients[person], SetPassing, kind=kind) == TAKEN


def swapped(row: log.Row, one: str, other: str) -> log.Row:
    """The row that began the game, but these two were dealt each other's hands."""
    (began,) = row.entries
    assert isinstance(began, log.Began)
    events = []
    for event in began.events:
        hands = getattr(event, "hands", None)
        if hands is None:
            events.append(event)
            continue
        held = {hand.seat: hand for hand in hands}
        trade = {one: replace(held[other], seat=one), other: replace(held[one], seat=other)}
        changed = tuple(trade.get(hand.seat, hand) for hand in hands)
        events.append(replace(event, hands=changed))
    assert tuple(events) != began.events
    return replace(row, entries=(log.Began(tuple(events)),))


def two_worlds(game: str, players: int, seed: int, *, are_swapped: bool) -> tuple[Side, Side]:
    """Two games of people, of which the first two have each other's hands in the second one."""
    rules: dict[str, Any] = {"board": {"turn_limit": 60}, "card": {"round_limit": 60}}
    first = Process(World(game, seed, players=players, rules=rules[game]))
    begun(first, *PEOPLE[:players])
    rows = first.world.rows()
    other = [*rows[:-1], swapped(rows[-1], *DEFAULT_SEATS[players][:2])] if are_swapped else rows
    sides = tuple(Side(one, first.world.names, first.world.now, seed) for one in (rows, other))
    for side in sides:
        side.join(*PEOPLE[:players], "zoe")
    return sides[0], sides[1]


def in_step(
    sides: tuple[Side, Side], random: Random, self_answers: Callable[[str, str], bool]
) -> Iterator[tuple[str, str | None]]:
    """Play both games in step. Yield who has been asked, and the kind of decision to pass in.

    Where cards are shown, both show a set that is truthful in both worlds. With `self_answers`
    somebody passes for themselves in a decision of a kind; otherwise the server does.
    """
    (one, other), known = sides, set()
    for _ in range(3_000):
        assert one.process.world.now == other.process.world.now
        if one.process.session.table.status != "playing":
            return
        assert one.asked == other.asked
        for person, decision in one.asked:
            if (person, decision) in known or not one.clients[person].is_waited_for:
                continue
            known.add((person, decision))
            kind = one.kind(person)
            yield person, kind
            if kind is None or self_answers(person, kind):
                common = [each for each in one.commands(person) if each in other.commands(person)]
                if not common:
                    return
                command = _choice(common, kind, random)
                for side in sides:
                    side.answer(person, command)
        for side in sides:
            side.process.pass_time(700)


def _choice(commands: list[Any], kind: str | None, random: Random) -> Any:
    """A pass where one can pass; but some black cards are demanded of those who did not swap."""
    if kind == "question" and random.random() < 0.5:
        named = [one for one in commands if one.get("agent") in ("green", "yellow")]
        commands = named or commands
        return random.choice(commands) if named else commands[-1]
    passes = [one for one in commands if one["type"] in ("decline", "shake-phantom", "end-turn")]
    usual = [one for one in commands if not one["type"].startswith(("undo", "declare"))]
    ends = [one for one in usual if one["type"] == "end-movement" and random.random() < 0.3]
    return random.choice(passes or ends or usual)


def compared(sides: tuple[Side, Side], viewers: tuple[str, ...]) -> int:
    """Check that the viewers have received the same at the same times; return how many messages."""
    total = 0
    for viewer in viewers:
        one, other = (side.heard[viewer] for side in sides)
        assert one == other, f"{viewer} can tell the worlds apart"
        total += len(one)
    return total


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("game", "players"), [(g, n) for g in KINDS for n in (3, 4, 5)])
def test_what_a_player_holds_and_knows_changes_no_time_and_no_message_of_the_others(
    game: str, players: int, seed: int
) -> None:
    """The server passes for ann and bob, who hold other cards in the other world."""
    sides = two_worlds(game, players, seed, are_swapped=True)
    viewers = (*PEOPLE[2:players], "zoe")
    for side in sides:
        for person in PEOPLE[:2]:
            side.set_passing(person, *KINDS[game])
    met = set()
    played = in_step(sides, Random(seed), lambda person, _: person in viewers)
    for decisions, (person, kind) in enumerate(played):
        if kind is not None and person not in viewers:
            met.add(kind)
        if decisions % 10 == 0:
            compared(sides, viewers)
        if decisions == LENGTH:
            break
    assert compared(sides, viewers) > LENGTH
    assert met, "the server has passed for somebody"


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_can_tell_whether_the_server_passes_or_the_player(game: str, seed: int) -> None:
    """In one world ann lets the server pass; in the other they pass themselves, before the time."""
    one, other = two_worlds(game, 4, seed, are_swapped=False)
    one.set_passing("ann", *KINDS[game])
    viewers, random, passes = (*PEOPLE[1:4], "zoe"), Random(seed), 0
    for decision, (person, kind) in enumerate(
        in_step((one, other), random, lambda p, _: p != "ann")
    ):
        if person == "ann" and kind is not None:
            passes += 1
            other.answer("ann", _choice(other.commands("ann"), "", random))
        if decision == LENGTH:
            break
    compared((one, other), viewers)
    assert passes > 1


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_declaration_leaves_when_the_pass_would_have_left(game: str, seed: int) -> None:
    """Both let the server pass; in one world ann declares while her time is running."""
    one, other = two_worlds(game, 4, seed, are_swapped=False)
    for side in (one, other):
        side.set_passing("ann", *KINDS[game])
    viewers = (*PEOPLE[1:4], "zoe")
    for person, kind in in_step((one, other), Random(seed), lambda person, _: person != "ann"):
        if person == "ann" and kind in ("declaration", "shake-phantom"):
            break
    compared((one, other), viewers)
    before = {viewer: len(one.heard[viewer]) for viewer in viewers}
    declared = next(each for each in other.commands("ann") if each["type"].startswith("declare"))
    for side in (one, other):
        side.process.pass_time(500)
    other.answer("ann", declared)
    for side in (one, other):
        side.process.pass_time(5_000)
    for viewer in viewers:
        times = [side.heard[viewer][before[viewer]][0] for side in (one, other)]
        assert times[0] == times[1]
    said = [
        [msgspec.json.decode(data) for _, data in side.heard["zoe"][before["zoe"] :]]
        for side in (one, other)
    ]
    seen = [next(one["sightings"] for one in each if "sightings" in one) for each in said]
    assert seen[0] != seen[1]

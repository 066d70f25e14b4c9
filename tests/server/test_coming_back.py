"""Lines break and come again; wishes come twice, late or in another order. Nothing is lost."""

import asyncio
from random import Random
from typing import Any

import pytest

from kit.games_over_lines import all_until, begun, first_of, play_out, play_until, wanted
from kit.people import Line, Person

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("lines")]

KINDS = {
    "board": {"place-figures", "shake-phantom", "step", "end-movement", "end-turn", "show-cards"},
    "card": {"play-location", "choose-pair", "show-black-card", "name-agent"},
}
RULES: dict[str, dict[str, Any]] = {
    "board": {"placement": "choose", "repeats": "challenge", "turn_limit": 16},
    "card": {"round_limit": 8},
}
MOST_TABLES = 12


async def comes_again(line: Line, random: Random, kinds: set[str]) -> None:
    """Play a seat; at each new kind of decision hang up first, and again with the wish sent."""
    while True:
        await line.until(lambda: line.status == "over" or line.is_waited_for)
        if line.status == "over":
            return
        assert line.options is not None
        new = {command["type"] for command in line.options["commands"]} - kinds
        if not new:
            await line.act(random)
            continue
        kinds |= new
        options, last = line.options, line.last
        await line.close()
        await line.reopen()
        assert line.options == options
        assert line.last >= last  # others may have chosen meanwhile
        wish = await line.ask("act", **line.choice(random))
        await line.close()
        await line.reopen()
        assert (await line.answer(wish))["type"] in ("update", "accepted")


@pytest.mark.parametrize("game", ["board", "card"])
async def test_a_line_that_breaks_at_any_kind_of_decision_resumes_where_it_was(
    address: str, game: str
) -> None:
    kinds: set[str] = set()
    for seed in range(MOST_TABLES):
        settings = wanted(game, 4, 4, rules=RULES[game])
        people, lines = await begun(address, settings)
        whole = [await one.comes(lines[0].table["table"]) for one in people]
        await asyncio.gather(
            *(comes_again(line, Random(9 * seed + n), kinds) for n, line in enumerate(lines))
        )
        await all_until(whole, lambda line: line.status == "over")
        assert [line.seen for line in lines] == [line.seen for line in whole]
        if kinds >= KINDS[game]:
            return
    raise AssertionError(f"never seen: {KINDS[game] - kinds}")


async def test_two_tabs_of_one_seat_are_told_the_same_at_the_same_time(address: str) -> None:
    people, lines = await begun(address, wanted("card", 4, 2))
    tab = await people[0].comes(lines[0].table["table"])
    await play_until(lines, decision=8)
    await play_out([tab, lines[1]])
    await lines[0].until(lambda: lines[0].status == "over")
    assert tab.viewer == lines[0].viewer
    assert tab.seen == lines[0].seen
    told = [one["sightings"] for one in lines[0].received if one.get("sightings")]
    assert told[-3:] == [one["sightings"] for one in tab.received if one.get("sightings")][-3:]


def is_asked(line: Line) -> bool:
    return line.is_waited_for


@pytest.fixture
async def asked(address: str, lines: None) -> tuple[Person, Line, Line]:
    """Somebody that the game waits for, his line, and the line of another."""
    people, both = await begun(address, wanted("card", 3, 2))
    line = await first_of(both, is_asked)
    return people[both.index(line)], line, both[1 - both.index(line)]


async def test_a_wish_that_comes_again_is_answered_and_not_taken_twice(
    asked: tuple[Person, Line, Line],
) -> None:
    person, line, other = asked
    wanted_act = line.choice(Random(1))
    assert await line.verdict("act", "once", **wanted_act) == "taken"
    assert await line.verdict("act", "once", **wanted_act) == "accepted"
    tab = await person.comes(line.table["table"])
    assert await tab.verdict("act", "once", **wanted_act) == "accepted"
    await line.close()
    await line.reopen()
    assert await line.verdict("act", "once", **wanted_act) == "accepted"
    # ids are each person's own: another's wish of the same name is another wish
    assert await other.verdict("vote", "once", motion="pause") == "taken"
    commands = [one for one in line.seen if one.get("visitor") == line.viewer]
    assert len(commands) <= 1


async def test_a_command_for_another_decision_is_stale_and_changes_nothing(
    asked: tuple[Person, Line, Line],
) -> None:
    _, line, other = asked
    act = line.choice(Random(1))
    before = line.seen
    for decision in (act["decision"] - 1, act["decision"] + 1, 10_000):
        assert await line.verdict("act", command=act["command"], decision=decision) == "stale"
    assert line.seen == before
    assert await line.verdict("act", **act) == "taken"
    assert await line.verdict("act", **act) == "stale"
    await other.until(lambda: other.last >= line.last)


async def test_of_commands_sent_at_once_the_first_is_taken_and_the_others_are_refused(
    asked: tuple[Person, Line, Line],
) -> None:
    person, line, _ = asked
    tab = await person.comes(line.table["table"])
    act = line.choice(Random(1))
    wishes = [await line.ask("act", **act) for _ in range(3)]
    late = [await tab.ask("act", **act) for _ in range(3)]
    answers = [await line.answer(one) for one in wishes] + [await tab.answer(one) for one in late]
    assert sorted(one.get("code", "taken") for one in answers) == ["stale"] * 5 + ["taken"]


def decision_of(line: Line) -> int:
    """The decision that the game waits for, as far as the line has heard."""
    return line.turn["decision"] if line.turn else 0


async def test_who_is_not_asked_is_refused_and_learns_nothing(
    asked: tuple[Person, Line, Line],
) -> None:
    _, line, other = asked
    await other.until(lambda: decision_of(other) == decision_of(line))
    act, seen = line.choice(Random(1)), other.seen
    answer = await other.wish("act", **act)
    assert answer["type"] == "denied"
    assert other.seen == seen
    assert line.is_waited_for


async def test_a_wish_with_any_id_is_taken_on_every_database(
    asked: tuple[Person, Line, Line],
) -> None:
    _, line, _ = asked
    for name in ("\u0000", "\u2028'\";--", "🎭" * 16):
        assert await line.verdict("vote", name, motion="pause") in ("taken", "unreadable")

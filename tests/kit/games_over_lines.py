"""Games over lines of a real server: people who sit down, begin, and play at random to the end."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from inkognito.core.seats import DEFAULT_SEATS
from kit.people import Line, Person

LIMITS: Mapping[str, dict[str, int]] = {"board": {"turn_limit": 12}, "card": {"round_limit": 6}}
"""So long a game of people who play at random may last."""


def wanted(game: str, players: int, people: int, **settings: Any) -> dict[str, Any]:
    """Settings of a table for so many people; the other chairs have bots of all kinds."""
    seats = DEFAULT_SEATS[players]
    kinds = ("clerk", "tourist", "random", "random", "random")
    bots = dict(zip(seats[people:], kinds, strict=False))
    return {"game": game, "players": players, "rules": LIMITS[game], "bots": bots, **settings}


async def seated(
    address: str, settings: dict[str, Any], names: tuple[str, ...] = ("Ann", "Bob", "Cem", "Dot")
) -> tuple[list[Person], list[Line]]:
    """People at a new table, on the chairs without bots; the first is its host."""
    seats = DEFAULT_SEATS[settings["players"]]
    free = [seat for seat in seats if seat not in settings.get("bots", {})]
    people = [Person(address, f"{names[n % len(names)]}") for n in range(len(free))]
    table = people[0].opens(settings, free[0])
    lines = [await one.comes(table) for one in people]
    for line, seat in zip(lines[1:], free[1:], strict=True):
        assert await line.verdict("sit", seat=seat) == "taken", line.received
    return people, lines


async def all_until(lines: Sequence[Line], is_so: Callable[[Line], bool]) -> None:
    """Wait until something is so on each of the lines."""
    for line in lines:
        await line.until(partial(is_so, line))


async def begin(lines: list[Line]) -> None:
    """Everybody is ready, and the host begins."""
    for line in lines:
        assert await line.verdict("be-ready", entropy="00ff") == "taken"
    assert await lines[0].verdict("begin") == "taken"
    await all_until(lines, lambda line: line.status == "playing")


async def begun(address: str, settings: dict[str, Any]) -> tuple[list[Person], list[Line]]:
    """People at a table where the game has begun."""
    people, lines = await seated(address, settings)
    await begin(lines)
    return people, lines


async def plays(
    line: Line,
    random: Random,
    declare: float = 0.0,
    until: Callable[[Line], bool] = lambda _: False,
) -> None:
    """Play one seat at random until the game is over, or until something is so."""

    def is_done() -> bool:
        return line.status in ("over", "aborted") or not line.is_open or until(line)

    while True:
        await line.until(lambda: is_done() or line.is_waited_for)
        if is_done():
            return
        await line.act(random, declare)


async def play_out(lines: list[Line], seed: int = 1, declare: float = 0.01) -> None:
    """Everybody plays at random to the end, which all of them see."""
    await asyncio.gather(*(plays(line, Random(seed + n), declare) for n, line in enumerate(lines)))
    await all_until(lines, lambda line: line.status == "over")


async def play_until(lines: list[Line], decision: int, seed: int = 1) -> None:
    """Everybody plays at random until the game has come to this decision, or to its end."""

    def is_there(line: Line) -> bool:
        return line.turn is not None and line.turn["decision"] >= decision

    await asyncio.gather(
        *(plays(line, Random(seed + n), until=is_there) for n, line in enumerate(lines))
    )


async def first_of(lines: list[Line], is_so: Callable[[Line], bool], seed: int = 1) -> Line:
    """Everybody plays at random until something is so for one of them: the line where it is."""
    playing = [
        asyncio.create_task(plays(line, Random(seed + n), until=is_so))
        for n, line in enumerate(lines)
    ]
    _, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    return next(line for line in lines if is_so(line))

"""What happens to processes while people play: each fault ends with all processes running."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from tests.kit.cluster import Member, Members

Fault: TypeAlias = Callable[[Members, Member], Awaitable[None]]

FROZEN = 5.0
"""Seconds for which a process is frozen: longer than the others wait for it."""


async def killed(members: Members, member: Member) -> None:
    """A process dies without a word, and is started again."""
    await asyncio.to_thread(member.kill)
    others = [one for one in members.all if one is not member]
    await members.settled(others)
    await asyncio.to_thread(member.start)


async def stopped(members: Members, member: Member) -> None:
    """A process is stopped as an operator would, and started again."""
    assert await asyncio.to_thread(member.stop) == 0
    others = [one for one in members.all if one is not member]
    await members.settled(others)
    await asyncio.to_thread(member.start)


async def frozen(members: Members, member: Member) -> None:
    """A process hangs, others host its tables, and it goes on."""
    member.freeze()
    try:
        await asyncio.sleep(FROZEN)
        await members.settled([one for one in members.all if one is not member])
    finally:
        member.thaw()


FAULTS: dict[str, Fault] = {"killed": killed, "stopped": stopped, "frozen": frozen}

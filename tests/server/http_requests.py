"""Jobs as the server gives them, games of bots that are asked so, and workers for a test."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from inkognito.arena.table import bot_key
from inkognito.core.events import Command, Event
from inkognito.core.seats import Seat
from inkognito.game import Game, new_game
from inkognito.games import new_bot
from inkognito.server.bot_pool import BotPool
from inkognito.tables.effects import Think
from tests.bots.playing import new_table, play
from tests.server.misbehaving import PATIENT

LONGEST = 8 * PATIENT
"""A timeout in seconds for everything that a test does with its workers."""


def job_of(game: Game, name: str, kind: Any, seat: Seat, table: str = "table") -> Think:
    """What the server asks of a bot that sits there."""
    return Think(
        table=table,
        seat=seat,
        kind=kind,
        game=name,
        key=bot_key(0, 0, seat),
        sightings=tuple(one.sighting for one in game.sightings(seat)),
        options=game.options(seat),
        decision=game.decision,
        is_free=name == "board" and seat != game.to_act[0],
    )


def a_job(kind: Any = "random", table: str = "table", seed: int = 1) -> Think:
    """The first decision of a card game."""
    game = new_game("card", 4, seed=seed)
    return job_of(game, "card", kind, game.to_act[0], table)


def a_free_job(kind: Any = "random") -> Think:
    """Return a game in which the Ambassador's player may write a note."""
    return job_of(new_game("board", 5, seed=1), "board", kind, "ambassador")


def in_process(job: Think) -> Command | None:
    """What a bot chooses here that has seen all this."""
    bot = new_bot(job.kind, job.game, job.seat, job.key)
    for sighting in job.sightings:
        bot.see(sighting)
    command: Command | None = (bot.interject if job.is_free else bot.choose)(job.options)
    return command


Asking = Callable[[Think], Awaitable[Command | None]]


async def play_through(
    ask: Asking, name: str, kind: str, table: dict[str, Any], seed: int
) -> list[Event]:
    """A whole game of bots that are asked as the server asks them."""
    game = new_table(name, table, seed)
    title = f"{name} {kind} {sorted(table.items())} {seed}"
    while game.outcome is None:
        waited_for, *others = game.to_act
        command = None
        if "ambassador" in others and name == "board":
            command = await ask(job_of(game, name, kind, "ambassador", title))
        if command is not None:
            game.play("ambassador", command)
            continue
        command = await ask(job_of(game, name, kind, waited_for, title))
        assert command is not None
        game.play(waited_for, command)
    return list(game.events)


def played_here(name: str, kind: str, table: dict[str, Any], seed: int) -> list[Event]:
    """The same game with bots in this process."""
    return list(play(new_table(name, table, seed), name, kind).events)


def with_workers(
    use: Callable[[BotPool], Awaitable[None]],
    workers: int = 1,
    seconds: float = PATIENT,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
    **options: Any,
) -> None:
    """Start workers, use them, close them."""

    async def run() -> None:
        thinking = BotPool(workers, seconds, **options)
        async with asyncio.timeout(LONGEST):
            await thinking.start()
            try:
                await use(thinking)
            finally:
                await thinking.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())

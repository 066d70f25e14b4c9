"""Two evenings that differ in nothing but whether a player asks the coach for hints.

The deal is the same, and so is everything that people and bots do. In one of the evenings somebody
asks the coach while the game waits for them. Nobody else may notice: not by a byte, not by a time,
not by the clocks, and neither may who reads the metrics and the log.
"""

import asyncio
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.seats import SPECTATOR, Seat
from inkognito.protocol import routes
from tests.wire_secrecy.comparing import LONGEST_THOUGHT, Trace, compare, traces_of
from tests.wire_secrecy.copying import Chooser
from tests.wire_secrecy.evenings import Evening, Plan, planned
from tests.world.process import Process
from tests.world.world import World

THINKING = 0.31
"""Seconds that the coach thinks, in a thread; the game goes on meanwhile."""

LOOKS = 0.07
"""Seconds after which a player who wants hints looks again whether the game waits for them."""


class Asked(Struct, frozen=True):
    """What was compared, and how many hints were given in one of the evenings."""

    hints: int
    items: int
    bytes: int


class CoachedEvening(Evening):
    """An evening at a table with hints, where a player may ask for them or not."""

    def __init__(self, world: World, plan: Plan, asker: Seat, asks: bool) -> None:
        super().__init__(world, plan, Chooser(plan.seed), SPECTATOR)
        self._asker, self._asks = asker, asks
        self.hints = 0

    async def _play(self, seat: Seat) -> None:
        if not self._asks or seat != self._asker:
            await super()._play(seat)
            return
        asking = asyncio.create_task(self._ask(Random(f"asks {self.plan.seed}")))
        await super()._play(seat)
        asking.cancel()

    async def _ask(self, random: Random) -> None:
        """Ask for a hint or two at many decisions, beside playing."""
        asked: set[int] = set()
        while not self.is_done():
            await asyncio.sleep(LOOKS)
            turn = self.tabs[self._asker].client.turn or {}
            is_waited_for = self.tabs[self._asker].client.is_waited_for
            if is_waited_for and turn["decision"] not in asked:
                asked.add(turn["decision"])
                for level in random.sample((1, 2, 3), random.choice((0, 1, 2))):
                    await self._hint({"decision": turn["decision"], "level": level})

    async def _hint(self, wanted: dict[str, Any]) -> None:
        path = routes.HINTS.replace("{table:str}", self.table)
        answer = await self.people[self._asker].ask("POST", path, wanted)
        self.hints += answer.status == 200


class _SlowThreads(World):
    """A world in which the coach takes time."""

    def launch(self) -> Process:
        process = super().launch()
        process.loop.seconds_in_threads = THINKING
        return process


def hints_unseen(seed: int) -> Asked:
    """Play the evening of a seed with and without hints; raise LeakError if anybody can tell."""
    plan = _with_hints(planned(seed))
    asker = Random(f"asker {seed}").choice(plan.people)
    hints, with_hints = _observed(plan, asker, asks=True)
    _, without = _observed(plan, asker, asks=False)
    names = [name for name in without if name != asker.title()]
    for name in names:
        compare(name, SPECTATOR, _before_told(with_hints[name]), _before_told(without[name]))
    compared = [trace for name in names for trace in _before_told(without[name])]
    return Asked(hints, len(compared), sum(len(trace[3]) for trace in compared))


def _before_told(traces: list[Trace]) -> list[Trace]:
    """Leave out what is told of hints when the game is over, and is refused before."""
    return [trace for trace in traces if not _tells_hints(*trace)]


def _tells_hints(_time: float, name: str, kind: str, data: bytes) -> bool:
    is_asked = name.startswith("GET ") and name.split()[1].endswith("/hints")
    return is_asked and kind == "answer" and data.startswith(b"200")


def _with_hints(plan: Plan) -> Plan:
    """Return the plan at a table with hints. Nobody waits for one when the server is replaced."""
    deeds = tuple((moment, deed) for moment, deed in plan.deeds if deed != "restarting")
    settings = plan.settings | {"hints": True}
    return replace(plan, settings=settings, deeds=deeds, has_rematch=False)


def _observed(plan: Plan, asker: Seat, asks: bool) -> tuple[int, dict[str, list[Trace]]]:
    thoughts = Random(f"thoughts {plan.seed}")
    thinking = lambda _: thoughts.uniform(0.001, LONGEST_THOUGHT)  # noqa: E731
    with _SlowThreads(plan.seed, thinking=thinking) as world:
        evening = CoachedEvening(world, plan, asker, asks)
        world.run(evening.story())
        return evening.hints, traces_of(world, evening)

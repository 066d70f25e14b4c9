"""The gestures of a table's bots: which of them makes one, and when.

Both are drawn from public distributions when a bot's turn begins, whatever it holds or knows.
docs/protocol.md publishes them. What the gesture is, the bot itself decides.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inkognito.bots.company import CHARACTERS
from inkognito.core.events import Event
from inkognito.core.gestures import GESTURES, Heard, Sign
from inkognito.core.seats import Seat
from inkognito.game_log import GameLog
from inkognito.protocol.requests import MakeGesture
from inkognito.tables.bot_delays import Delay, gesture_delay_for
from inkognito.tables.bot_turns import HeardBy, bot_key, kind_of
from inkognito.tables.effects import Think
from inkognito.tables.ports import RandomSource
from inkognito.tables.table import Table, bot_author

OCCASIONS: Final = frozenset({"shake-phantom", "play-location"})
"""The kinds of decisions with which a turn or a round begins for a player."""

Sightings: TypeAlias = Callable[[GameLog, Seat], tuple[Event, ...]]
"""Returns the sightings of a seat."""


class _Planned(Struct, frozen=True):
    """A gesture that a bot was asked for, and when it is made; `sign` once the bot has chosen."""

    decision: int
    due: int
    delay: Delay
    sign: Sign | None = None


class BotGestures:
    """The gestures of all bots of one table. Fast bots make none."""

    def __init__(self, random: RandomSource, fast: bool) -> None:
        self._random, self._fast = random, fast
        self._drawn: dict[Seat, int] = {}
        """By seat: the last decision for which it was drawn whether the bot makes a gesture."""
        self._planned: dict[Seat, _Planned] = {}

    def asked(
        self,
        now: int,
        table: Table,
        log: GameLog | None,
        sightings: Sightings,
        heard_by: HeardBy,
    ) -> list[Think]:
        """Return the bots that must choose a gesture now."""
        game = table.game
        if self._fast or game is None or log is None:
            return []
        if table.status != "playing" or table.is_closed:
            return []
        wanted = []
        for seat in game.to_act:
            if self._drawn.get(seat) == game.decision or not _may_gesture(table, seat):
                continue
            kind = table.chairs[seat].bot
            if kind is not None and kind_of(game.options(seat)) in OCCASIONS:
                self._drawn[seat] = game.decision
                if self._plan(now, table, seat, kind, game.decision):
                    seen, heard = sightings(log, seat), heard_by(seat)
                    wanted.append(_think(table, game.decision, seat, kind, seen, heard))
        return wanted

    def _plan(self, now: int, table: Table, seat: Seat, kind: str, decision: int) -> bool:
        """Draw whether and when the bot makes a gesture. Both draws are always made."""
        delay = gesture_delay_for(table.settings.pace, kind)
        chance, wait = self._random.draw(), delay.wait(self._random.draw())
        if chance >= CHARACTERS[kind].often:
            return False
        self._planned[seat] = _Planned(decision, now + wait, delay)
        return True

    def answered(self, now: int, seat: Seat, decision: int, sign: Sign | None) -> None:
        """A bot has chosen: make the gesture at its time, or if that is over, at another one."""
        planned = self._planned.get(seat)
        if planned is None or planned.decision != decision:
            return
        if sign is None:
            del self._planned[seat]
            return
        due = planned.due
        while due < now:
            due += planned.delay.wait(self._random.draw())
        self._planned[seat] = replace(planned, due=due, sign=sign)

    def released(self, now: int, table: Table) -> list[tuple[str, MakeGesture]]:
        """Return the gestures whose time has come, each with its maker's name."""
        ready = []
        for seat, planned in list(self._planned.items()):
            if planned.sign is None or planned.due > now:
                continue
            del self._planned[seat]
            if table.status == "playing" and _may_gesture(table, seat):
                sign = planned.sign
                made = MakeGesture(f"gesture-{planned.decision}", sign.gesture, sign.to)
                ready.append((bot_author(seat), made))
        return ready

    def next_release(self) -> int | None:
        """Return when the next gesture is made."""
        return min(
            (one.due for one in self._planned.values() if one.sign is not None), default=None
        )


def _think(
    table: Table,
    decision: int,
    seat: Seat,
    kind: str,
    seen: tuple[Event, ...],
    heard: tuple[Heard, ...],
) -> Think:
    """Let a bot choose a gesture while it decides something else."""
    return Think(
        table=table.id,
        seat=seat,
        kind=kind,
        game=table.settings.game,
        key=bot_key(table, seat),
        sightings=seen,
        options=signs_at(table, seat),
        decision=decision,
        is_free=True,
        heard=heard,
        is_sign=True,
    )


def signs_at(table: Table, seat: Seat) -> tuple[Sign, ...]:
    """Return the gestures that a seat may make at this table."""
    if table.settings.gestures == "open":
        return tuple(Sign(gesture) for gesture in GESTURES)
    others = [one for one in table.chairs if one != seat]
    return tuple(Sign(gesture, to) for to in others for gesture in GESTURES)


def _may_gesture(table: Table, seat: Seat) -> bool:
    """Return whether a bot plays here for itself, has an agent, and was not muted."""
    kind = table.chairs[seat].bot
    is_silenced = bot_author(seat) in table.muted
    return kind in CHARACTERS and seat != "ambassador" and not is_silenced

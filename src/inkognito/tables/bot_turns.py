"""The bots at a table: which of them must think, and when their answers are released.

A bot gets the sightings of its seat, the gestures that it saw, and nothing more. It is rebuilt from
them wherever it thinks.
"""

import hashlib
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.events import Command, Event, kebab
from inkognito.core.gestures import Heard
from inkognito.core.seats import Seat
from inkognito.game_log import GameLog
from inkognito.game_state import GameState
from inkognito.tables.bot_delays import DecisionKind, Delay, delay_for
from inkognito.tables.effects import Think
from inkognito.tables.ports import RandomSource
from inkognito.tables.table import Table
from inkognito.views.redact import redact

HeardBy: TypeAlias = Callable[[Seat], tuple[Heard, ...]]
"""Returns the gestures that a seat has seen."""


class _Thought(Struct, frozen=True):
    """What a bot was asked, when its answer may be released, and the answer once it is there."""

    decision: int
    due: int
    delay: Delay
    is_answered: bool = False
    command: Command | None = None


class BotTurns:
    """All bots of one table."""

    def __init__(self, random: RandomSource, fast: bool) -> None:
        self._random, self._fast = random, fast
        self._thoughts: dict[Seat, _Thought] = {}
        self._seen: dict[Seat, tuple[int, tuple[Event, ...]]] = {}
        """By seat: how many lines of the log were read for it, and its sightings in them."""

    @property
    def are_asked(self) -> bool:
        """Whether a bot is thinking, or its answer waits to be released."""
        return bool(self._thoughts)

    @property
    def are_busy(self) -> bool:
        """Whether a bot is thinking, or has an answer that is not released yet."""
        thoughts = self._thoughts.values()
        return any(not one.is_answered or one.command is not None for one in thoughts)

    def asked(self, now: int, table: Table, log: GameLog | None, heard_by: HeardBy) -> list[Think]:
        """Return the bots that must think now and have not been asked yet."""
        game = table.game
        if game is None or log is None or table.status != "playing" or table.is_closed:
            return []
        for seat in [seat for seat in self._thoughts if table.player_of(seat) is None]:
            self.forget(seat)
        wanted = []
        waits_for = game.waits_for
        for seat in game.to_act:
            kind = table.player_of(seat)
            known = self._thoughts.get(seat)
            if kind is None or (known is not None and known.decision == game.decision):
                continue
            options = game.options(seat)
            delay = delay_for(table.settings.pace, kind, kind_of(options))
            due = now + self._wait(delay)
            self._thoughts[seat] = _Thought(game.decision, due, delay)
            seen, heard = self.sightings(log, seat), heard_by(seat)
            is_free = seat not in waits_for
            wanted.append(_think(table, game, seat, kind, seen, heard, options, is_free))
        return wanted

    def sightings(self, log: GameLog, seat: Seat) -> tuple[Event, ...]:
        """Return all sightings of the seat; only the new lines of the log are read."""
        lines, seen = self._seen.get(seat, (0, ()))
        new = (redact(event, seat) for event in log.events_after(lines))
        seen += tuple(sighting for sighting in new if sighting is not None)
        self._seen[seat] = len(log), seen
        return seen

    def answered(self, now: int, seat: Seat, decision: int, command: Command | None) -> None:
        """A bot has answered: release the answer at its time.

        Where that is over, more time is drawn from the same distribution: a late answer does not
        show how long the bot took.
        """
        thought = self._thoughts.get(seat)
        if thought is None or thought.decision != decision or thought.is_answered:
            return
        due = thought.due
        while due < now and not self._fast:
            due += self._wait(thought.delay)
        self._thoughts[seat] = replace(thought, due=due, is_answered=True, command=command)

    def forget(self, seat: Seat) -> None:
        """A person plays for themselves again, or the bot must be asked again."""
        self._thoughts.pop(seat, None)

    def has_played(self, seat: Seat, table: Table) -> None:
        """The bot's move was applied. If the game still waits for the bot, it is asked again.

        The Ambassador's player, for one, may write a note before they decide.
        """
        if table.to_act[:1] == (seat,):
            self.forget(seat)

    def released(self, now: int) -> list[tuple[Seat, int, Command]]:
        """Return the answers whose time has come."""
        ready = [
            (seat, thought.decision, thought.command)
            for seat, thought in self._thoughts.items()
            if thought.is_answered and thought.due <= now and thought.command is not None
        ]
        for seat, _, _ in ready:
            self._thoughts[seat] = replace(self._thoughts[seat], command=None)
        return ready

    def next_release(self) -> int | None:
        """Return when the next answer can be released."""
        return min(
            (t.due for t in self._thoughts.values() if t.is_answered and t.command is not None),
            default=None,
        )

    def _wait(self, delay: Delay) -> int:
        return 0 if self._fast else delay.wait(self._random.draw())


def kind_of(options: tuple[Any, ...]) -> DecisionKind:
    """Return the kind of a decision: the tag of its first option."""
    return kebab(type(options[0]).__name__) if options else ""


def _think(
    table: Table,
    game: GameState,
    seat: Seat,
    kind: str,
    seen: tuple[Event, ...],
    heard: tuple[Heard, ...],
    options: tuple[Any, ...],
    is_free: bool,
) -> Think:
    return Think(
        table=table.id,
        seat=seat,
        kind=kind,
        game=table.settings.game,
        key=bot_key(table, seat),
        sightings=seen,
        options=options,
        decision=game.decision,
        is_free=is_free,
        heard=heard,
    )


def bot_key(table: Table, seat: Seat) -> bytes:
    """Derive the secret of a bot's generator from the table's seed, without revealing the seed."""
    return hashlib.sha256(b"inkognito bot 1 %s %s" % (seat.encode(), table.seal.seed)).digest()

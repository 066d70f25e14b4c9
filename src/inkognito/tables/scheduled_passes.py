"""When a person's answer leaves, in a decision in which they may simply pass.

The server draws the time when the decision opens, before anybody has answered, and whether or not
it passes for that seat. An answer that comes earlier is held until then, be it a pass or a
declaration; with nobody's answer there, the server passes for a seat that wants it. So the time
tells the others neither what was answered nor who answered. docs/secrecy.md explains it.
"""

from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.passing import PassKind
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.protocol.requests import Act, AnyRequest
from inkognito.tables.bot_delays import PASSING
from inkognito.tables.handle_request import command_in, handle_request
from inkognito.tables.ports import RandomSource
from inkognito.tables.stream import Queued
from inkognito.tables.table import Table

PASSER: Final = "pass-"
"""The authors of the server's passes, before the name of the seat."""


class ScheduledPass(Struct, frozen=True):
    """The server passes for a seat, in a decision of this kind."""

    seat: Seat
    kind: PassKind
    decision: int


Answer: TypeAlias = Queued[AnyRequest]
Release: TypeAlias = Queued[AnyRequest] | Queued[ScheduledPass]


class _Plan(Struct, frozen=True):
    """The answer of a seat: when it leaves, and what it is if it has come already.

    `is_out` once the server has passed, until that is stored.
    """

    decision: int
    kind: PassKind
    due: int
    held: Answer | None = None
    is_out: bool = False


class ScheduledPasses:
    """All decisions of people at one table that are open now and can be passed."""

    def __init__(self, random: RandomSource, fast: bool) -> None:
        self._random, self._fast = random, fast
        self._plans: dict[Seat, _Plan] = {}

    def plan(self, now: int, table: Table) -> list[Answer]:
        """Schedule the decisions that are new. Return held answers whose decision is over."""
        kind = table.passable if table.running else None
        if kind is None and not self._plans:
            return []
        decision = -1 if table.game is None else table.game.decision
        seats = () if kind is None else table.running
        over = [
            seat
            for seat, plan in self._plans.items()
            if seat not in seats or plan.decision != decision
        ]
        late = [self._plans.pop(seat).held for seat in over]
        if kind is not None:
            for seat in seats:
                if seat not in self._plans:
                    self._plans[seat] = _Plan(decision, kind, self._due(now, table, seat))
        return [answer for answer in late if answer is not None]

    def hold(self, now: int, table: Table, answer: Answer) -> bool:
        """Hold an answer that comes before its time; return whether it is held.

        Raise Refused if another answer is held. What would be refused is not held. One who plays
        with bots alone does not wait: nobody is there who could learn anything.
        """
        if not self._plans:
            return False
        seat = table.seat_of(answer.author)
        plan = None if seat is None else self._plans.get(seat)
        if seat is None or plan is None or now >= plan.due or table.is_for_one:
            return False
        if not _answers(table, plan, answer):
            return False
        if plan.held is not None and plan.held.id != answer.id:
            raise Refused("stale", decision=plan.decision)
        self._plans[seat] = replace(plan, held=answer)
        return True

    def released(self, now: int, table: Table) -> list[Release]:
        """Return the answers whose time has come."""
        ready: list[Release] = []
        for seat, plan in self._plans.items():
            if plan.due > now or not _has_answer(table, seat, plan):
                continue
            if plan.held is not None:
                ready.append(plan.held)
                self._plans[seat] = replace(plan, held=None)
                continue
            self._plans[seat] = replace(plan, is_out=True)
            # the same decision may be tried again after the store has failed
            request_id = f"{plan.decision}-{table.seq}"
            ready.append(
                Queued(PASSER + seat, request_id, ScheduledPass(seat, plan.kind, plan.decision))
            )
        return ready

    def next_release(self, table: Table) -> int | None:
        """Return when the next answer leaves."""
        if not self._plans:
            return None
        return min(
            (plan.due for seat, plan in self._plans.items() if _has_answer(table, seat, plan)),
            default=None,
        )

    def forget(self, seat: Seat) -> None:
        """Nothing came of a pass: schedule the decision anew, if it is still open."""
        self._plans.pop(seat, None)

    def _due(self, now: int, table: Table, seat: Seat) -> int:
        if self._fast:
            return now
        due = now + PASSING[table.settings.pace].wait(self._random.draw())
        # nobody loses their chair because the server waits
        return min(due, table.since + table.clocks[seat]) if seat in table.clocks else due


def _has_answer(table: Table, seat: Seat, plan: _Plan) -> bool:
    is_wanted = plan.kind in table.passing.get(seat, ()) and not plan.is_out
    return plan.held is not None or is_wanted


def _answers(table: Table, plan: _Plan, answer: Answer) -> bool:
    """Whether this is an answer to the decision that would be accepted now."""
    body = answer.body
    if not isinstance(body, Act) or body.decision != plan.decision:
        return False
    try:
        handle_request(table, answer.author, body)
        return command_in(table, body.command).answers_decision
    except Refused:
        return False

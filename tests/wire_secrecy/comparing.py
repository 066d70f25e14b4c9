"""Play an evening twice and compare everything that must not depend on what is hidden."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from random import Random
from typing import Any, TypeAlias
from unittest.mock import patch

from msgspec import Struct
from msgspec.structs import replace

from inkognito.bots.company import CHARACTERS
from inkognito.core.seats import SPECTATOR, Viewer
from tests.wire_secrecy.copying import Chooser, Copier
from tests.wire_secrecy.evenings import Evening, Plan
from tests.wire_secrecy.redealing import Hands, dealing, dealt_in, laid, other_deal, told_apart
from tests.world.visitors import Visitor
from tests.world.world import START, World

COMMITMENT = "c" * 64
LONGEST_THOUGHT = 0.01
"""Bots think for up to this many seconds: all bots of a table, one after the other, in less than
the time that is set aside for one. docs/speed.md has the times that they need."""

Trace: TypeAlias = tuple[float, str, str, bytes]
"""What somebody could observe: when, where, what, and the bytes."""


class LeakError(AssertionError):
    """A viewer could tell two worlds apart that differ only in what is hidden from them."""


class Compared(Struct, frozen=True):
    """What was compared for one viewer: since the deal, and until public facts differ."""

    viewer: Viewer
    items: int
    bytes: int
    seconds: float
    redrawn: int


class Played(Struct, frozen=True):
    """An evening that is over, and what everybody observed."""

    evening: Evening
    chooser: Any
    traces: dict[str, list[Trace]]
    hands: Hands


def pairs_of(plan: Plan) -> Iterator[Compared]:
    """Play an evening, and once more for each viewer. Raise LeakError if one can tell."""
    first = played(plan, Chooser(plan.seed), SPECTATOR, None)
    viewers: tuple[Viewer, ...] = (*plan.people, "spectator")
    for viewer in viewers:
        random = Random(f"other {plan.seed} {viewer}")
        hands = other_deal(plan.game, first.evening.rows, viewer, random)
        if hands is not None:
            copier = Copier(first.chooser, viewer, plan.game, plan.seed)
            yield compared(first, played(plan, copier, viewer, hands), viewer)


def played(plan: Plan, chooser: Any, viewer: Viewer, hands: Hands | None) -> Played:
    """Play the evening, with other hands if they are given."""
    thoughts = Random(f"thoughts {plan.seed} {viewer} {hands is None}")
    with (
        lively_bots(),
        World(
            plan.seed,
            commitment=COMMITMENT,
            deals=dealing({} if hands is None else laid(plan.game, hands), int(plan.has_rematch)),
            thinking=lambda _: thoughts.uniform(0.001, LONGEST_THOUGHT),
        ) as world,
    ):
        evening = Evening(world, plan, chooser, viewer)
        world.run(evening.story())
        return Played(evening, chooser, traces_of(world, evening), dealt_in(evening.rows))


def lively_bots() -> AbstractContextManager[Any]:
    """Let bots make more gestures than they do, so that there is something to compare."""
    lively = {kind: replace(one, often=0.6) for kind, one in CHARACTERS.items()}
    return patch.dict(CHARACTERS, lively)


def traces_of(world: World, evening: Evening) -> dict[str, list[Trace]]:
    """Return what every visitor and the operator observed."""
    traces = {visitor.name: _seen_by(visitor) for visitor in world.visitors}
    traces["the log"] = [
        (one.at, one.process, "line", one.text.encode()) for one in world.log_lines
    ]
    traces["the metrics"] = [(at, "metrics", "text", text) for at, text in evening.snapshots]
    return traces


def _seen_by(visitor: Visitor) -> list[Trace]:
    return [(one.at, one.where, one.what, one.data) for one in visitor.observed]


def compared(first: Played, second: Played, viewer: Viewer) -> Compared:
    """Compare what the viewer, strangers and operators observed; raise LeakError if it differs."""
    begun_at, end = first.evening.begun_at, _end(first.evening, second.evening, viewer)
    assert first.hands != second.hands, "the worlds do not differ"
    names = [name for name in first.traces if name not in _others(first.evening.plan, viewer)]
    items = size = 0
    for name in names:
        one, other = (list(_until(each.traces[name], end)) for each in (first, second))
        compare(name, viewer, one, other)
        since = [trace for trace in one if trace[0] >= begun_at]
        items, size = items + len(since), size + sum(len(trace[3]) for trace in since)
    return Compared(viewer, items, size, end - begun_at, second.chooser.redrawn)


def _others(plan: Plan, viewer: Viewer) -> set[str]:
    """Return the players who know other things than the viewer."""
    return {seat.title() for seat in plan.people if seat != viewer}


def _end(first: Evening, second: Evening, viewer: Viewer) -> float:
    """Return the moment, in seconds, from which on the worlds may differ."""
    ends = [one.world.time.now for one in (first, second)]
    ends += [one.diverged_at for one in (first, second) if one.diverged_at is not None]
    public = told_apart(first.plan.game, viewer, first.rows, second.rows)
    return min([*ends, *([] if public is None else [(public - START) / 1_000])])


def _until(traces: Sequence[Trace], end: float) -> Iterator[Trace]:
    return (trace for trace in traces if trace[0] < end)


def compare(name: str, viewer: Viewer, one: Sequence[Trace], other: Sequence[Trace]) -> None:
    """Raise LeakError if two traces of somebody who knows what the viewer knows differ."""
    for number, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            raise LeakError(
                f"{name}, with what {viewer} may know, can tell the worlds apart by item {number}:"
                f"\n  {here}\n  {there}"
            )
    if len(one) != len(other):
        longer = (one if len(one) > len(other) else other)[min(len(one), len(other))]
        raise LeakError(f"{name} gets something in one world alone: {longer}")

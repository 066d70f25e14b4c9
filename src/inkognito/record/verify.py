"""Verify a record: the sealed seed, the deal, every draw, and that every move was legal.

A whole game is decided again, command by command. Of a share, everything that its viewer saw is.
"""

from typing import Any

from msgspec import Struct

from inkognito.core.chance import Chance
from inkognito.core.events import Event
from inkognito.core.refusals import Problem, Refused
from inkognito.games import AnyEngine, GameModule, chance_from, game_module
from inkognito.record.format import FIRST_LINE, Record, written
from inkognito.record.shares import Lines, first_wrong
from inkognito.record.upcast import VERSION


class Verdict(Struct, frozen=True):
    """The result of a check: the number of lines, and the first problem if there is one.

    If the game started from a scenario, its author chose the position, and that is not proved.
    """

    lines: int
    problem: Problem | None = None
    is_scenario: bool = False

    @property
    def is_true(self) -> bool:
        """Whether nothing is wrong."""
        return self.problem is None


def verify(record: Record, content: bytes | None = None) -> Verdict:
    """Check the record and name the first line that is wrong.

    With the file's `content`, the text must also be exactly what `written` produces.
    """
    problem = _seal_problem(record) or _shape_problem(record)
    if problem is None and record.proof is not None:
        entropy = {seat: bytes.fromhex(text) for seat, text in record.header.entropy.items()}
        chance = record.proof.seal.chance(entropy)
        problem = _first_wrong(record, game_module(record.header.game), chance)
    if problem is None and content is not None and record.header.version == VERSION:
        problem = _spelling_problem(record, content)
    return Verdict(len(record.lines), problem, _laid(record) is not None)


def _seal_problem(record: Record) -> Problem | None:
    """Return what is wrong with the proof and the entropy, before any line is read."""
    if record.proof is None:
        return Problem("record-without-proof", {"line": FIRST_LINE + len(record.lines)})
    if record.proof.seal.commitment != record.header.commitment:
        return Problem("record-commitment-broken", {"line": 1})
    try:
        for text in record.header.entropy.values():
            bytes.fromhex(text)
    except ValueError:
        return Problem("record-entropy-unreadable", {"line": 1})
    return None


def _shape_problem(record: Record) -> Problem | None:
    """Return a problem unless the file begins and ends like a finished game of these seats."""
    if not record.lines[-1] or not hasattr(record.lines[-1][-1], "outcome"):
        last = FIRST_LINE + len(record.lines)
        return Problem("record-not-finished", {"line": last})
    opening = _laid(record) or next(iter(record.lines[0]), None)
    seats: tuple[str, ...] | None = getattr(opening, "seats", None)
    if seats is None:
        return Problem("record-line-wrong", {"line": FIRST_LINE})
    viewer = record.header.viewer
    if viewer not in (None, "spectator", *seats):
        return Problem("record-without-that-seat", {"viewer": str(viewer), "seats": seats})
    if not set(record.header.entropy) <= set(seats) or (record.header.entropy and _laid(record)):
        return Problem("record-entropy-of-nobody", {"line": 1})
    if viewer is not None and _laid(record) is not None:
        return Problem("record-share-of-a-scenario", {"line": FIRST_LINE})
    return None


def _laid(record: Record) -> Any | None:
    """Return the scenario from which the game started, as far as the file holds it."""
    opening = record.lines[0][0] if record.lines[0] else None
    seen = game_module(record.header.game).scenario_seen
    if seen is not None and isinstance(opening, seen):
        return opening
    return getattr(opening, "scenario", None)


def _first_wrong(record: Record, game: GameModule, chance: Chance) -> Problem | None:
    viewer = record.header.viewer
    if viewer is None:
        place = _first_undecided(record.lines, game.engine, chance)
    else:
        place = first_wrong(record.lines, viewer, game, chance)
    return None if place is None else Problem("record-line-wrong", {"line": FIRST_LINE + place})


def _first_undecided(lines: Lines, rules: AnyEngine, chance: Chance) -> int | None:
    state = rules.empty
    for place, line in enumerate(lines):
        if _again(state, line, rules, chance, place == 0) != line:
            return place
        if place == 0:
            chance = chance_from(rules, line, chance)
        for event in line:
            state = rules.evolve(state, event)
    return None


def _again(
    state: object, line: tuple[Event, ...], rules: AnyEngine, chance: Chance, is_opening: bool
) -> tuple[Event, ...] | None:
    """Return the events that the rules produce for the line, or None."""
    try:
        if is_opening:
            return rules.reopened(line, chance)
        found = rules.command_of(state, line)
        return None if found is None else rules.decide(state, *found, chance)
    except (Refused, AssertionError):
        return None


def _spelling_problem(record: Record, content: bytes) -> Problem | None:
    """Require the canonical text: one record has exactly one spelling."""
    ours, theirs = written(record).encode().split(b"\n"), content.split(b"\n")
    for number, (own, other) in enumerate(zip(ours, theirs, strict=False), start=1):
        if own != other:
            return Problem("record-line-wrong", {"line": number})
    return None

"""Whether a record is true: the sealed seed, the deal, every draw, and that every move was legal.

A whole game is decided again, command by command. A viewer's share holds less: of it, everything
is checked that its viewer can check.
"""

from itertools import chain

from msgspec import Struct

from inkognito.core.chance import Chance
from inkognito.core.events import Event
from inkognito.core.refusals import Problem, Refused
from inkognito.games import AnyEngine, engine
from inkognito.record.format import FIRST_LINE, Lines, Record


class Verdict(Struct, frozen=True):
    """How a check came out: nothing wrong, or the first line that is."""

    lines: int
    problem: Problem | None = None

    @property
    def is_true(self) -> bool:
        """Whether nothing is wrong."""
        return self.problem is None


def verify(record: Record) -> Verdict:
    """Check the record; names the first line that is wrong."""
    last = FIRST_LINE + len(record.lines)
    if record.proof is None:
        return Verdict(0, Problem("record-without-proof", {"line": last}))
    seal = record.proof.seal
    if seal.commitment != record.header.commitment:
        return Verdict(0, Problem("record-commitment-broken", {"line": 1}))
    try:
        entropy = {name: bytes.fromhex(text) for name, text in record.header.entropy.items()}
    except ValueError:
        return Verdict(0, Problem("record-entropy-unreadable", {"line": 1}))
    chance = seal.chance(entropy)
    rules = engine(record.header.game)
    if not hasattr(record.lines[-1][-1] if record.lines[-1] else None, "outcome"):
        return Verdict(0, Problem("record-not-finished", {"line": last}))
    check = _whole if record.header.viewer is None else _share
    wrong = check(record.lines, rules, chance)
    return Verdict(len(record.lines), wrong)


def _whole(lines: Lines, rules: AnyEngine, chance: Chance) -> Problem | None:
    state = rules.empty
    for number, line in enumerate(lines, start=FIRST_LINE):
        expected = _again(state, line, rules, chance, number == FIRST_LINE)
        if expected != line:
            return Problem("record-line-wrong", {"line": number})
        for event in line:
            state = rules.evolve(state, event)
    return None


def _again(
    state: object, line: tuple[Event, ...], rules: AnyEngine, chance: Chance, is_opening: bool
) -> tuple[Event, ...] | None:
    """What the rules say should stand in the line."""
    try:
        if is_opening:
            return rules.reopened(line, chance)
        found = rules.command_of(state, line)
        return None if found is None else rules.decide(state, *found, chance)
    except (Refused, AssertionError):
        return None


def _share(lines: Lines, rules: AnyEngine, chance: Chance) -> Problem | None:
    numbers = [number for number, line in enumerate(lines, start=FIRST_LINE) for _ in line]
    for place in rules.wrong_draws(chain.from_iterable(lines), chance):
        return Problem("record-line-wrong", {"line": numbers[place]})
    return None

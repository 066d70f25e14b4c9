"""How many marks of a player are judged: those of an honest sheet, and new ones a few at a time.

Where the table tells only contradictions, a program could mark everything and read off what
follows. So a cell has one mark, a hand has no more cards than it can have twice over, and judging
a new mark takes time. Marks that were judged before are free. Knows no deduction and no clock.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Final

from inkognito.core.refusals import Refused
from inkognito.core.seats import Viewer
from inkognito.deduction.explain import Holder
from inkognito.review.sheet import SheetFact

BURST: Final = 12
PER_MARK: Final = 5.0
"""The number of new marks that are judged at once, and the seconds after which one more is."""


class MarkBudget:
    """The marks of one viewer that are judged."""

    def __init__(self) -> None:
        self._set: dict[tuple[Holder, str], bool] = {}
        self._paid = 0.0
        """When the marks that were judged are paid for."""

    def judged(
        self, now: float, marks: Iterable[SheetFact], hand: int
    ) -> tuple[tuple[SheetFact, ...], int]:
        """Return the marks to judge now, and how many can be judged later.

        `hand` is how many cards everybody holds.
        """
        honest = _honest(marks, 2 * hand)
        known = [one for one in honest if self._set.get((one.seat, one.card)) is one.holds]
        new = [one for one in honest if one not in known]
        chosen = {*known, *new[: self._spend(now, len(new))]}
        self._set = {(one.seat, one.card): one.holds for one in chosen}
        return tuple(one for one in honest if one in chosen), len(honest) - len(chosen)

    def check_why(self, now: float, fact: SheetFact) -> None:
        """Count a question why something is certain; raise Refused if it has to wait.

        The explanation of a mark that was judged is free.
        """
        if self._set.get((fact.seat, fact.card)) is None and not self._spend(now, 1):
            raise Refused("too-fast", seconds=int(PER_MARK))

    def is_paid(self, now: float) -> bool:
        """Return whether everything is paid for: then nobody gains by a new budget."""
        return self._paid <= now

    def _spend(self, now: float, wanted: int) -> int:
        """Pay for as many as there is time for; return how many."""
        paid = max(now, self._paid)
        affordable = int((now + BURST * PER_MARK - paid) / PER_MARK + 1e-9)
        spent = min(wanted, affordable)
        self._paid = paid + spent * PER_MARK
        return spent


class MarkBudgets:
    """The budgets of those who marked last.

    Whoever asks for many sheets must not get a new budget by that: one is dropped only when it is
    paid, at most a minute after it was used.
    """

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._budgets: OrderedDict[tuple[str, Viewer], MarkBudget] = OrderedDict()

    def __len__(self) -> int:
        return len(self._budgets)

    def of(self, table: str, viewer: Viewer, now: float) -> MarkBudget:
        """Return the budget of a viewer."""
        budget = self._budgets.setdefault((table, viewer), MarkBudget())
        self._budgets.move_to_end((table, viewer))
        while len(self._budgets) > self._kept and self._is_oldest_paid(now):
            self._budgets.popitem(last=False)
        return budget

    def _is_oldest_paid(self, now: float) -> bool:
        return next(iter(self._budgets.values())).is_paid(now)


def _honest(marks: Iterable[SheetFact], most_held: int) -> list[SheetFact]:
    """Return the marks as one sheet can have them: one in each cell, few cards in each hand."""
    cells: dict[tuple[Holder, str], SheetFact] = {}
    held: Counter[Holder] = Counter()
    for mark in marks:
        cell = (mark.seat, mark.card)
        if cell not in cells and held[mark.seat] < most_held + (not mark.holds):
            cells[cell] = mark
            held[mark.seat] += mark.holds
    return list(cells.values())

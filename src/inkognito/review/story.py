"""The story of an ending: its facts, and what those who decided could have known then.

A claim is compared with every deal that its maker could not rule out: it was certain if all of them
make it right, and a mistake that could be seen if none does. Then the story has the evidence, as
little of it as possible. Pure; for games that are over.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from inkognito.core.endings import Claimed, Decision, GameEnding
from inkognito.core.events import Event
from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat
from inkognito.deduction.deals import DealMask, deals_in, mask_of
from inkognito.deduction.evidence import Evidence
from inkognito.deduction.logic import Logic
from inkognito.deduction.proof import Fact, evidence_against, proves
from inkognito.deduction.reading import Reader, Reading
from inkognito.games import GameModule
from inkognito.review.clues import Clue, clue_of
from inkognito.review.sheet import SheetFact
from inkognito.views.redact import redact


class Insight(Struct, frozen=True):
    """What the maker of a claim could know when they made it.

    - `possible`: how many deals they could not rule out. `right`: how many of them make the claim
      right.
    - `since`: the turn from which on it was certain that the claim is right, or wrong; null if it
      never was. `sighting`: the number of their sighting that made it certain.
    - `clues`: evidence that proves it. `so`: what follows from these clues about single cards.
    """

    what: Claimed
    seat: Seat
    possible: int
    right: int
    since: int | None = None
    sighting: int | None = None
    clues: tuple[Clue, ...] = ()
    so: tuple[SheetFact, ...] = ()


class ToldEnding(Struct, frozen=True):
    """How one game ended: its facts, and what those who decided could have known.

    There are no insights while a match goes on: what was shown in private stays secret until then.
    """

    facts: Any
    insights: tuple[Insight, ...] = ()


class Story(Struct, frozen=True):
    """How a game ended; of a match, how each game of it did, in order."""

    game: GameName
    endings: tuple[ToldEnding, ...]


def facts_of(game: GameModule, events: Sequence[Event]) -> Story:
    """Return the facts of all games of this log that are over."""
    found = _endings(game, events)
    return Story(game.name, tuple(ToldEnding(ending.facts) for ending in found))


def story_of(game: GameModule, events: Sequence[Event]) -> Story:
    """Return the whole story, for a log that has ended."""
    told = (
        ToldEnding(ending.facts, _insights(game, events, ending.decisions))
        for ending in _endings(game, events)
    )
    return Story(game.name, tuple(told))


def _insights(
    game: GameModule, events: Sequence[Event], decisions: Sequence[Decision]
) -> tuple[Insight, ...]:
    reading = game.reading
    if reading is None:
        return ()
    return tuple(_Looking(game, reading, one, events).insight() for one in decisions)


def _endings(game: GameModule, events: Sequence[Event]) -> tuple[GameEnding, ...]:
    return () if game.endings is None else game.endings(tuple(events))


class _Looking:
    """The maker of a claim, with all that they had seen when they made it."""

    def __init__(
        self, game: GameModule, reading: Reading, decision: Decision, events: Sequence[Event]
    ) -> None:
        self._decision = decision
        self._reader: Reader = reading.reader(decision.seat)
        self._turns = [0]
        """By the number of a sighting: the turn."""
        for event in events[: decision.events]:
            self._see(game, reading, redact(event, decision.seat))
        self._logic: Logic = self._reader.notebook.logic
        self._named = [
            [self._reader.hand(holder, number) for number in range(self._logic.deals.hands)]
            for holder in self._reader.holders
        ]
        """By colour and number: all hands that it may have."""

    def _see(self, game: GameModule, reading: Reading, sighting: Event | None) -> None:
        if sighting is None:
            return
        self._reader.see(sighting)
        begun = game.turn_begun(sighting)
        is_dealt = isinstance(sighting, reading.dealt)
        self._turns.append(0 if is_dealt else self._turns[-1] if begun is None else begun)

    def insight(self) -> Insight:
        """Return what they could know."""
        logic = self._logic
        count = self._right_among(logic.possible).bit_count()
        known = Insight(self._decision.what, self._decision.seat, logic.count, count)
        if 0 < count < logic.count:
            return known
        right = self._right_among(logic.deals.all)
        return self._certain(known, logic.deals.all & ~right if count else right)

    def _certain(self, known: Insight, against: DealMask) -> Insight:
        """Return the same with the moment from which on these deals were impossible, and why."""
        first = self._first_certain(against)
        clues = evidence_against(first, against) or ()
        sighting = first.evidence[-1].sighting if first.evidence else 0
        return replace(
            known,
            since=self._turns[sighting],
            sighting=sighting,
            clues=tuple(clue_of(piece, self._reader.holders, self._turns) for piece in clues),
            so=self._so(clues),
        )

    def _right_among(self, some: DealMask) -> DealMask:
        """Return those of these deals that make the claim right."""
        is_right, (red, blue, green, yellow) = self._decision.is_right, self._named
        chosen = deals_in(some, self._logic.deals.count)
        by_deal = zip(*self._logic.deals.hand_of[:, chosen].tolist(), strict=True)
        right = np.zeros(self._logic.deals.count, dtype=bool)
        right[chosen] = [is_right((red[a], blue[b], green[c], yellow[d])) for a, b, c, d in by_deal]
        return mask_of(right)

    def _first_certain(self, against: DealMask) -> Logic:
        """Return the logic at the first moment at which none of these deals was possible."""
        first = Logic(self._logic.deals)
        for piece in self._logic.evidence:
            first.add(piece)
            if not first.possible & against:
                break
        return first

    def _so(self, clues: Sequence[Evidence]) -> tuple[SheetFact, ...]:
        """Return those of the telling facts that follow from these clues alone."""
        facts = [SheetFact(*one) for one in self._decision.telling] if clues else []
        return tuple(one for one in facts if proves(self._logic, clues, self._fact(one)))

    def _fact(self, wanted: SheetFact) -> Fact:
        holders, faces = self._reader.holders, self._reader.faces
        return Fact(holders.index(wanted.seat), faces.index(wanted.card), wanted.holds)

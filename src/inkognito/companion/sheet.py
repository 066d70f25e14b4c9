"""The companion's sheet: what follows from somebody's notes, and what they may still show.

Pure: notes in, sheet out. Nothing is kept between two calls.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from inkognito.core.refusals import Refused
from inkognito.deduction.explain import Explanation
from inkognito.deduction.notes import MayShow, Notes
from inkognito.deduction.passport import TeamMissions
from inkognito.games import game_module
from inkognito.protocol.settings import HELPS
from inkognito.review.sheet import SheetFact, SheetReader, reading_of

BEFORE_ENTRIES: Final = 2
"""The sightings before the first entry: the table, and the hand."""


class CompanionSheet(Struct, frozen=True):
    """What the player can know, with a proof of each fact about the others.

    `deals` is how many deals are possible. If it is 0, the entries contradict each other: from
    entry `wrong` on, counted from 0, nothing is possible, and nothing else is said. The step of a
    proof names its entry by `sighting`, which is 3 for the first one.
    """

    deals: int
    wrong: int | None
    facts: tuple[SheetFact, ...]
    proofs: tuple[Explanation, ...]
    missions: tuple[TeamMissions, ...]
    may_show: tuple[MayShow, ...]


def companion_sheet(notes: Notes) -> CompanionSheet:
    """Return the sheet of these notes; raise Refused where they can't be read."""
    reading = reading_of(notes.game)
    if reading.noting is None:
        raise Refused("no-help", help=HELPS[0])
    rules = game_module(notes.game).engine.rules_from({"edition": notes.edition})
    known = SheetReader(reading, notes.me)
    for number, sighting in enumerate(reading.noting.sightings(notes, rules)):
        known.read(sighting)
        if known.deals == 0:
            return CompanionSheet(0, number - BEFORE_ENTRIES, (), (), (), ())
    told = known.told("elimination")
    return CompanionSheet(
        deals=known.deals,
        wrong=None,
        facts=told.facts,
        proofs=_proofs(known, [one for one in told.facts if one.seat != notes.me]),
        missions=told.missions,
        may_show=reading.noting.all_that_may_be_shown(notes, known.reader),
    )


def _proofs(known: SheetReader, facts: Sequence[SheetFact]) -> tuple[Explanation, ...]:
    return tuple(known.why(one) for one in facts)

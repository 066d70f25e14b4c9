"""The events behind a viewer's sightings of the board game, with stand-ins for what was hidden.

A stand-in is any answer that the rules allow. Nothing that the viewer sees depends on it, with two
exceptions between others: whether an objection was right, and whether cards that the Ambassador
passes on were fresh. Both are taken from the sightings.
"""

from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias, cast

from inkognito.board.commands import WriteNote
from inkognito.board.decide import decide
from inkognito.board.events import AnyEvent, CardsShown, GameEnded, RepeatClaimed
from inkognito.board.legal import LADDER, must_be_fresh, owed_form
from inkognito.board.replay import command_of
from inkognito.board.shows import legal_shows
from inkognito.board.state import ANSWERING, REPLACING, State, asked, viewers_of
from inkognito.core.chance import Chance
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, Viewer, seat_names
from inkognito.views.board import CardsShownCovertly, NoteSealed

Found: TypeAlias = tuple[AnyEvent, ...] | None


def behind(
    state: State, lines: tuple[tuple[Event, ...], ...], viewer: Viewer, chance: Chance
) -> Found:
    """Return events that the viewer sees like the first line; `lines` go on to the end."""
    match lines[0][0]:
        case RepeatClaimed() as claim if viewer not in (claim.seat, claim.agent):
            return _claimed(state, claim, chance)
        case CardsShown() as shown if viewer not in (shown.seat, shown.to[-1]):
            return _passed_on(state, shown)
        case CardsShownCovertly() as shown:
            return _some_cards(state, shown)
        case NoteSealed():
            return _some_note(state, lines, chance)
    found = command_of(state, cast("tuple[AnyEvent, ...]", lines[0]))
    return None if found is None else decide(state, *found, chance)


def _claimed(state: State, claim: RepeatClaimed, chance: Chance) -> Found:
    """Decide an objection between others; whether it was right is taken from the sighting."""
    found = command_of(state, (claim,))
    if found is None:
        return None
    is_right = claim.held == (claim.owed > 0)
    match decide(state, *found, chance):
        case (RepeatClaimed(claim.seat, claim.agent),) if is_right:
            return (claim,)
    return None


def _passed_on(state: State, seen: CardsShown) -> Found:
    """Check cards that the viewer saw as the Ambassador, except whether the asker had seen them."""
    return next(((shown,) for shown in _truthful(state) if shown.cards == seen.cards), None)


def _some_cards(state: State, seen: CardsShownCovertly) -> Found:
    """Return truthful cards of a form with this many cards; their freshness can't be known."""
    return next(((shown,) for shown in _truthful(state) if len(shown.cards) == seen.count), None)


def _truthful(state: State) -> Iterator[CardsShown]:
    """Yield every answer that is true and long enough, fresh or not."""
    if state.phase not in (ANSWERING, REPLACING):
        return
    question = asked(state)
    owed = owed_form(state, question)
    to, is_replacement = seat_names(viewers_of(state, question)), state.phase is REPLACING
    for form in (owed, LADDER[owed]) if must_be_fresh(state) else (owed,):
        for _faces, cards in legal_shows(question.about, form, state.hands[question.agent]):
            yield CardsShown(COLOURS[question.agent], to, cards, is_replacement)


def _some_note(state: State, lines: tuple[tuple[Event, ...], ...], chance: Chance) -> Found:
    """Write the note that is revealed at the end."""
    for event in chain.from_iterable(lines):
        if isinstance(event, GameEnded) and event.note is not None:
            found: Found = decide(state, AMBASSADOR_SEAT, WriteNote(event.note), chance)
            return found
    return None

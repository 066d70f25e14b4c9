"""Verify one viewer's share of a finished game.

The sealed seed gives the deal, so the whole game can be decided again, except for what was hidden
from this viewer. A stand-in takes its place: any cards that the rules allow. Nothing that the
viewer sees depends on the stand-in, with two exceptions between others: whether an objection was
right, and whether cards that the Ambassador passes on were fresh. Both are taken from the file.
Each line must equal what the viewer sees of the decided events.
"""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Final, TypeAlias

from inkognito.board import shows as board_shows
from inkognito.board.commands import WriteNote
from inkognito.board.events import CardsShown, GameEnded, RepeatClaimed
from inkognito.board.legal import LADDER, must_be_fresh, owed_form
from inkognito.board.state import ANSWERING, REPLACING, asked, viewers_of
from inkognito.board.state import State as BoardState
from inkognito.card.commands import ChoosePair, PlayLocation, ShowBlackCard
from inkognito.card.events import DummySeen, LocationPlayed, PairShown
from inkognito.core.chance import Chance
from inkognito.core.events import Event
from inkognito.core.refusals import Refused
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, Viewer, seat_names
from inkognito.games import AnyEngine
from inkognito.views import board, card
from inkognito.views.redact import redact

Lines: TypeAlias = tuple[tuple[Event, ...], ...]
Found: TypeAlias = tuple[Event, ...] | None


def first_wrong(lines: Lines, viewer: Viewer, rules: AnyEngine, chance: Chance) -> int | None:
    """Return the index of the first line that is not what the viewer saw, or None."""
    state = rules.empty
    for place, line in enumerate(lines):
        try:
            events = _behind(state, lines, place, viewer, rules, chance)
        except (Refused, AssertionError, LookupError, ValueError):
            events = None
        if events is None or tuple(redact(event, viewer) for event in events) != line:
            return place
        for event in events:
            state = rules.evolve(state, event)
    return None


def _behind(
    state: Any, lines: Lines, place: int, viewer: Viewer, rules: AnyEngine, chance: Chance
) -> Found:
    """Return the events behind a line of sightings, with stand-ins for hidden ones."""
    line, later = lines[place], lines[place:]
    if not line:
        return None
    if place == 0:
        return rules.reopened(line, chance)
    if isinstance(line[0], RepeatClaimed) and viewer not in (line[0].seat, line[0].agent):
        return _claimed(state, line[0], rules, chance)
    if isinstance(line[0], CardsShown) and viewer not in (line[0].seat, line[0].to[-1]):
        return _passed_on(state, line[0])
    stand_in = _STAND_INS.get(type(line[0]))
    if stand_in is not None:
        return stand_in(state, line[0], later, rules, chance)
    found = rules.command_of(state, line)
    return None if found is None else rules.decide(state, *found, chance)


def _claimed(state: Any, claim: RepeatClaimed, rules: AnyEngine, chance: Chance) -> Found:
    """Decide an objection between others; whether it was right is taken from the file."""
    found = rules.command_of(state, (claim,))
    if found is None:
        return None
    (decided,) = rules.decide(state, *found, chance)
    is_same = (decided.seat, decided.agent) == (claim.seat, claim.agent)
    return (claim,) if is_same and claim.held == (claim.owed > 0) else None


def _passed_on(state: BoardState, seen: CardsShown) -> Found:
    """Check cards that the viewer saw as the Ambassador, except whether the asker had seen them."""
    return next(((shown,) for shown in _truthful(state) if shown.cards == seen.cards), None)


def _truthful(state: BoardState) -> Iterator[CardsShown]:
    """Yield every answer that is true and long enough, fresh or not."""
    if state.phase not in (ANSWERING, REPLACING):
        return
    question = asked(state)
    owed = owed_form(state, question)
    to, is_replacement = seat_names(viewers_of(state, question)), state.phase is REPLACING
    for form in (owed, LADDER[owed]) if must_be_fresh(state) else (owed,):
        shows = board_shows.legal_shows(question.about, form, state.hands[question.agent])
        for _faces, cards in shows:
            yield CardsShown(COLOURS[question.agent], to, cards, is_replacement)


def _some_cards(
    state: BoardState, seen: board.CardsShownCovertly, *_: object
) -> tuple[Event, ...] | None:
    """Return truthful cards of a form with this many cards; their freshness can't be known."""
    return next(((shown,) for shown in _truthful(state) if len(shown.cards) == seen.count), None)


def _some_note(state: Any, _seen: Event, later: Lines, rules: AnyEngine, chance: Chance) -> Found:
    """Write the note that is revealed at the end."""
    for event in chain.from_iterable(later):
        if isinstance(event, GameEnded) and event.note is not None:
            found: Found = rules.decide(state, AMBASSADOR_SEAT, WriteNote(event.note), chance)
            return found
    return None


def _hidden_place(
    state: Any, _seen: Event, later: Lines, rules: AnyEngine, chance: Chance
) -> Found:
    """Play the location that is turned when all agents have played theirs."""
    for event in chain.from_iterable(later):
        if isinstance(event, LocationPlayed) and event.visitor == "ambassador":
            command = PlayLocation(event.location)
            found: Found = rules.decide(state, AMBASSADOR_SEAT, command, chance)
            return found
    return None


def _any_of(kind: type[Any]) -> Callable[..., Found]:
    def stand_in(state: Any, seen: Any, _later: Lines, rules: AnyEngine, chance: Chance) -> Found:
        seat = SEAT_INDEX[seen.seat]
        for option in rules.options(state, seat):
            if isinstance(option, kind):
                found: Found = rules.decide(state, seat, option, chance)
                return found
        return None

    return stand_in


def _chosen_pair(
    state: Any, seen: card.PairChosenFaceDown, later: Lines, rules: AnyEngine, chance: Chance
) -> Found:
    """Choose the pair that the viewer is shown later, or any pair if they are not shown it."""
    for event in chain.from_iterable(later):
        if isinstance(event, card.PairShownCovertly) and event.seat == seen.seat:
            break
        if isinstance(event, PairShown) and event.seat == seen.seat:
            command = ChoosePair(event.cards)
            found: Found = rules.decide(state, SEAT_INDEX[seen.seat], command, chance)
            return found
    return _any_of(ChoosePair)(state, seen, later, rules, chance)


def _looked(
    state: Any, seen: card.DummySeenCovertly, _later: Lines, rules: AnyEngine, chance: Chance
) -> Found:
    found = rules.command_of(state, (DummySeen(seen.seat, seen.kind, "x"),))
    return None if found is None else rules.decide(state, *found, chance)


_STAND_INS: Final[dict[type[Event], Callable[..., Found]]] = {
    board.CardsShownCovertly: _some_cards,
    board.NoteSealed: _some_note,
    card.AmbassadorHidFaceDown: _hidden_place,
    card.PairChosenFaceDown: _chosen_pair,
    card.BlackCardShownCovertly: _any_of(ShowBlackCard),
    card.DummySeenCovertly: _looked,
}
"""For each sighting that hides a command: a function that returns possible events behind it."""

"""What a seat may do now, fully enumerated, computed from what that seat may know.

Commands are built once, when the module loads. The rules themselves are in `legal`.
"""

from functools import cache
from itertools import permutations
from typing import Final, TypeAlias

from msgspec.structs import replace

from inkognito.card.cards import KINDS, NUMBERS, BlackHand, Faces
from inkognito.card.commands import (
    AnyCommand,
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.editions import Edition
from inkognito.card.legal import (
    PLACES,
    asker,
    can_be_named,
    can_show_black,
    choosers,
    shown_before,
    unplayed,
)
from inkognito.card.shows import legal_pairs
from inkognito.card.state import (
    ASKING,
    DECLARING,
    EXCHANGING,
    HIDING,
    LOOKING,
    PLAYING,
    SHOWING,
    State,
    agents_in,
    met,
)
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS

Commands: TypeAlias = tuple[AnyCommand, ...]
_PairsByFaces: TypeAlias = tuple[tuple[Faces, ChoosePair], ...]

_DECLINE_QUESTION: Final = Decline("question")
_NAME: Final = tuple(NameAgent(colour) for colour in COLOURS)
_SHOW_BLACK: Final = tuple(ShowBlackCard(kind) for kind in KINDS)
_LOOK: Final[Commands] = (*(LookAtDummy(kind) for kind in KINDS), Decline("look"))
_PLAY: Final = tuple(tuple(PlayLocation(place) for place in places) for places in PLACES)
"""By the mask of places."""

_CODES: Final[dict[Edition, Commands]] = {
    edition: (*(DeclareCode(code) for code in permutations(numbers)), Decline("declaration"))
    for edition, numbers in NUMBERS.items()
}


@cache
def _pairs(hand: BlackHand, edition: Edition) -> tuple[_PairsByFaces, Commands]:
    """The truthful pairs with their faces, and the commands alone."""
    pairs = tuple((f, ChoosePair(cards)) for f, cards in legal_pairs(hand, edition).items())
    return pairs, tuple(command for _, command in pairs)


def to_act(state: State) -> tuple[int, ...]:
    """The seats that may act now; both agents of an exchange until they have chosen."""
    phase = state.phase
    if phase is PLAYING:
        return state.to_play[:1]
    if phase is DECLARING:
        return state.asked[:1]
    if phase is EXCHANGING:
        return choosers(state)
    if phase is HIDING:
        return (AMBASSADOR_SEAT,)
    if phase is SHOWING:
        return (state.named,)
    return (asker(state),) if phase in (ASKING, LOOKING) else ()


def options(state: State, seat: int) -> Commands:
    """Everything that the seat may do now."""
    if seat not in to_act(state):
        return ()
    phase = state.phase
    if phase is PLAYING or phase is HIDING:
        return _PLAY[unplayed(state, seat)]
    if phase is DECLARING:
        return _CODES[state.rules.edition]
    if phase is EXCHANGING:
        return _exchanging(state, seat)
    if phase is ASKING:
        named = (_NAME[agent] for agent in agents_in(state.order) if can_be_named(state, agent))
        return (*named, _DECLINE_QUESTION)
    if phase is SHOWING:
        return tuple(_SHOW_BLACK[kind] for kind in range(2) if can_show_black(state, kind))
    return _LOOK


def ahead(state: State, seat: int) -> Commands:
    """What the seat may do in this meeting if nobody declares; asked whether they declare now.

    It depends on the seat's own cards and on what it has shown or seen, like its options.
    """
    if state.phase is not DECLARING or seat not in to_act(state):
        return ()
    return options(replace(state, phase=met(state).phase, asked=()), seat)


def _exchanging(state: State, seat: int) -> Commands:
    """Fresh pairs; where none is left, any (C3)."""
    pairs, commands = _pairs(state.hands[seat], state.rules.edition)
    before = shown_before(state, seat)
    if not before:
        return commands
    return tuple([command for faces, command in pairs if faces not in before]) or commands

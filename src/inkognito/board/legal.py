"""What the rules allow in a position, as masks and answers. No commands, no names.

`destinations` is the one place that says where a piece may step: `options` asks it for all pieces,
`decide` for one.
"""

from functools import cache
from typing import Final

from inkognito.board.cards import Faces
from inkognito.board.editions import EDITIONS
from inkognito.board.pieces import (
    AMBASSADOR,
    AMBASSADOR_BALL,
    EITHER_BALL,
    PIECES_OF,
    RIVAL_BALL,
    owner_of,
)
from inkognito.board.shows import (
    ONE_TRUE,
    PAIR,
    THREE,
    TWO_OF_THREE,
    Form,
    has_mission,
    is_fresh,
    legal_faces,
)
from inkognito.board.state import (
    ANSWERING,
    EXPELLING,
    MEETING,
    NOWHERE,
    OPENING,
    OVER,
    REPLACING,
    SHAKING_HANDS,
    Question,
    State,
    form_of,
    has_ambassador_player,
    other_agents,
)
from inkognito.board.venice import (
    BITS,
    EMBASSY,
    LAND,
    ROUTES,
    START_MASK,
    UNNUMBERED_MASK,
    WATER,
    Mask,
)
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS

EVERYWHERE: Final[Mask] = (1 << len(ROUTES)) - 1
REACH: Final[tuple[tuple[Mask, ...], ...]] = (LAND, WATER, ROUTES, ROUTES, ROUTES)
"""By ball and space: where one step leads."""

YIELDS_TO: Final[dict[str, Mask]] = {"start": START_MASK, "unnumbered": UNNUMBERED_MASK}
"""Where the Ambassador goes while the Embassy is occupied, by the edition's fact."""

_RIVALS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(colour for colour in range(len(COLOURS)) if colour != seat)
    for seat in range(len(COLOURS) + 1)
)


def others_mask(state: State) -> Mask:
    """Where the figures of the other agents stand."""
    masks = state.masks
    mask = 0
    for rival in _RIVALS[state.seat]:
        mask |= masks[rival]
    return mask


def occupied_mask(state: State) -> Mask:
    """Where anything stands."""
    return others_mask(state) | state.masks[state.seat] | state.masks[AMBASSADOR_SEAT]


# --- movement ---------------------------------------------------------------------------------


def movers(state: State, ball: int) -> tuple[int, ...]:
    """The pieces that the ball may move (B4)."""
    if ball <= EITHER_BALL:
        return PIECES_OF[state.seat]
    if ball == AMBASSADOR_BALL:
        return (AMBASSADOR,)
    return _rival_pieces(state.order, state.seat)


@cache
def _rival_pieces(order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(piece for rival in other_agents(order, seat) for piece in PIECES_OF[rival])


def moves_freely(state: State, ball: int) -> bool:
    """Whether the ball takes its pieces along any route: own figures, while other balls are left.

    To its own player, the Ambassador is an own figure and the only one: it can end anywhere (B20).
    """
    if state.seat == AMBASSADOR_SEAT:
        return True
    return ball <= EITHER_BALL and len(state.balls) > 1


def destinations(state: State, ball: int, pieces: tuple[int, ...]) -> list[Mask]:
    """Where each of the pieces may step with the ball now (B2, B3, B20)."""
    reach, places = REACH[ball], state.places
    if moves_freely(state, ball):
        return [reach[places[piece]] for piece in pieces]
    others = others_mask(state)
    met = state.masks[state.seat] & others
    if ball <= EITHER_BALL:
        return [reach[places[one]] & _settling_own(state, one, met) for one in pieces]
    free = ~(others | state.masks[AMBASSADOR_SEAT] if ball == RIVAL_BALL else others)
    if len(state.balls) == 1:
        if met:
            return [reach[places[one]] & free & _settling_other(state, one) for one in pieces]
        free = free if own_figures_apart(state) else 0
    return [reach[places[piece]] & free for piece in pieces]


def _settling_own(state: State, figure: int, met: Mask) -> Mask:
    """Where a figure of the player whose turn it is can go so that movement could end (B2).

    `met` is where they meet rivals now; where that is nowhere, only their own figures count.
    """
    figures, masks, places = PIECES_OF[state.seat], state.masks, state.places
    rest = 0
    for other in figures:
        if other != figure:
            rest |= BITS[places[other]]
    if rest.bit_count() != len(figures) - 1:
        return 0
    barred = rest
    for rival in _RIVALS[state.seat] if met else ():
        met_already = masks[rival] & rest
        if met_already & (met_already - 1):
            return 0
        if met_already:
            barred |= masks[rival]
    return ~barred


def _settling_other(state: State, piece: int) -> Mask:
    """Where a rival's figure or the Ambassador can go so that movement could end (B2).

    For a player who meets rivals now; where nobody is met, only their own figures count.
    """
    if not own_figures_apart(state):
        return 0
    masks = state.masks
    own = masks[state.seat]
    allowed = EVERYWHERE
    for rival in _RIVALS[state.seat]:
        met_already = masks[rival] & own
        if rival == owner_of(piece):
            met_already &= ~BITS[state.places[piece]]
            allowed = ~own if met_already else EVERYWHERE
        if met_already & (met_already - 1):
            return 0
    return allowed


def own_figures_apart(state: State) -> bool:
    """Whether no two figures of the player whose turn it is share a space (B2)."""
    return state.masks[state.seat].bit_count() == len(PIECES_OF[state.seat])


def can_end_movement(state: State) -> bool:
    """No two own figures on one space, and one meeting at most with each player (B2)."""
    if not own_figures_apart(state):
        return False
    seat, masks = state.seat, state.masks
    own = masks[seat]
    for rival in _RIVALS[seat]:
        met = masks[rival] & own
        if met & (met - 1):
            return False
    return True


# --- meetings ---------------------------------------------------------------------------------


def meeting_spaces(state: State) -> Mask:
    """Where a figure of the player whose turn it is stands with another piece."""
    others = others_mask(state)
    if state.seat != AMBASSADOR_SEAT:
        others |= state.masks[AMBASSADOR_SEAT]
    return state.masks[state.seat] & others


def met_pieces(state: State) -> tuple[int, ...]:
    """The pieces that the player whose turn it is meets."""
    meetings = meeting_spaces(state)
    if not meetings:
        return ()
    return tuple(
        piece
        for piece, place in enumerate(state.places)
        if place != NOWHERE and meetings & BITS[place] and owner_of(piece) != state.seat
    )


def slip_spaces(state: State, figure: int) -> Mask:
    """Where a figure may slip away to: a neighbouring empty space."""
    return ROUTES[state.places[figure]] & ~occupied_mask(state)


def expulsion_spaces(state: State, piece: int) -> Mask:
    """Where a piece that was met may be sent (B11, B12)."""
    empty = ~occupied_mask(state)
    if piece != AMBASSADOR:
        return UNNUMBERED_MASK & empty
    if BITS[EMBASSY] & empty:
        return BITS[EMBASSY]
    return YIELDS_TO[EDITIONS[state.rules.edition].ambassador_yields_to] & empty


# --- answers ----------------------------------------------------------------------------------


def owed_form(state: State, question: Question) -> Form:
    """How much the agent owes now: the answer, or what replaces a repeated one."""
    if state.phase is REPLACING:
        return TWO_OF_THREE if question.owed > 1 else ONE_TRUE
    return form_of(state, question)


def shown_before(state: State, question: Question) -> tuple[Faces, ...]:
    """What the agent has already shown to the asker."""
    return state.shown[question.agent][state.seat]


def must_be_fresh(state: State) -> bool:
    """Whether repeats are prevented, not only punished."""
    return state.rules.repeats == "prevented" and state.phase is ANSWERING


LADDER: Final[dict[Form, Form]] = {THREE: TWO_OF_THREE, PAIR: ONE_TRUE}
"""What may be shown where nothing fresh is left (B10)."""


def ladder_is_open(state: State, question: Question) -> bool:
    """Whether no fresh set without the mission card is left (B10)."""
    form, before = form_of(state, question), shown_before(state, question)
    return bool(before) and not any(
        is_fresh(faces, form, before)
        for faces in legal_faces(question.about, form, state.hands[question.agent])
        if not has_mission(faces)
    )


def penalty(state: State, question: Question) -> int:
    """How many cards must replace the answer if the viewer objects; 0 if it is no repeat."""
    *before, answer = shown_before(state, question)
    if form_of(state, question) is PAIR:
        return 0 if is_fresh(answer, PAIR, tuple(before)) else 1
    times_before = before.count(answer)
    return (0, 2, 1)[min(times_before, 2)]


# --- declarations -----------------------------------------------------------------------------


def can_declare(state: State) -> bool:
    """Before the Phantom, or after movement while nobody owes an answer (B14)."""
    return state.seat != AMBASSADOR_SEAT and (
        state.phase is OPENING or state.phase is MEETING or state.phase is EXPELLING
    )


def can_object(state: State, question: Question) -> bool:
    """Whether the viewer may still object: once per answer, if the table's rules allow it."""
    return state.rules.repeats == "challenge" and not question.objected


def can_write_note(state: State) -> bool:
    """Whether the Ambassador's player may still write the note."""
    return (
        has_ambassador_player(state)
        and state.note is None
        and bool(state.hands)
        and state.phase is not SHAKING_HANDS
        and state.phase is not OVER
    )

"""Puzzles about the board game: what may be asked, what may be shown, and when it was."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from inkognito.board.cards import ABOUTS, BUILDS, CARDS, FACES, Faces
from inkognito.board.commands import (
    EndMovement,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    SlipAway,
    Step,
    UndoAllSteps,
    UndoStep,
)
from inkognito.board.events import AgentQuestioned, AmbassadorQuestioned, CardsShown, TurnBegan
from inkognito.board.legal import met_pieces, shown_before
from inkognito.board.pieces import AMBASSADOR, PIECE_INDEX, owner_of
from inkognito.board.shows import PAIR, THREE, has_mission, is_fresh, legal_faces
from inkognito.board.state import (
    ANSWERING,
    EMPTY,
    EXPELLING,
    MEETING,
    MOVING,
    Phase,
    form_of,
    other_agents,
)
from inkognito.board.venice import SPACE_INDEX
from inkognito.bots.manner import CLERK_ON_THE_BOARD, SLY_ON_THE_BOARD, TOURIST_ON_THE_BOARD
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, Seat
from inkognito.deduction.belief import Numbers
from inkognito.deduction.board import HANDS, Asked, BoardReader, hands_showing, menu
from inkognito.posing.board_win import win
from inkognito.posing.puzzle import AnyChoice, Asks, Goes, Posed, Shows, When
from inkognito.posing.rules import AT_A_GLANCE, PuzzleRules
from inkognito.posing.telling import all_alike, deciding, least_telling
from inkognito.posing.view import View
from inkognito.views.board_position import position_after
from inkognito.views.redact import redact

MOVES: Final[dict[Phase, Any]] = {
    MOVING: Step | UndoStep | UndoAllSteps | EndMovement,
    MEETING: SlipAway,
    EXPELLING: Expel,
}
"""What brings pieces to other spaces, by the phase of a turn."""


def question(view: View) -> Posed | None:
    """Ask which question of the open meetings tells most."""
    state = view.state
    if state.phase is not MEETING or state.seat != view.seat:
        return None
    asked = {one: chances for piece in met_pieces(state) for one, chances in _asked_at(view, piece)}
    return deciding(view, asked)


def _asked_at(view: View, piece: int) -> list[tuple[Asks, Numbers]]:
    """Return what may be asked of a piece."""
    through = piece == AMBASSADOR
    agents = other_agents(view.state.order, view.seat) if through else (owner_of(piece),)
    form = PAIR if through or view.seat == AMBASSADOR_SEAT else THREE
    return [
        (
            Asks(COLOURS[agent], name, through),
            _sets_shown(view, Asked(view.seat, agent, about, form)),
        )
        for agent in agents
        for about, name in enumerate(ABOUTS)
    ]


def _sets_shown(view: View, asked: Asked) -> Numbers:
    """Return how likely each set is, by hand: all that are truthful and fresh alike."""
    allowed = menu(asked.about, asked.form).legal[: 4 * len(BUILDS)] * view.reader.fresh(asked)
    return all_alike(np.asarray(allowed, dtype=np.float64))


def answer(view: View) -> Posed | None:
    """Ask which set tells the asker least."""
    state, asked = view.state, view.state.question
    if state.phase is not ANSWERING or asked.agent != view.seat:
        return None
    form, before = form_of(state, asked), shown_before(state, asked)
    hand = HANDS[view.reader.notebook.own_hand]
    sets = {
        Shows(_coloured(faces)): hands_showing(faces)
        for faces in legal_faces(asked.about, form, hand)
        if not has_mission(faces) and is_fresh(faces, form, before)
    }
    return least_telling(view, state.seat, sets)


def _coloured(faces: Faces) -> tuple[str, ...]:
    return tuple(CARDS[face] for face in range(FACES) if faces >> face & 1)


def when(sightings: Sequence[Event], _seen: Any) -> tuple[When, ...]:
    """Return the turn of each set that the viewer was part of."""
    found: list[When] = []
    turn, through = 0, False
    for sighting in sightings:
        if isinstance(sighting, TurnBegan):
            turn = sighting.turn
        elif isinstance(sighting, AgentQuestioned | AmbassadorQuestioned):
            through = isinstance(sighting, AmbassadorQuestioned)
        elif isinstance(sighting, CardsShown):
            found.append(When(turn, through))
    return tuple(found)


def plays(bot: Any, now: Any, viewer: Seat, right: AnyChoice) -> bool:
    """Return whether the bot plays this answer."""
    if isinstance(right, Goes):
        return _moves_there(bot, now, viewer, right)
    command = bot.choose(now.options(viewer), AT_A_GLANCE)
    if isinstance(command, QuestionAgent):
        owner = COLOURS[owner_of(PIECE_INDEX[command.figure])]
        return right == Asks(owner, command.about, through_ambassador=False)
    if isinstance(command, QuestionThroughAmbassador):
        return right == Asks(command.agent, command.about, through_ambassador=True)
    return isinstance(right, Shows) and set(getattr(command, "cards", ())) == set(right.cards)


def _moves_there(bot: Any, now: Any, viewer: Seat, right: Goes) -> bool:
    """Return whether the bot brings the piece where it must go, after a meeting if it likes."""
    while now.state.phase in MOVES and viewer in now.to_act:
        command = bot.choose(now.options(viewer), AT_A_GLANCE)
        if not isinstance(command, MOVES[now.state.phase]):
            break
        events = now.decide(viewer, command)
        now = now.evolve(events)
        for event in events:
            bot.see(redact(event, viewer))
    return bool(now.state.places[PIECE_INDEX[right.piece]] == SPACE_INDEX[right.to])


PUZZLES: Final = PuzzleRules(
    reader=BoardReader,
    empty=EMPTY,
    after=position_after,
    question=question,
    answer=answer,
    win=win,
    when=when,
    hands=HANDS,
    manners={
        "tourist": TOURIST_ON_THE_BOARD,
        "clerk": CLERK_ON_THE_BOARD,
        **dict.fromkeys(("sly", "veteran", "master"), SLY_ON_THE_BOARD),
    },
    plays=plays,
)

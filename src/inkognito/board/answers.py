"""What happens to a question: cards are shown, and sometimes objected to.

A refusal may speak of the sender's own hand and of what they have shown: only they can get it.
"""

from inkognito.board.cards import (
    ABOUTS,
    CARD_INDEX,
    Card,
    Faces,
    SecretHand,
    face_of,
    in_order,
    is_grey,
)
from inkognito.board.commands import ObjectToRepeat, ShowCards
from inkognito.board.events import CardsShown, RepeatClaimed
from inkognito.board.expect import Events, expect
from inkognito.board.legal import (
    LADDER,
    can_object,
    ladder_is_open,
    must_be_fresh,
    owed_form,
    penalty,
    shown_before,
)
from inkognito.board.shows import has_shape, is_fresh, is_truthful
from inkognito.board.state import (
    ANSWERING,
    EXPELLING,
    REPLACING,
    Question,
    State,
    asked,
    viewers_of,
)
from inkognito.core.chance import Chance
from inkognito.core.refusals import Refused
from inkognito.core.seats import COLOURS, SEATS


def show_cards(state: State, seat: int, command: ShowCards, _chance: Chance) -> Events:
    """The agent who owes an answer, or a replacement, shows cards (B8, B9, B10)."""
    expect(state, seat, ANSWERING, REPLACING)
    if type(command.cards) is not tuple:
        raise Refused("malformed", name=type(command).__name__)
    question, hand = asked(state), state.hands[seat]
    faces = _faces_from_hand(command.cards, hand)
    _check_answer(state, question, hand, faces)
    viewers = tuple(SEATS[viewer] for viewer in viewers_of(state, question))
    replacement = state.phase is REPLACING
    return (CardsShown(COLOURS[seat], viewers, in_order(command.cards), replacement),)


def _faces_from_hand(cards: tuple[Card, ...], hand: SecretHand) -> Faces:
    faces = 0
    for name in cards:
        card = CARD_INDEX[name]
        face = 1 << face_of(card)
        if is_grey(card) and not hand.grey & face:
            raise Refused("not-your-card", card=name)
        if faces & face:
            raise Refused("same-face-twice", card=name)
        faces |= face
    return faces


def _check_answer(state: State, question: Question, hand: SecretHand, faces: Faces) -> None:
    form, about = owed_form(state, question), question.about
    fresh = must_be_fresh(state)
    if not has_shape(faces, about, form):
        on_ladder = fresh and has_shape(faces, about, LADDER[form])
        if not on_ladder or not ladder_is_open(state, question):
            raise Refused(
                "wrong-cards", about=ABOUTS[about], form=form.name.lower().replace("_", "-")
            )
        fresh = False
    if not is_truthful(faces, hand):
        raise Refused("nothing-true")
    if fresh and not is_fresh(faces, form, shown_before(state, question)):
        raise Refused("already-shown", to=SEATS[state.seat])


def object_to_repeat(state: State, seat: int, _command: ObjectToRepeat, _chance: Chance) -> Events:
    """The viewer says that they have been shown these cards before."""
    expect(state, seat, EXPELLING)
    question = asked(state)
    if not can_object(state, question):
        raise Refused("no-objection")
    owed = penalty(state, question)
    return (RepeatClaimed(SEATS[seat], COLOURS[question.agent], owed > 0, owed),)

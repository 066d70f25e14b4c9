"""How the choices of a card game are judged, for its review."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from inkognito.bots.card_mind import CODES, DEALS_WITH_CODE, black_forecast, dummy_forecast
from inkognito.card.cards import KIND_INDEX, NUMBERS
from inkognito.card.commands import (
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    ShowBlackCard,
)
from inkognito.card.editions import EDITIONS, Number
from inkognito.card.events import (
    AgentNamed,
    BlackCardShown,
    CodeDeclared,
    DummySeen,
    MeetingBegan,
    PairShown,
)
from inkognito.card.legal import asker, is_fresh_left, viewer_of
from inkognito.card.options import options
from inkognito.card.state import DECLARING, State, dummy_in, has_ambassador_player, met
from inkognito.card.winning import needs_partner, side_of
from inkognito.core.agents import partner_of
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS, Seat
from inkognito.deduction.card import HANDS, CardReader
from inkognito.deduction.deals import ORDERS, DealMask
from inkognito.deduction.expected import expected_deals
from inkognito.deduction.reading import Reader
from inkognito.games.answers_judged import Answer, cost_of_answer
from inkognito.games.judging import Aim, Choice, Costly, Judging, Marked, Win
from inkognito.games.questions_judged import Asking, cost_of_question


class CardAim(Struct, frozen=True):
    """What a seat must know: the code."""

    code: tuple[Number, ...]


def aim_of(state: State, reader: Reader) -> Aim | None:
    """Return the code, if it is certain."""
    code = _certain_code(reader.notebook.logic.possible)
    if code is None:
        return None
    numbers = NUMBERS[state.rules.edition]
    named = tuple(numbers[number] for number in ORDERS[code])
    return Aim(CardAim(named), DEALS_WITH_CODE[code])


def _certain_code(possible: DealMask) -> int | None:
    return next((code for code in range(CODES) if not possible & ~DEALS_WITH_CODE[code]), None)


def win_of(state: State, reader: Reader) -> Win | None:
    """Return the declaration that is certainly right now: the code, with the partner if needed."""
    seat, aim = reader.notebook.seat, aim_of(state, reader)
    if state.phase is not DECLARING or state.asked[:1] != (seat,) or aim is None:
        return None
    deals = aim.deals & _deals_with_partner(state, reader) if needs_partner(state) else aim.deals
    is_certain = not reader.notebook.logic.possible & ~deals
    return Win(DeclareCode(aim.what.code), deals) if is_certain else None


def _deals_with_partner(state: State, reader: Reader) -> DealMask:
    """Return the deals in which the reader's seat meets its partner now."""
    book = reader.notebook
    others = [agent for agent in met(state).agents if agent != book.seat]
    if book.own_hand is None or len(others) != 1:
        return 0
    wanted = partner_of(HANDS[book.own_hand].identity)
    return book.deals.holding[others[0]][wanted]


def _has_partner(state: State, seat: int) -> bool:
    if seat == AMBASSADOR_SEAT or dummy_in(state.order) >= 0:
        return False
    in_teams = EDITIONS[state.rules.edition].five_play == "in-teams"
    return not has_ambassador_player(state) or in_teams


# --- answers ------------------------------------------------------------------------------------


def _shown(choice: Choice) -> Costly | None:
    """Judge a pair; where none was fresh there was no choice (C3)."""
    state, reader = choice.state, choice.reader
    if not isinstance(reader, CardReader) or not is_fresh_left(state, choice.seat):
        return None
    offered = [
        Answer(one, reader.hands_for(one.cards))
        for one in options(state, choice.seat)
        if isinstance(one, ChoosePair)
    ]
    return _told(choice, viewer_of(state, choice.seat), offered)


def _black_shown(choice: Choice) -> Costly | None:
    """Judge which of the two black cards was shown."""
    state, book = choice.state, choice.reader.notebook
    offered = [
        Answer(one, book.deals.hands_with(book.deals.face_of(book.own_hand or 0, _kind(one))))
        for one in options(state, choice.seat)
        if isinstance(one, ShowBlackCard)
    ]
    return _told(choice, asker(state), offered)


def _kind(shown: ShowBlackCard) -> int:
    return KIND_INDEX[shown.kind]


def _told(choice: Choice, viewer: int, offered: list[Answer]) -> Costly | None:
    """Judge what it told an opponent; a partner may know."""
    if viewer in side_of(choice.state, choice.seat):
        return None
    return cost_of_answer(
        choice.reader.notebook, choice.readers[viewer].notebook, choice.command, offered
    )


# --- questions ----------------------------------------------------------------------------------


def _asked(choice: Choice) -> Costly | None:
    """Judge whose black card was demanded, which one of the dummy's was seen, or that none was."""
    if isinstance(choice.command, Decline) and choice.command.what == "declaration":
        return None
    reader = choice.reader
    if _knows_enough(choice.state, reader):
        return None
    offered = [
        asking
        for one in options(choice.state, choice.seat)
        if (asking := _asking(choice.state, reader, one)) is not None
    ]
    return cost_of_question(reader.notebook.logic.count, choice.command, offered)


def _knows_enough(state: State, reader: Reader) -> bool:
    """Return whether nothing is left to find out that the seat needs: the code, and the partner."""
    if aim_of(state, reader) is None:
        return False
    book = reader.notebook
    if book.own_hand is None or not needs_partner(state):
        return True
    wanted = 1 << partner_of(HANDS[book.own_hand].identity)
    return any(book.logic.must_hold(colour) & wanted for colour in range(len(COLOURS)))


def _asking(state: State, reader: Reader, one: Any) -> Asking | None:
    book = reader.notebook
    if isinstance(one, NameAgent):
        agent = SEAT_INDEX[one.agent]
        forecast = black_forecast(state.black[agent][book.seat])
        return Asking(one, SEATS[agent], expected_deals(book, agent, forecast))
    if isinstance(one, LookAtDummy):
        dummy = dummy_in(state.order)
        forecast = dummy_forecast(KIND_INDEX[one.kind])
        return Asking(one, None, expected_deals(book, dummy, forecast))
    return None


# --- the whole ----------------------------------------------------------------------------------


def _met(event: Event) -> tuple[Seat, ...]:
    if not isinstance(event, MeetingBegan):
        return ()
    return tuple(one for one in event.visitors if one != "dummy")


def _declares(event: Event) -> Seat | None:
    return event.seat if isinstance(event, CodeDeclared) else None


_COSTS: Final[dict[type[Any], Callable[[Choice], Costly | None]]] = {
    ChoosePair: _shown,
    ShowBlackCard: _black_shown,
    NameAgent: _asked,
    LookAtDummy: _asked,
    Decline: _asked,
}


def _cost(choice: Choice) -> Costly | None:
    judge = _COSTS.get(type(choice.command))
    return None if judge is None else judge(choice)


def _moment(event: Event) -> Marked | None:
    match event:
        case MeetingBegan():
            return "meeting", event.visitors[0], event.visitors[1]
        case AgentNamed():
            return "question", event.seat, event.agent
        case PairShown():
            return "answer", event.seat, event.to
        case BlackCardShown():
            return "answer", event.seat, event.to[0]
        case DummySeen():
            return "answer", event.seat, "dummy"
        case CodeDeclared():
            return "declaration", event.seat, None
    return None


JUDGING: Final = Judging(
    moment=_moment,
    met=_met,
    has_partner=_has_partner,
    aim=aim_of,
    win=win_of,
    distance=lambda _state, _reader: None,
    declares=_declares,
    cost=_cost,
)

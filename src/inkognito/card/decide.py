"""From a command to its events, or to a refusal.

Checks each command for itself, never by looking it up among the options. The order of checks is
the same for everyone: seat, time, names, rules. Refusals speak only of what the sender may know.
"""

from collections.abc import Callable
from typing import Any, Final

from inkognito.card.cards import (
    CARD_INDEX,
    KIND_INDEX,
    LOCATION_INDEX,
    NUMBER_INDEX,
    face_name,
)
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
from inkognito.card.course import Events, after_game, after_meeting, after_visit, exchange
from inkognito.card.editions import EDITIONS
from inkognito.card.events import (
    AgentNamed,
    AmbassadorHid,
    BlackCardShown,
    CodeDeclared,
    Declined,
    DummySeen,
    PairChosen,
)
from inkognito.card.legal import (
    asker,
    can_be_named,
    can_show_black,
    choosers,
    is_fresh_left,
    shown_before,
    unplayed,
    viewer_of,
)
from inkognito.card.options import to_act
from inkognito.card.passes import DECLINABLE
from inkognito.card.scenario import PHASE_NAMES
from inkognito.card.shows import legal_pairs
from inkognito.card.state import (
    ASKING,
    DECLARING,
    EXCHANGING,
    HIDING,
    LOOKING,
    OVER,
    PLAYING,
    SHOWING,
    Phase,
    State,
    dummy_in,
    has_ambassador_player,
    replaced,
)
from inkognito.card.winning import judged
from inkognito.core.chance import Chance
from inkognito.core.deciding import decider
from inkognito.core.refusals import RefusalCode, Refused
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, SEATS, seat_names


def _expect(state: State, seat: int, *phases: Phase) -> None:
    """Refuse a seat or a command that the game does not wait for."""
    waited_for = to_act(state)
    if seat in waited_for and state.phase in phases:
        return
    if seat not in state.order:
        raise Refused("unknown-seat", name=SEATS[seat])
    if state.phase is OVER:
        raise Refused("game-over")
    if seat not in waited_for:
        raise Refused("not-your-decision", waiting_for=seat_names(waited_for))
    raise Refused("wrong-time", phase=PHASE_NAMES[state.phase])


def _play(state: State, seat: int, command: PlayLocation, chance: Chance) -> Events:
    _expect(state, seat, PLAYING, HIDING)
    place = LOCATION_INDEX[command.location]
    if not unplayed(state, seat) >> place & 1:
        raise Refused("location-already-played", location=command.location)
    if seat == AMBASSADOR_SEAT:
        return (AmbassadorHid(command.location),)
    return after_visit(state, seat, place, chance)


def _declare(state: State, seat: int, command: DeclareCode, chance: Chance) -> Events:
    _expect(state, seat, DECLARING)
    _check_tuple(command, command.code)
    index = NUMBER_INDEX[state.rules.edition]
    numbers = {index[number] for number in command.code}
    if len(command.code) != len(index) or len(numbers) != len(index):
        raise Refused("code-is-no-order-of-the-numbers", numbers=tuple(index))
    result = judged(state, seat, command.code)
    declared = CodeDeclared(SEATS[seat], command.code)
    return (declared, *after_game(state, result, chance))


def _decline(state: State, seat: int, command: Decline, chance: Chance) -> Events:
    _expect(state, seat, DECLARING, ASKING, LOOKING)
    if command.what != DECLINABLE[state.phase]:
        if command.what not in DECLINABLE.values():
            raise Refused("malformed", name=type(command).__name__)
        raise Refused("wrong-time", phase=PHASE_NAMES[state.phase])
    declined = Declined(SEATS[seat], command.what)
    if state.phase is DECLARING:
        return (declined,)
    return (declined, *after_meeting(state, chance))


def _choose(state: State, seat: int, command: ChoosePair, chance: Chance) -> Events:
    _expect(state, seat, EXCHANGING)
    _check_tuple(command, command.cards)
    index = CARD_INDEX[state.rules.edition]
    faces = 0
    for card in command.cards:
        faces |= 1 << index[card]
    if faces.bit_count() != 2 or len(command.cards) != 2:
        raise Refused("wrong-cards", about="pair", form="two-different")
    edition = state.rules.edition
    cards = legal_pairs(state.hands[seat], edition).get(faces)
    if cards is None:
        raise Refused(_UNTRUTHFUL[EDITIONS[edition].truth])
    if faces in shown_before(state, seat) and is_fresh_left(state, seat):
        raise Refused("already-shown", to=SEATS[viewer_of(state, seat)])
    chosen = PairChosen(COLOURS[seat], cards)
    if choosers(state) != (seat,):
        return (chosen,)
    return (chosen, *exchange(state, replaced(state.chosen, seat, faces), chance))


def _name(state: State, seat: int, command: NameAgent, _chance: Chance) -> Events:
    _expect(state, seat, ASKING)
    agent = SEAT_INDEX[command.agent]
    if not can_be_named(state, agent):
        raise Refused("cannot-be-named", agent=command.agent)
    return (AgentNamed(COLOURS[seat], command.agent),)


def _show_black(state: State, seat: int, command: ShowBlackCard, chance: Chance) -> Events:
    _expect(state, seat, SHOWING)
    kind = KIND_INDEX[command.kind]
    if not can_show_black(state, kind):
        raise Refused("already-shown", to=SEATS[asker(state)])
    relayed = (AMBASSADOR_SEAT,) if has_ambassador_player(state) else ()
    viewers = (*relayed, asker(state))
    card = face_name(kind, state.hands[seat], state.rules.edition)
    shown = BlackCardShown(COLOURS[seat], seat_names(viewers), command.kind, card)
    return (shown, *after_meeting(state, chance))


def _look(state: State, seat: int, command: LookAtDummy, chance: Chance) -> Events:
    _expect(state, seat, LOOKING)
    kind = KIND_INDEX[command.kind]
    card = face_name(kind, state.hands[dummy_in(state.order)], state.rules.edition)
    return (DummySeen(COLOURS[seat], command.kind, card), *after_meeting(state, chance))


def _check_tuple(command: AnyCommand, value: object) -> None:
    if type(value) is not tuple:
        raise Refused("malformed", name=type(command).__name__)


_UNTRUTHFUL: Final[dict[str, RefusalCode]] = {
    "exactly-one": "not-one-true",
    "at-least-one": "nothing-true",
}

HANDLERS: Final[dict[type[AnyCommand], Callable[[State, int, Any, Chance], Events]]] = {
    PlayLocation: _play,
    DeclareCode: _declare,
    ChoosePair: _choose,
    NameAgent: _name,
    ShowBlackCard: _show_black,
    LookAtDummy: _look,
    Decline: _decline,
}

decide: Final[Callable[[State, int, AnyCommand, Chance], Events]] = decider(HANDLERS, AnyCommand)
"""Return the events of the seat's command, or raise Refused; then nothing has changed."""

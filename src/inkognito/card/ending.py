"""How the finished games of a card match ended, in facts: who named which code, and with whom.

`winning` is the judge; here is only written down what it judged. Reads all hands, so it is for
games that are over.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from inkognito.card.cards import LOCATIONS, Hand, Location, Visitor, hands_by_colour
from inkognito.card.editions import Number
from inkognito.card.events import CodeDeclared, GameScored
from inkognito.card.evolve import evolve
from inkognito.card.state import EMPTY, State, met, named_hands, visitor_name
from inkognito.card.winning import is_with_partner, judged, needs_partner, side_of
from inkognito.core.agents import IDENTITIES, Identity, partner_of
from inkognito.core.endings import Decision, GameEnding, Telling
from inkognito.core.events import Event
from inkognito.core.seats import COLOURS, SEAT_INDEX, Colour, Seat


class CodePlace(Struct, frozen=True):
    """One number of the code: the one named for an agent, and the one that the agent holds.

    `holder` plays the agent; `named_holder` has the number that was named.
    """

    identity: Identity
    named: Number
    true: Number
    holder: Colour | Literal["dummy"]
    named_holder: Colour | Literal["dummy"]


class Declaration(Struct, frozen=True):
    """Who named the code, where, in whose company, and what was right about it.

    - `partner`: who wins with the declarer, if anybody.
    - `with_partner`: whether they stood with their partner, where that is needed.
    """

    seat: Seat
    location: Location
    visitors: tuple[Visitor, ...]
    code: tuple[CodePlace, ...]
    code_right: bool
    partner: Colour | None
    with_partner: bool | None


class Ending(Struct, frozen=True):
    """How one game of the match ended: its number, the round, and the declaration, if any."""

    game: int
    round: int
    declaration: Declaration | None


def endings(events: tuple[Event, ...]) -> tuple[GameEnding, ...]:
    """Return how each finished game of the match ended, in order."""
    state, found = EMPTY, []
    declared: tuple[int, CodeDeclared] | None = None
    event: Any
    for number, event in enumerate(events):
        if isinstance(event, CodeDeclared):
            declared = (number, event)
        elif isinstance(event, GameScored):
            found.append(_ending(state, declared))
            declared = None
        state = evolve(state, event)
    return tuple(found)


def _ending(state: State, declared: tuple[int, CodeDeclared] | None) -> GameEnding:
    if declared is None:
        return GameEnding(Ending(state.game, state.round, None))
    number, said = declared
    declaration = _declaration(state, said)

    def is_right(hands: tuple[Hand, ...]) -> bool:
        other = replace(state, hands=hands_by_colour(hands, state.rules.edition))
        return judged(other, SEAT_INDEX[said.seat], said.code).reason == "code-right"

    telling = () if is_right(named_hands(state)) else _telling(state, declaration)
    decision = Decision("declaration", said.seat, number, is_right, telling)
    return GameEnding(Ending(state.game, state.round, declaration), (decision,))


def _declaration(state: State, said: CodeDeclared) -> Declaration:
    seat, meeting = SEAT_INDEX[said.seat], met(state)
    places = _places(state, said.code)
    others = [COLOURS[one] for one in side_of(state, seat) if one != seat]
    return Declaration(
        seat=said.seat,
        location=LOCATIONS[meeting.place],
        visitors=tuple(visitor_name(state, visitor) for visitor in meeting.visitors),
        code=places,
        code_right=all(place.named == place.true for place in places),
        partner=others[0] if others else None,
        with_partner=is_with_partner(state, seat) if needs_partner(state) else None,
    )


def _places(state: State, code: tuple[Number, ...]) -> tuple[CodePlace, ...]:
    hands = named_hands(state)
    by_identity = {hand.identity: hand for hand in hands}
    holders = {hand.number: hand.seat for hand in hands}
    return tuple(
        CodePlace(
            identity,
            named,
            by_identity[identity].number,
            by_identity[identity].seat,
            holders[named],
        )
        for identity, named in zip(IDENTITIES, code, strict=True)
    )


def _telling(state: State, declaration: Declaration) -> tuple[Telling, ...]:
    """From which facts one could have seen that the declaration was wrong."""
    wrong = [place for place in declaration.code if place.named != place.true]
    return (
        *_telling_partner(state, declaration),
        *((place.named_holder, place.named, True) for place in wrong),
        *((place.named_holder, place.identity, False) for place in wrong),
        *((place.holder, place.identity, True) for place in wrong),
        *((place.holder, place.named, False) for place in wrong),
    )


def _telling_partner(state: State, declaration: Declaration) -> tuple[Telling, ...]:
    if declaration.with_partner is not False:
        return ()
    seat = SEAT_INDEX[declaration.seat]
    wanted = IDENTITIES[partner_of(state.hands[seat].identity)]
    others = (one for one in declaration.visitors if one != declaration.seat)
    return tuple((one, wanted, False) for one in others if one != "ambassador")

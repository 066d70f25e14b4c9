"""How the sightings of the card game are read, for reviews."""

from typing import Final

from inkognito.card.commands import ChoosePair
from inkognito.card.events import GameScored, MeetingBegan
from inkognito.core.events import Command
from inkognito.core.seats import SEAT_INDEX, Viewer
from inkognito.deduction.card import CardReader
from inkognito.deduction.card_notes import NOTING
from inkognito.deduction.reading import Reading
from inkognito.views.card import HandDealt, HandsDealtFaceDown


def _met(sighting: MeetingBegan, viewer: Viewer) -> int | None:
    """Whom the viewer shows their pair: the Ambassador if present, or the other agent."""
    others = [one for one in sighting.visitors if one not in (viewer, "dummy")]
    if viewer not in sighting.visitors or not others:
        return None
    return SEAT_INDEX["ambassador" if "ambassador" in others else others[0]]


def _cards_in(command: Command) -> tuple[str, ...]:
    return command.cards if isinstance(command, ChoosePair) else ()


READING: Final = Reading(
    reader=CardReader,
    asking={MeetingBegan: _met},
    cards_in=_cards_in,
    dealt=(HandDealt, HandsDealtFaceDown),
    revealed=(GameScored,),
    noting=NOTING,
)

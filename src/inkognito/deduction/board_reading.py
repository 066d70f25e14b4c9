"""How the sightings of the board game are read, for reviews."""

from typing import Final

from inkognito.board.commands import ShowCards
from inkognito.board.events import AgentQuestioned, AmbassadorQuestioned, GameEnded
from inkognito.core.events import Command
from inkognito.core.seats import SEAT_INDEX, Viewer
from inkognito.deduction.board import BoardReader
from inkognito.deduction.board_notes import NOTING
from inkognito.deduction.passport import missions_left
from inkognito.deduction.reading import Reading
from inkognito.views.board import HandDealt, HandsDealtFaceDown


def _questioner(sighting: AgentQuestioned | AmbassadorQuestioned, viewer: Viewer) -> int | None:
    return SEAT_INDEX[sighting.seat] if sighting.agent == viewer else None


def _cards_in(command: Command) -> tuple[str, ...]:
    return command.cards if isinstance(command, ShowCards) else ()


READING: Final = Reading(
    reader=BoardReader,
    asking={AgentQuestioned: _questioner, AmbassadorQuestioned: _questioner},
    cards_in=_cards_in,
    dealt=(HandDealt, HandsDealtFaceDown),
    revealed=(GameEnded,),
    missions=missions_left,
    noting=NOTING,
)

"""The events of the card game: who sees each, how it changes the state, which command makes it.

`evolve`, `replay` and the views derive from this table. It must not know what those outside the
audience see instead: that is in `views`.
"""

from typing import Final

from inkognito.card import changes
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
from inkognito.card.events import (
    AgentNamed,
    AmbassadorHid,
    AnyEvent,
    BlackCardShown,
    CodeDeclared,
    Declined,
    DummySeen,
    GameOpened,
    GameScored,
    HandsDealt,
    LocationPlayed,
    MatchEnded,
    MeetingBegan,
    PairChosen,
    PairShown,
    RoundBegan,
    ScenarioSet,
)
from inkognito.core.event_table import EventRow, Rows, event_table, everyone, nobody
from inkognito.core.seats import Viewer


def _ambassador(_event: AmbassadorHid) -> tuple[Viewer, ...]:
    return ("ambassador",)


def _chooser(event: PairChosen) -> tuple[Viewer, ...]:
    return (event.seat,)


def _shower_and_shown(event: PairShown) -> tuple[Viewer, ...]:
    return (event.seat, event.to)


def _shower_and_all_shown(event: BlackCardShown) -> tuple[Viewer, ...]:
    return (event.seat, *event.to)


def _looker(event: DummySeen) -> tuple[Viewer, ...]:
    return (event.seat,)


_ROWS: Final[Rows[AnyEvent]] = {
    GameOpened: EventRow(everyone, changes.game_opened),
    ScenarioSet: EventRow(nobody, changes.scenario_set),
    HandsDealt: EventRow(nobody, changes.hands_dealt),
    RoundBegan: EventRow(everyone, changes.round_began),
    AmbassadorHid: EventRow(_ambassador, changes.ambassador_hid, (PlayLocation,)),
    LocationPlayed: EventRow(everyone, changes.location_played, (PlayLocation,)),
    MeetingBegan: EventRow(everyone, changes.meeting_began),
    Declined: EventRow(everyone, changes.declined, (Decline,)),
    CodeDeclared: EventRow(everyone, changes.code_declared, (DeclareCode,)),
    PairChosen: EventRow(_chooser, changes.pair_chosen, (ChoosePair,)),
    PairShown: EventRow(_shower_and_shown, changes.pair_shown),
    AgentNamed: EventRow(everyone, changes.agent_named, (NameAgent,)),
    BlackCardShown: EventRow(_shower_and_all_shown, changes.black_card_shown, (ShowBlackCard,)),
    DummySeen: EventRow(_looker, changes.dummy_seen, (LookAtDummy,)),
    GameScored: EventRow(everyone, changes.game_scored),
    MatchEnded: EventRow(everyone, changes.match_ended),
}

EVENTS: Final = event_table(_ROWS, AnyEvent, AnyCommand)

"""What the generator of the client's types must know about the board game."""

from typing import Final

from inkognito.board import (
    cards,
    editions,
    ending,
    events,
    missions,
    pieces,
    rules,
    scenario,
    side_mission,
)
from inkognito.games.board_aims import BoardAim
from inkognito.games.module import ClientTypes

CLIENT: Final = ClientTypes(
    literals={
        "Build": cards.Build,
        "Letter": cards.Letter,
        "About": cards.About,
        "BoardCard": cards.Card,
        "Figure": pieces.Figure,
        "Piece": pieces.Piece,
        "Ball": pieces.Ball,
        "Phantom": missions.Phantom,
        "BoardEdition": editions.Edition,
        "Placement": rules.Placement,
        "Repeats": rules.Repeats,
        "BoardPhase": scenario.PhaseName,
        "BoardReason": events.Reason,
        "MissionTask": side_mission.Task,
    },
    editions=editions.EDITIONS,
    secret_events=(events.HandsDealt, events.ScenarioSet),
    outcome=events.Outcome,
    ending=ending.Ending,
    aim=BoardAim,
    hand=cards.Hand,
)

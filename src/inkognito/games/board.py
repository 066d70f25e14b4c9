"""The board game, as one module object."""

from typing import Final

from inkognito.board.cards import BUILDS, LETTERS, Hand
from inkognito.board.claims import claims_in
from inkognito.board.commands import AnyCommand
from inkognito.board.decide import decide
from inkognito.board.ending import endings
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    AnyEvent,
    HandsDealt,
    Outcome,
    TurnBegan,
)
from inkognito.board.evolve import evolve
from inkognito.board.laid import laid_draws
from inkognito.board.note_option import AnyOption
from inkognito.board.notes import Note, Suspect
from inkognito.board.options import options, to_act
from inkognito.board.passes import PASSES, passable
from inkognito.board.replay import command_of, reopened
from inkognito.board.rules import CHOICES, Rules, rules_from
from inkognito.board.scenario import Scenario
from inkognito.board.scenario_file import open_scenario, scenario_text
from inkognito.board.setup import open_game
from inkognito.board.state import EMPTY
from inkognito.board.venice import MAP
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.board_veteran import BoardVeteran, plays_as
from inkognito.bots.kinds import kinds_of
from inkognito.bots.manner import CLERK_ON_THE_BOARD, SLY_ON_THE_BOARD, TOURIST_ON_THE_BOARD
from inkognito.core.agents import IDENTITIES
from inkognito.core.events import Event
from inkognito.deduction.board_reading import READING
from inkognito.games.board_client import CLIENT
from inkognito.games.board_judging import JUDGING
from inkognito.games.module import Engine, GameModule, Sentences, Statistics, codecs, first_only
from inkognito.posing.board import PUZZLES
from inkognito.views.board import REDACTIONS, ScenarioSeen, Sighting
from inkognito.views.board_named import finished_games, position_of
from inkognito.views.board_shares import behind


def _turn_begun(event: Event) -> int | None:
    return event.turn if isinstance(event, TurnBegan) else None


BOARD: Final = GameModule(
    name="board",
    engine=Engine(
        empty=EMPTY,
        rules_from=rules_from,
        open_game=open_game,
        scenario_fields=Scenario.__struct_fields__,
        open_scenario=open_scenario,
        laid_draws=laid_draws,
        scenario_text=scenario_text,
        decide=decide,
        evolve=evolve,
        options=options,
        to_act=to_act,
        reopened=reopened,
        command_of=command_of,
        position_of=position_of,
        finished_games=finished_games,
    ),
    rules=Rules,
    choices=CHOICES,
    codecs=codecs(AnyEvent, AnyCommand, AnyOption, Sighting),
    redactions=REDACTIONS,
    behind=behind,
    scenario_seen=ScenarioSeen,
    waits_for=first_only,
    endings=endings,
    reading=READING,
    judging=JUDGING,
    turn_begun=_turn_begun,
    bots=kinds_of(
        BoardBot, TOURIST_ON_THE_BOARD, CLERK_ON_THE_BOARD, SLY_ON_THE_BOARD, BoardVeteran
    ),
    plays_as=plays_as,
    learns=True,
    stand_in="clerk",
    coach="sly",
    passes=PASSES,
    passable=passable,
    statistics=Statistics(
        limit="turn_limit",
        random_limit=200,
        bot_limit=lambda players: 150 * players,
        questions=(AgentQuestioned, AmbassadorQuestioned),
        hands_dealt=HandsDealt,
        claims_in=claims_in,
    ),
    puzzles=PUZZLES,
    client=CLIENT,
    sentences=Sentences(
        outcome=Outcome,
        parts=(Hand, Outcome, Note, Suspect, Scenario),
        card_kinds={
            **dict.fromkeys(IDENTITIES, "identity"),
            **dict.fromkeys(BUILDS, "build"),
            **dict.fromkeys(LETTERS, "mission"),
        },
        places={facts.id: facts.name for facts in MAP},
    ),
)

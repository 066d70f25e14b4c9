"""The card game, as one module object."""

from typing import Final

from inkognito.bots.card_bot import CardBot
from inkognito.bots.card_master import CardMaster
from inkognito.bots.kinds import kinds_of
from inkognito.bots.manner import CLERK, SLY_AT_CARDS, TOURIST
from inkognito.bots.veteran import Veteran, plays_as
from inkognito.card.cards import Hand
from inkognito.card.claims import claims_in
from inkognito.card.commands import AnyCommand
from inkognito.card.decide import decide
from inkognito.card.ending import endings
from inkognito.card.events import AgentNamed, AnyEvent, HandsDealt, Outcome, PairShown, RoundBegan
from inkognito.card.evolve import evolve
from inkognito.card.laid import laid_draws
from inkognito.card.options import ahead, options, to_act
from inkognito.card.passes import PASSES, passable
from inkognito.card.replay import command_of, reopened
from inkognito.card.rules import CHOICES, Rules, rules_from
from inkognito.card.scenario import Scenario, Score
from inkognito.card.scenario_file import open_scenario, scenario_text
from inkognito.card.setup import open_game
from inkognito.card.state import EMPTY
from inkognito.core.agents import IDENTITIES
from inkognito.core.events import Event
from inkognito.deduction.card_reading import READING
from inkognito.games.card_client import CLIENT
from inkognito.games.card_judging import JUDGING
from inkognito.games.module import Engine, GameModule, Sentences, Statistics, codecs, everyone
from inkognito.posing.card import PUZZLES
from inkognito.views.card import REDACTIONS, ScenarioSeen, Sighting
from inkognito.views.card_named import finished_games, position_of
from inkognito.views.card_shares import behind


def _turn_begun(event: Event) -> int | None:
    return event.round if isinstance(event, RoundBegan) else None


CARD: Final = GameModule(
    name="card",
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
        ahead=ahead,
    ),
    rules=Rules,
    choices=CHOICES,
    codecs=codecs(AnyEvent, AnyCommand, AnyCommand, Sighting),
    redactions=REDACTIONS,
    behind=behind,
    scenario_seen=ScenarioSeen,
    waits_for=everyone,
    endings=endings,
    reading=READING,
    judging=JUDGING,
    turn_begun=_turn_begun,
    bots=kinds_of(CardBot, TOURIST, CLERK, SLY_AT_CARDS, Veteran, CardMaster),
    plays_as=plays_as,
    learns=True,
    stand_in="clerk",
    coach="sly",
    passes=PASSES,
    passable=passable,
    statistics=Statistics(
        limit="round_limit",
        random_limit=60,
        bot_limit=lambda _players: 60,
        questions=(PairShown, AgentNamed),
        hands_dealt=HandsDealt,
        claims_in=claims_in,
    ),
    puzzles=PUZZLES,
    client=CLIENT,
    sentences=Sentences(
        outcome=Outcome,
        parts=(Hand, Outcome, Scenario, Score),
        card_kinds=dict.fromkeys(IDENTITIES, "identity"),
    ),
)

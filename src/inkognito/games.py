"""The registry of games: the only place that chooses between them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from inkognito.board.decide import decide as decide_board
from inkognito.board.evolve import evolve as evolve_board
from inkognito.board.laid import laid_draws as board_laid_draws
from inkognito.board.options import options as board_options
from inkognito.board.options import to_act as board_to_act
from inkognito.board.replay import command_of as board_command_of
from inkognito.board.replay import reopened as reopened_board
from inkognito.board.rules import rules_from as board_rules
from inkognito.board.scenario import Scenario as BoardScenario
from inkognito.board.scenario_file import open_scenario as open_board_scenario
from inkognito.board.scenario_file import scenario_text as board_scenario_text
from inkognito.board.setup import open_game as open_board_game
from inkognito.board.state import EMPTY as EMPTY_BOARD
from inkognito.card.decide import decide as decide_card
from inkognito.card.evolve import evolve as evolve_card
from inkognito.card.laid import laid_draws as card_laid_draws
from inkognito.card.options import options as card_options
from inkognito.card.options import to_act as card_to_act
from inkognito.card.replay import command_of as card_command_of
from inkognito.card.replay import reopened as reopened_card
from inkognito.card.rules import rules_from as card_rules
from inkognito.card.scenario import Scenario as CardScenario
from inkognito.card.scenario_file import open_scenario as open_card_scenario
from inkognito.card.scenario_file import scenario_text as card_scenario_text
from inkognito.card.setup import open_game as open_card_game
from inkognito.card.state import EMPTY as EMPTY_CARD
from inkognito.core.chance import Chance, Draws, LaidChance
from inkognito.core.events import Event
from inkognito.core.refusals import Refused, echo
from inkognito.core.results import FinishedGame
from inkognito.core.scenario_text import Source
from inkognito.core.seats import Seat, Viewer
from inkognito.views.board_named import finished_games as finished_board_games
from inkognito.views.board_named import position_of as board_position_of
from inkognito.views.card_named import finished_games as finished_card_games
from inkognito.views.card_named import position_of as card_position_of

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Engine(Generic[S, C, E, R]):
    """What a game must offer, so that nobody else needs to know which game it is."""

    empty: S
    rules_from: Callable[[Mapping[str, object]], R]
    open_game: Callable[[R, tuple[Seat, ...], Chance], tuple[E, ...]]
    scenario_fields: tuple[str, ...]
    open_scenario: Callable[[Source], tuple[E, ...]]
    laid_draws: Callable[[Any], Draws]
    scenario_text: Callable[[S, Iterable[E]], str]
    decide: Callable[[S, int, C, Chance], tuple[E, ...]]
    evolve: Callable[[S, E], S]
    options: Callable[[S, int], tuple[C, ...]]
    to_act: Callable[[S], tuple[int, ...]]
    reopened: Callable[[tuple[Event, ...], Chance], tuple[E, ...] | None]
    command_of: Callable[[S, tuple[E, ...]], tuple[int, C] | None]
    position_of: Callable[[Iterable[Event], Viewer], Any]
    finished_games: Callable[[Iterable[Event]], tuple[FinishedGame, ...]]


AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]

ENGINES: Final[dict[str, AnyEngine]] = {
    "board": Engine(
        empty=EMPTY_BOARD,
        rules_from=board_rules,
        open_game=open_board_game,
        scenario_fields=BoardScenario.__struct_fields__,
        open_scenario=open_board_scenario,
        laid_draws=board_laid_draws,
        scenario_text=board_scenario_text,
        decide=decide_board,
        evolve=evolve_board,
        options=board_options,
        to_act=board_to_act,
        reopened=reopened_board,
        command_of=board_command_of,
        position_of=board_position_of,
        finished_games=finished_board_games,
    ),
    "card": Engine(
        empty=EMPTY_CARD,
        rules_from=card_rules,
        open_game=open_card_game,
        scenario_fields=CardScenario.__struct_fields__,
        open_scenario=open_card_scenario,
        laid_draws=card_laid_draws,
        scenario_text=card_scenario_text,
        decide=decide_card,
        evolve=evolve_card,
        options=card_options,
        to_act=card_to_act,
        reopened=reopened_card,
        command_of=card_command_of,
        position_of=card_position_of,
        finished_games=finished_card_games,
    ),
}


def engine(name: str) -> AnyEngine:
    """The game of that name."""
    if not isinstance(name, str) or name not in ENGINES:
        raise Refused("unknown-game", name=echo(name), allowed=tuple(ENGINES))
    return ENGINES[name]


def chance_from(rules: AnyEngine, opening: tuple[Event, ...], chance: Chance) -> Chance:
    """Return the chance of a game that was opened like this: a scenario may lay some draws."""
    scenario = getattr(opening[0], "scenario", None)
    laid = {} if scenario is None else rules.laid_draws(scenario)
    return LaidChance(chance, laid) if laid else chance


def game_in(data: Mapping[str, object]) -> str | None:
    """Return the game that a scenario is of: as it says, or as most of its fields do."""
    if "game" in data:
        return str(data["game"])
    known = {name: len(set(rules.scenario_fields) & data.keys()) for name, rules in ENGINES.items()}
    most = [name for name, count in known.items() if count == max(known.values())]
    return most[0] if len(most) == 1 else None

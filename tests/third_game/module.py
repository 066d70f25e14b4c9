"""Masks as a module object, and its bot. An entry point names MODULE."""

from typing import Any, Final

from inkognito.bots.bot import UNHURRIED, Budget, Why
from inkognito.bots.uniform import UniformBot
from inkognito.core.events import Event
from inkognito.core.refusals import ImpossibleScenario, Problem
from inkognito.core.scenario_text import Source
from inkognito.games import Engine, GameModule, codecs, first_only
from tests.third_game import masks


class Prudent:
    """A bot that peeks at the next player, then guesses; it coughs as soon as it may."""

    def __init__(self) -> None:
        self._known: masks.Guess | None = None

    def see(self, sighting: Event) -> None:
        if isinstance(sighting, masks.Peeked):
            self._known = masks.Guess(sighting.at, sighting.mask)

    def choose(self, options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        if self._known is not None:
            return self._known
        return next(one for one in options if isinstance(one, masks.Peek))

    def interject(self, options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any | None:
        return next((one for one in options if isinstance(one, masks.Cough)), None)

    def why(self) -> Why:
        return Why("nothing-yet")


def _turn_begun(event: Event) -> int | None:
    return event.turn if isinstance(event, masks.MaskTurnBegan) else None


def _no_scenarios(_source: Source) -> masks.Events:
    raise ImpossibleScenario((Problem("unreadable", {"detail": "Masks has no scenarios"}),))


MODULE: Final = GameModule(
    name="masks",
    engine=Engine(
        empty=masks.EMPTY,
        rules_from=masks.rules_from,
        open_game=masks.open_game,
        scenario_fields=(),
        open_scenario=_no_scenarios,
        laid_draws=lambda _scenario: {},
        scenario_text=lambda _state, _events: "",
        decide=masks.decide,
        evolve=masks.evolve,
        options=masks.options,
        to_act=masks.to_act,
        reopened=masks.reopened,
        command_of=masks.command_of,
        position_of=masks.position_of,
        finished_games=masks.finished_games,
    ),
    rules=masks.Rules,
    choices=masks.CHOICES,
    codecs=codecs(masks.AnyEvent, masks.AnyCommand, masks.AnyCommand, masks.Sighting),
    redactions=masks.REDACTIONS,
    behind=masks.behind,
    waits_for=first_only,
    turn_begun=_turn_begun,
    bots={"random": lambda _seat, key: UniformBot(key), "prudent": lambda _seat, _key: Prudent()},
    stand_in="prudent",
)

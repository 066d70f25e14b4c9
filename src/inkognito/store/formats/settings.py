"""Settings as they are stored: a type that reads everything that was ever written."""

from typing import Any

from msgspec import Struct, to_builtins

from inkognito.bots.kinds import BotKind
from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.games import game_module
from inkognito.protocol.settings import (
    ByCorrespondence,
    Gestures,
    Help,
    NoClock,
    Pace,
    PerDecision,
    PerPlayer,
    Settings,
    TimeControl,
    Visibility,
)


class StoredTimeControl(Struct, frozen=True, omit_defaults=True):
    """A time control: its kind, and the numbers that this kind has."""

    type: str = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0


NO_TIME_CONTROL = StoredTimeControl()


class StoredSettings(Struct, frozen=True):
    """What a table settled before anybody played."""

    game: GameName
    players: int = 4
    rules: dict[str, Any] = {}
    seats: tuple[Seat, ...] = ()
    bots: dict[Seat, BotKind] = {}
    clock: StoredTimeControl = NO_TIME_CONTROL
    gestures: Gestures = "open"
    visibility: Visibility = "link"
    help: Help = "record"
    pace: Pace = "normal"
    lesson: str | None = None
    hints: bool = False


def stored_settings(settings: Settings) -> StoredSettings:
    """Return the settings as they are stored."""
    return StoredSettings(
        game=settings.game,
        players=settings.players,
        rules=settings.rules,
        seats=settings.seats,
        bots=settings.bots,
        clock=StoredTimeControl(**to_builtins(settings.clock)),
        gestures=settings.gestures,
        visibility=settings.visibility,
        help=settings.help,
        pace=settings.pace,
        lesson=settings.lesson,
        hints=settings.hints,
    )


def settings_from(stored: StoredSettings) -> Settings:
    """Return stored settings as tables know them now."""
    return Settings(
        game=stored.game,
        players=stored.players,
        rules=_known_rules(stored.game, stored.rules),
        seats=stored.seats,
        bots=stored.bots,
        clock=_time_control(stored.clock),
        gestures=stored.gestures,
        visibility=stored.visibility,
        help=stored.help,
        pace=stored.pace,
        lesson=stored.lesson,
        hints=stored.hints,
    )


def _known_rules(game: GameName, rules: dict[str, Any]) -> dict[str, Any]:
    """Drop rule options that the game does not have any more. A game in progress has its own.

    A game that is not installed keeps all of them: its tables are listed, and nothing is lost.
    """
    try:
        module = game_module(game)
    except Refused:
        return rules
    try:
        module.engine.rules_from(rules)
    except Refused:
        return {name: value for name, value in rules.items() if _is_known(game, name, value)}
    return rules


def _is_known(game: GameName, name: str, value: object) -> bool:
    try:
        game_module(game).engine.rules_from({name: value})
    except Refused:
        return False
    return True


def _time_control(stored: StoredTimeControl) -> TimeControl:
    match stored.type:
        case "per-decision":
            return PerDecision(stored.seconds)
        case "per-player":
            return PerPlayer(stored.seconds, stored.increment)
        case "days":
            return ByCorrespondence(stored.days)
        case _:
            return NoClock()

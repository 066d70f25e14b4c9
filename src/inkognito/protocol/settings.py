"""The settings of a table. All but the pace are fixed when it is opened.

Must not know who sits there.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from inkognito.bots.kinds import BotKind
from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import Seat
from inkognito.games import game_module

Gestures = Literal["open", "discreet"]
Visibility = Literal["link", "public"]
Help = Literal["paper", "record", "contradictions", "elimination"]
"""How much the deduction sheet fills in automatically, for all players at the table."""

Pace = Literal["slow", "normal", "quick"]
"""How long bots take for their moves; `tables.bot_delays` has the times."""

HELPS: Final[tuple[Help, ...]] = get_args(Help)


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag="none"):
    """No time limit."""


class PerDecision(Struct, frozen=True, forbid_unknown_fields=True, tag="per-decision"):
    """Seconds for each decision."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class PerPlayer(Struct, frozen=True, forbid_unknown_fields=True, tag="per-player"):
    """Seconds for the whole game, and an increment for each decision."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class ByCorrespondence(Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """Days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


TimeControl: TypeAlias = NoClock | PerDecision | PerPlayer | ByCorrespondence


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The game, its rules, and how the table plays it.

    `hints`: whether players may ask the coach; where only one person plays, they always may.
    `bots` are the chairs that bots of a kind have from the beginning; `seats` are all chairs,
    clockwise, and follow from the number of players if they are not given. `lesson` is the shipped
    lesson whose script the table follows; only the server sets it.
    """

    game: GameName
    players: Annotated[int, Meta(ge=3, le=5)] = 4
    rules: dict[str, Any] = {}
    seats: tuple[Seat, ...] = ()
    bots: dict[Seat, BotKind] = {}
    clock: TimeControl = NoClock()
    gestures: Gestures = "open"
    visibility: Visibility = "link"
    help: Help = "record"
    pace: Pace = "normal"
    lesson: str | None = None
    hints: bool = False


def checked_settings(raw: object) -> Settings:
    """Return the wanted settings, completed; raise Refused if they are not possible."""
    try:
        settings = msgspec.convert(raw, Settings)
    except msgspec.ValidationError as error:
        raise Refused("bad-settings", what=str(error)) from None
    if settings.lesson is not None:
        raise Refused("bad-settings", what="lessons are opened by their own route")
    module = game_module(settings.game)
    _check_nulls(settings.rules, msgspec.to_builtins(module.engine.rules_from({})))
    rules = module.engine.rules_from(settings.rules)
    usual = module.usual_seats(settings.players)
    seats = settings.seats or usual
    module.check_seats(seats)
    if len(seats) != settings.players:
        raise Refused("bad-seats", seats=seats)
    for seat, kind in settings.bots.items():
        if seat not in seats:
            raise Refused("not-a-chair", seat=seat, allowed=seats)
        module.check_kind(kind)
    return msgspec.structs.replace(settings, rules=msgspec.to_builtins(rules), seats=seats)


def _check_nulls(rules: dict[str, Any], usual: dict[str, Any]) -> None:
    """In a library null stands for the default; on the wire only where it is a value itself."""
    for name, value in rules.items():
        if value is None and name not in usual:
            raise Refused("unknown-option", option=echo(name), allowed=tuple(usual))
        if value is None and usual[name] is not None:
            raise Refused("bad-option", option=name, given="null", allowed=(str(usual[name]),))

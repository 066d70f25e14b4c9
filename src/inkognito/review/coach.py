"""The coach: what a good bot would do in a player's place, told in three steps.

It reads the sightings of that player and their options, and nothing else: a nudge, then the move
with its reason, then why the alternatives are worse. Pure.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from inkognito.bots.bot import Bot, Reason, Why
from inkognito.core.events import Command, Event
from inkognito.core.seats import Seat
from inkognito.deduction.cost import Cost
from inkognito.review.sheet import SheetReader

Level = Literal[1, 2, 3]
"""How much is told: 1 a nudge, 2 also the move and its reason, 3 also the alternatives."""

MOST_ALTERNATIVES: Final = 4


class Alternative(Struct, frozen=True):
    """Another option: how many bits it is worth less, and what it would tell the asker, if any."""

    command: Any
    less: float
    cost: Cost | None = None


class Hint(Struct, frozen=True):
    """A hint for one decision.

    - `reason`: a code; the catalogues have a nudge and a reason for each. `about`: what the nudge
      is about, where the move asks for something.
    - `move`: the command that the coach would choose; null in a nudge. `cost`: what it tells,
      and `to` whom.
    - `alternatives`: other options, one of each value and the best first; only at level 3.
    """

    decision: int
    level: Level
    reason: Reason
    about: str | None
    move: Any = None
    cost: Cost | None = None
    alternatives: tuple[Alternative, ...] = ()
    to: Seat | None = None


def hint_for(
    bot: Bot,
    sheet: SheetReader | None,
    options: Sequence[Any],
    decision: int,
    level: Level,
    ahead: Sequence[Any] = (),
) -> Hint:
    """Return a hint; the bot and the sheet have read everything that the player has seen.

    `ahead` is what may be done once this is declined: where the bot would decline, the hint is
    about that. Players choose both at once.
    """
    chosen = bot.choose(tuple(options))
    if ahead and _is_declining(chosen):
        options, chosen = ahead, bot.choose(tuple(ahead))
    why = bot.why()
    about = getattr(chosen, "about", None) or getattr(chosen, "kind", None)
    if level == 1:
        return Hint(decision, level, why.code, about)
    costs = _costs(sheet, options)
    return Hint(
        decision=decision,
        level=level,
        reason=why.code,
        about=about,
        move=chosen,
        cost=costs.get(chosen),
        alternatives=_alternatives(chosen, why, costs) if level == 3 else (),
        to=sheet.asker if sheet is not None and costs else None,
    )


def _is_declining(command: Command) -> bool:
    return type(command).__struct_config__.tag == "decline"


def shown(bot: Bot, sightings: Sequence[Event]) -> Bot:
    """Return the bot after it has seen all of this."""
    for sighting in sightings:
        bot.see(sighting)
    return bot


def _costs(sheet: SheetReader | None, options: Sequence[Any]) -> dict[Command, Cost]:
    told = () if sheet is None else sheet.costs(options)
    pairs = zip(options, told, strict=False)
    return {command: cost for command, cost in pairs if cost is not None}


def _alternatives(chosen: Command, why: Why, costs: dict[Command, Cost]) -> tuple[Alternative, ...]:
    worth = {one.command: one.worth for one in why.weighed}
    best = worth.get(chosen, 0.0)
    by_less: dict[float, Command] = {}
    for one in why.weighed:
        if one.command != chosen:
            by_less.setdefault(round(max(best - one.worth, 0.0), 2), one.command)
    found = tuple(Alternative(other, less, costs.get(other)) for less, other in by_less.items())
    return found[:MOST_ALTERNATIVES]

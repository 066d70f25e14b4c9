"""Another deal in which everything shown to a viewer is still true, and how far two logs agree."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, TypeAlias

from inkognito.board.cards import BUILDS, LETTERS
from inkognito.board.events import CardsShown, GameEnded, RepeatClaimed
from inkognito.card.cards import NUMBERS
from inkognito.card.events import BlackCardShown, DummySeen, GameScored, LocationPlayed, PairShown
from inkognito.core.agents import IDENTITIES
from inkognito.core.chance import Chance, Draws, LaidChance, SeededChance, number_of_order
from inkognito.core.events import Event
from inkognito.core.fairness import Seal, mixed
from inkognito.core.seats import Viewer
from inkognito.tables.entries import Began, Played, Row
from tests.secrecy import other_card_worlds, other_worlds

Hands: TypeAlias = tuple[Any, ...]


def events_in(rows: Iterable[Row]) -> list[tuple[int, Event]]:
    """Return the events of the game, each with the number of its row."""
    return [
        (row.seq, event)
        for row in rows
        for entry in row.entries
        if isinstance(entry, Began | Played)
        for event in entry.events
    ]


def dealt_in(rows: Iterable[Row]) -> Hands:
    """Return the first hands that were dealt."""
    return next(event.hands for _, event in events_in(rows) if hasattr(event, "hands"))


def other_deal(game: str, rows: Sequence[Row], viewer: Viewer, random: Random) -> Hands | None:
    """Return another deal that stays truthful for the viewer for as long as any."""
    dealt, possible = dealt_in(rows), _POSSIBLE[game]
    worlds = [hands for hands in _ALL_DEALS[game](dealt, viewer) if hands != dealt]
    for _, event in events_in(rows):
        if not isinstance(event, _TELLING):
            continue
        left = [hands for hands in worlds if possible(hands, event, viewer)]
        if not left:
            break
        worlds = left
    return random.choice(worlds) if worlds else None


_TELLING = (CardsShown, PairShown, BlackCardShown, DummySeen)
"""Only these show somebody cards, and may rule deals out."""


def _board_possible(hands: Hands, event: Event, viewer: Viewer) -> bool:
    is_shown = isinstance(event, CardsShown) and viewer in event.to
    return not is_shown or other_worlds.could_show(hands, event)  # type: ignore[arg-type]


def _card_possible(hands: Hands, event: Event, viewer: Viewer) -> bool:
    edition = next(name for name, numbers in NUMBERS.items() if hands[0].number in numbers)
    return other_card_worlds.is_possible(hands, event, viewer, edition)


_ALL_DEALS: dict[str, Any] = {
    "board": other_worlds.all_deals,
    "card": other_card_worlds.all_deals,
}
_POSSIBLE = {"board": _board_possible, "card": _card_possible}


def laid(game: str, hands: Hands) -> Draws:
    """Return the draws by which these hands are dealt."""
    identities = number_of_order(IDENTITIES, tuple(hand.identity for hand in hands))
    if game == "card":
        numbers = next(names for names in NUMBERS.values() if hands[0].number in names)
        order = number_of_order(numbers, tuple(hand.number for hand in hands))
        return {("identities", 1): identities, ("numbers", 1): order}
    builds = number_of_order(BUILDS, tuple(hand.build for hand in hands))
    letters = number_of_order(LETTERS, tuple(hand.mission for hand in hands))
    return {("identities", 0): identities, ("builds", 0): builds, ("missions", 0): letters}


def dealing(draws: Draws, games_before: int) -> Any:
    """Return how a world deals: one of its games by these draws, and all else as the seals say."""
    seeds: list[bytes] = []

    def chance(seal: Seal, entropy: Any) -> Chance:
        if seal.seed not in seeds:
            seeds.append(seal.seed)
        by_seal = SeededChance(mixed(seal.seed, entropy))
        is_meant = seeds.index(seal.seed) == games_before
        return LaidChance(by_seal, draws) if is_meant else by_seal

    return chance


# --- how far two logs agree -----------------------------------------------------------------------


def told_apart(game: str, viewer: Viewer, one: Sequence[Row], other: Sequence[Row]) -> int | None:
    """Return the time of the first row that may show the viewer that the worlds differ, or None.

    That is where different things happened, where the rules make a fact public that differs, where
    the viewer is shown what is not true in the other world, and where all hands are revealed.
    """
    hands, possible = dealt_in(other), _POSSIBLE[game]
    for here, there in zip(one, other, strict=False):
        is_shown = not all(possible(hands, event, viewer) for _, event in events_in((here,)))
        if is_shown or _public(here) != _public(there) or _reveals(here) or _reveals(there):
            return min(here.at, there.at)
    return None


def _public(row: Row) -> list[object]:
    facts: list[object] = [row.author, *(type(entry) for entry in row.entries)]
    return [*facts, *(_fact(event) for _, event in events_in((row,)))]


def _fact(event: Event) -> object:
    """Return what everyone may know of an event, as the rules say; not as `redact` has it."""
    match event:
        case RepeatClaimed():
            return type(event), event.held, event.owed
        case CardsShown():
            return type(event), event.seat, event.to, len(event.cards)
        case LocationPlayed():
            return event
        case _:
            return type(event)


def _reveals(row: Row) -> bool:
    return any(isinstance(event, GameEnded | GameScored) for _, event in events_in((row,)))

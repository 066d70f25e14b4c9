"""A review in words, for the page and the card of a shared link."""

from collections.abc import Mapping
from typing import Any, Final

from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat
from inkognito.games import game_module
from inkognito.review.review import DealReview, Summary
from inkognito.speech import Speech

NOTED: Final = ("guess", "at-once", "late", "missed")
"""What is said of a note of the Ambassador's player in other words."""


def speaker(language: str, names: Mapping[Any, str]) -> Speech:
    """Return somebody who calls people by these names, and everybody else by their colours."""
    return Speech(language, names)


def title(speech: Speech, game: GameName, deal: DealReview) -> str:
    """Return who won, and when."""
    fields = {"game": game, "winners": deal.winners, "turn": deal.turns}
    return speech.review("title", fields)


def turning_point(speech: Speech, game: GameName, deal: DealReview) -> str:
    """Return when it was decided; nothing where that can't be said."""
    if deal.turning is None:
        return ""
    return speech.review("turning", {"game": game, "turn": deal.turning})


def summary(speech: Speech, game: GameName, deal: DealReview, seat: Seat | None) -> str:
    """Return the three sentences about this seat, or about the first winner."""
    about = seat or (deal.winners[0] if deal.winners else deal.seats[0].seat)
    mine = next((one for one in deal.seats if one.seat == about), deal.seats[0])
    fields = summary_fields(game, mine.seat, mine.summary)
    return " ".join(speech.review(f"summary-{part}", fields) for part in ("known", "win", "cost"))


def summary_fields(game: GameName, who: Seat, of: Summary) -> dict[str, Any]:
    """Return the variables of the three sentences."""
    judging = game_module(game).judging
    is_noting = judging is not None and judging.noting == who
    return {
        "game": game,
        "who": who,
        "role": "ambassador" if is_noting else "agent",
        "partner": of.partner,
        "aim": of.aim,
        "win": of.win,
        "declared": of.declared,
        "how": how_won(of, is_noting=is_noting),
        "costly": of.costly,
        "turn": of.turn or 0,
        "other": of.other or who,
    }


def how_won(of: Summary, *, is_noting: bool = False) -> str:
    """Return how the seat dealt with its win, as the catalogues distinguish it."""
    how = _dealt_with_win(of)
    return f"note-{how}" if is_noting and how in NOTED else how


def _dealt_with_win(of: Summary) -> str:
    if of.declared is None and of.won:
        return "without"
    if of.win is None:
        return "never" if of.declared is None else "guess"
    if of.declared is None:
        return "missed"
    return "at-once" if of.declared <= of.win else "late"

"""Measure whether beliefs are calibrated, against the true deals of finished games.

A game reveals all hands at its end. Before that, a reader that forgets nothing follows each player.
Knows no bots: the games come from elsewhere.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct
from rich.table import Table

from inkognito.core.seats import SEAT_INDEX, Seat
from inkognito.deduction.belief import Numbers
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from inkognito.deduction.deals import PLAYED
from inkognito.deduction.logic import Logic
from inkognito.game import Game

Reader: TypeAlias = CardReader | BoardReader
Figures: TypeAlias = dict[str, float]

BINS: Final = 10
SMALLEST: Final = 1e-12
"""The lowest probability in a logarithm; only rounding could produce a smaller one."""


class Forecasts(Struct, frozen=True):
    """By moment, colour and face: the probabilities of three forecasts, and the truth.

    The first knows its own hand only; the second, which deals are possible; the third weighs them.
    """

    prior: Numbers
    logic: Numbers
    belief: Numbers
    truth: Numbers


def forecasts_of(games: Sequence[Game], reader: type[Reader]) -> Forecasts:
    """Return what all players of the games could believe, whenever they learned something."""
    rows = [row for game in games for seat in game.seats for row in moments_of(game, seat, reader)]
    return Forecasts(*(np.array(part) for part in zip(*rows, strict=True)))


def moments_of(game: Game, viewer: Seat, made: type[Reader]) -> list[tuple[Numbers, ...]]:
    """Return prior, logic, belief and truth for each time the viewer learned about the others."""
    reader = made(viewer)
    book, own = reader.notebook, SEAT_INDEX[viewer]
    held: list[tuple[Numbers, Numbers]] = []
    for seen in game.sightings(viewer):
        learned = book.learned
        reader.see(seen.sighting)
        if book.learned > learned and book.logic.evidence[-1].source not in ("own", "revealed"):
            held.append((even_chances(book.logic), book.belief.faces()))
    truth = even_chances(book.logic)  # by now the hands are revealed
    others = [colour for colour in range(PLAYED) if colour != own]
    prior = np.tile((1 - truth[own]) / len(others), (PLAYED, 1))
    return [tuple(part[others] for part in (prior, *both, truth)) for both in held]


def even_chances(logic: Logic) -> Numbers:
    """Return the probability of each face, by colour, if all possible deals are equally likely."""
    possible, count = logic.possible, logic.count
    holding = logic.deals.holding
    return np.array([[(possible & deals).bit_count() / count for deals in row] for row in holding])


def scores(held: Forecasts) -> dict[str, Any]:
    """Return how good the forecasts were."""
    is_open = (held.logic > 0) & (held.logic < 1)
    by_kind = (*held.truth.shape[:2], -1, PLAYED)
    said, truth = (part.reshape(by_kind) for part in (held.belief, held.truth))
    top = said.argmax(axis=-1)[..., None]
    unsure = is_open.reshape(by_kind).any(axis=-1)
    bins = reliability(held.belief[is_open], held.truth[is_open])
    return {
        "moments": len(held.truth),
        "forecasts": held.truth.size,
        "brier": {who: brier(part, held.truth) for who, part in _people(held)},
        "log_loss": {who: log_loss(part, held.truth) for who, part in _people(held)},
        "ece": expected_error(reliability(held.belief.ravel(), held.truth.ravel())),
        "open": int(is_open.sum()),
        "ece_open": expected_error(bins),
        "top_said": float(np.take_along_axis(said, top, -1)[unsure].mean()),
        "top_right": float(np.take_along_axis(truth, top, -1)[unsure].mean()),
        "bins": bins,
    }


def _people(held: Forecasts) -> tuple[tuple[str, Numbers], ...]:
    return (("own hand", held.prior), ("logic", held.logic), ("belief", held.belief))


def brier(said: Numbers, truth: Numbers) -> float:
    """Return the mean squared error."""
    return float(((said - truth) ** 2).mean())


def log_loss(said: Numbers, truth: Numbers) -> float:
    """Return the mean log-loss of each yes-or-no forecast, in nats."""
    of_truth = np.where(truth > 0, said, 1 - said)
    return float(-np.log(np.maximum(of_truth, SMALLEST)).mean())


def reliability(said: Numbers, truth: Numbers) -> list[Figures]:
    """Return bins of equal width: the number of forecasts, their mean, and how often it was so."""
    numbers = np.minimum((said * BINS).astype(int), BINS - 1)
    bins = [(said[numbers == one], truth[numbers == one]) for one in range(BINS)]
    return [
        {"count": len(some), "said": float(some.mean()), "was": float(was.mean())}
        for some, was in bins
        if len(some)
    ]


def expected_error(bins: list[Figures]) -> float:
    """Return the expected calibration error."""
    total = sum(one["count"] for one in bins)
    return sum(one["count"] * abs(one["said"] - one["was"]) for one in bins) / total


# --- tables ---------------------------------------------------------------------------------------


def error_table(title: str, score: str, rows: list[dict[str, Any]]) -> Table:
    """Return a table of the errors of each forecast: the lower, the better."""
    made = table(title, "bots", "games", "moments", "own hand", "logic", "belief")
    for row in rows:
        shown = [f"{error:.4f}" for error in row[score].values()]
        made.add_row(_whose(row), f"{row['games']:,}", f"{row['moments']:,}", *shown)
    return made


def trust_table(rows: list[dict[str, Any]]) -> Table:
    """Return a table that compares probabilities with frequencies."""
    heads = ("error", "of open", "said", "was")
    made = table("Calibration", "bots", "forecasts", "open", *heads)
    for row in rows:
        shares = (row[share] for share in ("ece", "ece_open", "top_said", "top_right"))
        counts = (f"{row[count]:,}" for count in ("forecasts", "open"))
        made.add_row(_whose(row), *counts, *(f"{share:.2%}" for share in shares))
    made.caption = (
        "error: expected calibration error, of all forecasts and of those that logic leaves open; "
        "said, was: how likely the likeliest open face was held, and how often it was the true one"
    )
    return made


def table(title: str, first: str, *others: str) -> Table:
    """Return an empty table for numbers."""
    made = Table(title=title)
    made.add_column(first, no_wrap=True)
    for other in others:
        made.add_column(other, justify="right")
    return made


def _whose(row: dict[str, Any]) -> str:
    return f"{row['game']}, {row['bots']}"

"""Measure what is believed about who the partner is, at cards with four players.

Three forecasts are compared whenever a player has learned something, against the true deals: logic
calls all deals that are left equally likely; belief weighs them as bots do; the master also asks
which policy would have shown what it saw. Two veterans play against two others, and what the
veterans could believe is judged. `.venv/bin/python -m bench.partners --games 100`.
"""

import click
import numpy as np
from rich.console import Console

from bench.calibration import even_chances, expected_error, reliability, table
from inkognito.arena.line_ups import Duel
from inkognito.arena.table import bot_key, deal_seed, play_out
from inkognito.bots.rollouts.search import Search
from inkognito.card.events import HandsDealt
from inkognito.core.agents import partner_of
from inkognito.core.seats import Seat
from inkognito.deduction.belief import Numbers
from inkognito.deduction.card import HANDS
from inkognito.deduction.deals import PLAYED
from inkognito.game import Game, new_game
from inkognito.games import new_bot

OTHERS = ("tourist", "clerk", "sly", "veteran")
WHO = ("logic", "belief", "master")


def played(other: str, seed: int, number: int) -> tuple[Game, list[Seat]]:
    """Return a finished game, and where the two veterans sat who are judged."""
    duel = Duel(("veteran", "veteran"), (other, other))
    game = new_game("card", PLAYED, seed=deal_seed(seed, duel.deal(number)), round_limit=60)
    dealt = next(event for event in game.events if isinstance(event, HandsDealt))
    chairs = duel.chairs(number, game.seats, dealt.hands)
    kinds = {seat: duel.line_ups[0][chair] for seat, chair in chairs.items()}
    bots = {
        seat: new_bot(kind, "card", seat, bot_key(seed, number, seat))
        for seat, kind in kinds.items()
    }
    play_out(game, bots, kinds)
    return game, [seat for seat, chair in chairs.items() if chair < PLAYED // 2]


def forecasts(game: Game, viewer: Seat) -> list[tuple[Numbers, ...]]:
    """Return each forecast of who is the partner, by other seat, and the truth."""
    search = Search(viewer)
    book, others = search.reader.notebook, [s for s in range(PLAYED) if s != search.seat]
    held: list[tuple[Numbers, Numbers, Numbers]] = []
    for seen in game.sightings(viewer):
        learned = book.learned
        search.see(seen.sighting)
        own = book.own_hand
        if own is None or book.learned == learned:
            continue
        face = partner_of(HANDS[own].identity)
        logic, belief = even_chances(book.logic)[others, face], book.belief.faces()[others, face]
        if book.logic.evidence[-1].source not in ("own", "revealed"):
            held.append((logic, belief, search.partners()))
    truth = even_chances(book.logic)[others, partner_of(HANDS[book.own_hand or 0].identity)]
    return [(*one, truth) for one in held]


def row_of(other: str, games: int, seed: int) -> list[str]:
    """Return the figures of one line-up."""
    every = [
        row
        for number in range(games)
        for game, seats in (played(other, seed, number),)
        for seat in seats
        for row in forecasts(game, seat)
    ]
    *said, truth = (np.array(part) for part in zip(*every, strict=True))
    is_open = said[0].max(axis=1) < 1
    return [
        f"{len(truth):,}",
        f"{int(is_open.sum()):,}",
        *(f"{categorical(one[is_open], truth[is_open]):.4f}" for one in said),
        *(f"{categorical(one, truth):.4f}" for one in said),
        *(f"{error_of(one, truth):.1%}" for one in said[1:]),
        *(f"{error_of(one[is_open], truth[is_open]):.1%}" for one in said[1:]),
    ]


def error_of(said: Numbers, truth: Numbers) -> float:
    """Return the expected calibration error."""
    return expected_error(reliability(said.ravel(), truth.ravel()))


def categorical(said: Numbers, truth: Numbers) -> float:
    """Return the mean log-loss of who it is, in nats."""
    return float(-np.log(np.maximum((said * truth).sum(axis=1), 1e-12)).mean())


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=7101, show_default=True)
@click.option("--against", type=click.Choice(OTHERS), multiple=True)
def partners(games: int, seed: int, against: tuple[str, ...]) -> None:
    """Measure the veterans' beliefs about the partner, with each kind of opponents."""
    heads = [f"open: {who}" for who in WHO] + [f"all: {who}" for who in WHO]
    errors = [f"{where} error: {who}" for where in ("all", "open") for who in WHO[1:]]
    made = table("Who is my partner?", "against", "moments", "open", *heads, *errors)
    for other in against or OTHERS:
        made.add_row(other, *row_of(other, games, seed))
    Console(width=180).print(made)


if __name__ == "__main__":
    partners()

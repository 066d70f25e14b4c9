"""The card of a shared review: a picture of 1200 x 630 that messengers show beside the link.

Drawn as SVG and rendered to PNG, with fonts of our own. The last cards are cached.
"""

from functools import lru_cache
from html import escape
from importlib import resources
from math import log2
from typing import Final

import msgspec
from msgspec import Struct
from resvg_py import svg_to_bytes

from inkognito.core.game_name import GameName
from inkognito.core.seats import SEATS, Seat
from inkognito.review.review import DealReview, SeatReview
from inkognito.server.review_words import speaker, title, turning_point
from inkognito.server.share_art import COLOURS, PATTERNS, figure, mask
from inkognito.speech import Speech

WIDTH, HEIGHT = 1200, 630
KEPT: Final = 64
"""This many cards are cached."""

_PLOT: Final = (64, 420, 1072, 150)
"""Where the curves are: left, top, width and height."""

_FONTS: Final = resources.files("inkognito").joinpath("server", "share_fonts")


class CardFacts(Struct, frozen=True):
    """What is on a card. `names` has those who agreed to be named."""

    game: GameName
    language: str
    seats: tuple[Seat, ...]
    names: dict[Seat, str]
    seat: Seat | None
    deal: DealReview


def picture_of(facts: CardFacts) -> bytes:
    """Return the picture of a card. Takes long, unless it is cached."""
    return _rendered(msgspec.json.encode(facts))


@lru_cache(maxsize=KEPT)
def _rendered(encoded: bytes) -> bytes:
    facts = msgspec.json.decode(encoded, type=CardFacts)
    fonts = [str(one) for one in _FONTS.iterdir() if one.name.endswith(".ttf")]
    return bytes(
        svg_to_bytes(
            svg_string=drawing_of(facts),
            skip_system_fonts=True,
            font_files=fonts,
            sans_serif_family="Alegreya Card",
            serif_family="Cormorant Card",
        )
    )


def drawing_of(facts: CardFacts) -> str:
    """Return the drawing of a card."""
    speech = speaker(facts.language, facts.names)
    words = title(speech, facts.game, facts.deal)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}"><defs>{PATTERNS}</defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#0a141d"/>'
        f"{_head(speech, facts)}{_serif(words, 64, 168, min(62, 2300 // max(len(words), 1)))}"
        f"{_people(speech, facts)}{_curves(speech, facts)}</svg>"
    )


def _head(speech: Speech, facts: CardFacts) -> str:
    about = speech.review("card-about", {"game": facts.game})
    return (
        f'<g transform="translate(64 44) scale(1.1)">{mask("#c8402f")}</g>'
        f"{_serif('Inkognito', 152, 78, 40)}"
        f'<text x="1136" y="76" text-anchor="end" {_SANS} font-size="26" fill="#aab4b8">'
        f"{escape(about)}</text>"
    )


_SANS: Final = 'font-family="Alegreya Card" font-weight="500"'


def _serif(words: str, x: int, y: int, size: int) -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="Cormorant Card" font-weight="600" '
        f'font-size="{size}" fill="#f2e8d5">{escape(words)}</text>'
    )


# --- who everybody was --------------------------------------------------------------------------


class _Person(Struct, frozen=True):
    """Somebody on the card: their name, and their cards in lines."""

    seat: Seat
    build: str
    name: str
    cards: tuple[str, ...]


def _people(speech: Speech, facts: CardFacts) -> str:
    width = (1072 - 16 * (len(facts.seats) - 1)) / len(facts.seats)
    scale = 2.1 if len(facts.seats) < len(SEATS) else 1.6
    room = width - 30 - 40 * scale
    people = [_person(speech, facts, seat, width) for seat in facts.seats]
    names = _fitting([one.name for one in people], room, 30)
    cards = _fitting([line for one in people for line in one.cards], room, 24)
    return "".join(
        _frame(one.seat in facts.deal.winners, 64 + place * (width + 16), width)
        + _drawn(one, 64 + place * (width + 16), scale, names, cards)
        for place, one in enumerate(people)
    )


_WIDE, _SHORT = 300, 9
"""In a frame that is less wide, agents with longer names have two lines."""


def _person(speech: Speech, facts: CardFacts, seat: Seat, width: float) -> _Person:
    hand = next((one for one in facts.deal.hands if one["seat"] == seat), None)
    name = facts.names.get(seat) or speech.name(seat)
    if hand is None:
        return _Person(seat, "ambassador", name, ())
    agent = speech.name(hand["identity"])
    second = speech.name(hand["build"]) if "build" in hand else str(hand["number"])
    is_long = width < _WIDE and len(agent) > _SHORT
    lines = agent.split(" ", 1) if is_long else [agent]
    return _Person(seat, hand.get("build", "tall"), name, (*lines, second))


def _frame(has_won: bool, x: float, width: float) -> str:
    ring = 'stroke="#dcae48" stroke-width="4"' if has_won else 'stroke="#2c4150" stroke-width="2"'
    return f'<rect x="{x}" y="204" width="{width}" height="168" rx="14" fill="#12202c" {ring}/>'


def _drawn(one: _Person, x: float, scale: float, names: int, cards: int) -> str:
    words, first = x + 18 + 40 * scale, 292 - 16 * len(one.cards)
    lines = "".join(
        f'<text x="{words}" y="{first + 34 + 31 * number}" {_SANS} font-size="{cards}" '
        f'fill="#aab4b8">{escape(line)}</text>'
        for number, line in enumerate(one.cards)
    )
    return (
        f'<g transform="translate({x + 10} {350 - 52 * scale}) scale({scale})">'
        f"{figure(one.seat, one.build)}</g>"
        f'<text x="{words}" y="{first}" font-family="Alegreya Card" font-weight="700" '
        f'font-size="{names}" fill="#f2e8d5">{escape(one.name)}</text>{lines}'
    )


def _fitting(words: list[str], width: float, size: int) -> int:
    """Return the size at which all of the words fit."""
    return min(size, int(2.05 * width / max(map(len, words), default=1)))


# --- the curves ---------------------------------------------------------------------------------


def _curves(speech: Speech, facts: CardFacts) -> str:
    left, top, width, height = _PLOT
    deal = facts.deal
    most = max(point.deals for seat in deal.seats for point in seat.points)
    lines = "".join(_curve(seat, deal.turns, most) for seat in deal.seats)
    return (
        f'<text x="{left}" y="{top - 14}" {_SANS} font-size="22" fill="#aab4b8">'
        f"{escape(speech.review('card-deals', {}))}</text>"
        f'<path d="M{left} {top + height}h{width}" stroke="#2c4150" stroke-width="2"/>'
        f"{lines}{_turning(speech, facts)}"
    )


def _curve(seat: SeatReview, turns: int, most: int) -> str:
    left, top, width, height = _PLOT
    colour, trim = COLOURS[seat.seat]
    step = width / max(turns, 1)
    path, y = "", 0.0
    for point in seat.points:
        x = left + point.turn * step
        y = top + height * (1 - log2(max(point.deals, 1)) / max(log2(most), 1))
        path += f"{'H' if path else 'M'}{x:.1f}{'V' if path else ' '}{y:.1f}"
    drawn = f'<path d="{path}" fill="none" stroke-linejoin="round"'
    edge = f'{drawn} stroke="{trim}" stroke-width="8"/>' if seat.seat == "ambassador" else ""
    return (
        f'{edge}{drawn} stroke="{colour}" stroke-width="6"/>'
        f'<path d="{path}" fill="none" stroke="{trim}" stroke-width="2" stroke-dasharray="6 5"/>'
    )


def _turning(speech: Speech, facts: CardFacts) -> str:
    words, deal = turning_point(speech, facts.game, facts.deal), facts.deal
    if not words:
        return ""
    left, top, width, height = _PLOT
    x = left + (deal.turning or 0) * width / max(deal.turns, 1)
    anchor = "end" if x > left + width / 2 else "start"
    return (
        f'<path d="M{x:.1f} {top - 6}V{top + height}" stroke="#ffc93c" stroke-width="2.5" '
        f'stroke-dasharray="3 6"/><circle cx="{x:.1f}" cy="{top + height}" r="8" fill="#ffc93c"/>'
        f'<text x="{x:.1f}" y="{top + height + 38}" text-anchor="{anchor}" '
        f'font-family="Alegreya Card" font-weight="700" font-size="24" fill="#e6bd5f">'
        f"{escape(words)}</text>"
    )

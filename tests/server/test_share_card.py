"""The card of a shared review: our own drawings, any name, and all languages."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from inkognito.review.course import review_of
from inkognito.review.review import Review
from inkognito.server import share_art
from inkognito.server.review_words import speaker, summary, summary_fields, title
from inkognito.server.share_card import CardFacts, drawing_of
from inkognito.speech import LANGUAGES
from tests.kit.card_lively import CARD_TABLES
from tests.kit.lively import TABLES
from tests.review.endings import ended_board_game, ended_card_game

SHAPES = (Path(__file__).parents[2] / "web/src/art/shapes.ts").read_text("utf-8")


def test_the_drawings_are_those_of_the_client() -> None:
    for shape in share_art.SHAPES.values():
        assert f'"{shape.cloak}"' in SHAPES
        assert f'"{shape.hat}"' in SHAPES


def facts(game: str, number: int, language: str) -> CardFacts:
    if game == "board":
        played = ended_board_game(TABLES[number % len(TABLES)], number)
    else:
        played = ended_card_game(CARD_TABLES[number % len(CARD_TABLES)], number)
    stored = msgspec.json.encode(review_of(played.module, played.log.lines))
    deal = msgspec.json.decode(stored, type=Review).deals[-1]
    names = {played.seats[0]: '<b>"& Łukasz'}
    return CardFacts(game, language, played.seats, names, played.seats[1], deal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["board", "card"])
def test_every_review_has_a_card_and_three_sentences(game: str, language: str) -> None:
    for number in range(0, 30, 7):
        card = facts(game, number, language)
        drawing = drawing_of(card)
        assert ElementTree.fromstring(drawing).tag.endswith("svg")  # noqa: S314 - our own text
        assert "Łukasz" in "".join(ElementTree.fromstring(drawing).itertext())  # noqa: S314
        speech = speaker(language, card.names)
        assert title(speech, game, card.deal)
        assert summary(speech, game, card.deal, card.seat).count(".") >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_can_be_told_about_as_you_and_by_name(language: str) -> None:
    card = facts("board", 4, language)
    speech = speaker(language, card.names)
    for seat in card.deal.seats:
        fields = summary_fields("board", seat.seat, seat.summary)
        for part in ("known", "win", "cost"):
            named = speech.review(f"summary-{part}", fields)
            you = speech.review(f"summary-{part}", {**fields, "who": "you"})
            assert named != you

"""Everything that a log can tell in words: the events and sightings of both games."""

from typing import get_args

from msgspec import Struct

from inkognito.board import events as board
from inkognito.card import events as card
from inkognito.views import board as board_views
from inkognito.views import card as card_views

RECORDS: tuple[type[Struct], ...] = tuple(
    dict.fromkeys(
        one
        for union in (
            board.AnyEvent,
            board_views.Sighting,
            card.AnyEvent,
            card_views.Sighting,
        )
        for one in get_args(union)
    )
)

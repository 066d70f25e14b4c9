"""Scenes of the card game: positions written in a few words, loaded through the scenario file.

A scene has these hands (numbers of ffg-2003, in brackets those of abacus-1997):

    red Fiddlebottom 36 (29), blue Bubble 13 (11), green Zsa Zsa 24 (0), yellow X 47 (52)
"""

import json
from typing import Any

from inkognito import Game, load_scenario
from inkognito.core.seats import COLOURS, DEFAULT_SEATS

HANDS = {
    "ffg-2003": {
        "red": "fiddlebottom 36",
        "blue": "bubble 13",
        "green": "zsazsa 24",
        "yellow": "x 47",
    },
    "abacus-1997": {
        "red": "fiddlebottom 29",
        "blue": "bubble 11",
        "green": "zsazsa 0",
        "yellow": "x 52",
    },
}


def card_scene(
    phase: str = "playing",
    *,
    players: int = 4,
    seats: tuple[str, ...] | None = None,
    edition: str = "ffg-2003",
    hands: dict[str, str] | None = None,
    rules: dict[str, Any] | None = None,
    seed: int = 0,
    first: str = "red",
    **fields: Any,
) -> Game:
    """Return a game in this position. Hands are given as "x 47"; the dummy's seat is "dummy"."""
    seats = seats or DEFAULT_SEATS[players]
    absent = [colour for colour in COLOURS if colour not in seats]
    dealt = {("dummy" if seat in absent else seat): h for seat, h in HANDS[edition].items()}
    dealt |= hands or {}
    scenario = {
        "game": "card",
        "version": 1,
        "seats": seats,
        "phase": phase,
        "first": first,
        "hands": [_hand(seat, words) for seat, words in dealt.items()],
        "rules": {"edition": edition} | (rules or {}),
        **fields,
    }
    return load_scenario(json.dumps(scenario), "card", seed=seed)


def meeting(visits: dict[str, str], place: str, phase: str, **fields: Any) -> Game:
    """Return a first round with these `visits`, at the meeting at `place`."""
    played = {visitor: (location,) for visitor, location in visits.items()}
    return card_scene(phase, played=played, meeting=place, **fields)


def _hand(seat: str, words: str) -> dict[str, str]:
    identity, number = words.split()
    return {"seat": seat, "identity": identity, "number": number}

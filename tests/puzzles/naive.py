"""The deals that a puzzle's position leaves possible, struck from a list by a plain reading.

Shares the names of cards and the shape of sightings with the engine, and no reading of the rules.
"""

from typing import Any

from tests.oracle.card_editions import NUMBERS, TRUE_CARDS
from tests.oracle.naive_deduction import BUILDS, COLOURS, IDENTITIES, LETTERS, Deal, all_deals


def possible_deals(game: str, viewer: str, seen: Any) -> list[Deal]:
    """All deals in which the viewer has their own cards and everybody told the truth."""
    deals = _board(viewer, seen) if game == "board" else _card(viewer, seen)
    if seen.hand is not None:
        own = {value for field, value in _fields(seen.hand) if field != "seat"}
        deals = [deal for deal in deals if deal[viewer] == own]
    return deals


def _fields(hand: Any) -> list[tuple[str, str]]:
    return [(field, getattr(hand, field)) for field in hand.__struct_fields__]


def _board(viewer: str, seen: Any) -> list[Deal]:
    deals = list(all_deals(IDENTITIES, BUILDS, LETTERS))
    for shown in seen.shown:
        if shown.seat == viewer:
            continue
        faces = {card.removeprefix("grey-") for card in shown.cards}
        proved = {card.removeprefix("grey-") for card in shown.cards if card.startswith("grey-")}
        proved |= faces & set(LETTERS)
        deals = [
            deal
            for deal in deals
            if deal[shown.seat] & faces - set(LETTERS) and proved <= deal[shown.seat]
        ]
    return deals


def _card(viewer: str, seen: Any) -> list[Deal]:
    edition = seen.rules.edition
    deals = list(all_deals(IDENTITIES, NUMBERS[edition]))
    for shown in seen.shown:
        if shown.seat != viewer:
            deals = [
                deal
                for deal in deals
                if len(deal[shown.seat] & set(shown.cards)) in TRUE_CARDS[edition]
            ]
    for black in seen.black:
        holder = black.seat if black.seat != "dummy" else absent(seen)
        deals = [deal for deal in deals if black.card in deal[holder]]
    return deals


def absent(seen: Any) -> str:
    """The colour that nobody plays."""
    return next(colour for colour in COLOURS if colour not in seen.seats)

"""The map of Venice: 58 spaces and the routes between them, as names, numbers and masks.

Owns the board's facts (venice.toml). Knows no pieces and no rules. A mask is an int with one bit
for each space.
"""

import tomllib
from collections.abc import Iterable
from importlib import resources
from itertools import compress
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct, convert

from inkognito.core.refusals import Names
from inkognito.core.seats import COLOURS, Colour

Space: TypeAlias = str
"""A space by its id in venice.toml, such as "rialto"."""

Mask: TypeAlias = int
T = TypeVar("T")


class SpaceFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """What the board says of one space; x and y are its place in a 1024 x 683 frame."""

    id: Space
    name: str
    x: int
    y: int
    start: Colour | None = None
    number: int | None = None
    embassy: bool = False


class _Routes(Struct, frozen=True):
    land: tuple[tuple[Space, Space], ...]
    water: tuple[tuple[Space, Space], ...]


class _Venice(Struct, frozen=True):
    space: tuple[SpaceFacts, ...]
    routes: _Routes


_VENICE: Final = convert(
    tomllib.loads(resources.files(__package__).joinpath("venice.toml").read_text("utf-8")), _Venice
)

MAP: Final = _VENICE.space
LAND_ROUTES: Final = _VENICE.routes.land
WATER_ROUTES: Final = _VENICE.routes.water

SPACES: Final[tuple[Space, ...]] = tuple(facts.id for facts in MAP)
SPACE_INDEX: Final = Names("unknown-space", SPACES)
BITS: Final[tuple[Mask, ...]] = tuple(1 << index for index in range(len(SPACES)))


def mask_of(spaces: Iterable[int]) -> Mask:
    """The mask with just these spaces."""
    mask = 0
    for space in spaces:
        mask |= BITS[space]
    return mask


def chosen(items: tuple[T, ...], mask: Mask) -> tuple[T, ...]:
    """Of items listed space by space, those whose space is in the mask."""
    return tuple(compress(items, map(mask.__and__, BITS)))


def _neighbours(routes: Iterable[tuple[Space, Space]]) -> tuple[Mask, ...]:
    masks = [0] * len(SPACES)
    for one, other in routes:
        masks[SPACE_INDEX[one]] |= BITS[SPACE_INDEX[other]]
        masks[SPACE_INDEX[other]] |= BITS[SPACE_INDEX[one]]
    return tuple(masks)


LAND: Final = _neighbours(LAND_ROUTES)
WATER: Final = _neighbours(WATER_ROUTES)
ROUTES: Final[tuple[Mask, ...]] = tuple(a | b for a, b in zip(LAND, WATER, strict=True))

EMBASSY: Final = next(index for index, facts in enumerate(MAP) if facts.embassy)
NUMBERED: Final[dict[int, int]] = {
    facts.number: index for index, facts in enumerate(MAP) if facts.number is not None
}
UNNUMBERED_MASK: Final = mask_of(i for i, facts in enumerate(MAP) if facts.number is None)
STARTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(index for index, facts in enumerate(MAP) if facts.start == colour) for colour in COLOURS
)
START_MASK: Final = mask_of(space for spaces in STARTS for space in spaces)

"""Logarithms and counts of bits that a processor can compute for several numbers at once."""

from math import log
from typing import Final

import numpy as np

from inkognito.simulator.compiled.toolchain import inlined

_HALF_ROOT: Final = np.int64(0x3FE6A09E667F3BCD)
"""The bits of the square root of one half."""

_FRACTION_BITS: Final = 52
_SCALE: Final = 2 / log(2)


@inlined
def log2(number: float) -> float:
    """Return the logarithm of a positive number, to 12 digits; something finite for 0.

    The number is split into a power of 2 and a factor near 1, whose logarithm is a short series.
    """
    bits = np.float64(number).view(np.int64)
    power = (bits - _HALF_ROOT) >> _FRACTION_BITS
    factor = np.int64(bits - (power << _FRACTION_BITS)).view(np.float64)
    s = (factor - 1) / (factor + 1)
    z = s * s
    series = 1 / 7 + z * (1 / 9 + z * (1 / 11 + z * (1 / 13)))
    return np.float64(power) + _SCALE * s * (1 + z * (1 / 3 + z * (1 / 5 + z * series)))


@inlined
def weighed_log(number: float) -> float:
    """Return x log x, which is 0 for 0."""
    return number * log2(number)


@inlined
def bit_count(mask: int) -> int:
    """Return how many of the lowest 32 bits are set."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) & 0xFFFFFFFF) >> 24

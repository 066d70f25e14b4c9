"""The editions of the card game, stated a second time for the oracles: one row for each."""

from typing import Final

NUMBERS: Final = {"ffg-2003": ("13", "24", "47", "36"), "abacus-1997": ("52", "11", "0", "29")}
TRUE_CARDS: Final = {"ffg-2003": (1,), "abacus-1997": (1, 2)}
"""How many of the two cards shown may be true."""

LEGAL_PAIRS: Final = {"ffg-2003": 12, "abacus-1997": 13}

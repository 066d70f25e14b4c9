"""The editions of the card game, as facts. Rules and bots read the facts and never the names."""

from typing import Final, Literal

from msgspec import Struct

Edition = Literal["ffg-2003", "abacus-1997"]
DEFAULT_EDITION: Final[Edition] = "ffg-2003"

Number = Literal["13", "24", "47", "36", "52", "11", "0", "29"]
"""The numbers of all editions."""


class EditionFacts(Struct, frozen=True):
    """What differs between editions.

    - `numbers`: the four numbers of the code; shuffling begins from this order.
    - `truth`: how many cards of a pair must be true (12 or 13 legal pairs, C3).
    - `five_play`: whether agents keep their partners when the Ambassador is played (C10).
    - `wrong_code_costs`: with three players, the points that a wrong declarer loses (C11).
    - `story`: what the code opens, for the words on the screen.
    """

    numbers: tuple[Number, Number, Number, Number]
    truth: Literal["exactly-one", "at-least-one"]
    five_play: Literal["in-teams", "alone"]
    wrong_code_costs: Literal[0, 1]
    story: Literal["safe", "telephone"]


EDITIONS: Final[dict[Edition, EditionFacts]] = {
    "ffg-2003": EditionFacts(
        numbers=("13", "24", "47", "36"),
        truth="exactly-one",
        five_play="in-teams",
        wrong_code_costs=0,
        story="safe",
    ),
    "abacus-1997": EditionFacts(
        numbers=("52", "11", "0", "29"),
        truth="at-least-one",
        five_play="alone",
        wrong_code_costs=1,
        story="telephone",
    ),
}

"""The editions of the board game, as facts. Rules and bots read the facts and never the names."""

from typing import Final, Literal

from msgspec import Struct

Edition = Literal["ares-2013-en", "ares-2013-it"]
DEFAULT_EDITION: Final[Edition] = "ares-2013-en"


class EditionFacts(Struct, frozen=True):
    """What differs between editions.

    - `ambassador_yields_to`: where the Ambassador is expelled to while the Embassy is occupied: to
      any empty start space, or to any empty unnumbered space (B11, B12).
    - `brought_by`: who must stand on the space of a mission that brings the Ambassador there, with
      five players: the true figure of either partner, or any of the team's figures (B13).
    """

    ambassador_yields_to: Literal["start", "unnumbered"]
    brought_by: Literal["true-figure", "any-figure"]


EDITIONS: Final[dict[Edition, EditionFacts]] = {
    "ares-2013-en": EditionFacts(ambassador_yields_to="start", brought_by="true-figure"),
    "ares-2013-it": EditionFacts(ambassador_yields_to="unnumbered", brought_by="any-figure"),
}

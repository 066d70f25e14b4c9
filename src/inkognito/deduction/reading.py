"""What a game says about reading its sightings: the reader, and what a review asks besides.

Knows no game: `board_reading` and `card_reading` fill it in, and the game's module hands it on.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from inkognito.core.events import Command, Event
from inkognito.core.seats import Viewer
from inkognito.deduction.cost import Cost
from inkognito.deduction.explain import Explanation, Holder
from inkognito.deduction.logic import Logic
from inkognito.deduction.notebook import Notebook
from inkognito.deduction.notes import Noting
from inkognito.deduction.passport import TeamMissions
from inkognito.deduction.proof import Proof

Asker: TypeAlias = Callable[[Any, Viewer], int | None]
"""From a sighting to the seat that the viewer will show cards to, if to anybody."""


class Reader(Protocol):
    """Reads one viewer's sightings into a notebook."""

    notebook: Notebook

    @property
    def faces(self) -> tuple[str, ...]:
        """The faces by name, in the order of their numbers."""
        ...

    @property
    def holders(self) -> tuple[Holder, ...]:
        """By colour: who holds its hand."""
        ...

    def hand(self, holder: Any, number: int, /) -> Any:
        """Return the hand with that number, in names."""
        ...

    def see(self, sighting: Event) -> None:
        """Read the next sighting."""
        ...

    def cost_of(self, viewer: int, answers: tuple[Any, ...], /) -> tuple[Cost, ...]:
        """Return how much each answer would tell the viewer about the notebook's owner."""
        ...

    def explained(self, proof: Proof) -> Explanation:
        """Return the proof in names."""
        ...


def no_missions(_logic: Logic, _holders: tuple[Holder, ...], _own: int | None) -> tuple[()]:
    """The missions of a game that has none."""
    return ()


class Reading(Struct, frozen=True, kw_only=True):
    """How one game's sightings are read.

    - `asking`: the sightings that say to whom the viewer will show cards.
    - `cards_in`: the cards that a command shows; empty where it shows no set of cards.
    - `dealt` and `revealed`: the sightings that begin a deal, and those that lay all hands open.
    - `noting`: how notes about a game with real cards are read; without it there is no companion.
    - `missions`: what each team may still have to do, from logic, holders and the viewer's hand.
    """

    reader: Callable[[Viewer], Reader]
    asking: Mapping[type[Event], Asker]
    cards_in: Callable[[Command], tuple[str, ...]]
    dealt: tuple[type[Event], ...]
    revealed: tuple[type[Event], ...]
    missions: Callable[[Logic, tuple[Holder, ...], int | None], tuple[TeamMissions, ...]] = (
        no_missions
    )
    noting: Noting | None = None

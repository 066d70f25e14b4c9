"""What a game says about posing puzzles. Knows no game: `board` and `card` fill it in."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from inkognito.bots.bot import Budget
from inkognito.bots.manner import Manner
from inkognito.core.events import Event
from inkognito.core.seats import Seat
from inkognito.deduction.notebook import Heed
from inkognito.posing.puzzle import AnyChoice, Kind, Posed, When
from inkognito.posing.view import View
from inkognito.posing.who import who

AT_A_GLANCE: Final = Budget(seconds=0.05)
"""How long a bot may think about a puzzle that it tries."""

Pose = Callable[[View], Posed | None]


class PuzzleRules(Struct, frozen=True, kw_only=True):
    """How puzzles are posed about one game.

    - `reader`: reads a viewer's sightings; some of them may be forgotten.
    - `empty` and `after`: the position as that viewer knows it, before and after a sighting.
    - `question`, `answer`, `win`: the puzzle of that kind about a position, or None.
    - `when`: from the sightings before a position and the position, when its cards were shown.
    - `hands`: all hands, by number. `manners`: by level, how well bots remember who guess in a
      puzzle about a hand.
    - `plays`: whether a bot that has seen everything plays this answer; it is given the bot, the
      state of the game, its seat and the answer.
    """

    reader: Callable[[Seat, Heed], Any]
    empty: Any
    after: Callable[[Any, Event], Any]
    question: Pose
    answer: Pose
    win: Pose
    when: Callable[[Sequence[Event], Any], tuple[When, ...]]
    hands: Sequence[Any]
    manners: Mapping[str, Manner]
    plays: Callable[[Any, Any, Seat, AnyChoice], bool]

    def view(self, viewer: Seat, sightings: Sequence[Event] = ()) -> View:
        """Return what the viewer can know after these sightings."""
        return View(self.reader, self.empty, self.after, viewer, sightings)

    def pose(self, kind: Kind, view: View) -> Posed | None:
        """Return the puzzle of that kind about a position; None unless it has exactly one answer.

        It follows from the view alone, so that whoever has the position can prove it again.
        """
        return _POSE[kind](self)(view)


_POSE: Final[dict[Kind, Callable[[PuzzleRules], Pose]]] = {
    "who": lambda _rules: who,
    "question": lambda rules: rules.question,
    "answer": lambda rules: rules.answer,
    "win": lambda rules: rules.win,
}

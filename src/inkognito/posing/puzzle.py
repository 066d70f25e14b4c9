"""What a puzzle is: the part that a solver may see, the solution, and where it comes from.

A puzzle is a position through one viewer's eyes: a scenario as that viewer sees it, which has no
place for anybody else's secrets. The solution is a record of its own, so that a puzzle can be sent
without it. Knows no game: `seen` is the sighting of whichever game it is.
"""

from typing import Any, Final, Literal, TypeAlias, get_args

from msgspec import Struct

from inkognito.core.events import kebab
from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat
from inkognito.deduction.explain import Holder, Step

Kind = Literal["who", "question", "answer", "win"]
"""who: somebody's cards are certain. question: one question tells most. answer: one answer tells
least. win: one move, or one code, wins this turn.
"""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Grade = Literal[1, 2, 3, 4, 5]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)


class Choice(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True, gc=False):
    """One of the answers that a puzzle offers."""


class Holds(Choice, frozen=True):
    """The one asked about holds these cards."""

    cards: tuple[str, ...]


class Asks(Choice, frozen=True):
    """Ask this: of somebody met, through the Ambassador, or look at a card of the dummy.

    `about` is null where the one who answers chooses which card to show.
    """

    agent: Holder
    about: str | None
    through_ambassador: bool


class Shows(Choice, frozen=True):
    """Show these cards."""

    cards: tuple[str, ...]


class Goes(Choice, frozen=True):
    """Let this piece end its way here."""

    piece: str
    to: str


class Declares(Choice, frozen=True):
    """Declare this code."""

    code: tuple[str, ...]


AnyChoice: TypeAlias = Holds | Asks | Shows | Goes | Declares


class When(Struct, frozen=True):
    """When a set of cards in the position was shown, and whether through the Ambassador."""

    turn: int
    through_ambassador: bool = False


class Brief(Struct, frozen=True):
    """A puzzle in the list."""

    id: int
    kind: Kind
    game: GameName
    edition: str
    players: int
    grade: Grade


class Puzzle(Struct, frozen=True):
    """What the solver sees. `about` is whom the question is about, or who asks for an answer.

    `when` has an entry for each set, and then for each black card, of the position, in its order.
    """

    id: int
    kind: Kind
    game: GameName
    grade: Grade
    viewer: Seat
    about: Holder | Seat | None
    seen: Any
    when: tuple[When, ...]
    options: tuple[AnyChoice, ...]


class Conclusion(Struct, frozen=True):
    """What follows from the steps: the seat holds the card."""

    seat: Holder
    card: str


class Move(Struct, frozen=True):
    """One step of the way to a win: the ball, the piece, and where it goes."""

    ball: str
    piece: str
    to: str


class Solution(Struct, frozen=True):
    """Which option is right, and why.

    - `steps` and `so`: the evidence, and what follows from it (who, win).
    - `left`: by option, how many deals (question) or hands (answer) stay possible, on average.
      `before` is how many there are before it.
    - `way`: the steps that win on the board.
    """

    right: int
    steps: tuple[Step, ...] = ()
    so: tuple[Conclusion, ...] = ()
    before: int = 0
    left: tuple[float, ...] = ()
    way: tuple[Move, ...] = ()


class Posed(Struct, frozen=True):
    """A question about a position, with its one answer.

    `distractors` is how many wrong options can't be ruled out at a first look.
    """

    options: tuple[AnyChoice, ...]
    solution: Solution
    about: Holder | Seat | None = None
    distractors: int = 0


class Effort(Struct, frozen=True):
    """What the grade follows from: the length of the proof, the distractors, and how bots fare.

    The others are the shares of bots of each level that find the answer: tourists and clerks in the
    game that the puzzle comes from, the better ones in the position alone.
    """

    steps: int
    distractors: int
    tourist: float
    clerk: float
    sly: float = 1.0
    veteran: float = 1.0
    master: float = 1.0


class Origin(Struct, frozen=True):
    """The bot game behind a puzzle: its setting and number, and the SHA-256 of its record."""

    game: str
    edition: str
    players: int
    number: int
    record: str

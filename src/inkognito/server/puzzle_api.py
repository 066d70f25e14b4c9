"""Puzzles over HTTP. A puzzle is sent without its solution; the server checks the answer.

Nothing is stored: who has solved what is kept by the device.
"""

from datetime import UTC, datetime
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused
from inkognito.posing.puzzle import Brief, Grade, Kind, Puzzle, Solution
from inkognito.protocol import routes
from inkognito.puzzles.shelf import Kept, shelf
from inkognito.server.request_context import Asked, services_of

DAY: Final = 86_400_000
"""Milliseconds."""

MOST_LISTED: Final = 60
MOST_OPTIONS: Final = 20


class PuzzleList(Struct, frozen=True):
    """Some puzzles of the list, from a place in it on, and how many there are in all."""

    count: int
    puzzles: tuple[Brief, ...]


class DailyPuzzle(Struct, frozen=True):
    """The puzzle of the day, the same for everybody; `day` is the date in UTC."""

    day: str
    puzzle: Puzzle


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The option that I choose, counted from 0."""

    option: Annotated[int, Meta(ge=0, lt=MOST_OPTIONS)]


class Verdict(Struct, frozen=True):
    """Whether the answer is right; only then with the solution."""

    right: bool
    solution: Solution | None


class PuzzleHint(Struct, frozen=True):
    """Two options, counted from 0, one of which is right."""

    options: tuple[int, ...]


def found(puzzle: str) -> Kept:
    """Return the puzzle with this number; raise Refused where there is none."""
    if not (puzzle.isascii() and puzzle.isdigit() and len(puzzle) < 9):
        raise Refused("no-such-puzzle")
    return shelf().find(int(puzzle))


@get(routes.PUZZLES)
async def list_puzzles(
    kind: Kind | None = None,
    game: Annotated[GameName | None, Parameter(max_length=40)] = None,
    grade: Grade | None = None,
    after: int = 0,
) -> PuzzleList:
    """The puzzles of a kind, game and grade, after the one with this number."""
    listed = shelf().listed(kind, game, grade)
    rest = tuple(one for one in listed if one.id > after)
    return PuzzleList(len(listed), rest[:MOST_LISTED])


@get(routes.DAILY_PUZZLE)
async def daily_puzzle(request: Asked) -> DailyPuzzle:
    """The puzzle of the day."""
    day = services_of(request).clock() // DAY
    date = datetime.fromtimestamp(day * DAY / 1000, UTC).date()
    return DailyPuzzle(date.isoformat(), shelf().daily(day).puzzle)


@get(routes.PUZZLE)
async def one_puzzle(puzzle: str) -> Puzzle:
    """A puzzle, without its solution."""
    return found(puzzle).puzzle


@post(routes.PUZZLE_ANSWER, status_code=200)
async def answer_puzzle(puzzle: str, data: PuzzleAnswer) -> Verdict:
    """Whether my answer is right."""
    solution = found(puzzle).solution
    is_right = data.option == solution.right
    return Verdict(is_right, solution if is_right else None)


@get(routes.PUZZLE_HINT)
async def puzzle_hint(puzzle: str) -> PuzzleHint:
    """Two options, one of which is right."""
    kept = found(puzzle)
    right, count = kept.solution.right, len(kept.options)
    wrong = (right + 1 + kept.id % (count - 1)) % count
    return PuzzleHint(tuple(sorted((right, wrong))))


@get(routes.PUZZLE_SOLUTION)
async def puzzle_solution(puzzle: str) -> Solution:
    """The solution, for somebody who gives up."""
    return found(puzzle).solution


PUZZLES: Final = Router(
    "/",
    route_handlers=[
        list_puzzles,
        daily_puzzle,
        one_puzzle,
        answer_puzzle,
        puzzle_hint,
        puzzle_solution,
    ],
)

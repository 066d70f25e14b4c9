"""The areas whose tests must notice mistakes: their files, and the tests that are theirs."""

from msgspec import Struct


class Area(Struct, frozen=True):
    """Files of the package, and the tests that are run for each change."""

    files: tuple[str, ...]
    tests: tuple[str, ...]


_BOARD = (
    "tests/rules/board",
    "tests/oracle/test_oracle_agrees.py",
    "tests/counts",
    "tests/game",
    "tests/review/test_story.py",
)
_CARD = (
    "tests/rules/card",
    "tests/oracle/test_card_oracle_agrees.py",
    "tests/counts",
    "tests/game",
)

AREAS: dict[str, Area] = {
    "board-decide": Area(
        ("board/decide.py", "board/moves.py", "board/answers.py", "board/declarations.py"), _BOARD
    ),
    "card-decide": Area(("card/decide.py", "card/course.py"), _CARD),
    "board-evolve": Area(("board/evolve.py", "board/changes.py"), _BOARD),
    "card-evolve": Area(("card/evolve.py", "card/changes.py"), _CARD),
    "board-winning": Area(("board/winning.py", "board/side_mission.py"), _BOARD),
    "card-winning": Area(("card/winning.py",), _CARD),
    "redact": Area(
        ("views/redact.py", "views/redactions.py", "views/board.py", "views/card.py"),
        ("tests/views", "tests/scenario", "tests/game", "tests/secrecy"),
    ),
    "fold": Area(("tables/evolve.py", "tables/table_log.py"), ("tests/tables",)),
    "session": Area(("tables/table_session.py", "tables/handle_request.py"), ("tests/tables",)),
}

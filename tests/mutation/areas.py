"""The areas whose tests must notice mistakes: their files, and the tests that are theirs."""

from msgspec import Struct


class Area(Struct, frozen=True):
    """Files of the package, and the tests that are run for each change.

    `slow` are run with them only on request: for what has survived.
    """

    files: tuple[str, ...]
    tests: tuple[str, ...]
    slow: tuple[str, ...] = ()

    def chosen(self, slow: bool) -> tuple[str, ...]:
        """Return the tests to run."""
        return (*self.tests, *self.slow) if slow else self.tests


_BOARD = (
    "tests/rules/board",
    "tests/game/test_near_misses.py",
    "tests/game/test_claims.py",
    "tests/core",
    "tests/review/test_story.py",
)
_CARD = ("tests/rules/card", "tests/counts/test_card_counts.py", "tests/game/test_claims.py")
_SLOW_BOARD = ("tests/oracle/test_oracle_agrees.py", "tests/counts", "tests/game")
_SLOW_CARD = ("tests/oracle/test_card_oracle_agrees.py", "tests/game")
_TABLES = tuple(
    f"tests/tables/test_{name}.py"
    for name in (
        "absence",
        "bot_gestures",
        "clocks",
        "coming_back",
        "connections",
        "fold",
        "forgotten",
        "gathering",
        "going_back",
        "lessons",
        "older_rows",
        "pace",
        "passing",
        "races",
        "row_limits",
        "sharing",
        "sleep",
        "stream",
        "talk",
    )
)

AREAS: dict[str, Area] = {
    "board-decide": Area(
        ("board/decide.py", "board/moves.py", "board/answers.py", "board/declarations.py"),
        _BOARD,
        _SLOW_BOARD,
    ),
    "card-decide": Area(("card/decide.py", "card/course.py"), _CARD, _SLOW_CARD),
    "board-evolve": Area(("board/evolve.py", "board/changes.py"), _BOARD, _SLOW_BOARD),
    "card-evolve": Area(("card/evolve.py", "card/changes.py"), _CARD, _SLOW_CARD),
    "board-winning": Area(("board/winning.py", "board/side_mission.py"), _BOARD, _SLOW_BOARD),
    "card-winning": Area(("card/winning.py",), _CARD, _SLOW_CARD),
    "redact": Area(
        ("views/redact.py", "views/redactions.py", "views/board.py", "views/card.py"),
        (
            "tests/views",
            "tests/secrecy/test_who_sees_answers.py",
            "tests/secrecy/test_who_sees_what_in_the_card_game.py",
            "tests/scenario/test_sources.py",
            "tests/scenario/test_card_scenarios.py",
            "tests/scenario/test_scenario_file.py",
            "tests/rules",
        ),
        ("tests/scenario", "tests/game", "tests/secrecy"),
    ),
    "fold": Area(("tables/evolve.py", "tables/table_log.py"), _TABLES, ("tests/tables",)),
    "session": Area(
        ("tables/table_session.py", "tables/handle_request.py"), _TABLES, ("tests/tables",)
    ),
}

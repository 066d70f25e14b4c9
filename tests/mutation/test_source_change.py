"""Mutants are told apart: bodies of functions are exchanged, everything else starts afresh."""

from tests.mutation.source_change import annotated, bodies, changed_body

SOURCE = '''\
LIMIT: int | None = 3


def first(number: int = 1) -> int:
    """Return more."""
    return number + LIMIT


class Thing:
    @property
    def size(self) -> int:
        def twice(number):
            return 2 * number

        return twice(4)
'''


def test_functions_and_methods_are_found_and_what_is_inside_is_part_of_them() -> None:
    assert [(body.name, body.line, body.lines) for body in bodies(SOURCE)] == [
        ("first", 4, range(5, 7)),
        ("Thing.size", 10, range(12, 16)),
    ]


def test_a_changed_body_is_recognized() -> None:
    inside = changed_body(SOURCE, SOURCE.replace("2 * number", "2 + number"))
    assert inside is not None
    assert inside.name == "Thing.size"
    body = changed_body(SOURCE, SOURCE.replace("number + LIMIT", "number - LIMIT"))
    assert body is not None
    assert body.name == "first"


def test_what_is_evaluated_during_import_is_no_body() -> None:
    for before, after in (("= 3", "= 4"), ("int = 1", "int = 2"), ("@property", "@staticmethod")):
        assert changed_body(SOURCE, SOURCE.replace(before, after)) is None
    assert changed_body(SOURCE, SOURCE) is None


def test_types_are_found_where_they_are_written() -> None:
    lines = SOURCE.splitlines()
    written = {lines[one[0] - 1][one[1] : other[1]] for one, other in annotated(SOURCE)}
    assert written == {"int", "int | None"}

"""Names are cleaned of what could deceive, and told apart at a table."""

# ruff: noqa: RUF001 - letters that look alike are what this is about

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito.core.refusals import Refused
from inkognito.tables.audience import Audience
from inkognito.tables.names import LONGEST_NAME, cleaned_name, unique_name


@pytest.mark.parametrize(
    "blank",
    ["", " ", "\u200b", "\u2800", "\u1160", "\u3164", "\uffa0", "\u034f", "\ufe0f", "\u202e"],
)
def test_a_name_that_shows_nothing_is_refused(blank: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        cleaned_name(blank)


@pytest.mark.parametrize("hidden", ["\u2800", "\u1160", "\u034f", "\ufe0f", "\u200d", "\x07"])
def test_what_shows_nothing_is_removed_from_a_name(hidden: str) -> None:
    assert cleaned_name(f"Mar{hidden}ta") == "Marta"


@pytest.mark.parametrize(
    "name", ["Иван", "Ñusta", "Žofie", "Ольга 2", "José María", "李", "O'Neil"]
)
def test_names_of_all_alphabets_stay_as_they_are(name: str) -> None:
    assert cleaned_name(name) == name
    assert unique_name(name, ["Marta", "Leo"]) == name


@pytest.mark.parametrize(
    "other", ["Marta", "MARTA", "Mаrta", "Μarta", "Mártа", "Mαrtα", "Mar\u0301ta"]
)
def test_a_name_that_looks_like_anothers_gets_a_number(other: str) -> None:
    assert unique_name(other, ["Marta"]) == f"{other} 2"
    assert unique_name("Marta", [other, "marta 2"]) == "Marta 3"


@pytest.mark.parametrize(("name", "other"), [("Leo", "Ieo"), ("Leo", "1eo"), ("Otto", "0tt0")])
def test_letters_and_digits_that_look_alike_count_as_one(name: str, other: str) -> None:
    assert unique_name(name, [other]) == f"{name} 2"


@given(st.text(max_size=60))
def test_a_cleaned_name_is_short_and_stays_as_it_is(name: str) -> None:
    try:
        cleaned = cleaned_name(name)
    except Refused:
        return
    assert 0 < len(cleaned) <= LONGEST_NAME
    assert cleaned_name(cleaned) == cleaned


@given(st.lists(st.text("AaаМMlI1 ", min_size=1, max_size=3), max_size=6))
def test_no_two_people_at_a_table_have_names_that_look_alike(names: list[str]) -> None:
    shown: list[str] = []
    for name in names:
        shown.append(unique_name(name, shown))
    assert len(set(shown)) == len(names)


def test_who_comes_with_a_name_that_is_not_stored_is_called_as_before() -> None:
    audience = Audience()
    audience.names = {"ann": "Ann", "bob": "Bob"}
    audience.restore_name("ann", "Anna")
    audience.restore_name("bob", None)
    assert audience.names == {"ann": "Anna"}

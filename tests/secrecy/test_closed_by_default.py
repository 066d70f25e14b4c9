"""An event that does not say who sees it is shown to nobody, and stops the program."""

from typing import get_args

import pytest

from inkognito.board.events import AnyEvent
from inkognito.core.events import Event
from inkognito.views.board import REDACTIONS
from inkognito.views.redact import check_closed, redact


class SomethingNew(Event, frozen=True):
    """An event that nobody has thought through yet."""

    secret: str


def test_an_unknown_event_is_shown_to_nobody() -> None:
    with pytest.raises(LookupError, match="SomethingNew"):
        redact(SomethingNew("x"), "spectator")


def test_the_program_does_not_start_with_an_event_that_says_nothing_about_who_sees_it() -> None:
    check_closed(get_args(AnyEvent), REDACTIONS)
    with pytest.raises(LookupError, match="SomethingNew"):
        check_closed((*get_args(AnyEvent), SomethingNew), REDACTIONS)

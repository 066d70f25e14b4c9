"""Redaction is closed by default, and each viewer's sightings have numbers without gaps."""

import pytest

from inkognito.board.events import NoteWritten, PhantomShaken
from inkognito.core.events import Event
from inkognito.core.seats import Viewer
from inkognito.views import redact as redact_module
from inkognito.views.public import public
from inkognito.views.redact import Seen, add_redactions, is_public, redact, sightings


class Whispered(Event, frozen=True):
    """An event of a game that nobody has registered."""

    word: str


def test_an_event_of_which_nobody_has_said_who_sees_it_is_shown_to_nobody() -> None:
    with pytest.raises(LookupError, match="Whispered"):
        redact(Whispered("masks"), "red")
    assert not is_public(Whispered("masks"))


def test_an_event_can_not_be_redacted_in_two_ways() -> None:
    with pytest.raises(ValueError, match="NoteWritten"):
        add_redactions({NoteWritten: public})
    assert NoteWritten not in redact_module._PUBLIC
    add_redactions({PhantomShaken: public})
    assert PhantomShaken in redact_module._PUBLIC


def test_what_a_viewer_does_not_see_leaves_no_gap_in_their_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def for_red(event: Whispered, viewer: Viewer) -> Whispered | None:
        return event if viewer == "red" or event.word == "aloud" else None

    monkeypatch.setitem(redact_module._REDACTIONS, Whispered, for_red)
    events = [Whispered(word) for word in ("one", "aloud", "two", "aloud")]
    assert list(sightings(events, "red")) == [
        Seen(number, event) for number, event in enumerate(events, 1)
    ]
    assert list(sightings(events, "blue")) == [Seen(1, events[1]), Seen(2, events[3])]
    assert list(sightings(events, "blue", start=2)) == [Seen(2, events[3])]
    assert list(sightings(events, "red", start=5)) == []

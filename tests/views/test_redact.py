"""Redaction is closed by default, and each viewer's sightings have numbers without gaps."""

from typing import Any

import pytest
from msgspec import Struct

from inkognito.board.events import NoteWritten, PhantomShaken
from inkognito.core.event_table import EventRow, Rows, everyone, nobody
from inkognito.core.events import Event
from inkognito.core.seats import Viewer
from inkognito.views import board, card
from inkognito.views import redact as redact_module
from inkognito.views import redactions as redactions_module
from inkognito.views.public import public
from inkognito.views.redact import Seen, add_redactions, is_public, redact, sightings
from inkognito.views.redactions import Covert, redactions


class Whispered(Event, frozen=True):
    """An event of a game that nobody has registered."""

    word: str


class Murmured(Event, frozen=True):
    """What some see of a whisper."""


class Overheard(Event, frozen=True):
    """An event that all see, and what others see of a whisper."""


def same(state: Any, _event: Any) -> Any:
    return state


def overheard(event: Whispered, _viewer: Viewer) -> Event:
    return Overheard() if event.word == "aloud" else Murmured()


ROWS: Rows[Any] = {Whispered: EventRow(nobody, same), Overheard: EventRow(everyone, same)}


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


def test_what_others_see_of_a_secret_may_be_an_event_that_all_see() -> None:
    covert = {Whispered: Covert((Murmured, Overheard), overheard)}
    table = redactions(ROWS, covert, Murmured | Overheard)
    assert table[Overheard] is public
    assert table[Whispered](Whispered("aloud"), "red") == Overheard()
    assert table[Whispered](Whispered("masks"), "red") == Murmured()


def test_a_secret_without_what_others_see_of_it_is_refused() -> None:
    with pytest.raises(LookupError, match="Whispered"):
        redactions(ROWS, {}, Murmured | Overheard)


def test_a_sighting_that_nothing_leads_to_is_refused() -> None:
    covert = {Whispered: Covert((Overheard,), overheard)}
    with pytest.raises(LookupError, match="Murmured"):
        redactions(ROWS, covert, Murmured | Overheard)


def test_no_sighting_can_be_changed_or_has_room_for_more() -> None:
    structs = {
        one
        for module in (board, card, redact_module, redactions_module)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Struct) and one is not Struct
    }
    assert {board.ScenarioSeen, card.CovertBlack, Seen, Covert} <= structs
    assert not [one for one in structs if not one.__struct_config__.frozen]
    in_sightings = structs - {Seen, Covert, EventRow}
    assert not [one for one in in_sightings if not one.__struct_config__.forbid_unknown_fields]

"""The companion knows from notes what the same player would know here, and nothing is kept."""

from random import Random
from typing import Any

import pytest

from inkognito import deduce, new_game
from inkognito.board.events import CardsShown
from inkognito.card.events import BlackCardShown, DummySeen, PairShown
from inkognito.companion.sheet import companion_sheet
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.deduction.notes import Entry, Notes
from inkognito.random_play import take_action

FOUR: tuple[Seat, ...] = ("red", "blue", "green", "yellow")
MINE = Notes("board", "ares-2013-en", FOUR, "red", ("zsazsa", "fat", "A"))


def noted(*entries: Entry, notes: Notes = MINE) -> Notes:
    return Notes(notes.game, notes.edition, notes.seats, notes.me, notes.hand, entries)


def notes_of(game: Any, me: Any) -> Notes:
    """What this player would have noted with the real cards."""
    position = game.position(me)
    hand = () if position.hand is None else tuple(list(_values(position.hand))[1:])
    entries = [
        entry for seen in game.sightings(me) if (entry := _entry(seen.sighting, me)) is not None
    ]
    rules = position.rules
    return Notes(game.module.name, rules.edition, game.seats, me, hand, tuple(entries))


def _values(hand: Any) -> Any:
    return (getattr(hand, field) for field in hand.__struct_fields__)


def _entry(sighting: Any, me: Any) -> Entry | None:
    """What they would have noted. Cards that were passed on are noted as shown to the asker."""
    if isinstance(sighting, CardsShown):
        to = next((one for one in sighting.to if one != "ambassador"), sighting.to[0])
        return Entry(sighting.seat, to, sighting.cards, through_ambassador=len(sighting.to) > 1)
    if isinstance(sighting, PairShown):
        return Entry(sighting.seat, sighting.to, sighting.cards)
    if isinstance(sighting, BlackCardShown):
        return Entry(sighting.seat, sighting.to[-1], (sighting.card,), black=True)
    return Entry("dummy", me, (sighting.card,)) if isinstance(sighting, DummySeen) else None


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("kind", ["board", "card"])
def test_notes_tell_as_much_as_the_sightings_of_the_same_game(kind: str, players: int) -> None:
    random = Random(players)
    game = new_game(kind, players, seed=players)
    for _ in range(700 if kind == "board" else 120):
        if game.outcome is None:
            take_action(game, random)
    for me in game.seats:
        notes, known = notes_of(game, me), deduce(game.sightings(me), me)
        sheet = companion_sheet(notes)
        assert notes.entries or me == "ambassador"
        assert sheet.wrong is None
        assert sheet.deals == known.count
        told = {(fact.seat, fact.card, fact.holds) for fact in sheet.facts}
        assert told == {(fact.seat, fact.card, fact.holds) for fact in known.facts}
        proved = {(one.seat, one.card, one.holds) for one in sheet.proofs}
        assert proved == {fact for fact in told if fact[0] != me}


def test_a_proof_names_the_entry_by_its_number() -> None:
    shown = Entry("blue", "red", ("zsazsa", "fiddlebottom"))
    sheet = companion_sheet(noted(Entry("green", "red", ("tall", "short")), shown))
    [proof] = [one for one in sheet.proofs if (one.seat, one.holds) == ("blue", True)]
    assert proof.card == "fiddlebottom"
    assert [step.sighting for step in proof.steps] == [2, 4]


def test_entries_that_contradict_each_other_name_the_first_one_that_can_not_be() -> None:
    first = Entry("blue", "red", ("grey-tall",))
    second = Entry("green", "red", ("fiddlebottom", "bubble"))
    wrong = Entry("blue", "red", ("grey-short",))
    sheet = companion_sheet(noted(first, second, wrong, second))
    assert (sheet.deals, sheet.wrong) == (0, 2)
    assert not any((sheet.facts, sheet.proofs, sheet.missions, sheet.may_show))


def test_what_was_shown_to_somebody_may_not_be_shown_to_them_again() -> None:
    cards = ("zsazsa", "x", "tall")
    before, after = companion_sheet(noted()), companion_sheet(noted(Entry("red", "blue", cards)))
    for to, is_fresh in (("blue", False), ("green", True)):
        sets = next(one for one in after.may_show if one.to == to and one.about == "identity").sets
        assert any(set(one.cards) == set(cards) for one in sets) == is_fresh
    assert len(before.may_show) == len(after.may_show) == 3 * 4
    [pair] = [
        one
        for one in after.may_show
        if (one.to, one.about, one.through_ambassador) == ("blue", "identity", True)
    ]
    assert {"zsazsa", "x"} not in [set(one.cards) for one in pair.sets]


def test_sets_that_tell_least_come_first() -> None:
    for one in companion_sheet(noted(Entry("red", "blue", ("zsazsa", "x", "tall")))).may_show:
        left = [each.left for each in one.sets]
        assert left == sorted(left, reverse=True)


def test_when_everything_was_shown_a_smaller_answer_is_owed() -> None:
    pairs = [Entry("red", "blue", ("zsazsa", other)) for other in ("x", "bubble", "fiddlebottom")]
    [pair] = [
        one
        for one in companion_sheet(noted(*pairs)).may_show
        if (one.to, one.about, one.through_ambassador) == ("blue", "identity", True)
    ]
    assert pair.smaller
    assert ("zsazsa",) in [one.cards for one in pair.sets]


@pytest.mark.parametrize(
    ("notes", "code"),
    [
        (noted(notes=Notes("chess", "x", FOUR, "red", ())), "unknown-game"),
        (noted(notes=Notes("board", "x", FOUR, "red", MINE.hand)), "bad-option"),
        (noted(notes=Notes("board", MINE.edition, FOUR[:2], "red", MINE.hand)), "bad-seats"),
        (noted(notes=Notes("board", MINE.edition, FOUR[:3], "yellow", MINE.hand)), "not-a-chair"),
        (noted(notes=Notes("board", MINE.edition, FOUR, "red", ("zsazsa",))), "bad-notes"),
        (noted(notes=Notes("board", MINE.edition, FOUR, "red", ("x", "x", "A"))), "unknown-build"),
        (noted(Entry("blue", "green", ("x",))), "unknown-seat"),
        (noted(Entry("blue", "ambassador", ("x",))), "unknown-seat"),
        (noted(Entry("dummy", "red", ("x",))), "unknown-seat"),
        (noted(Entry("red", "red", ("x",))), "unknown-seat"),
        (noted(Entry("blue", "red", ("13",))), "unknown-card"),
        (noted(Entry("blue", "red", ("x", "grey-x"))), "same-face-twice"),
    ],
)
def test_notes_that_can_not_be_read_are_refused(notes: Notes, code: str) -> None:
    with pytest.raises(Refused) as refused:
        companion_sheet(notes)
    assert refused.value.code == code


def test_the_ambassadors_player_has_no_cards_to_show() -> None:
    seats = (*FOUR, "ambassador")
    notes = Notes("card", "ffg-2003", seats, "ambassador", ())
    sheet = companion_sheet(noted(Entry("blue", "ambassador", ("x", "13")), notes=notes))
    assert sheet.may_show == ()
    assert sheet.deals < 576


def test_cards_passed_on_may_be_repeated_to_somebody_else() -> None:
    # A relayed pair must be fresh for the asker only, so the asker has to be noted.
    seats = (*FOUR, "ambassador")
    notes = Notes("board", MINE.edition, seats, "ambassador", ())
    pair = ("zsazsa", "x")
    to_green = Entry("blue", "green", pair, through_ambassador=True)
    to_red = Entry("blue", "red", pair, through_ambassador=True)
    once, twice = (
        companion_sheet(noted(*entries, notes=notes)).deals
        for entries in ((to_green,), (to_green, to_red))
    )
    assert once == twice > 0


@pytest.mark.parametrize("players", [4, 5])
def test_a_black_card_may_be_shown_to_the_same_player_once(players: int) -> None:
    seats = (*FOUR, "ambassador")[:players]
    notes = Notes("card", "ffg-2003", seats, "red", ("zsazsa", "13"))

    def left(*shown: Entry) -> dict[str, list[tuple[str, ...]]]:
        sheet = companion_sheet(noted(*shown, notes=notes))
        asked = [one for one in sheet.may_show if one.through_ambassador]
        return {one.to: sorted(each.cards for each in one.sets) for one in asked}

    both = [("13",), ("zsazsa",)]
    assert left() == {"blue": both, "green": both, "yellow": both}
    first, second = (Entry("red", "blue", (card,), black=True) for card in notes.hand)
    assert left(first)["blue"] == [("13",)]
    assert left(first, second) == left() | {"blue": []}


def test_the_ambassadors_player_sees_every_black_card_that_is_shown() -> None:
    notes = Notes("card", "ffg-2003", (*FOUR, "ambassador"), "red", ("zsazsa", "13"))

    def told(*shown: Entry) -> int:
        sheet = companion_sheet(noted(*shown, notes=notes))
        [pairs] = [one for one in sheet.may_show if one.to == "ambassador"]
        return pairs.sets[0].left

    assert told(Entry("red", "blue", ("13",), black=True)) < told()

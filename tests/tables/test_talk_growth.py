"""What a word costs does not grow with the words before it, and numbers stay what they were."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.tables.talk import TalkLog, TalkRow

SEATS: tuple[Seat, ...] = ("red", "blue", "green")
VIEWERS: tuple[Seat | None, ...] = (None, *SEATS)


def rows(count: int, seed: int = 1) -> list[TalkRow]:
    """Words and discreet gestures of three people."""
    random = Random(seed)
    made = []
    for place in range(1, count + 1):
        seat, to = random.sample(SEATS, 2)
        words = (seat, "Ciao") if random.random() < 0.7 else (seat, None, "nod", to)
        made.append(TalkRow(place, 10_000 * place, f"p-{seat}", f"r{place}", *words))
    return made


def naive(log: list[TalkRow], seat: Seat | None) -> list[TalkRow]:
    """What a viewer may see, by its number less one."""
    return [one for one in log if one.to is None or (seat and seat in (one.to, one.seat))]


@pytest.mark.parametrize("seed", range(4))
def test_numbers_are_those_of_a_plain_count(seed: int) -> None:
    random, said = Random(seed), rows(80, seed)
    log = TalkLog(said[:20])
    for number, row in enumerate(said[20:], 21):
        if random.random() < 0.1:
            log.catch_up(said[:number])
        else:
            log.keep(row)
        seat = random.choice(VIEWERS)
        shown = naive(said[:number], seat)
        assert log.number_of(row, seat) == (shown.index(row) + 1 if row in shown else None)
        after = random.randrange(len(shown) + 3)
        items = log.items(seat, {}, after)
        assert [one.number for one in items] == list(range(after + 1, len(shown) + 1))
        assert [one.at for one in items] == [one.at for one in shown[after:]]
        wanted = random.randrange(-1, len(shown) + 3)
        if 0 < wanted <= len(shown):
            assert log.deleted_row(wanted, "host", seat, True) == shown[wanted - 1].redacted()
        else:
            with pytest.raises(Refused):
                log.deleted_row(wanted, "host", seat, True)


class Counted(list[int]):
    """Places that count how often they are looked at."""

    looks = 0

    def __getitem__(self, index: Any) -> Any:
        Counted.looks += 1
        return super().__getitem__(index)

    def __iter__(self) -> Iterator[int]:
        Counted.looks += len(self)
        return super().__iter__()


def looks_for_a_word(before: int) -> int:
    """How many earlier items are looked at when a word is kept and numbered for everybody."""
    said = rows(before + 1)
    log = TalkLog(said[:-1])
    for seat in VIEWERS:
        log.number_of(said[0], seat)
    log._rows = dict(log._rows)
    log._places = Counted(log._places)
    log._hidden = {seat: Counted(places) for seat, places in log._hidden.items()}
    Counted.looks = 0
    log.keep(said[-1])
    for seat in VIEWERS:
        log.number_of(said[-1], seat)
    log.items(None, {}, after=before)
    return Counted.looks


def test_a_word_looks_at_no_more_items_after_many_than_after_few() -> None:
    assert looks_for_a_word(20_000) < 5 * looks_for_a_word(200)  # a hundred times as many words

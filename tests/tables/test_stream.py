"""A stream decides one request after the other, stores it, and retries once what was lost."""

import pytest

from inkognito.core.refusals import Refused
from inkognito.protocol.messages import Accepted, Rejected
from inkognito.tables.effects import Effects, Send, WakeAt
from inkognito.tables.stream import Queued, Stream

NOW = 1_000


class Numbers:
    """An owner that stores numbers; a negative one is refused."""

    def __init__(self) -> None:
        self.stream: Stream[int, int] = Stream(self)
        self.stored: list[int] = []
        self.given_up: list[int] = []

    def decide(self, now: int, request: Queued[int]) -> tuple[int, Effects]:
        assert now == NOW
        if request.body < 0:
            raise Refused("too-fast")
        return request.body * 10, [WakeAt(request.body)]

    def apply(self, now: int, request: Queued[int], write: int) -> Effects:
        assert (now, write) == (NOW, request.body * 10)
        self.stored.append(write)
        return []

    def gave_up(self, request: Queued[int]) -> None:
        self.given_up.append(request.body)

    def ask(self, number: int, request_id: str = "") -> Effects:
        return self.stream.ask(NOW, Queued("ann", request_id or str(number), number, 7))


@pytest.fixture
def numbers() -> Numbers:
    return Numbers()


def rejected(number: int, code: str) -> Effects:
    return [Send((7,), Rejected(str(number), code))]


def test_requests_wait_until_the_one_before_is_stored(numbers: Numbers) -> None:
    assert numbers.ask(1) == [WakeAt(1)]
    assert numbers.ask(2) == []
    assert numbers.stored == []
    assert numbers.stream.stored(NOW) == [WakeAt(2)]
    assert numbers.stored == [10]
    assert numbers.stream.stored(NOW) == []
    assert numbers.stored == [10, 20]


def test_a_request_is_accepted_once(numbers: Numbers) -> None:
    numbers.ask(1)
    numbers.ask(1)
    assert numbers.stream.stored(NOW) == [Send((7,), Accepted("1"))]
    assert numbers.stored == [10]
    numbers.stream.remember("ann", "elsewhere")
    assert numbers.ask(5, "elsewhere") == [Send((7,), Accepted("elsewhere"))]


def test_a_refusal_goes_to_its_author_and_the_next_request_is_decided(numbers: Numbers) -> None:
    numbers.ask(1)
    numbers.ask(-2)
    numbers.ask(3)
    assert numbers.stream.stored(NOW) == [*rejected(-2, "too-fast"), WakeAt(3)]
    assert numbers.given_up == [-2]


def test_what_is_lost_is_decided_again_once_and_before_all_others(numbers: Numbers) -> None:
    numbers.ask(1)
    numbers.ask(2)
    assert numbers.stream.lost(NOW) == [WakeAt(1)]
    assert numbers.stream.lost(NOW) == [*rejected(1, "try-again"), WakeAt(2)]
    assert numbers.given_up == [1]
    assert numbers.stream.stored(NOW) == []
    assert numbers.ask(1) == [WakeAt(1)], "it may be asked again"


def test_what_could_not_be_stored_is_not_accepted(numbers: Numbers) -> None:
    numbers.ask(1)
    assert numbers.stream.failed(NOW) == rejected(1, "try-again")
    assert (numbers.stored, numbers.stream.is_busy) == ([], False)
    assert ("ann", "1") not in numbers.stream._accepted


def test_nothing_follows_from_news_of_a_write_that_nobody_waits_for(numbers: Numbers) -> None:
    assert (
        numbers.stream.stored(NOW) == numbers.stream.lost(NOW) == numbers.stream.failed(NOW) == []
    )

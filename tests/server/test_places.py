"""Limits by address, network and person: what counts together, what is forgotten, what is ours."""

from itertools import pairwise

import pytest

from inkognito.core.refusals import Refused
from inkognito.server.origins import check_host, check_origin
from inkognito.server.rate_limits import (
    FLOODS,
    MINUTE,
    NEW_GUESTS,
    OPENINGS_PER_CONNECTION,
    Counted,
    MessageRate,
    RateLimits,
    place_of,
)
from inkognito.server.settings import ServerSettings


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def refused(limits: RateLimits, address: str) -> int | None:
    """Return the seconds to wait, or None if the address may make a guest."""
    try:
        limits.check(NEW_GUESTS, address)
    except Refused as refusal:
        seconds = refusal.refusal.params["seconds"]
        assert isinstance(seconds, int)
        return seconds
    return None


# --- places ---------------------------------------------------------------------------------------


def test_a_network_of_ipv6_is_one_place_and_an_ipv4_address_is_one() -> None:
    home = "2001:db8:1:2:aaaa::1"
    assert place_of(home) == place_of("2001:0db8:0001:0002:ffff:ffff:ffff:ffff")
    assert place_of(home) != place_of("2001:db8:1:3:aaaa::1")
    assert place_of("::ffff:10.0.0.1") == place_of("10.0.0.1") != place_of("10.0.0.2")
    assert place_of("fe80::1%eth0") == place_of("fe80::2")
    for odd in ("", "testclient", "not:an:address", "unix:"):
        assert place_of(odd) == odd


def test_addresses_of_one_network_share_their_limits() -> None:
    limits = RateLimits(ServerSettings(), Clock())
    for number in range(NEW_GUESTS.amount):
        assert refused(limits, f"2001:db8:0:1::{number:x}") is None
    assert refused(limits, "2001:db8:0:1:ffff::") == MINUTE
    assert refused(limits, "2001:db8:0:2::") is None


def test_a_window_ends_a_minute_after_its_first_action() -> None:
    clock = Clock()
    limits = RateLimits(ServerSettings(), clock)
    for _ in range(NEW_GUESTS.amount):
        assert refused(limits, "10.0.0.1") is None
    clock.now += 20.5
    assert refused(limits, "10.0.0.1") == 40
    clock.now += 39.5
    assert refused(limits, "10.0.0.1") is None


def test_old_counters_go_without_anybody_looking_through_all_of_them() -> None:
    clock = Clock()
    counted = Counted(clock)
    for number in range(1_000):
        counted.seconds_to_wait("x", f"old {number}", 1)
    clock.now += MINUTE
    sizes = []
    for number in range(600):
        counted.seconds_to_wait("x", f"new {number}", 1)
        sizes.append(len(counted))
    assert max(a - b for a, b in pairwise(sizes)) <= 1, "at most two at a time"
    assert sizes[-1] == 600


def test_the_number_of_counters_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inkognito.server.rate_limits.MOST_COUNTED", 50)
    counted = Counted(Clock())
    for number in range(500):
        counted.seconds_to_wait("x", str(number), 1)
    assert len(counted) <= 50


def test_connections_are_limited_at_a_time_and_in_each_minute() -> None:
    clock = Clock()
    limits = RateLimits(ServerSettings(connections_per_address=2), clock)
    assert [limits.admits("::1") for _ in range(3)] == [True, True, False]
    limits.lets_go("::2")
    openings = 2 * OPENINGS_PER_CONNECTION
    for _ in range(openings - 3):
        assert limits.admits("::1")
        limits.lets_go("::1")
    assert not limits.admits("::1"), "too many in this minute"
    clock.now += MINUTE
    assert limits.admits("::1")


def test_a_place_that_floods_opens_no_more_connections_for_the_rest_of_the_minute() -> None:
    clock = Clock()
    limits = RateLimits(ServerSettings(), clock)
    for _ in range(FLOODS):
        assert limits.may_open("10.0.0.1")
        limits.was_flooded_by("10.0.0.1")
    assert not limits.may_open("10.0.0.1")
    assert not limits.admits("10.0.0.1")
    assert not limits.admits_connection("10.0.0.1")
    assert limits.may_open("10.0.0.2")
    assert limits.admits_connection("10.0.0.2")
    clock.now += MINUTE
    assert limits.may_open("10.0.0.1")
    assert limits.admits("10.0.0.1")


def test_people_are_counted_wherever_they_are() -> None:
    limits = RateLimits(ServerSettings(connections_per_person=2))
    limits.check_person("ann")
    limits.check_person("ann")
    with pytest.raises(Refused, match="too-many"):
        limits.check_person("ann")
    limits.check_person("bob")
    limits.lets_person_go("ann")
    limits.check_person("ann")


def test_several_processes_divide_the_limits() -> None:
    limits = RateLimits(ServerSettings(connections_per_address=10), Clock())
    limits.share_among(4)
    assert [limits.admits("10.0.0.1") for _ in range(4)] == [True, True, True, False]
    allowed = [refused(limits, "10.0.0.2") is None for _ in range(20)]
    assert allowed.count(True) == 8
    limits.share_among(1)
    assert refused(limits, "10.0.0.2") is None


def test_a_client_that_goes_on_is_told_from_one_that_is_too_fast() -> None:
    rate = MessageRate(3)
    said = [(rate.allows(100.0), rate.is_flooded) for _ in range(7)]
    assert said == [(True, False)] * 3 + [(False, False)] * 3 + [(False, True)]


# --- addresses that are ours ----------------------------------------------------------------------


OURS = ServerSettings(public_url="https://play.example.org")


@pytest.mark.parametrize(
    ("settings", "scheme", "host", "origin", "is_ours"),
    [
        (OURS, "http", "127.0.0.1:8470", "https://play.example.org", True),
        (OURS, "https", "play.example.org", "https://play.example.org:443", True),
        (OURS, "https", "play.example.org", "http://play.example.org", False),
        (OURS, "https", "play.example.org", "https://play.example.org:8443", False),
        (OURS, "https", "evil.example", "https://evil.example", False),
        (ServerSettings(), "http", "10.0.0.7:8470", "http://10.0.0.7:8470", True),
        (ServerSettings(), "ws", "10.0.0.7:8470", "http://10.0.0.7:8470", True),
        (ServerSettings(), "wss", "10.0.0.7", "https://10.0.0.7", True),
        (ServerSettings(), "wss", "10.0.0.7", "http://10.0.0.7", False),
        (ServerSettings(), "http", "10.0.0.7", "https://10.0.0.7", True),
        (ServerSettings(), "http", "10.0.0.7:443", "https://10.0.0.7", True),
        (ServerSettings(), "http", "10.0.0.7:8470", "ftp://10.0.0.7:8470", False),
        (ServerSettings(), "http", "10.0.0.7:8470", "http://10.0.0.7:99999", False),
        (ServerSettings(), "http", "10.0.0.7:8470", "http://[", False),
        (ServerSettings(), "http", "[", "http://[", False),
        (ServerSettings(), "http", "", "null", False),
        (ServerSettings(), "http", "", "", False),
    ],
)
def test_the_whole_origin_is_compared(
    settings: ServerSettings, scheme: str, host: str, origin: str, is_ours: bool
) -> None:
    headers = {"host": host, "origin": origin}
    if is_ours:
        check_origin(headers, scheme, settings)
        return
    with pytest.raises(Refused, match="wrong-origin"):
        check_origin(headers, scheme, settings)


LOCAL = ["127.0.0.1", "127.0.0.1:8470", "[::1]:8470", "[fe80::1%25eth0]", "192.168.1.20:8470"]
LOCAL += ["localhost:8470", "LOCALHOST", "a.localhost", "mini", "mini:80", "mini.local", "pc.lan."]
FOREIGN = ["evil.example", "evil.example:8470", "127.0.0.1.evil.example", "local.example", "["]
FOREIGN += ["localhost.evil.example", "1.2.3.4.5", "mini.local.example", "a:b", "evil.example."]


@pytest.mark.parametrize("host", LOCAL)
def test_without_a_public_url_addresses_and_local_names_are_ours(host: str) -> None:
    check_host({"host": host}, ServerSettings())


@pytest.mark.parametrize("host", FOREIGN)
def test_without_a_public_url_a_name_that_anybody_can_register_is_not_ours(host: str) -> None:
    with pytest.raises(Refused, match="wrong-host"):
        check_host({"host": host}, ServerSettings())
    check_host({"host": host}, OURS)

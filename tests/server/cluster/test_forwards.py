"""A forward is accepted as it was signed, by the member that it is for, and not otherwise."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from inkognito.server.cluster.forwards import (
    HEADER,
    VALID_FOR,
    Asked,
    Signer,
    asked_in,
    without_claims,
)

NOW = 1_800_000_000_000
ME = "0123abcd"
KEY = "k" * 32
COOKIE = (b"cookie", b"inkognito=secret")
ASKED = Asked("GET", b"/ws/tables/abc", ((b"host", b"play.example.org"), COOKIE))


def passed_on(asked: Asked = ASKED, key: str = KEY, member: str = ME, now: int = NOW) -> Asked:
    header = Signer(key).signed(now, member, "192.0.2.7", "https", asked)
    return replace(asked, headers=(*asked.headers, (HEADER, header)))


def test_what_was_signed_is_accepted_and_tells_the_client() -> None:
    forward = Signer(KEY).checked(NOW, ME, passed_on())
    assert forward is not None
    assert (forward.address, forward.scheme) == ("192.0.2.7", "https")


@pytest.mark.parametrize(
    "forged",
    [
        ASKED,
        passed_on(key="x" * 32),
        passed_on(member="deadbeef"),
        passed_on(now=NOW - VALID_FOR - 1),
        passed_on(now=NOW + VALID_FOR + 1),
        replace(passed_on(), method="POST"),
        replace(passed_on(), target=b"/ws/tables/abd"),
        replace(passed_on(), headers=passed_on().headers * 2),
        replace(passed_on(), headers=((b"cookie", b"inkognito=other"), *passed_on().headers)),
        replace(passed_on(), headers=tuple(one for one in passed_on().headers if one != COOKIE)),
        replace(passed_on(), headers=((b"origin", b"https://evil"), *passed_on().headers)),
    ],
)
def test_anything_else_is_refused(forged: Asked) -> None:
    assert Signer(KEY).checked(NOW, ME, forged) is None


@given(st.binary(max_size=200))
def test_no_junk_is_accepted(junk: bytes) -> None:
    asked = replace(ASKED, headers=(*ASKED.headers, (HEADER, junk)))
    assert Signer(KEY).checked(NOW, ME, asked) is None


@given(st.data())
def test_no_byte_of_the_header_can_be_changed(data: st.DataObject) -> None:
    asked = passed_on()
    good = asked.headers[-1][1]
    place = data.draw(st.integers(0, len(good) - 1))
    byte = data.draw(st.sampled_from([one for one in range(256) if one != good[place]]))
    bad = good[:place] + bytes([byte]) + good[place + 1 :]
    forged = replace(asked, headers=(*ASKED.headers, (HEADER, bad)))
    assert Signer(KEY).checked(NOW, ME, forged) is None


def test_claims_from_outside_are_dropped() -> None:
    kept = [(b"host", b"x"), (b"x-something", b"y")]
    claims = [b"X-Forwarded-For", b"x-forwarded-proto", b"Forwarded", b"x-real-ip", HEADER]
    assert without_claims([*kept, *((name, b"10.0.0.1") for name in claims)]) == kept


def test_a_query_is_part_of_what_is_asked() -> None:
    scope: dict[str, Any] = {"method": "GET", "raw_path": b"/a%20b", "path": "/a b", "headers": []}
    assert asked_in(scope | {"query_string": b"c=d"}).target == b"/a%20b?c=d"
    assert asked_in(scope | {"query_string": b""}).target == b"/a%20b"

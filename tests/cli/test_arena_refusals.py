"""`inkognito arena`: how it refuses impossible contests and bad values, and how it is stopped."""

from collections.abc import Iterator
from typing import Any

import pytest

from inkognito.arena.parallel import all_played
from inkognito.cli import arena as command
from tests.cli.arena_command import CARD, DUEL, LANGUAGES, run

BAD: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    ((), ("--teams", "--cross", "--seats", "--round-robin")),
    (("--teams", "random:random", "--seats", "random+random+random+random"), ("--round-robin",)),
    (("--teams", "random"), ("--teams",)),
    (("--teams", "random:random:random"), ("--teams",)),
    (("--teams", "random:random", "--players", "3"), ("--teams",)),
    (("--teams", "random:ghost"), ("ghost", "random")),
    (("--teams", ""), ("--teams",)),
    (("--teams", ":"), ("random",)),
    (("--cross", "random:random"), ("--cross",)),
    (("--cross", "random+random:random+random+random"), ("--cross",)),
    (("--cross", "random+random:random+ghost"), ("ghost",)),
    (("--cross", "random+random:random+random", "--players", "5"), ("--cross",)),
    (("--seats", "random+random+random"), ("--seats", "4", "3")),
    (("--seats", "random+random+random+random", "--players", "5"), ("--seats", "4", "5")),
    (("--seats", "random+random+random+ghost"), ("ghost",)),
    (("--round-robin", "random"), ("--round-robin",)),
    (("--round-robin", "random,random"), ("--round-robin",)),
    (("--round-robin", "random,ghost"), ("ghost",)),
    (("--round-robin", "random,ghost", "--players", "3"), ("--round-robin",)),
    (("--teams", "random:random", "--games", "3"), ("--games", "2")),
    (("--seats", "random+random+random+random", "--games", "6"), ("--games", "4")),
    (("--teams", "random:random", "--edition", "ffg-2003"), ("edition",)),
    (("--teams", "random:random", "--round-limit", "9"), ("round_limit",)),
    (("--teams", "random:random", "--turn-limit", "1000001"), ("turn_limit",)),
    (("--teams", "random:random", "--game", "card", "--phantom", "ares-2013"), ("phantom",)),
    (("--teams", "random:random", "--game", "card", "--repeats", "prevented"), ("repeats",)),
]


@LANGUAGES
@pytest.mark.parametrize(("words", "told"), BAD)
def test_a_contest_that_cannot_be_is_refused_with_the_reason(
    words: tuple[str, ...], told: tuple[str, ...], language: str
) -> None:
    result = run(*words, "--lang", language, "--workers", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert isinstance(result.exception, SystemExit)
    reason = result.stderr.split("Error:")[1]
    assert all(word in reason for word in told), reason


@pytest.mark.parametrize("number", range(len(BAD)))
def test_the_reason_is_given_in_the_language_asked_for(number: int) -> None:
    words, _ = BAD[number]
    reasons = {run(*words, "--lang", language).stderr for language in ("en", "it", "de")}
    assert len(reasons) == 3


@pytest.mark.parametrize(
    "words",
    [
        ("--workers", "0"),
        ("--games", "0"),
        ("--players", "6"),
        ("--placement", "choose"),
        ("--match", "single"),
    ],
)
def test_a_bad_value_is_refused(words: tuple[str, ...]) -> None:
    result = run(*DUEL, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words[0] in result.stderr


def test_ctrl_c_ends_it_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []

    def interrupted(*given: Any) -> Iterator[Any]:
        try:
            yield from all_played(*given)
            raise KeyboardInterrupt
        finally:
            closed.append(True)

    monkeypatch.setattr(command, "all_played", interrupted)
    result = run(*CARD, *DUEL)
    assert (result.exit_code, closed) == (1, [True])
    assert "Aborted" in result.stderr
    assert "Traceback" not in result.output

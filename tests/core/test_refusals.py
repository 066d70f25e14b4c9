"""Refusals are values: they can be packed, and repeat only the beginning of what was sent."""

import pickle

from inkognito.core.refusals import LONGEST_ECHO, ImpossibleScenario, Problem, Refused, echo


class Unprintable:
    """A value that can't be written."""

    def __str__(self) -> str:
        raise ValueError


def test_a_refusal_is_the_same_after_it_was_packed() -> None:
    refused = Refused("stale", decision=3)
    refused.add(field="cards[1]")
    again = pickle.loads(pickle.dumps(refused))  # noqa: S301 - packed in the line before
    assert (type(again), again.refusal, again.args) == (Refused, refused.refusal, refused.args)
    problems = (Problem("hand-missing", field="hands"), Problem("bad-seats"))
    scenario = pickle.loads(pickle.dumps(ImpossibleScenario(problems)))  # noqa: S301
    assert scenario.problems == problems
    assert scenario.code == "impossible-scenario"


def test_what_was_sent_is_repeated_up_to_a_length() -> None:
    assert echo("x" * LONGEST_ECHO) == "x" * LONGEST_ECHO
    assert echo("x" * (LONGEST_ECHO + 1)) == "x" * (LONGEST_ECHO - 1) + "…"
    assert echo(Unprintable()) == "Unprintable"

"""Scenarios of both games as text: read from TOML or JSON, checked, written as TOML.

A scenario that can't be is refused once, with everything that is wrong: misfits of single fields,
and what the checks of its game find in those that fit. Knows no game: `Check` says which fields a
check reads, and which other checks must have found nothing.
"""

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec
import tomli_w
from msgspec import Struct

from inkognito.core.refusals import ImpossibleScenario, Problem
from inkognito.core.shapes import shape_problems

S = TypeVar("S", bound=msgspec.Struct)

Source: TypeAlias = str | bytes | Mapping[str, Any]
"""A scenario's text, its bytes, or the data that they stand for."""

Problems: TypeAlias = Iterator[Problem]

_KEYS: Final = frozenset(("game", "version"))
"""Where one of these is wrong, the other fields may mean anything."""


class Check(Struct, Generic[S], frozen=True):
    """Something that must hold: how to find what is wrong, the fields read, the checks before."""

    find: Callable[[S], Problems]
    reads: tuple[str, ...]
    needs: tuple[Callable[[S], Problems], ...] = ()


def data_in(source: Source) -> dict[str, Any]:
    """Return the data in a scenario's text; raise ImpossibleScenario where it can't be read."""
    if isinstance(source, Mapping):
        return dict(source)
    try:
        text = source.decode("utf-8") if isinstance(source, bytes) else source
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        return dict(data)
    except (ValueError, RecursionError) as error:
        raise ImpossibleScenario((Problem("unreadable", {"detail": str(error)}),)) from None


def read_scenario(source: Source, kind: type[S], checks: Iterable[Check[S]]) -> S:
    """Return the scenario; raise ImpossibleScenario with everything that is wrong with it."""
    data = data_in(source)
    misfits = tuple(shape_problems(data, kind))
    another_kind = tuple(p for p in misfits if p.field in _KEYS and p.code == "value-bad")
    if another_kind:
        raise ImpossibleScenario(another_kind)
    broken = frozenset(_top_field(problem) for problem in misfits)
    scenario = _converted(data, kind, broken)
    problems = (*misfits, *problems_in(scenario, checks, broken))
    if problems:
        raise ImpossibleScenario(problems)
    return scenario


def problems_in(
    scenario: S, checks: Iterable[Check[S]], broken: frozenset[str] = frozenset()
) -> tuple[Problem, ...]:
    """Find everything that is wrong, leaving out checks that rest on something broken."""
    found: list[Problem] = []
    unsound: set[Callable[[S], Problems]] = set()
    for check in checks:
        if not broken.isdisjoint(check.reads) or not unsound.isdisjoint(check.needs):
            unsound.add(check.find)
            continue
        problems = tuple(check.find(scenario))
        if problems:
            unsound.add(check.find)
            found += problems
    return tuple(found)


def check_all(scenario: S, checks: Iterable[Check[S]]) -> None:
    """Raise ImpossibleScenario with everything that is wrong, if anything is."""
    problems = problems_in(scenario, checks)
    if problems:
        raise ImpossibleScenario(problems)


def written(scenario: msgspec.Struct) -> str:
    """Return the scenario as TOML."""
    return tomli_w.dumps(_without_nothing(msgspec.to_builtins(scenario)))


def _top_field(problem: Problem) -> str:
    return problem.field.partition(".")[0].partition("[")[0]


def _converted(data: dict[str, Any], kind: type[S], broken: frozenset[str]) -> S:
    """Return the scenario with the fields that fit; a broken one has its default, or None."""
    try:
        if not broken:
            return msgspec.convert(data, kind)
        values: dict[str, Any] = {}
        for field in msgspec.structs.fields(kind):
            if field.name in data and field.name not in broken:
                values[field.name] = msgspec.convert(data[field.name], field.type)
            elif field.required:
                values[field.name] = None
        return kind(**values)
    except (ValueError, RecursionError) as error:
        raise ImpossibleScenario((Problem("unreadable", {"detail": str(error)}),)) from None


def _without_nothing(value: Any) -> Any:
    """Return the same without None, which TOML can't say."""
    if isinstance(value, dict):
        return {key: _without_nothing(item) for key, item in value.items() if item is not None}
    if isinstance(value, (list, tuple)):
        return [_without_nothing(item) for item in value]
    return value

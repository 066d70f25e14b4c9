"""Scenarios of both games as text: read from TOML or JSON, checked in layers, written as TOML."""

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec
import tomli_w

from inkognito.core.refusals import ImpossibleScenario, Problem

S = TypeVar("S", bound=msgspec.Struct)


def parsed(source: str | bytes, kind: type[S]) -> S:
    """The scenario in a file's text or bytes; raises ImpossibleScenario where it can't be read."""
    try:
        text = source.decode("utf-8") if isinstance(source, bytes) else source
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        return msgspec.convert(data, kind)
    except (ValueError, RecursionError) as error:
        raise ImpossibleScenario((Problem("unreadable", {"detail": str(error)}),)) from None


def check_layers(scenario: S, layers: Iterable[Callable[[S], Iterator[Problem]]]) -> None:
    """Raise ImpossibleScenario with all that is wrong in the first layer where anything is."""
    for layer in layers:
        problems = tuple(layer(scenario))
        if problems:
            raise ImpossibleScenario(problems)


def written(scenario: msgspec.Struct) -> str:
    """The scenario as TOML."""
    return tomli_w.dumps(_without_nothing(msgspec.to_builtins(scenario)))


def _without_nothing(value: Any) -> Any:
    """The same without None, which TOML can't say."""
    if isinstance(value, dict):
        return {key: _without_nothing(item) for key, item in value.items() if item is not None}
    if isinstance(value, (list, tuple)):
        return [_without_nothing(item) for item in value]
    return value

"""Where a scenario may come from, and how its game is found."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from inkognito import Game, ImpossibleScenario, Refused, load_scenario
from tests.kit.card_scenes import card_scene
from tests.kit.scenes import scene

SCENES: dict[str, Callable[[], Game]] = {"board": scene, "card": card_scene}
EACH_GAME = pytest.mark.parametrize("kind", SCENES)


def text_of(kind: str) -> str:
    return SCENES[kind]().scenario()


def is_the_same(game: Game, kind: str) -> bool:
    return game.scenario() == text_of(kind)


@EACH_GAME
def test_text_bytes_and_mappings_are_taken_whatever_the_game(kind: str) -> None:
    text = text_of(kind)
    data = tomllib.loads(text)
    sources: tuple[Any, ...] = (text, text.encode(), json.dumps(data), data, MappingProxyType(data))
    for source in sources:
        assert is_the_same(load_scenario(source), kind)


@EACH_GAME
@pytest.mark.parametrize("name", ["scene.toml", "scene.json", "scene"])
def test_a_file_may_be_named_by_a_path_or_by_a_str(kind: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    text = text_of(kind)
    path.write_text(json.dumps(tomllib.loads(text)) if "json" in name else text, "utf-8")
    assert is_the_same(load_scenario(path), kind)
    assert is_the_same(load_scenario(str(path)), kind)


@pytest.mark.parametrize("name", ["missing.toml", Path("missing.toml"), Path("missing")])
def test_a_file_that_is_missing_is_told_as_that(name: Any) -> None:
    with pytest.raises(FileNotFoundError):
        load_scenario(name)


@EACH_GAME
def test_a_mapping_stays_as_it_was(kind: str) -> None:
    data = tomllib.loads(text_of(kind))
    del data["game"]
    before = json.dumps(data)
    load_scenario(data)
    assert json.dumps(data) == before


@EACH_GAME
def test_the_game_is_recognised_by_its_fields_where_the_file_does_not_say_it(kind: str) -> None:
    data = tomllib.loads(text_of(kind))
    del data["game"]
    assert is_the_same(load_scenario(data), kind)
    assert is_the_same(load_scenario(data, kind), kind)


@EACH_GAME
def test_the_game_that_is_asked_for_is_checked(kind: str) -> None:
    assert is_the_same(load_scenario(text_of(kind), kind), kind)
    other = next(one for one in SCENES if one != kind)
    with pytest.raises(ImpossibleScenario) as refused:
        load_scenario(text_of(kind), other)
    assert [(one.field, one.code) for one in refused.value.problems] == [("game", "value-bad")]


@pytest.mark.parametrize("data", [{}, {"seats": ["red"]}])
def test_a_scenario_of_no_game_in_particular_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleScenario) as refused:
        load_scenario(data)
    assert [(one.field, one.code) for one in refused.value.problems] == [("game", "field-missing")]


@pytest.mark.parametrize("source", [None, 3, [], ("a",), object()])
def test_a_value_that_is_no_source_is_refused(source: Any) -> None:
    with pytest.raises(Refused) as refused:
        load_scenario(source)
    assert (refused.value.code, refused.value.refusal.params["option"]) == ("bad-option", "source")

"""docs/self-hosting.md names every setting, metric and log event of the server, and no other."""

import re
from pathlib import Path

import click
import pytest

import inkognito
from inkognito.cli.serve import serve
from inkognito.server.metrics import Metrics

TEXT = (Path(__file__).parents[2] / "docs/self-hosting.md").read_text("utf-8")
FLAGS = [one for one in serve.params if isinstance(one, click.Option)]
VARIABLE = r"INKOGNITO_[A-Z_]+"


def cells(head: str) -> list[list[str]]:
    """Return the rows of the table whose first column has this head."""
    found = re.search(rf"^\| {head} \|.*\n\|---.*\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    assert found, head
    lines = found[1].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def test_every_flag_is_documented_with_its_variable_and_no_other() -> None:
    there = {
        (*flag.opts, *flag.secondary_opts): [
            name for name in [flag.envvar] if re.fullmatch(VARIABLE, str(name))
        ]
        for flag in FLAGS
    }
    assert {tuple(quoted(row[0])): quoted(row[1]) for row in cells("flag")} == there


@pytest.mark.parametrize("name", ["host", "port", "log_format", "lang"])
def test_the_defaults_are_as_documented(name: str) -> None:
    flag = next(flag for flag in FLAGS if flag.name == name)
    row = next(row for row in cells("flag") if flag.opts[0] in quoted(row[0]))
    assert quoted(row[2]) == [str(flag.default)]


def test_no_variable_is_named_that_the_server_does_not_read() -> None:
    assert set(re.findall(VARIABLE, TEXT)) <= {str(flag.envvar) for flag in FLAGS}


def test_the_settings_of_the_unit_are_those_of_the_server() -> None:
    given = re.findall(rf"^Environment=({VARIABLE})=(.+)$", TEXT, re.MULTILINE)
    assert len(given) == 3
    read: dict[str, str] = {}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in given:
            patch.setenv(name, value)
        read = serve.make_context("serve", []).params
    assert {read[name.removeprefix("INKOGNITO_").lower()] for name, _ in given} == {
        value for _, value in given
    }


def test_every_metric_is_documented_and_no_other() -> None:
    told = re.findall(r"^# HELP (\S+)", Metrics().text().decode(), re.MULTILINE)
    there = {name for name in told if not name.endswith("_created")}
    assert {quoted(row[0])[0] for row in cells("metric")} == there


def test_every_log_event_is_documented_and_no_other() -> None:
    folder = Path(inkognito.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    there = {(event, level) for level, event in re.findall(r"_log\.(\w+)\(\s*\"([^\"]+)", source)}
    assert {(quoted(row[0])[0], row[1]) for row in cells("event")} == there

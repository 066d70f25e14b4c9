"""Every code block of the documents is run, or says why not; no command is named that is gone."""

import configparser
import doctest
import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import click
import msgspec
import pytest
from click.testing import CliRunner

from inkognito import load_scenario
from inkognito.board.commands import AnyCommand as AnyBoardCommand
from inkognito.card.commands import AnyCommand as AnyCardCommand
from inkognito.cli.main import COMMANDS, main
from inkognito.cli.serve import serve
from inkognito.protocol import messages, requests
from inkognito.protocol.settings import checked_settings
from inkognito.server.cluster.checked_settings import problem_in
from inkognito.server.cluster.forwards import SHORTEST_KEY
from inkognito.server.metrics import Metrics
from inkognito.server.settings import ServerSettings
from tests.documents.blocks import (
    BLOCKS,
    DOCUMENTS,
    ROOT,
    Block,
    blocks_of,
    commands_in,
    inline_of,
)
from tests.kit.limits import PATIENCE, killed_after

NOT_RUN = {
    ("CONTRIBUTING.md", "git clone"): "fetches the repository and all packages",
    ("docs/learning.md", "seat ="): "a part of a lesson",
    ("docs/self-hosting.md", "useradd --system"): "needs root",
    ("docs/self-hosting.md", "systemctl enable"): "needs root and systemd",
    ("docs/self-hosting.md", "map $http_upgrade"): "needs nginx",
    ("docs/self-hosting.md", "play.example.org {"): "needs Caddy",
    ("docs/self-hosting.md", "# in"): "needs Caddy",
    ("docs/self-hosting.md", "export INKOGNITO_CLUSTER_KEY=$(openssl"): "needs Docker",
    ("docs/self-hosting.md", "┌──────────────┐ ws"): "a drawing",
    (
        "docs/self-hosting.md",
        "export INKOGNITO_PUBLIC_URL=https://play.example.org",
    ): "needs Docker",
    ("docs/self-hosting.md", "sudo -u"): "needs root",
    ("docs/self-hosting.md", "systemctl stop"): "needs root and systemd",
    ("docs/self-hosting.md", "inkognito copy"): "needs a PostgreSQL server",
}
"""Every block that no test runs, by its document and first two words, with the reason it gives."""

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
PROGRAMS = sorted(path.read_text("utf-8") for path in (ROOT / "docs").glob("*.py"))
"""Whole programs that the documents show; tests of their own run them."""

OURS: dict[str, Any] = {name: main.get_command(click.Context(main), name) for name in COMMANDS}
ENOUGH_GAMES = 2
LIMITS = {"board": ("--turn-limit", "12"), "card": ("--round-limit", "4")}
"""Few and short games show that a command works, where the documents play thousands."""

FIELDS = {
    kind.__struct_config__.tag: set(kind.__struct_fields__)
    for kind in get_args(messages.AnyServerMessage)
}
"""The fields of everything that the server sends, by type."""


def in_language(*languages: str) -> pytest.MarkDecorator:
    """Parametrize with the blocks of these languages that are to be run."""
    found = [one for one in BLOCKS if one.language in languages and one.reason is None]
    assert found
    return pytest.mark.parametrize("block", found, ids=lambda block: block.where)


def test_every_block_has_a_language_that_is_run_or_says_why_not() -> None:
    run = {"python", "sh", "json", "toml", "ini", "env", "wire", "promql", "diff"}
    assert [one.where for one in BLOCKS if one.reason is None and one.language not in run] == []


def test_the_blocks_that_are_not_run_are_these() -> None:
    skipped = [one for one in BLOCKS if one.reason is not None]
    found = {(one.document, " ".join(one.text.split()[:2])): one.reason for one in skipped}
    assert found == NOT_RUN
    assert len(skipped) == len(NOT_RUN)


# --- languages ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "document",
    sorted({one.document for one in BLOCKS if ">>>" in one.text}),
)
def test_the_examples_say_what_they_print(
    document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(ROOT / document), module_relative=False)
    assert tried
    assert not failed


@in_language("python")
def test_python_is_an_example_or_a_program_of_its_own(block: Block) -> None:
    assert ">>>" in block.text or block.text in PROGRAMS


@in_language("json")
def test_json_is_what_the_server_takes(block: Block) -> None:
    checked_settings(json.loads(block.text)["settings"])


@in_language("toml")
def test_toml_is_a_scenario_that_can_be_played(block: Block) -> None:
    game = re.search(r'^game = "(\w+)"', block.text, re.MULTILINE)
    assert game
    assert load_scenario(block.text, game[1]).to_act


@in_language("ini")
def test_a_unit_starts_a_command_that_there_is(block: Block) -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.read_string(block.text)
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert Path(program).name == "inkognito"
    parsed(*arguments)


@in_language("env")
def test_the_settings_of_a_cluster_make_a_member(block: Block) -> None:
    given = dict(line.split("=", 1) for line in block.text.splitlines())
    given["INKOGNITO_CLUSTER_KEY"] = "k" * SHORTEST_KEY
    with pytest.MonkeyPatch.context() as patch:
        for name, value in given.items():
            patch.setenv(name, value)
        read = serve.make_context("serve", []).params
    wanted = {name: read[name] for name in ("database", "cluster_address", "cluster_key")}
    assert problem_in(ServerSettings(**wanted)) is None


@in_language("diff")
def test_a_change_that_is_shown_fails_the_tests_that_are_named(
    block: Block, tmp_path: Path
) -> None:
    """Change the rule in a copy of the source, and run the tests of the next block against it."""
    path, old, new = re.findall(r"^(?:--- a/|-(?!-)|\+(?!\+))(.*)$", block.text, re.MULTILINE)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("client"))
    text = (tmp_path / path).read_text("utf-8")
    assert text.count(old) == 1
    (tmp_path / path).write_text(text.replace(old, new), "utf-8")
    later = next(one for one in BLOCKS if one.document == block.document and one.line > block.line)
    program, *arguments = shlex.split(later.text)
    assert program == ".venv/bin/pytest"
    done = subprocess.run(  # noqa: S603 - a command of our own guide
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments],
        cwd=ROOT,
        env={"PYTHONPATH": str(tmp_path / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=5 * PATIENCE,
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    failed = re.findall(r"^FAILED (.+)$", done.stdout, re.MULTILINE)
    assert len(failed) == 6, "as the guide says"
    assert all("italian_edition" in name for name in failed)


@in_language("promql")
def test_a_query_asks_for_metrics_that_there_are(block: Block) -> None:
    names = re.findall(r"inkognito_[a-z_]+", block.text)
    assert names
    assert all(f"\n{name}{{" in metrics() or f"\n{name} " in metrics() for name in names)


def metrics() -> str:
    return Metrics().text().decode()


@in_language("wire")
def test_messages_are_those_of_the_protocol(block: Block) -> None:
    """What a client sends is decoded; of what the server sends, shortened, the fields are known."""
    for line in block.text.splitlines():
        side, message = line[0], line[2:]
        if side == ">":
            sent = msgspec.json.decode(message, type=requests.AnyClientMessage)
            if isinstance(sent, requests.Act):
                msgspec.json.decode(sent.command, type=AnyBoardCommand | AnyCardCommand)
            continue
        assert side == "<"
        whole = json.loads(message.replace("{...}", "{}").replace(", ...}", "}"))
        assert set(whole) - {"type"} <= FIELDS[whole["type"]], line


# --- commands -----------------------------------------------------------------------------------


def parsed(name: str, *arguments: str) -> click.Context:
    """Parse the arguments of one of our commands, without running it."""
    context: click.Context = OURS[name].make_context(name, list(arguments))
    return context


@in_language("sh")
def test_commands_run_as_they_are_written(
    block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in commands_in(block):
        program, *arguments = shlex.split(command)
        if program == "make":
            assert set(arguments) <= TARGETS, command
        elif program in (".venv/bin/pytest", "git"):
            paths = [ROOT / one for one in arguments if "/" in one]
            assert paths, command
            assert all(path.exists() for path in paths), command
        else:
            assert program == "inkognito", command
            run(*arguments)


def run(name: str, *arguments: str) -> None:
    """Run one of our commands, with fewer and shorter games and in one process."""
    if name == "serve":
        served(*arguments)
        return
    words = list(arguments)
    if ">" in words:
        words = words[: words.index(">")]
    if "--plot" in words:
        words[words.index("--plot") + 1] = "plot.svg"
    if "--games" in words:
        bots = len(words[words.index("--seats") + 1].split("+")) if "--seats" in words else 0
        words[words.index("--games") + 1] = str(bots or ENOUGH_GAMES)
    if "--generations" in words:
        words[words.index("--generations") + 1] = "1"
    if name == "arena":
        words += ["--workers", "1", *LIMITS[words[words.index("--game") + 1]]]
    result = CliRunner().invoke(main, [name, *words])
    assert result.exit_code == 0, (name, words, result.output)


def served(*arguments: str) -> None:
    """Start a server, wait until it says that it is open, and end it."""
    settings = parsed("serve", *arguments).params
    assert settings["port"] == 8470
    command = [sys.executable, "-m", "inkognito", "serve", "--port", "0"]
    place = {"INKOGNITO_DATABASE": "sqlite:///tables.sqlite3"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, env=place) as server:  # noqa: S603
        assert server.stdout
        with killed_after(server, 3 * PATIENCE):
            assert b"http://127.0.0.1:" in server.stdout.readline()
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=2 * PATIENCE)
    assert server.returncode == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_that_are_only_mentioned_exist(document: Path) -> None:
    skipped = [one for one in blocks_of(document) if one.reason is not None]
    for code in (*inline_of(document), *(line for one in skipped for line in commands_in(one))):
        for target in re.findall(r"^make ([a-z][a-z-]*)", code):
            assert target in TARGETS, code
        for name, rest in re.findall(r"^(?:sudo -u \w+ )?inkognito ([a-z]+)(.*)", code):
            assert name in OURS, code
            options = {flag for one in OURS[name].params for flag in one.opts}
            assert set(re.findall(r"--[a-z-]+", rest)) <= options, code

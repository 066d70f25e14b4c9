"""The Dockerfile and the compose file use settings, files and routes that exist."""

import re
from pathlib import Path

import click

from inkognito.cli.main import main
from inkognito.cli.serve import serve
from inkognito.server.http_api import READY

ROOT = Path(__file__).parents[2]
IMAGE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
HOSTING = (ROOT / "docs/self-hosting.md").read_text("utf-8")
CLUSTER = (ROOT / "compose.cluster.yaml").read_text("utf-8")
VARIABLES = {str(one.envvar) for one in serve.params if isinstance(one, click.Option)}


def test_every_variable_is_a_setting_of_the_server() -> None:
    for text, count in ((IMAGE, 3), (COMPOSE, 3), (CLUSTER, 5)):
        named = set(re.findall(r"INKOGNITO_[A-Z_]+", text))
        assert len(named) == count
        assert named <= VARIABLES


def test_all_files_that_are_copied_exist_and_are_sent_to_the_builder() -> None:
    copied = re.findall(r"^COPY (?!--)(.+) \S+$", IMAGE, re.MULTILINE)
    names = {name for line in copied for name in line.split()}
    sent = set(re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE))
    assert names == sent
    assert all((ROOT / name).exists() for name in names)


def test_the_port_and_the_command_are_those_of_the_server() -> None:
    port = next(one.default for one in serve.params if one.name == "port")
    assert f"EXPOSE {port}\n" in IMAGE
    assert f"INKOGNITO_PORT={port} " in IMAGE
    assert f'"127.0.0.1:{port}:{port}"' in COMPOSE
    assert 'CMD ["serve"]' in IMAGE
    assert main.get_command(click.Context(main), "serve") is serve


def test_the_proxy_of_a_cluster_asks_every_process_whether_it_is_ready() -> None:
    processes = set(re.findall(r"^  (inkognito-\d):$", CLUSTER, re.MULTILINE))
    [asked] = re.findall(r"reverse_proxy (.+) \{", CLUSTER)
    port = next(one.default for one in serve.params if one.name == "port")
    assert set(asked.split()) == {f"{one}:{port}" for one in processes}
    for text in (CLUSTER, (ROOT / "run_cluster.py").read_text("utf-8"), HOSTING):
        assert f"health_uri {READY}\n" in text
        assert "health_interval 1s\n" in text
        assert "health_timeout 2s\n" in text


def test_the_container_runs_as_a_user_without_rights() -> None:
    user, *_ = re.findall(r"^USER (\d+)$", IMAGE, re.MULTILINE)
    assert int(user) > 0
    assert f"--uid {user} " in IMAGE

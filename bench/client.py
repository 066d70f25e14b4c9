"""Measure the browser client: bytes, Lighthouse, and frames on a slow phone.

Everything is measured in Chromium on fixed games (tests/pictures), so that two runs load the same
pages. Nothing is asserted, everything is reported. `make bench-client`, or
`python -m bench.client --parts weight`.
"""

import argparse
import gzip
import json
import os
import socket
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
from playwright.sync_api import (
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    Response,
    sync_playwright,
)
from rich.console import Console
from rich.table import Table

from build_client import node_and_npm
from tests.kit.browsing import PHONE, Player
from tests.kit.chromium import ARGUMENTS, CACHE, executable, launch
from tests.kit.people import Person
from tests.pictures.fixed_server import FixedServer, fixed_server
from tests.pictures.playing import FixedGame

Figures = dict[str, Any]

WORD: Final = "4"
LIGHTHOUSE: Final = "lighthouse@13.5.0"
SCORES: Final = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best-practices": "best practices",
    "seo": "search",
}
TIMES: Final = {
    "first-contentful-paint": "first paint, s",
    "largest-contentful-paint": "largest paint, s",
    "total-blocking-time": "blocked, ms",
    "cumulative-layout-shift": "layout shift",
}
SECONDS_FOR_LIGHTHOUSE: Final = 300
SLOWER: Final = 4
"""How many times slower the phone is than this machine."""

LONG_FRAME: Final = 50
"""A frame that takes longer than this, in milliseconds, feels late."""

DRAWN: Final = "decision-drawn"
"""The mark that the client makes when the first decision is on the screen."""

BEFORE: Final = """(mark) => {
  const [{ startTime: drawn }] = performance.getEntriesByName(mark);
  const fetched = performance.getEntriesByType("resource");
  return fetched.filter(({ startTime }) => startTime <= drawn).map(({ name }) => name);
}"""
"""The addresses of everything that was asked for before it."""

FRAMES: Final = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const see = (now) => {
    window.frames_seen.push(now - last);
    last = now;
    requestAnimationFrame(see);
  };
  requestAnimationFrame(see);
}"""


# --- bytes --------------------------------------------------------------------------------------


class Scripts:
    """The JavaScript that a page has fetched so far."""

    def __init__(self, page: Page) -> None:
        self._addresses: set[str] = set()
        self._page = page
        page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "javascript" in response.headers.get("content-type", ""):
            self._addresses.add(response.url)

    def packed(self) -> float:
        """Return the total size in kB, compressed with gzip."""
        self._page.wait_for_load_state("networkidle")
        return _packed(self._addresses)

    def packed_until_decision(self) -> float:
        """Return the size of those that were asked for until the first decision was drawn."""
        before: list[str] = self._page.evaluate(BEFORE, DRAWN)
        self._page.wait_for_load_state("networkidle")
        return _packed(self._addresses.intersection(before))


def _packed(addresses: Iterable[str]) -> float:
    bodies = (httpx.get(one).content for one in addresses)
    return sum(len(gzip.compress(body, 9)) for body in bodies) / 1_000


def weight(playwright: Playwright) -> Figures:
    """Return kB of JavaScript from an empty cache to the start page, and to the first decision.

    The client fetches more when the browser has time after that, so that nothing that is pressed
    later is late; this is reported as well.
    """
    found: Figures = {}
    for game in ("board", "card"):
        with _server() as server:
            browser = launch(playwright)
            player = Player(browser, server.address, "Marta", phone=True)
            scripts = Scripts(player.page)
            player.goto("/")
            found["start page"] = scripts.packed()
            player.play_now(game, 4)
            player.until(partial(_may_decide, player))
            found[f"first decision, {game} game"] = scripts.packed_until_decision()
            found[f"soon after it, {game} game"] = scripts.packed()
            browser.close()
    return found


def _may_decide(player: Player) -> bool:
    """Whether the first decision is on the screen."""
    return bool(player.page.evaluate(f"performance.getEntriesByName('{DRAWN}').length"))


# --- Lighthouse ---------------------------------------------------------------------------------


def lighthouse(playwright: Playwright, runs: int) -> Figures:
    """Return Lighthouse's scores and times with its default settings, which simulate a phone."""
    with _server() as server, _browser_with_port(playwright) as (context, port):
        marta, tommaso = (Person(server.address, name) for name in ("Marta", "Tommaso"))
        cookie = {"name": "inkognito", "value": marta.web.cookies["inkognito"]}
        context.add_cookies([{**cookie, "url": server.address}])  # type: ignore[typeddict-item]
        pages = {
            "start page": "/",
            "table, board game": _at_a_decision(server, marta, tommaso, "board", "step"),
            "table, card game": _at_a_decision(server, marta, tommaso, "card", "play-location"),
        }
        return {
            name: _medians([_report(server.address + path, port) for _ in range(runs)])
            for name, path in pages.items()
        }


def _at_a_decision(
    server: FixedServer, marta: Person, tommaso: Person, game: str, kind: str
) -> str:
    """Return the path of a table where it is Marta's turn to make this decision."""
    table = FixedGame(server, marta, tommaso)
    table.open({"game": game, "bots": {"red": "clerk", "green": "clerk"}, "help": "elimination"})
    table.begin()
    next(moment for moment in table.moments() if kind in moment.kinds)
    return f"/tables/{table.table}"


@contextmanager
def _browser_with_port(playwright: Playwright) -> Iterator[tuple[BrowserContext, int]]:
    """Start a browser with a debugging port, which Lighthouse uses as well."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    alone = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=executable(playwright),
            args=[*ARGUMENTS, *alone, f"--remote-debugging-port={port}"],
        )
        yield context, port
        context.close()


def _report(url: str, port: int) -> Figures:
    node, npm = node_and_npm()
    command = [*npm, "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", url]
    command += [f"--port={port}", "--output=json", "--output-path=stdout", "--quiet"]
    command += [f"--only-categories={','.join(SCORES)}"]
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "PATH": path, "npm_config_cache": str(CACHE / "npm")},
            capture_output=True,
            text=True,
            timeout=SECONDS_FOR_LIGHTHOUSE,
            check=False,
        )
    if done.returncode != 0:
        raise RuntimeError(f"Lighthouse has failed:\n{done.stderr[-2_000:]}")
    report: Figures = json.loads(done.stdout)
    return report


def _medians(reports: list[Figures]) -> Figures:
    """Return the medians of scores and times, and the audits that could be better."""
    found: Figures = {
        name: median(100 * report["categories"][key]["score"] for report in reports)
        for key, name in SCORES.items()
    }
    for key, name in TIMES.items():
        scale = 1_000 if name.endswith(", s") else 1
        found[name] = median(report["audits"][key]["numericValue"] / scale for report in reports)
    found["complaints"] = sorted(_complaints(reports[-1]))
    return found


def _complaints(report: Figures) -> Iterator[str]:
    """Yield the audits that count for a score and are not perfect."""
    for category in report["categories"].values():
        for part in category["auditRefs"]:
            audit = report["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                yield f"{part['id']} ({audit['score']:.2f})"


# --- smoothness ---------------------------------------------------------------------------------


def smoothness(playwright: Playwright, game: str, seconds: int) -> Figures:
    """Return frames and script time while a phone watches four bots at their usual speed."""
    with _server(fast=False) as server:
        browser = launch(playwright)
        context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)  # type: ignore[arg-type]
        page = context.new_page()
        cdp = context.new_cdp_session(page)
        page.goto(server.address + _table_of_bots(server, game))
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        found = _watched(page, cdp, seconds)
        browser.close()
        return found


def _table_of_bots(server: FixedServer, game: str) -> str:
    host = Person(server.address, "Marta")
    bots = dict.fromkeys(("red", "blue", "green", "yellow"), "clerk")
    table = host.opens({"game": game, "bots": bots})

    async def begin() -> None:
        line = await host.comes(table)
        answer = await line.verdict("begin")
        if answer != "taken":
            raise RuntimeError(answer)

    server.do(begin())
    return f"/tables/{table}"


def _watched(page: Page, cdp: CDPSession, seconds: int) -> Figures:
    before = _spent(cdp)
    page.evaluate(FRAMES)
    page.wait_for_timeout(seconds * 1_000)
    frames = [float(one) for one in page.evaluate("window.frames_seen")]
    late = [one for one in frames if one > LONG_FRAME]
    spent = _spent(cdp)
    return {
        "frames": len(frames),
        f"frames over {LONG_FRAME} ms": len(late),
        "their share, %": 100 * len(late) / len(frames),
        "the longest, ms": max(frames),
        "script, s": spent["ScriptDuration"] - before["ScriptDuration"],
        "all work of the page, s": spent["TaskDuration"] - before["TaskDuration"],
    }


def _spent(cdp: CDPSession) -> dict[str, float]:
    cdp.send("Performance.enable")
    return {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}


# --- reporting ----------------------------------------------------------------------------------


@contextmanager
def _server(*, fast: bool = True) -> Iterator[FixedServer]:
    with (
        tempfile.TemporaryDirectory() as folder,
        fixed_server(Path(folder), WORD, fast=fast) as one,
    ):
        yield one


def _shown(title: str, columns: dict[str, Figures]) -> Table:
    table = Table("", *columns, title=title)
    for row in next(iter(columns.values())):
        cells = (figures[row] for figures in columns.values())
        table.add_row(row, *(_said(cell) for cell in cells))
    return table


def _said(cell: float | list[str]) -> str:
    return "\n".join(cell) if isinstance(cell, list) else f"{cell:,.4g}"


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parts = ("weight", "lighthouse", "smooth")
    parser.add_argument("--parts", nargs="*", choices=parts, default=parts)
    parser.add_argument("--runs", type=int, default=3, help="runs of Lighthouse for each page")
    parser.add_argument("--seconds", type=int, default=60, help="how long frames are watched")
    asked = parser.parse_args()
    console = Console()
    with sync_playwright() as playwright:
        if "weight" in asked.parts:
            found = weight(playwright)
            console.print(_shown("JavaScript so far, gzip", {"kB": found}))
        if "lighthouse" in asked.parts:
            console.print(_shown("Lighthouse", lighthouse(playwright, asked.runs)))
        if "smooth" in asked.parts:
            games = {
                game: smoothness(playwright, game, asked.seconds) for game in ("board", "card")
            }
            console.print(_shown(f"Frames on a phone, {SLOWER} times slower", games))


if __name__ == "__main__":
    main()

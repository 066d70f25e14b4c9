"""All screens of the client by their addresses, and what may be wrong with any of them."""

import re
from pathlib import Path
from typing import Any

from tests.browser.autopilot import Autopilot, play, play_out
from tests.browser.seeing import look
from tests.kit.browsing import Player
from tests.kit.wording import LANGUAGES, messages

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")

PLAIN = {
    "home": "/",
    "new table": "/new",
    "join": "/join",
    "watch": "/watch",
    "settings": "/settings",
    "me": "/me",
    "link": "/link#nothing",
    "nowhere": "/rules/chess",
    "rules": "/rules/board",
    "rules of the card game": "/rules/card",
    "aid": "/aid/board",
    "aid for the card game": "/aid/card",
    "learn": "/learn/board",
    "learn the card game": "/learn/card",
    "puzzles": "/puzzles",
    "a puzzle": "/puzzles/2",
    "a puzzle on the map": "/puzzles/13",
    "companion": "/companion",
}
BOTS = {"red": "random", "green": "random", "yellow": "random"}
SHORT = {"board": {"turn_limit": 1}, "card": {"round_limit": 1}}


def tables(player: Player) -> dict[str, str]:
    """Screens at tables: the player gathers, plays, and has played to the end."""
    gathering = player.opens({"game": "board", "visibility": "public"}, "blue")
    found = {"gathering": f"/tables/{gathering}"}
    for game in ("board", "card"):
        found[game] = f"/tables/{_played(player, game, {})}"
        play([Autopilot(player)], lambda: is_free(player))
        over = _played(player, game, SHORT[game])
        play_out(Autopilot(player))
        found |= {f"end of a {game} game": f"/tables/{over}"}
        found |= {f"replay of a {game} game": f"/replay/{over}?eyes=all&at=12"}
        found |= {f"review of a {game} game": f"/review/{over}"}
    return found


def _played(player: Player, game: str, rules: dict[str, Any]) -> str:
    table = player.opens({"game": game, "bots": BOTS, "rules": rules}, "blue")
    player.be_ready()
    player.begin()
    player.button("setup-begin").wait_for(state="hidden")
    return table


def is_asked(player: Player) -> bool:
    """Whether the page's title says that it is this player's turn."""
    return player.words("shell-title-mine").match(player.page.title()) is not None


def is_free(player: Player) -> bool:
    """It is this player's turn, and no question waits: nothing happens, and all can be pressed."""
    return is_asked(player) and look(player).dialog is None


def visit(player: Player, path: str) -> None:
    """Go there, and wait until everything is on the screen."""
    player.goto(path)
    player.page.wait_for_load_state("networkidle")


# --- what may be wrong ----------------------------------------------------------------------------

_SAID = """() => {
  const said = [document.title];
  const shown = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
  const all = document.createTreeWalker(document.body, shown);
  for (let at = all.nextNode(); at; at = all.nextNode()) {
    if (at.nodeType === Node.TEXT_NODE) said.push(at.data);
    else for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
      if (at.hasAttribute(name)) said.push(at.getAttribute(name));
  }
  return said.map((one) => one.trim()).filter(Boolean);
}"""

_FOUND = """async ([tags, exclude]) => {
  const rules = { runOnly: { type: "tag", values: tags } };
  const { violations } = await axe.run({ include: ["html"], exclude }, rules);
  const about = ({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(about).join(" | ")}`);
}"""

_RESTS = """document.getAnimations().every(({ playState, effect }) =>
  playState !== "running" || effect.getTiming().iterations === Infinity)"""

_UNSAID = re.compile(r"\{\s*[$A-Z]|\?\?\?|undefined|\[object|NaN")
"""A variable that was not given, or something that is no text at all."""


def left_unsaid(player: Player) -> list[str]:
    """Texts that are missing: ids where a sentence should be, and holes in sentences."""
    ids = set().union(*(messages(one).keys() for one in LANGUAGES))
    areas = {one.split("-")[0] for one in ids if "-" in one}
    raw = re.compile(rf"(?<![\w/.-])(?:{'|'.join(sorted(areas))})(?:-[a-z0-9]+)+(?![\w/.-])")
    said: list[str] = player.page.evaluate(_SAID)
    return [one[:200] for one in said if _UNSAID.search(one) or _is_id(raw, ids, one)]


def _is_id(raw: re.Pattern[str], ids: set[str], text: str) -> bool:
    return any(found in ids or found.count("-") > 1 for found in raw.findall(text))


def barriers(player: Player, *but: str) -> list[str]:
    """What axe has against the screen, once nothing moves or fades on it any more.

    `but` are selectors of what is left out, such as a map whose edges cut off figures.
    """
    player.until(lambda: bool(player.page.evaluate(_RESTS)))
    found: list[str] = player.page.evaluate(_FOUND, [list(RULES), list(but)])
    return found


def is_too_wide(player: Player) -> bool:
    """Whether the page can be scrolled sideways."""
    return bool(
        player.page.evaluate(
            "document.scrollingElement.scrollWidth > document.documentElement.clientWidth"
        )
    )


def speak(player: Player, language: str) -> None:
    """Choose another language on the screen that is open."""
    menu = player.page.get_by_role("combobox", name=player.words("shell-language"))
    menu.select_option(language)
    player.language = language
    player.until(lambda: player.page.evaluate("document.documentElement.lang") == language)


def turn_light(player: Player) -> None:
    """From dark to light, or back."""
    before = player.page.evaluate("document.documentElement.dataset.theme")
    player.press("shell-dark")
    player.until(lambda: player.page.evaluate("document.documentElement.dataset.theme") != before)


def the_story_is_told(player: Player, *sizes: tuple[int, int]) -> None:
    """Line by line, with the last position; in these sizes a rematch is in view at once."""
    main = player.page.get_by_role("main")
    main.locator("ol.story > li").first.wait_for()
    main.locator(".scene:not(.empty)").wait_for()
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        rematch = player.button("end-rematch").bounding_box()
        assert rematch is not None
        assert 0 <= rematch["y"] <= height - rematch["height"]
        assert player.page.evaluate("scrollY") == 0
        assert not is_too_wide(player)

"""While the server is down the page opens, says so, and can be read until the server is back."""

from tests.browser.autopilot import Autopilot, are_over, play
from tests.browser.conftest import Arrive
from tests.browser.screens import AXE, barriers, is_too_wide, left_unsaid, speak
from tests.browser.test_coming_back import BROKEN
from tests.kit.browsing import Player
from tests.kit.serving import Serving

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = requests.flat().map(({ url }) => new URL(url).pathname);
  return { names, paths };
}"""


def kept(player: Player) -> list[str]:
    """The paths of all that the browser keeps, once the service worker has all it wants."""
    found = player.page.evaluate(KEPT)
    assert len(found["names"]) == 1
    paths: list[str] = found["paths"]
    return paths


def test_while_the_server_is_down_the_page_opens_and_can_be_read_and_then_the_game_goes_on(
    own_server: Serving, arrive: Arrive
) -> None:
    ada = arrive("Ada", own_server.address, keeps_client=True, phone=True)
    ada.context.add_init_script(path=AXE)
    table = ada.play_now("board", 4)
    paths = kept(ada)
    assert {"/", "/icon.svg"} <= set(paths)
    assert not [one for one in paths if one.startswith(("/api", "/ws", "/tables"))]
    problems: list[str] = []
    with ada.expecting(*BROKEN):
        own_server.kill()
        ada.page.reload()
        ada.heading("offline-table").wait_for()
        problems += [*left_unsaid(ada), *barriers(ada)]
        reads_the_rules(ada, problems)
        finds_no_lessons(ada, problems)
        ada.goto("/")
        ada.text("offline-server").wait_for()
        assert not is_too_wide(ada)
        problems += [*left_unsaid(ada), *barriers(ada)]
        own_server.start()
        ada.text("offline-server").wait_for(state="hidden")
    assert not problems, "\n".join(problems)
    plays_on(ada, table)


def reads_the_rules(ada: Player, problems: list[str]) -> None:
    """Rules and playing aid of both games, in every language."""
    for path, language in (("/rules/board", "en"), ("/aid/card", "de"), ("/rules/card", "it")):
        ada.goto("/")
        speak(ada, language)
        ada.goto(path)
        ada.text("offline-server").wait_for()
        assert ada.page.locator("main h2").count() > 0
        problems += [f"{path}: {one}" for one in left_unsaid(ada)]
    ada.goto("/")
    speak(ada, "en")


def finds_no_lessons(ada: Player, problems: list[str]) -> None:
    """Lessons are played at tables of the server, and the page says that there are none now."""
    ada.goto("/learn/card")
    ada.text("offline-server").wait_for()
    ada.heading("home-broken").wait_for()
    problems += [f"/learn/card: {one}" for one in left_unsaid(ada)]


def plays_on(ada: Player, table: str) -> None:
    """The game is where it was, and takes the next command."""
    ada.goto(f"/tables/{table}")
    pilot, before = Autopilot(ada), len(ada.acts())
    play([pilot], lambda: are_over([pilot]) or len(ada.acts()) > before)

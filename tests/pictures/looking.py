"""What a visitor does on a page before a picture is taken: opens papers and dialogs, chooses."""

from collections.abc import Callable, Sequence
from random import Random

from tests.browser.hands import Finger, Hand, Mouse
from tests.browser.seeing import Thing, look
from tests.kit.browsing import Player
from tests.kit.wording import says
from tests.pictures.camera import Look

MOST_CARDS = 40
"""Cards that are pressed in a dialog before it is given up."""


def paper(which: str) -> Look:
    """Open one of the papers: a sheet on the phone, a tab on the desktop if it is no panel."""

    def turn(player: Player) -> None:
        words, page = player.words(f"shell-{which}"), player.page
        found = page.get_by_role("tab", name=words).or_(page.get_by_role("button", name=words))
        if found.count():
            found.first.click()

    return turn


def on_phone(step: Look) -> Look:
    """What is needed on the phone only."""
    return lambda player: step(player) if player.is_phone else None


def press(*ids: str) -> Look:
    """Press the button that says one of these, once it is there."""
    return lambda player: player.button(*ids).first.click()


def hear_coach(player: Player) -> None:
    """Wait for the first line of a guide."""
    player.page.locator(".coach .say, dialog .coach").first.wait_for()


def choose_figure(player: Player) -> None:
    """Choose the first figure that can move, so that its targets glow."""
    _press_one(player, lambda: look(player).inside("map-figures"))


def choose_target(player: Player) -> None:
    """Choose the first place that glows."""
    _press_one(player, lambda: look(player).inside("map-targets"))


def choose_cards(player: Player) -> None:
    """In the dialog: choose cards, always the same ones, until they can be shown."""
    random = Random(1)
    for _ in range(MOST_CARDS):
        if not any(
            says(player.language, one.name, "board-ui-show-none") for one in look(player).things
        ):
            return
        cards = [one for one in look(player).things if one.pressed is False and not one.off]
        _hand(player).press(player, random.choice(cards))


def choose_two(player: Player) -> None:
    """In the card game: choose two cards."""
    for _ in range(2):
        _press_one(player, lambda: look(player).inside("card-ui-choose-two"))


def solve(answer: int) -> Look:
    """Choose this answer of a puzzle, and check it."""

    def give(player: Player) -> None:
        player.page.locator("fieldset label").nth(answer).click()
        player.button("puzzles-check").click()
        player.button("puzzles-next").wait_for()

    return give


def hold(*cards: int) -> Look:
    """In the companion: choose the own cards, kind by kind, and begin."""

    def begin(player: Player) -> None:
        kinds = player.page.locator("main .cards")
        for kind, card in enumerate(cards):
            kinds.nth(kind).get_by_role("button").nth(card).click()
        player.button("companion-begin").click()
        player.heading("companion-sheet").wait_for()

    return begin


def note(who: int, *cards: int) -> Look:
    """In the companion: note the cards that somebody showed, and open the proof of what follows."""

    def enter(player: Player) -> None:
        player.page.locator(".entry .who label").nth(who).click()
        for card in cards:
            player.page.locator(".entry .cards").get_by_role("button").nth(card).click()
        player.button("companion-add").click()
        player.page.locator("td.certain").get_by_role("button").click()

    return enter


def _press_one(player: Player, things: Callable[[], Sequence[Thing]]) -> None:
    player.until(lambda: any(_is_free(one) for one in things()))
    _hand(player).press(player, next(one for one in things() if _is_free(one)))


def _hand(player: Player) -> Hand:
    return Finger() if player.is_phone else Mouse()


def _is_free(thing: Thing) -> bool:
    return thing.role == "button" and not thing.off and not thing.pressed

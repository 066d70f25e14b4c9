"""Plays by what is on the page and nothing else: presses what glows, answers, confirms, goes on.

It knows by which words each kind of command is offered, so that it can prefer kinds that nobody has
sent yet. Which of them is legal it does not know: it presses only what the page offers.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from tests.browser.hands import Finger, Hand, Mouse
from tests.browser.seeing import Sight, Thing, look
from tests.kit.browsing import PATIENCE, Player

BUTTONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("shake-phantom", ("board-ui-shake",)),
    ("undo-all-steps", ("board-ui-undo-all",)),
    ("undo-step", ("board-ui-undo",)),
    ("end-movement", ("board-ui-end-movement",)),
    ("end-turn", ("board-ui-end-turn",)),
    ("question", ("board-ui-ask-identity", "board-ui-ask-build")),
    ("slip-away", ("board-ui-slip",)),
    ("expel", ("board-ui-expel-unasked",)),
    ("object-to-repeat", ("board-ui-object",)),
    ("declare", ("board-ui-declare",)),
    ("write-note", ("board-ui-note-open",)),
    ("show-cards", ("board-ui-answer",)),
    ("answer-hand", ("board-ui-answer-hand",)),
    ("play-location", ("card-ui-go-to",)),
    ("decline", ("card-ui-decline-declare", "card-ui-decline-ask", "card-ui-decline-look")),
    ("declare-code", ("card-ui-declare",)),
)
"""By kind of command: what the buttons say that offer it."""

FINISHING = (
    ("place-figures", "board-ui-placing-begin"),
    ("slip-away", "board-ui-slip-to"),
    ("expel", "board-ui-expel-to"),
    ("choose-pair", "card-ui-show-two"),
    ("choose-pair", "card-ui-show-these"),
)
"""Buttons that send what was put together before."""

SELDOM = {"undo-step", "undo-all-steps", "decline", "slip-away"}
"""What is done only where it is wanted, or nothing else is left."""

NEVER = {"object-to-repeat", "write-note", "declare", "declare-code"}
"""What is done only where it is wanted."""

IDLE = 25
"""Milliseconds between two checks whether there is anything to do."""

GLANCE = 0.3
"""After this many seconds without a message the page is read anyway."""

SHARED = {
    "question": {"question-agent", "question-through-ambassador"},
    "declare": {"declare-mission", "declare-alone"},
}
"""Buttons that lead to one of two kinds."""


class Autopilot:
    """A hand that plays for one player, as the page offers it."""

    def __init__(
        self,
        player: Player,
        seed: int = 1,
        *,
        wanted: set[str] | None = None,
        hand: Hand | None = None,
        haste: float = 0.5,
    ) -> None:
        """`wanted`: kinds to be sent where they can be; `haste`: how gladly it ends a movement.

        What somebody has sent is taken out of `wanted`, which several pilots may share.
        """
        self.player = player
        self.wanted = wanted if wanted is not None else set()
        self.partners: set[str] = set()
        """To whom a hand is offered, if not to anybody."""
        self.hand = hand or (Finger() if player.is_phone else Mouse())
        self.last: Sight | None = None
        """What was on the page at the last look."""
        self._random, self._haste = Random(seed), haste
        self._heard, self._looked = -1, 0.0

    def step(self) -> bool:
        """Press one thing and wait for what comes of it; whether there was anything to press."""
        if not self._has_news() or not self.press_one():
            return False
        self.player.settle()
        self.wanted -= self.player.kinds_taken()
        return True

    def press_one(self) -> bool:
        """Press one thing, if there is anything to press; whether there was."""
        sight = self.sight()
        thing = self._in_dialog(sight) if sight.dialog is not None else self._on_page(sight)
        if thing is None:
            return False
        self.hand.press(self.player, thing)
        self._heard = -1
        return True

    def sight(self) -> Sight:
        """The page as it is now."""
        self._heard, self._looked = self.player.heard, monotonic()
        self.last = look(self.player)
        return self.last

    def _has_news(self) -> bool:
        """Whether anything can have changed since the last look; it is looked anyway at times."""
        return self.player.heard != self._heard or monotonic() - self._looked > GLANCE

    @property
    def _missing(self) -> set[str]:
        return self.wanted | {shared for shared, kinds in SHARED.items() if self.wanted & kinds}

    def _any(self, things: Sequence[Thing]) -> Thing | None:
        return self._random.choice(things) if things else None

    # --- on the page ----------------------------------------------------------------------------

    def _on_page(self, sight: Sight) -> Thing | None:
        offered = self._offered(sight)
        missing = self._missing
        wanted = [one for one in offered if one[0] in missing]
        harmless = [one for one in offered if one[0] not in NEVER]
        usual = [one for one in harmless if one[0] not in SELDOM]
        chosen = wanted or self._hurried(usual) or harmless
        return self._any([thing for _, thing in chosen])

    def _hurried(self, usual: list[tuple[str, Thing]]) -> list[tuple[str, Thing]]:
        """Only the end of the movement, or all but that, where there is a choice."""
        is_in_haste = self._random.random() < self._haste
        return [one for one in usual if (one[0] == "end-movement") == is_in_haste] or usual

    def _offered(self, sight: Sight) -> list[tuple[str, Thing]]:
        ready = [(kind, one) for kind, text in FINISHING for one in sight.saying(text)]
        objecting = [("object-to-repeat", one) for one in sight.saying("board-ui-object")]
        if ready:
            return ready + objecting
        found = [(kind, one) for kind, texts in BUTTONS for one in sight.saying(*texts)]
        return [*found, *self._on_map(sight), *self._with_cards(sight)]

    def _on_map(self, sight: Sight) -> list[tuple[str, Thing]]:
        """Press targets before figures, and figures before balls, to complete a choice."""
        kind = self._kind_of_targets(sight)
        balls = [one for one in sight.inside("board-ui-balls") if one.role == "button"]
        if sight.has_heading("board-ui-prompt-which-ball"):
            return [(kind, one) for one in balls if one.pressed]
        targets = sight.inside("map-targets")
        lively = sight.saying("map-consequence", within="map-targets")
        if targets:
            return [(kind, one) for one in lively or targets]
        figures = [one for one in sight.inside("map-figures") if one.pressed is False]
        return [(kind, one) for one in figures or balls]

    def _kind_of_targets(self, sight: Sight) -> str:
        groups = {"board-ui-placing": "place-figures", "board-ui-slip": "slip-away"}
        groups["board-ui-expel"] = "expel"
        for group, kind in groups.items():
            if any(sight.inside(group)) or self._is_leaving(sight, group):
                return kind
        return "step"

    def _is_leaving(self, sight: Sight, group: str) -> bool:
        return group != "board-ui-placing" and sight.has_heading(group)

    def _with_cards(self, sight: Sight) -> list[tuple[str, Thing]]:
        pairs = [one for one in sight.inside("card-ui-choose-two") if one.pressed is False]
        if pairs:
            return [("choose-pair", one) for one in pairs]
        if sight.has_heading("card-ui-ask"):
            asks = sight.saying("card-ui-ask-one", within="card-ui-my-cards")
            return [("name-agent", one) for one in asks]
        kind = "look-at-dummy" if sight.has_heading("card-ui-dummy") else "show-black-card"
        black = [one for one in sight.inside("card-ui-my-cards") if one.pressed is False]
        return [(kind, one) for one in black]

    # --- in a dialog ----------------------------------------------------------------------------

    def _in_dialog(self, sight: Sight) -> Thing | None:
        if sight.asks("board-ui-questioned-title", "board-ui-questioned-again"):
            return self._answer(sight)
        if sight.asks("board-ui-shown-title", "card-ui-shown-title"):
            return self._any(sight.saying("panels-shown-continue"))
        if sight.asks("board-ui-hand-title"):
            return self._any(sight.saying("board-ui-hand-take", "board-ui-hand-refuse"))
        if sight.asks("board-ui-declare-title"):
            return self._declare(sight)
        if sight.asks("card-ui-declare-title"):
            return self._name_code(sight)
        if sight.asks("board-ui-note"):
            return self._write_note()
        return self._confirm(sight)

    def _confirm(self, sight: Sight) -> Thing | None:
        """Any dialog that asks once more: the button that is no way back."""
        assert sight.saying("shell-cancel"), f"nobody knows what to do with {sight.dialog!r}"
        back = sight.saying("shell-cancel", "shell-close")
        ways = [one for one in sight.things if not one.off and one.role == "button"]
        return next((one for one in ways if one not in back), None)

    def _answer(self, sight: Sight) -> Thing | None:
        secrets = sight.saying("board-ui-secrets-open")  # which says "Show", too
        show = [one for one in sight.saying("board-ui-show") if one not in secrets]
        return show[0] if show else self._any([one for one in sight.things if _is_free_card(one)])

    def _declare(self, sight: Sight) -> Thing | None:
        alone = sight.saying("board-ui-declare-alone")
        if alone and "declare-alone" in self._missing:
            return alone[0]
        hands = sight.saying("board-ui-declare-to")
        partners = [one for one in hands if any(name in one.name for name in self.partners)]
        return self._any(partners or hands or alone)

    def _name_code(self, sight: Sight) -> Thing | None:
        """Give each agent a number that no other has, then say it."""
        ready = sight.saying("card-ui-declare-do")
        if ready:
            return ready[0]
        numbers = [one for one in sight.things if one.role == "radio"]
        agents = list(dict.fromkeys(one.groups[0] for one in numbers))
        taken = {one.name for one in numbers if one.checked}
        done = {one.groups[0] for one in numbers if one.checked}
        missing = next(agent for agent in agents if agent not in done)
        return self._any([o for o in numbers if o.groups[0] == missing and o.name not in taken])

    def _write_note(self) -> Thing | None:
        """Each player gets one of the four identities and builds, in some order."""
        selects = self.player.page.locator("dialog[open] select")
        for number in range(selects.count()):
            selects.nth(number).select_option(index=1 + number // 2)
        return look(self.player).saying("board-ui-note-seal")[0]


def _is_free_card(thing: Thing) -> bool:
    return thing.role == "button" and not thing.off and thing.pressed is False


def play(pilots: Sequence[Autopilot], until: Callable[[], bool]) -> None:
    """All of them play in turns until something is so."""
    idle = 0
    while not until():
        pressed = [pilot.step() for pilot in pilots]
        idle = 0 if any(pressed) else idle + 1
        assert idle < PATIENCE // IDLE, [look(pilot.player).headings for pilot in pilots]
        if idle:
            pilots[0].player.page.wait_for_timeout(IDLE)


def are_over(pilots: Sequence[Autopilot]) -> bool:
    """Whether all of them are at the end screen."""
    return all(pilot.last is not None and pilot.last.is_end for pilot in pilots)


def play_out(*pilots: Autopilot) -> None:
    """To the end screen."""
    play(pilots, lambda: are_over(pilots))

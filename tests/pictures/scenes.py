"""The scenes of which pictures are taken: when each comes in its game, and what is pressed then."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from tests.pictures.camera import Look
from tests.pictures.looking import (
    choose_cards,
    choose_figure,
    choose_target,
    choose_two,
    hold,
    note,
    on_phone,
    paper,
    press,
    solve,
)
from tests.pictures.playing import Moment

DOSSIER = on_phone(paper("dossier"))


class Scene(Struct, frozen=True):
    """A picture of the table, or of another page, at the first moment like this.

    `after`: the number of sightings that Marta must have. `before`, `afterwards`: her clicks.
    """

    name: str
    is_now: Callable[[Moment], bool]
    after: int = 0
    before: Sequence[Look] = ()
    afterwards: Sequence[Look] = ()
    whole: bool = False
    path: str | None = None

    def has_come(self, moment: Moment) -> bool:
        """Whether this is the moment."""
        return moment.number >= self.after and self.is_now(moment)


class Reading(Struct, frozen=True):
    """A page that needs no game; `before` are the clicks on it."""

    name: str
    path: str
    before: Sequence[Look] = ()


def may(*kinds: str) -> Callable[[Moment], bool]:
    """Marta may do one of these."""
    return lambda moment: not moment.kinds.isdisjoint(kinds)


def waits(moment: Moment) -> bool:
    """Marta waits for Tommaso."""
    return not moment.is_mine and not moment.is_over


def is_over(moment: Moment) -> bool:
    """The game is over."""
    return moment.is_over


BOARD = (
    Scene("board-1-shake", may("shake-phantom")),
    Scene("board-2-figures", may("step"), after=60),
    Scene("home", may("step"), after=60, whole=True, path="/"),
    Scene(
        "board-hint",
        may("step"),
        after=60,
        before=(press("shell-hint"), press("coach-more-move"), press("coach-more-why")),
    ),
    Scene("board-3-targets", may("step"), after=60, before=(choose_figure,)),
    Scene("board-4-meeting", may("question-agent"), after=60),
    Scene("board-4-meeting-ambassador", may("question-through-ambassador")),
    Scene("board-5-expelling", may("expel"), after=60),
    Scene("board-5-expelling-chosen", may("expel"), after=60, before=(choose_target,)),
    Scene("board-6-questioned", may("show-cards"), after=60),
    Scene("board-6-questioned-chosen", may("show-cards"), after=60, before=(choose_cards,)),
    Scene("board-7-end-turn", may("end-turn"), after=60),
    Scene("board-8-waiting", waits, after=60),
    Scene("board-paper-notes", waits, after=150, before=(on_phone(paper("notes")),)),
    Scene("board-paper-dossier", waits, after=150, before=(DOSSIER,)),
    Scene(
        "board-paper-hidden",
        waits,
        after=150,
        before=(DOSSIER, press("panels-hide")),
        afterwards=(press("panels-show"),),
    ),
    Scene(
        "board-paper-passport",
        waits,
        after=150,
        before=(DOSSIER, press("panels-passport", "panels-passport-left")),
    ),
    Scene("board-paper-log", waits, after=150, before=(paper("log"),)),
    Scene("board-paper-talk", waits, after=150, before=(paper("talk"),)),
    Scene("board-paper-gestures", waits, after=150, before=(paper("talk"), paper("gestures"))),
    Scene("board-menu", waits, after=150, before=(press("shell-table"),)),
    Scene(
        "board-8-declaring",
        may("declare-mission"),
        after=150,
        before=(DOSSIER, press("board-ui-declare")),
    ),
    Scene("board-9-hand", may("answer-hand")),
    Scene("board-end", is_over, whole=True),
    Scene("board-end-proof", is_over, before=(press("end-proof-show"),)),
    Scene("board-review", is_over, whole=True, path="/review/{table}"),
    Scene(
        "board-review-table",
        is_over,
        before=(press("review-as-table"),),
        whole=True,
        path="/review/{table}",
    ),
    Scene("board-review-share", is_over, before=(press("review-share"),), path="/review/{table}"),
)
"""The board game; Tommaso offers Marta a handshake in the end."""

CARD = (
    Scene("card-1-place", may("play-location")),
    Scene("card-1-place-later", may("play-location"), after=40),
    Scene("card-2-two-cards", may("choose-pair"), after=40),
    Scene("card-2-two-cards-chosen", may("choose-pair"), after=40, before=(choose_two,)),
    Scene("card-3-declare-or-not", may("declare-code")),
    Scene("card-4-safe", may("declare-code"), after=40, before=(press("card-ui-declare"),)),
    Scene("card-4-ask", may("name-agent")),
    Scene("card-4-black-card", may("show-black-card")),
    Scene("card-5-waiting", waits, after=40),
    Scene("card-paper-notes", waits, after=60, before=(on_phone(paper("notes")),)),
    Scene("card-paper-dossier", waits, after=60, before=(DOSSIER,)),
    Scene("card-end", is_over, whole=True),
    Scene("card-review", is_over, whole=True, path="/review/{table}"),
)
"""The card game; Marta names the code in the end."""

READINGS = (
    Reading("learn-board", "/learn/board"),
    Reading("learn-card", "/learn/card"),
    Reading("rules-board", "/rules/board"),
    Reading("rules-card", "/rules/card"),
    Reading("aid-board", "/aid/board"),
    Reading("aid-card", "/aid/card"),
    Reading("puzzles", "/puzzles?kind=who"),
    Reading("puzzle-who", "/puzzles/2"),
    Reading("puzzle-question", "/puzzles/26"),
    Reading("puzzle-answer", "/puzzles/24"),
    Reading("puzzle-win", "/puzzles/13"),
    Reading("puzzle-code", "/puzzles/14"),
    Reading("puzzle-solved", "/puzzles/2", before=(solve(5),)),
    Reading("puzzle-sheet", "/puzzles/sheet"),
    Reading("companion", "/companion"),
    Reading("companion-sheet", "/companion", before=(hold(2, 2, 0), note(1, 0, 2, 6))),
    Reading("new-table", "/new"),
    Reading("join", "/join"),
    Reading("watch", "/watch"),
    Reading("settings", "/settings"),
    Reading("me", "/me"),
    Reading("nowhere", "/watch/masks"),
)
"""Pages that are the same for everybody; what is at the last one is nothing."""

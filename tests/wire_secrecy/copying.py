"""Who chooses what: at random or as a bot in the first world, copied or redrawn in the second.

Choices are recorded by seat and decision. Decisions are numbered by what everyone can see, so the
numbers agree as long as nobody can tell the worlds apart.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from inkognito.card.commands import ChoosePair, ShowBlackCard
from inkognito.core.fillable import expanded
from inkognito.core.seats import Seat, Viewer
from inkognito.server.bot_worker import WorkerReply
from inkognito.tables.effects import Think
from tests.secrecy import other_card_worlds, other_worlds

Choice: TypeAlias = dict[str, Any]
"""A command as it goes over the wire."""

Key: TypeAlias = tuple[Seat, int, bool | str]
"""Who chose: the seat, the number of the decision, and whether they acted out of turn, or that they
made a gesture then."""

SIGN = "sign"

CARDS = frozenset(("show-cards", "choose-pair", "show-black-card"))
NOTE = "write-note"
EAGER = frozenset(("question-agent", "question-through-ambassador", "name-agent", "look-at-dummy"))
RARE = frozenset(
    ("undo-step", "undo-all-steps", "declare-mission", "declare-alone", "declare-code")
)


class DivergedError(Exception):
    """What was chosen in the first world can't be chosen in this one."""


class Chooser:
    """Chooses in the first world, and keeps what was chosen."""

    def __init__(self, seed: int) -> None:
        self._random = Random(f"chooser {seed}")
        self.chosen: dict[Key, Choice | None] = {}

    def person(self, seat: Seat, decision: int, offered: Sequence[Choice], _state: Any) -> Choice:
        """Choose for a person: mostly questions where they can be asked, never a declaration.

        A person whose message was lost chooses the same again.
        """
        before = self.chosen.get((seat, decision, False))
        if before is not None:
            return before
        eager = [one for one in offered if one["type"] in EAGER]
        usual = [one for one in offered if one["type"] not in RARE]
        lively = eager if eager and self._random.random() < 0.8 else usual or offered
        choice = self._random.choice(lively)
        self.chosen[seat, decision, False] = choice
        return choice

    def bot(self, job: Think, reply: WorkerReply, _state: Any) -> WorkerReply:
        """Let a bot have its own choice."""
        chosen = _plain(expanded(job.options)[reply.choice]) if reply.result == "chosen" else None
        self.chosen[_key(job)] = chosen
        return reply


class Copier:
    """Chooses in the second world: the same where the viewer can read it, and else anything."""

    def __init__(self, first: Chooser, viewer: Viewer, game: str, seed: int) -> None:
        self._chosen, self._viewer = first.chosen, viewer
        self._reads: Callable[[Any, Seat, str], tuple[Seat, ...] | bool] = _READS[game]
        self._random = Random(f"copier {seed} {viewer}")
        self.redrawn = 0

    def person(self, seat: Seat, decision: int, offered: Sequence[Choice], state: Any) -> Choice:
        """Return the choice of a person."""
        if (seat, decision, False) not in self._chosen:
            raise DivergedError
        return self._copied(seat, self._chosen[seat, decision, False], offered, state)

    def bot(self, job: Think, _reply: WorkerReply, state: Any) -> WorkerReply:
        """Return the choice of a bot."""
        key = _key(job)
        if key not in self._chosen:
            raise DivergedError
        wanted = self._chosen[key]
        if wanted is None:
            return WorkerReply("declined")
        offered = [_plain(one) for one in expanded(job.options)]
        return WorkerReply("chosen", offered.index(self._copied(job.seat, wanted, offered, state)))

    def _copied(
        self, seat: Seat, wanted: Choice | None, offered: Sequence[Choice], state: Any
    ) -> Choice:
        assert wanted is not None
        if seat != self._viewer and self._is_hidden(seat, wanted, state):
            alike = [one for one in offered if self._is_alike(one, wanted)]
            if not alike:
                raise DivergedError
            self.redrawn += 1
            return self._random.choice(alike)
        if wanted not in offered:
            raise DivergedError
        return wanted

    def _is_alike(self, one: Choice, wanted: Choice) -> bool:
        """Whether the viewer sees the same of both: of a discreet gesture nothing at all."""
        return _outside(one) == _outside(wanted) and one.get("to") != self._viewer

    def _is_hidden(self, seat: Seat, wanted: Choice, state: Any) -> bool:
        if wanted["type"] == SIGN:
            return wanted["to"] not in (None, self._viewer)
        if wanted["type"] in CARDS:
            return not self._reads(state, seat, self._viewer)
        return bool(wanted["type"] == NOTE)


def _key(job: Think) -> Key:
    return job.seat, job.decision, SIGN if job.is_sign else job.is_free


def _plain(command: Any) -> Choice:
    choice: Choice = msgspec.json.decode(msgspec.json.encode(command))
    return choice


def _outside(choice: Choice) -> tuple[str, int]:
    """Return what everyone sees of a hidden choice: its type, and the number of cards."""
    return choice["type"], len(choice.get("cards", ()))


def _board_reads(state: Any, _seat: Seat, viewer: Viewer) -> bool:
    return other_worlds.is_shown_to(state, viewer)


def _card_reads(state: Any, seat: Seat, viewer: Viewer) -> bool:
    """Whether the viewer sees the cards that this seat is about to show."""
    if state.phase.name == "SHOWING":
        return viewer in other_card_worlds.readers(state, seat, ShowBlackCard("identity"))
    return viewer in other_card_worlds.readers(state, seat, ChoosePair(()))


_READS: dict[str, Any] = {"board": _board_reads, "card": _card_reads}

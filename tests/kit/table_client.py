"""A browser tab of a person: it knows only the bytes that it received, and folds them."""

from itertools import count
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from inkognito.protocol import requests
from inkognito.tables.audience import Participant
from inkognito.tables.effects import ConnectionId

RARE = frozenset(
    ("undo-step", "undo-all-steps", "declare-mission", "declare-alone", "declare-code")
)
TAKEN = "taken"
_TABS = count(1)


class GapError(AssertionError):
    """A sighting is missing: a tab that notices this reconnects."""


class Client:
    """One tab. `verdicts` are the responses to its requests: taken, or the code of a refusal."""

    def __init__(self, person: str | None, name: str = "") -> None:
        self.participant = Participant(person, name or (person or "").title())
        self.connection: ConnectionId | None = None
        self.dismissed_for: str | None = None
        self.viewer = ""
        self.run = ""
        self.times_afresh = 0
        self.seen: list[Any] = []
        self.talk: dict[int, Any] = {}
        self.options: dict[str, Any] | None = None
        self.turn: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.passing: list[str] = []
        self.verdicts: dict[str, str] = {}
        self.params: dict[str, Any] = {}
        self.unanswered: dict[str, bytes] = {}
        self.received: list[bytes] = []
        self._tab, self._ids = next(_TABS), count(1)

    # --- sending ----------------------------------------------------------------------------------

    def say(self, kind: type[requests.Request], /, **fields: Any) -> tuple[str, bytes]:
        """Return a request with a new id, as bytes on the connection."""
        name = f"tab-{self._tab}-{next(self._ids)}"
        data = msgspec.json.encode(kind(id=name, **fields))
        self.unanswered[name] = data
        return name, data

    def choose(self, random: Random, declare: float = 0.02) -> tuple[str, bytes]:
        """Return an act for one of the options that it received, rarely a declaration."""
        assert self.options is not None
        commands = self.options["commands"]
        usual = [one for one in commands if one["type"] not in RARE]
        rare = [one for one in commands if one["type"] in RARE]
        is_bold = rare and random.random() < declare
        command = random.choice(rare if is_bold or not usual else usual)
        return self.act(command)

    def act(self, command: Any, decision: int | None = None) -> tuple[str, bytes]:
        """Return an act for the decision that it knows of."""
        assert self.turn is not None
        wanted = self.turn["decision"] if decision is None else decision
        return self.say(requests.Act, decision=wanted, command=Raw(msgspec.json.encode(command)))

    @property
    def seat(self) -> str | None:
        """The chair that this tab believes to have."""
        chairs = self.table.get("chairs", ())
        mine = (c["seat"] for c in chairs if c["person"] == self.participant.person is not None)
        return next(mine, None)

    @property
    def is_waited_for(self) -> bool:
        """Whether the game waits for this seat and has sent its options."""
        is_running = self.turn is not None and self.seat in self.turn["running"]
        return is_running and self.options is not None and bool(self.options["commands"])

    # --- receiving --------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """Fold in a message as it came over the connection."""
        self.received.append(data)
        answer = msgspec.json.decode(data)
        getattr(self, f"_{answer['type']}")(answer)

    def _welcome(self, answer: dict[str, Any]) -> None:
        self.times_afresh += answer.get("afresh", False)
        self.run = answer.get("run", "")
        if answer["viewer"] != self.viewer or answer.get("afresh"):
            self.viewer, self.seen, self.talk = answer["viewer"], [], {}
        self.table, self.passing = answer["table"], answer.get("passing", [])
        self._see(answer.get("sightings", ()))
        self._see_turn(answer)
        self._hear_words(answer.get("talk", ()))

    def _update(self, answer: dict[str, Any]) -> None:
        self.table = answer.get("table", self.table)
        self.passing = answer.get("passing", self.passing)
        self.viewer = self.seat or "spectator"
        self.run = answer.get("run", self.run)
        self._see(answer.get("sightings", ()))
        if "turn" in answer:
            self._see_turn(answer)
        self._settle(answer.get("accepted"), TAKEN)

    def _talk(self, answer: dict[str, Any]) -> None:
        self._hear_words(answer["items"])
        self._settle(answer.get("accepted"), TAKEN)

    def _accepted(self, answer: dict[str, Any]) -> None:
        self._settle(answer["id"], TAKEN)

    def _rejected(self, answer: dict[str, Any]) -> None:
        self.params = answer.get("params", {})
        self._settle(answer["id"], answer["code"])

    def _see(self, sightings: Any) -> None:
        for one in sightings:
            if one["number"] > len(self.seen) + 1:
                raise GapError(one["number"])
            if one["number"] == len(self.seen) + 1:
                self.seen.append(one["sighting"])
            else:
                assert self.seen[one["number"] - 1] == one["sighting"]

    def _see_turn(self, answer: dict[str, Any]) -> None:
        """Replace the options too: a message with a turn lists everything that the seat may do."""
        self.turn, self.options = answer.get("turn"), answer.get("options")

    def _hear_words(self, words: Any) -> None:
        for one in words:
            assert one["number"] <= len(self.talk) + 1, "words are missing"
            self.talk[one["number"]] = one

    def _settle(self, request: str | None, verdict: str) -> None:
        if request is not None:
            self.verdicts[request] = verdict
            self.unanswered.pop(request, None)

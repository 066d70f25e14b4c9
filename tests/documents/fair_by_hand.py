"""Checks a share as docs/fairness.md says, with that document and the standard library alone.

Run as a script: python fair_by_hand.py FILE COMMITMENT
"""

import hashlib
import hmac
import json
import re
import sys
from itertools import combinations, permutations
from math import factorial
from pathlib import Path
from typing import Any

DOCUMENT = (Path(__file__).parents[2] / "docs/fairness.md").read_text("utf-8")
COLOURS = ("red", "blue", "green", "yellow")


def orders() -> dict[str, list[str]]:
    """Return the table under "The orders"."""
    rows = re.findall(r"^\| ([^|]+) \| (`[^|]+`) \|$", DOCUMENT, re.MULTILINE)
    return {name.replace("`", ""): re.findall(r"`([^`]+)`", cell) for name, cell in rows}


ORDERS = orders()


class Unfair(Exception):  # noqa: N818 - it says what is the matter
    """Raised where something is not as it was drawn."""


class Draws:
    """All draws of one game."""

    def __init__(self, seed: bytes, entropy: dict[str, bytes]) -> None:
        message = b"inkognito entropy 1"
        for seat in sorted(entropy):
            message += b"\0" + seat.encode() + b"\0" + hashlib.sha256(entropy[seat]).digest()
        self._key = hmac.new(seed, message, hashlib.sha256).digest()

    def below(self, bound: int, purpose: str, index: int = 0) -> int:
        for attempt in range(1_000):
            address = f"{purpose}/{index}/{attempt}".encode()
            drawn = int.from_bytes(hmac.new(self._key, address, hashlib.sha256).digest(), "big")
            if drawn < 2**256 // bound * bound:
                return drawn % bound
        raise AssertionError("such bad luck does not exist")

    def shuffled(self, items: list[str], purpose: str, index: int = 0) -> tuple[str, ...]:
        return list(permutations(items))[self.below(factorial(len(items)), purpose, index)]


def check(text: str, commitment: str) -> int:
    """Return how many facts were compared; raise Unfair where one of them is wrong."""
    header, *lines, proof = (json.loads(line) for line in text.splitlines())
    seed, salt = bytes.fromhex(proof["seed"]), bytes.fromhex(proof["salt"])
    sealed = hashlib.sha256(b"inkognito commitment 1" + salt + seed).hexdigest()
    same("commitment", (sealed, sealed), (commitment, header["commitment"]))
    entropy = {seat: bytes.fromhex(given) for seat, given in header["entropy"].items()}
    events = [event for line in lines for event in line]
    checker = {"board": Board, "card": Card}[header["game"]]
    return checker(Draws(seed, entropy), events[0]).check(events)


def same(what: str, drawn: Any, told: Any) -> None:
    if drawn != told:
        raise Unfair(f"{what}: {told} is told, but {drawn} was drawn")


class Checker:
    """What both games have."""

    nobody = ""
    kinds: tuple[str, ...] = ()

    def __init__(self, draws: Draws, opened: dict[str, Any]) -> None:
        self.draws, self.seats, self.rules = draws, opened["seats"], opened["rules"]
        self.compared = 0

    def check(self, events: list[dict[str, Any]]) -> int:
        for event in events:
            name = f"on_{event['type'].replace('-', '_')}"
            getattr(self, name, lambda _: None)(event)
        return self.compared

    def compare(self, what: str, drawn: Any, told: Any) -> None:
        self.compared += 1
        same(what, drawn, told)

    def dealt(self) -> dict[str, dict[str, str]]:
        raise NotImplementedError

    def compare_hands(self, told: list[dict[str, str]]) -> None:
        drawn = self.dealt()
        for hand in told:
            self.compare("hand", drawn[hand["seat"]], hand)

    def on_hand_dealt(self, event: dict[str, Any]) -> None:
        self.compare_hands([event["hand"]])

    def holders(self) -> list[str]:
        return [colour if colour in self.seats else self.nobody for colour in COLOURS]


class Board(Checker):
    """The board game."""

    nobody = "aside"
    turn = 0

    def dealt(self) -> dict[str, dict[str, str]]:
        parts = {"identity": "identities", "build": "builds", "mission": "missions"}
        drawn = {part: self.draws.shuffled(ORDERS[name], name) for part, name in parts.items()}
        return {
            seat: {"seat": seat, **{part: drawn[part][place] for part in parts}}
            for place, seat in enumerate(self.holders())
        }

    def on_game_opened(self, event: dict[str, Any]) -> None:
        first = self.seats[self.draws.below(len(self.seats), "first")]
        self.compare("first", first, event["first"])

    def on_figures_placed(self, event: dict[str, Any]) -> None:
        if self.rules["placement"] == "random":
            starts = ORDERS[f"start spaces of {event['seat']}"]
            drawn = self.draws.shuffled(starts, "placement", COLOURS.index(event["seat"]))
            self.compare("placement", drawn, tuple(event[one] for one in ORDERS["builds"]))

    def on_turn_began(self, event: dict[str, Any]) -> None:
        self.turn = event["turn"]

    def on_phantom_shaken(self, event: dict[str, Any]) -> None:
        triples = list(combinations(ORDERS[f"balls, {self.rules['phantom']}"], 3))
        drawn = triples[self.draws.below(len(triples), "phantom", self.turn)]
        self.compare("phantom", drawn, tuple(event["balls"]))

    def on_game_ended(self, event: dict[str, Any]) -> None:
        self.compare_hands(event["hands"])


class Card(Checker):
    """The card game."""

    nobody = "dummy"
    game, round = 1, 0

    def __init__(self, draws: Draws, opened: dict[str, Any]) -> None:
        super().__init__(draws, opened)
        self.left: dict[str, list[str]] = {}

    def dealt(self) -> dict[str, dict[str, str]]:
        numbers = ORDERS[f"numbers, {self.rules['edition']}"]
        identity = self.draws.shuffled(ORDERS["identities"], "identities", self.game)
        number = self.draws.shuffled(numbers, "numbers", self.game)
        return {
            seat: {"seat": seat, "identity": identity[place], "number": number[place]}
            for place, seat in enumerate(self.holders())
        }

    def on_round_began(self, event: dict[str, Any]) -> None:
        self.round = event["round"]
        if self.game == self.round == 1:
            agents = [seat for seat in self.seats if seat != "ambassador"]
            first = agents[self.draws.below(len(agents), "first")]
            self.compare("first", first, event["first"])
        if self.round % 5 == 1:
            places = ORDERS["places of a stack"]
            self.left = {stack: list(places) for stack in ("dummy", "ambassador")}

    def on_location_played(self, event: dict[str, Any]) -> None:
        stack = event["visitor"]
        if stack in self.left and stack not in self.seats:
            index = self.game * 2**32 + self.round
            top = self.left[stack][self.draws.below(len(self.left[stack]), stack, index)]
            self.compare(stack, top, event["location"])
            self.left[stack].remove(top)

    def on_game_scored(self, event: dict[str, Any]) -> None:
        self.compare_hands(event["hands"])
        self.game = event["game"] + 1


if __name__ == "__main__":
    file, kept = sys.argv[1:]
    sys.stdout.write(f"{check(Path(file).read_text('utf-8'), kept)} facts are as drawn\n")

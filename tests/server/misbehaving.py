"""Bots that misbehave. Workers make them by name."""

import os
from pathlib import Path
from time import sleep
from typing import Any

from inkognito.board.commands import UndoStep
from inkognito.bots.bot import UNHURRIED, Bot, Budget
from inkognito.bots.kinds import KINDS
from inkognito.bots.uniform import UniformBot
from inkognito.core.events import Event
from inkognito.core.fillable import expanded
from inkognito.core.seats import Seat
from inkognito.games import new_bot

PATIENT = 60.0
"""Seconds that no bot needs: who waits so long has failed the test."""


class Waiting(UniformBot):
    """Does nothing until there is a file."""

    def __init__(self, key: bytes, where: str) -> None:
        super().__init__(key)
        self.file = Path(where)

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        self.before()
        return super().choose(options, budget)

    def interject(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> None:
        self.before()

    def before(self) -> None:
        for _ in range(int(PATIENT / 0.002)):
            if self.file.exists():
                return
            sleep(0.002)
        raise TimeoutError("nobody has written the file")


class Raising(Waiting):
    """Raises whenever it is asked."""

    def before(self) -> None:
        raise RuntimeError("red holds Agent X")


class RaisingOnce(Waiting):
    """Raises the first time."""

    def before(self) -> None:
        if not self.file.exists():
            self.file.touch()
            raise RuntimeError("red holds Agent X")


class Blind(Waiting):
    """Raises at whatever it sees."""

    def see(self, sighting: Event) -> None:
        raise RuntimeError(f"can't see {sighting}")


class Greedy(Waiting):
    """Wants what nobody may."""

    def choose(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        return UndoStep()


class Writing(Waiting):
    """Writes a certain note, whenever it may."""

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        return self.interject(options, budget)

    def interject(self, options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        return expanded(options)[-77]


class Silent(Waiting):
    """Wants nothing, where it must choose."""

    def choose(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        return None


class Deadly(Waiting):
    """Takes its worker with it."""

    def before(self) -> None:
        os._exit(3)


class DeadlyOnce(Waiting):
    """Takes its worker with it the first time."""

    def before(self) -> None:
        if not self.file.exists():
            self.file.touch()
            os._exit(3)


class EndlessOnce(Waiting):
    """Never answers the first time."""

    def before(self) -> None:
        if not self.file.exists():
            self.file.touch()
            sleep(PATIENT)


MISBEHAVING: dict[str, type[Waiting]] = {
    one.__name__: one
    for one in (
        *(Waiting, Raising, RaisingOnce, Blind, Greedy, Writing, Silent),
        *(Deadly, DeadlyOnce, EndlessOnce),
    )
}


def misbehaving(kind: str, game: str, seat: Seat, key: bytes) -> Bot:
    """A bot of a class given by name, with the path of its file; or one of ours."""
    if kind in KINDS:
        return new_bot(kind, game, seat, key)
    name, _, where = kind.partition(":")
    return MISBEHAVING[name](key, where)


FAULTY = f"{__name__}:{misbehaving.__name__}"

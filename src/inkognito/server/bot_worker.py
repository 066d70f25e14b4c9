"""A worker process: keeps bots, shows them what is new, and lets them choose.

Owns the messages between it and the process that started it: 4 bytes that say how long a message
is, then msgpack. Knows nothing of tables: a bot gets the sightings of its seat, the gestures that
it saw, and its options.
"""

import signal
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from pkgutil import resolve_name
from socket import socket
from typing import BinaryIO, Final, Literal, TypeAlias

from msgspec import Raw, Struct
from msgspec.msgpack import Decoder, Encoder

from inkognito.bots.bot import SERVED, Bot
from inkognito.bots.company import Company, sign_of
from inkognito.core.fillable import expanded
from inkognito.core.gestures import Heard, Sign
from inkognito.core.seats import Seat
from inkognito.games import game_module
from inkognito.server.logs import failure
from inkognito.tables.effects import Think

Name: TypeAlias = tuple[str, Seat, str, bytes]
"""A bot, by table, seat, kind and key."""

Maker: TypeAlias = Callable[[str, str, Seat, bytes], Bot]
"""Makes a bot of a kind for a game and a seat, with the key of its generator."""

LENGTH_BYTES: Final = 4


class Told(Struct, frozen=True, array_like=True):
    """How much a bot has been told: the number of sightings, and the gestures."""

    sightings: int = 0
    heard: tuple[Heard, ...] = ()

    def is_part_of(self, job: Think) -> bool:
        """Return whether the bot can go on from here: nothing came before what it was told.

        A gesture may be deleted, or be stored while a move is made. Then the bot begins anew.
        """
        count = len(self.heard)
        return (
            self.sightings <= len(job.sightings)
            and self.heard == job.heard[:count]
            and all(one.after >= self.sightings for one in job.heard[count:])
        )


NOTHING: Final = Told()


class WorkerJob(Struct, frozen=True, array_like=True):
    """A decision: what the bot was told before, what is new since then, and the options."""

    name: Name
    game: str
    start: int
    sightings: Raw
    options: Raw
    is_free: bool
    heard_start: int = 0
    heard: tuple[Heard, ...] = ()
    is_sign: bool = False


class WorkerReply(Struct, frozen=True, array_like=True):
    """The result; `choice` is the place of the command among the expanded options.

    For a bot that failed, `error` and `frames` say where, without messages or values.
    """

    result: Literal["ready", "chosen", "declined", "failed", "need-all"]
    choice: int = -1
    error: str = ""
    frames: tuple[str, ...] = ()


_ENCODER: Final = Encoder()
_ASK: Final = Decoder(WorkerJob)
_SIGNS: Final = Decoder(tuple[Sign, ...])
decoded_reply: Final = Decoder(WorkerReply).decode


def name_of(job: Think) -> Name:
    """Which bot must think."""
    return job.table, job.seat, job.kind, job.key


def encoded(job: Think, told: Told) -> bytes:
    """The message that asks for this job, without what the bot was told before."""
    ask = WorkerJob(
        name=name_of(job),
        game=job.game,
        start=told.sightings,
        sightings=Raw(_ENCODER.encode(job.sightings[told.sightings :])),
        options=Raw(_ENCODER.encode(job.options)),
        is_free=job.is_free,
        heard_start=len(told.heard),
        heard=job.heard[len(told.heard) :],
        is_sign=job.is_sign,
    )
    return _ENCODER.encode(ask)


def framed(message: bytes) -> bytes:
    """The message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


# --- in the worker ------------------------------------------------------------------------------


def work(connection: socket, maker: str, remembered: int) -> None:
    """Answer all jobs on the connection until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = Memory(resolve_name(maker), remembered)
    # a broken connection means that the parent process has ended
    with suppress(OSError), connection, connection.makefile("rb") as stream:
        connection.sendall(_written(WorkerReply("ready")))
        while (message := _next_message(stream)) is not None:
            connection.sendall(_written(memory.answer(_ASK.decode(message))))


def _written(answer: WorkerReply) -> bytes:
    return framed(_ENCODER.encode(answer))


def _next_message(stream: BinaryIO) -> bytes | None:
    length = int.from_bytes(stream.read(LENGTH_BYTES), "big")
    message = stream.read(length)
    return message if length and len(message) == length else None


class Memory:
    """The bots that thought last, each with the numbers of sightings and gestures it has seen."""

    def __init__(self, maker: Maker, most: int) -> None:
        self._maker, self._most = maker, most
        self._bots: OrderedDict[Name, tuple[Bot, tuple[int, int]]] = OrderedDict()

    def answer(self, ask: WorkerJob) -> WorkerReply:
        """Return what the bot chooses. A bot that fails is forgotten, as its state may be wrong."""
        bot, seen = self._bots.pop(ask.name, (None, (0, 0)))
        if ask.start == 0:
            bot = None
        elif bot is None or seen != (ask.start, ask.heard_start):
            return WorkerReply("need-all")
        try:
            return self._thought(ask, bot or self._new_bot(ask))
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, its table must go on
            found = failure(error)
            return WorkerReply("failed", error=found["error"], frames=tuple(found["frames"]))

    def _new_bot(self, ask: WorkerJob) -> Bot:
        _, seat, kind, key = ask.name
        return self._maker(kind, ask.game, seat, key)

    def _thought(self, ask: WorkerJob, bot: Bot) -> WorkerReply:
        sightings = game_module(ask.game).codecs.sightings_from_msgpack(ask.sightings)
        company, seen = Company(bot, ask.heard, ask.start), ask.start + len(sightings)
        for sighting in sightings:
            company.see(sighting)
        company.catch_up()
        answer = _gesture(ask, bot, seen) if ask.is_sign else _choice(ask, bot)
        self._bots[ask.name] = bot, (seen, ask.heard_start + len(ask.heard))
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return answer


def _choice(ask: WorkerJob, bot: Bot) -> WorkerReply:
    """Raise ValueError if the bot chose a command that was not offered."""
    options = game_module(ask.game).codecs.options_from_msgpack(ask.options)
    command = bot.interject(options, SERVED) if ask.is_free else bot.choose(options, SERVED)
    if command is None and ask.is_free:
        return WorkerReply("declined")
    return WorkerReply("chosen", expanded(options).index(command))


def _gesture(ask: WorkerJob, bot: Bot, seen: int) -> WorkerReply:
    _, _, kind, key = ask.name
    options = _SIGNS.decode(ask.options)
    sign = sign_of(kind, bot, key, seen, options)
    return WorkerReply("declined") if sign is None else WorkerReply("chosen", options.index(sign))

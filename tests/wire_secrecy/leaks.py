"""Planted leaks, one of each kind: the comparison must find all of them.

Each makes the server do something that depends on the deal, which nobody may know.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, cast
from unittest.mock import patch
from zlib import crc32

import structlog
from msgspec.structs import replace

from inkognito.board.events import CardsShown
from inkognito.card.events import PairShown
from inkognito.core.refusals import Refused
from inkognito.game_state import GameState
from inkognito.protocol.messages import Update
from inkognito.server import effect_runner, hint_api, request_context
from inkognito.server.effect_runner import EffectRunner
from inkognito.server.hosted_table import HostedTable
from inkognito.tables.bot_gestures import BotGestures
from inkognito.tables.bot_turns import BotTurns
from inkognito.tables.effects import Send
from inkognito.views import redact


def secret(log: Any) -> bool:
    """A bit of the deal: another one after each event, so that no pair hides it for long."""
    dealt = next((event.hands for event in log.events if hasattr(event, "hands")), None)
    return bool(crc32(repr((dealt, len(log))).encode()) & 1)


def _is_secret_known(hosted: HostedTable) -> bool:
    log = hosted.session.game_log
    return log is not None and secret(log)


@contextmanager
def _sending(leak: Callable[[EffectRunner, HostedTable, Any], Any]) -> Iterator[None]:
    """Send something else, or do something else besides."""
    send = effect_runner._HANDLERS[Send]

    def leaky(runner: EffectRunner, hosted: HostedTable, effect: Send) -> None:
        if _is_secret_known(hosted):
            effect = replace(effect, message=leak(runner, hosted, effect.message))
        send(runner, hosted, effect)

    with patch.dict(effect_runner._HANDLERS, {Send: leaky}):
        yield


def a_field() -> AbstractContextManager[Any]:
    """Cards that others are shown are in the sighting."""
    shown: Any = dict.fromkeys((CardsShown, PairShown), lambda event, _viewer: event)
    return patch.dict(redact._REDACTIONS, shown)


@contextmanager
def an_error_code() -> Iterator[None]:
    """A command is refused with another code."""
    decide: Any = GameState.decide

    def leaky(state: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            return decide(state, *args, **kwargs)
        except Refused as refused:
            bit = crc32(repr(state.state.hands).encode()) & 1
            raise Refused("game-over" if bit else refused.code) from None

    with patch.object(GameState, "decide", leaky):
        yield


def a_length() -> AbstractContextManager[None]:
    """A message is longer."""

    def leak(_runner: EffectRunner, _hosted: HostedTable, message: Any) -> Any:
        is_update = isinstance(message, Update) and message.accepted is None
        return replace(message, accepted="") if is_update else message

    return _sending(leak)


def an_order() -> AbstractContextManager[None]:
    """Those who may act are listed in another order."""

    def leak(_runner: EffectRunner, _hosted: HostedTable, message: Any) -> Any:
        turn = getattr(message, "turn", None)
        if turn is None or len(turn.to_act) < 2:
            return message
        return replace(message, turn=replace(turn, to_act=turn.to_act[::-1]))

    return _sending(leak)


@contextmanager
def a_gap_in_numbers() -> Iterator[None]:
    """A number is left out, for a program: people's clients would notice, and come back."""
    send = effect_runner._HANDLERS[Send]

    def leaky(runner: EffectRunner, hosted: HostedTable, effect: Send) -> None:
        message = effect.message
        sightings = message.sightings if isinstance(message, Update) else ()
        known = hosted.session.audience.connections
        programs = tuple(one for one in effect.connections if known[one].is_program)
        if programs and sightings and _is_secret_known(hosted):
            later = tuple(replace(one, number=one.number + 1) for one in sightings)
            send(runner, hosted, Send(programs, replace(message, sightings=later)))
            people = tuple(one for one in effect.connections if one not in programs)
            effect = replace(effect, connections=people)
        send(runner, hosted, effect)

    with patch.dict(effect_runner._HANDLERS, {Send: leaky}):
        yield


def a_log_line() -> AbstractContextManager[None]:
    """The server logs something."""

    def leak(_runner: EffectRunner, _hosted: HostedTable, message: Any) -> Any:
        structlog.get_logger().info("sent")
        return message

    return _sending(leak)


def a_counter() -> AbstractContextManager[None]:
    """A metric counts something."""

    def leak(runner: EffectRunner, _hosted: HostedTable, message: Any) -> Any:
        runner._metrics.rows.inc()
        return message

    return _sending(leak)


@contextmanager
def a_bots_timing() -> Iterator[None]:
    """A bot takes a few milliseconds longer."""
    asked: Any = BotTurns.asked

    def leaky(turns: Any, now: int, table: Any, log: Any, heard_by: Any) -> Any:
        wanted = asked(turns, now, table, log, heard_by)
        for think in wanted:
            thought = turns._thoughts[think.seat]
            turns._thoughts[think.seat] = replace(thought, due=thought.due + 5 * secret(log))
        return wanted

    with patch.object(BotTurns, "asked", leaky):
        yield


@contextmanager
def a_gestures_timing() -> Iterator[None]:
    """A bot makes a gesture a few milliseconds later."""
    asked: Any = BotGestures.asked

    def leaky(gestures: Any, now: int, table: Any, log: Any, *more: Any) -> Any:
        wanted = asked(gestures, now, table, log, *more)
        for think in wanted:
            planned = gestures._planned[think.seat]
            gestures._planned[think.seat] = replace(planned, due=planned.due + 5 * secret(log))
        return wanted

    with patch.object(BotGestures, "asked", leaky):
        yield


LEAKS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "a field": a_field,
    "an error code": an_error_code,
    "a length": a_length,
    "an order": an_order,
    "a gap in numbers": a_gap_in_numbers,
    "a log line": a_log_line,
    "a counter": a_counter,
    "a bot's timing": a_bots_timing,
    "a gesture's timing": a_gestures_timing,
}


# --- that somebody asked the coach ----------------------------------------------------------------


def _asking(leak: Callable[[Any], None]) -> AbstractContextManager[Any]:
    """Do something besides, with the services, whenever somebody asks the coach."""
    services_of = request_context.services_of

    def leaky(request: Any) -> Any:
        leak(services_of(request))
        return services_of(request)

    return patch.object(hint_api, "services_of", leaky)


def a_log_line_of_a_hint() -> AbstractContextManager[Any]:
    """The server logs it."""
    return _asking(lambda _: structlog.get_logger().info("asked"))


def a_counter_of_hints() -> AbstractContextManager[Any]:
    """A metric counts it."""
    return _asking(lambda services: services.metrics.thoughts.inc())


@contextmanager
def a_sign_of_presence() -> Iterator[None]:
    """Everybody at the table is told anew who is there."""
    hint: Any = hint_api._hint

    async def leaky(session: Any, *args: Any) -> Any:
        audience = session.audience
        audience._shown, audience.presence_due = ((), {}), 0
        return await hint(session, *args)

    with patch.object(hint_api, "_hint", leaky):
        yield


@contextmanager
def a_clock_that_waits() -> Iterator[None]:
    """While the coach thinks, bots wait a little longer."""
    asked, hints = cast("Any", BotTurns.asked), list[None]()

    def leaky(turns: Any, now: int, table: Any, log: Any, heard_by: Any) -> Any:
        wanted = asked(turns, now, table, log, heard_by)
        for think in wanted:
            thought = turns._thoughts[think.seat]
            turns._thoughts[think.seat] = replace(thought, due=thought.due + len(hints))
        return wanted

    with patch.object(BotTurns, "asked", leaky), _asking(lambda _: hints.append(None)):
        yield


@contextmanager
def _transactions_of_a_hint(number: int) -> Iterator[None]:
    """Write so many transactions when the coach has answered."""
    hint: Any = hint_api._hint

    async def leaky(session: Any, seat: Any, wanted: Any, request: Any) -> Any:
        answer = await hint(session, seat, wanted, request)
        database = request_context.services_of(request).store._database
        for _ in range(number):
            await database.write(lambda _: None)
        return answer

    with patch.object(hint_api, "_hint", leaky):
        yield


def a_transaction_of_a_hint() -> AbstractContextManager[None]:
    """A hint is stored in a transaction of its own, for which a gesture waits a millisecond."""
    return _transactions_of_a_hint(1)


def a_busy_disk() -> AbstractContextManager[None]:
    """What is noted of a hint keeps the disk busy, so that moves are stored later."""
    return _transactions_of_a_hint(400)


HINT_LEAKS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "a log line": a_log_line_of_a_hint,
    "a counter": a_counter_of_hints,
    "a sign of presence": a_sign_of_presence,
    "a clock that waits": a_clock_that_waits,
    "a transaction": a_transaction_of_a_hint,
    "a busy disk": a_busy_disk,
}

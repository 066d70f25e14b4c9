"""The HTTP API: guests, tables, records, and the state of the server."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat, Viewer
from inkognito.protocol import routes
from inkognito.protocol.messages import LobbyTable
from inkognito.protocol.schema import schema_text
from inkognito.protocol.settings import checked_settings
from inkognito.protocol.terms import Person
from inkognito.server.authentication import Device
from inkognito.server.companion_api import sheet_of_notes
from inkognito.server.hint_api import HINTS
from inkognito.server.http_bodies import Secret
from inkognito.server.lesson_api import begin_lesson, shipped_lessons
from inkognito.server.my_data import MyData
from inkognito.server.puzzle_api import PUZZLES
from inkognito.server.rate_limits import (
    EVERYTHING,
    NEW_GUESTS,
    NEW_NAMES,
    NEW_TABLES,
    SECRETS,
    place_of,
)
from inkognito.server.request_context import (
    Asked,
    address_of,
    computed,
    known_participant,
    participant_of,
    services_of,
)
from inkognito.server.review_api import knowledge, replay, review, story, thoughts
from inkognito.server.settings import COOKIE
from inkognito.server.share_api import SHARES
from inkognito.server.sheet_api import SHEETS
from inkognito.server.table_opened import TableOpened
from inkognito.tables.my_tables import MyTable, my_table

YEAR: Final = 365 * 86_400
HEALTH: Final = "/health"
READY: Final = "/ready"


class Me(Struct, frozen=True):
    """Who I am here."""

    person: Person
    name: str


class NameGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that I want."""

    name: Annotated[str, Meta(max_length=200)]


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open, and the chair that I take at once, if any."""

    settings: dict[str, Any]
    seat: Seat | None = None


def _cookie(request: Asked, secret: str, lasts: int = YEAR) -> Cookie:
    is_secure = services_of(request).settings.is_secure
    return Cookie(
        COOKIE, value=secret, max_age=lasts, httponly=True, samesite="lax", secure=is_secure
    )


# --- guests -------------------------------------------------------------------------------------


@post(routes.GUESTS)
async def become_guest(request: Asked, data: NameGiven) -> Response[Me]:
    """Become a guest of this server: no account, only a name and a cookie."""
    services = services_of(request)
    services.rate_limits.check(NEW_GUESTS, address_of(request))
    admitted = await services.authentication.admit(data.name)
    me = Me(admitted.participant.person or "", admitted.participant.name)
    return Response(me, cookies=[_cookie(request, admitted.secret)])


@get(routes.ME)
async def who_am_i(request: Asked) -> Me | None:
    """Who I am here; null for a stranger."""
    participant = await known_participant(request)
    return None if participant is None else Me(participant.person or "", participant.name)


@patch(routes.ME)
async def rename_me(request: Asked, data: NameGiven) -> Me:
    """Change my name: at new tables and at those where the game has not begun."""
    services = services_of(request)
    services.rate_limits.check(NEW_NAMES, address_of(request))
    participant = await services.authentication.rename(await participant_of(request), data.name)
    await services.host.rename(participant)
    await services.others.renamed(participant.person or "")
    return Me(participant.person or "", participant.name)


@get(routes.MY_DATA, responses={200: ResponseSpec(MyData, description="everything")})
async def everything_about_me(request: Asked) -> Response[bytes]:
    """Everything that is stored about me."""
    services, participant = services_of(request), await participant_of(request)
    services.rate_limits.check(EVERYTHING, address_of(request))
    stored = await services.store.everything_about(participant.person or "")
    body = await computed(request, _encoded, stored)  # slow for somebody who has talked much
    return Response(body, media_type=MediaType.JSON)


def _encoded(stored: dict[str, Any]) -> bytes:
    # The names of columns are a subclass of str, which `convert` does not take for keys.
    return msgspec.json.encode(msgspec.convert(msgspec.to_builtins(stored), MyData))


@delete(routes.ME, status_code=200)
async def forget_me(request: Asked) -> Response[None]:
    """Delete everything that is stored about me."""
    participant = await participant_of(request)
    services = services_of(request)
    await services.store.forget(participant.person or "")
    await services.host.forget(participant.person or "")
    await services.others.forgotten(participant.person or "")
    return Response(None, cookies=[_cookie(request, "", lasts=0)])


@post(routes.MY_LINKS)
async def link_for_another_device(request: Asked) -> Secret:
    """A secret for a private link that lets another device in as me, once and before it expires."""
    return Secret(await services_of(request).authentication.new_link(await participant_of(request)))


@post(routes.LINKS)
async def come_from_another_device(request: Asked, data: Secret) -> Response[Me]:
    """Use such a link on the other device."""
    services = services_of(request)
    services.rate_limits.check(SECRETS, address_of(request))
    secret = await services.authentication.take_link(data.secret)
    participant = await services.authentication.by_secret(secret)
    if participant is None:
        raise Refused("wrong-secret")
    me = Me(participant.person or "", participant.name)
    return Response(me, cookies=[_cookie(request, secret)])


@get(routes.MY_DEVICES)
async def my_devices(request: Asked) -> list[Device]:
    """The devices that I am known on."""
    participant, secret = await participant_of(request), request.cookies.get(COOKIE)
    return await services_of(request).authentication.devices(participant, secret)


@delete(routes.MY_DEVICE, status_code=200)
async def revoke_device(request: Asked, device: str) -> None:
    """Let a device of mine in no more, and close its connections."""
    services, participant = services_of(request), await participant_of(request)
    await services.authentication.revoke_device(participant, device)
    services.host.sign_out(participant.person or "")
    await services.others.signed_out(participant.person or "")


@get(routes.MY_TABLES)
async def my_tables(request: Asked) -> list[MyTable]:
    """The tables where I sit or have sat, the latest first; those of lessons are left out."""
    services, participant = services_of(request), await participant_of(request)
    person = participant.person or ""
    listings = await services.store.tables_of(person)
    games = [one for one in listings if one.settings.lesson is None]
    loaded = {one.table: services.host.loaded(one.table) for one in games}
    elsewhere = [table for table, session in loaded.items() if session is None]
    known = await services.store.asleep(elsewhere) | await services.others.standings(elsewhere)
    return [my_table(one, person, loaded[one.table], known.get(one.table)) for one in games]


# --- tables -------------------------------------------------------------------------------------


@get(routes.TABLES)
async def public_tables(request: Asked) -> tuple[LobbyTable, ...]:
    """The public tables to join or watch."""
    return services_of(request).host.lobby_feed.tables()


@post(routes.TABLES)
async def open_table(request: Asked, data: TableWanted) -> TableOpened:
    """Open a table."""
    services = services_of(request)
    services.rate_limits.check(NEW_TABLES, address_of(request))
    participant = await participant_of(request)
    settings = checked_settings(data.settings)
    if data.seat is not None and data.seat not in settings.seats:
        raise Refused("not-a-chair", seat=data.seat, allowed=settings.seats)
    if data.seat is not None and data.seat in settings.bots:
        raise Refused("seat-has-bot", seat=data.seat)
    place = place_of(address_of(request))
    opened = await services.host.open_table(settings, participant, data.seat, place=place)
    return TableOpened(opened.table, opened.commitment)


@get(routes.TABLE)
async def one_table(request: Asked, table: str) -> LobbyTable:
    """A table as anybody with its link may see it."""
    session = await services_of(request).host.session(table)
    return session.listing(session.table.since)


@post(routes.TOKENS)
async def seat_token(request: Asked, table: str) -> Secret:
    """A token with which a program plays my seat at this table."""
    services, participant = services_of(request), await participant_of(request)
    session = await services.host.session(table)
    if session.table.seat_of(participant.person) is None:
        raise Refused("not-seated")
    return Secret(await services.authentication.new_seat_token(participant, table))


@delete(routes.TOKENS, status_code=200)
async def revoke_seat_tokens(request: Asked, table: str) -> None:
    """Revoke all my seat tokens at this table, and disconnect the programs that use them."""
    services, participant = services_of(request), await participant_of(request)
    await services.authentication.revoke_seat_tokens(participant, table)
    services.host.revoke(table, participant.person or "")
    await services.host.session(table)  # a table that does not exist is refused


@get(routes.RECORD, media_type="application/x-ndjson")
async def record(
    request: Asked, table: str, viewer: Annotated[str | None, Parameter(max_length=12)] = None
) -> Response[str]:
    """The record of a finished game, whole or as one viewer's share."""
    session = await services_of(request).host.session(table)
    game = session.game_log
    if game is None or session.table.status != "over":
        raise Refused("not-over")
    seen_by: Viewer | None = viewer  # type: ignore[assignment]  # the game checks it
    text = await computed(request, game.record, seen_by)  # slow for a long game
    headers = {"content-disposition": f'attachment; filename="inkognito-{table}.jsonl"'}
    return Response(text, headers=headers, media_type="application/x-ndjson")


@get(routes.PROTOCOL_SCHEMA, media_type="application/schema+json")
async def protocol_schema() -> str:
    """The JSON Schema of every message, command and sighting that goes over a connection."""
    return schema_text()


API: Final = Router(
    "/",
    route_handlers=[
        become_guest,
        who_am_i,
        rename_me,
        everything_about_me,
        forget_me,
        link_for_another_device,
        come_from_another_device,
        my_devices,
        revoke_device,
        my_tables,
        public_tables,
        open_table,
        one_table,
        seat_token,
        revoke_seat_tokens,
        record,
        shipped_lessons,
        begin_lesson,
        protocol_schema,
        replay,
        knowledge,
        story,
        review,
        thoughts,
        SHARES,
        HINTS,
        SHEETS,
        PUZZLES,
        sheet_of_notes,
    ],
)


# --- the state of the server --------------------------------------------------------------------


@get(HEALTH, media_type=MediaType.TEXT, include_in_schema=False)
async def health() -> str:
    """The process runs."""
    return "ok"


@get(READY, media_type=MediaType.TEXT, include_in_schema=False)
async def ready(request: Asked) -> Response[str]:
    """The server accepts guests."""
    services = services_of(request)
    is_ready = services.is_ready
    return Response(services.readiness.text(is_ready), status_code=200 if is_ready else 503)

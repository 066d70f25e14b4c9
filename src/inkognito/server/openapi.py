"""The OpenAPI description: what the framework knows of the routes, completed by what we know.

The framework knows parameters and bodies. This adds the refusals of each route, who may use it,
exact types and real examples. A test compares it with the code and with real responses.
"""

import asyncio
from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from msgspec import Struct

from inkognito.protocol.schema import definitions
from inkognito.server.http_types import ANSWERED, ASKED, CALLED, HOLDS
from inkognito.server.openapi_examples import EXAMPLES
from inkognito.server.refusal_status import status_of
from inkognito.server.settings import COOKIE

Access = Literal["anyone", "guests", "guests-see-more"]

ANY_ROUTE: Final = ("wrong-host", "too-fast", "try-again")
"""The refusals that every route can answer."""

UNSAFE: Final = ("wrong-origin",)
"""Methods that change something are refused to pages of other sites."""

WITH_INPUT: Final = ("unreadable",)
WITH_BODY: Final = ("unreadable", "too-large")
GUEST: Final = ("who-are-you",)

SCHEMA: Final = "application/schema+json"
_FOLDER: Final = "#/components/schemas/"
_OPTIONS: Final = ("unknown-game", "unknown-option", "bad-option", "unknown-bot")
_FINISHED: Final = ("no-such-table", "not-over")
_COACH: Final = (
    *("no-such-table", "not-seated", "no-hints", "not-begun", "game-over"),
    *("not-your-decision", "stale"),
)
_SHEET: Final = ("no-such-table", "not-begun", "no-help")
_PUZZLE: Final = ("no-such-puzzle",)
_NOTES: Final = (
    *("unknown-game", "bad-option", "bad-seats", "unknown-seat", "not-a-chair", "no-help"),
    *("unknown-card", "unknown-identity", "unknown-build", "same-face-twice", "bad-notes"),
    "not-certain",
)


class Operation(Struct, frozen=True):
    """Who may use a route, and the refusals of its own."""

    access: Access
    refusals: tuple[str, ...] = ()


OPERATIONS: Final[dict[str, Operation]] = {
    "become_guest": Operation("anyone", ("bad-name",)),
    "who_am_i": Operation("guests-see-more"),
    "rename_me": Operation("guests", ("bad-name",)),
    "everything_about_me": Operation("guests"),
    "forget_me": Operation("guests"),
    "link_for_another_device": Operation("guests"),
    "come_from_another_device": Operation("anyone", ("wrong-secret",)),
    "my_devices": Operation("guests"),
    "revoke_device": Operation("guests", ("no-such-device",)),
    "my_tables": Operation("guests"),
    "public_tables": Operation("anyone"),
    "open_table": Operation(
        "guests",
        (*_OPTIONS, "bad-settings", "bad-seats", "unknown-seat", "not-a-chair", "seat-has-bot"),
    ),
    "shipped_lessons": Operation("anyone"),
    "begin_lesson": Operation("guests", ("no-such-lesson", "unknown-game")),
    "one_table": Operation("anyone", ("no-such-table",)),
    "seat_token": Operation("guests", ("no-such-table", "not-seated")),
    "revoke_seat_tokens": Operation("guests", ("no-such-table",)),
    "record": Operation("anyone", (*_FINISHED, "unknown-viewer")),
    "replay": Operation("anyone", (*_FINISHED, "unknown-viewer")),
    "knowledge": Operation("anyone", _FINISHED),
    "story": Operation("anyone", _FINISHED),
    "review": Operation("anyone", _FINISHED),
    "thoughts": Operation("anyone", (*_FINISHED, "no-thought")),
    "my_shares": Operation("guests", (*_FINISHED, "not-seated")),
    "share_review": Operation("guests", (*_FINISHED, "not-seated")),
    "revoke_shares": Operation("guests", (*_FINISHED, "not-seated")),
    "show_my_name": Operation("guests", (*_FINISHED, "not-seated")),
    "shared_review": Operation("anyone", ("wrong-secret", *_FINISHED)),
    "shared_card": Operation("anyone", ("wrong-secret", *_FINISHED)),
    "ask_coach": Operation("guests", _COACH),
    "hints_used": Operation("anyone", _FINISHED),
    "my_sheet": Operation("guests-see-more", _SHEET),
    "contradicting_marks": Operation("guests-see-more", (*_SHEET, "unknown-seat", "unknown-card")),
    "why": Operation("guests-see-more", (*_SHEET, "not-certain", "unknown-seat", "unknown-card")),
    "costs_of_my_options": Operation("guests-see-more", _SHEET),
    "list_puzzles": Operation("anyone"),
    "daily_puzzle": Operation("anyone"),
    "one_puzzle": Operation("anyone", _PUZZLE),
    "answer_puzzle": Operation("anyone", _PUZZLE),
    "puzzle_hint": Operation("anyone", _PUZZLE),
    "puzzle_solution": Operation("anyone", _PUZZLE),
    "sheet_of_notes": Operation("anyone", _NOTES),
    "protocol_schema": Operation("anyone"),
}
"""By the name of its handler."""

_SECURITY: Final[dict[Access, list[dict[str, list[str]]]]] = {
    "anyone": [],
    "guests": [{"cookie": []}],
    "guests-see-more": [{"cookie": []}, {}],
}
_SCHEMES: Final = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "Set by `become_guest`. Seat tokens are for connections only: they are sent "
        "in `hello` and not accepted here.",
    }
}


_RETRY_AFTER: Final = {
    "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}
}


class OpenApi(JsonRenderPlugin):
    """Renders our description; it never changes while the server runs."""

    _text: bytes | None = None

    def __init__(self) -> None:
        super().__init__()
        self._preparing = asyncio.Lock()

    async def prepare(self, app: Litestar) -> None:
        """Make the description in a thread, once: it takes a third of a second."""
        async with self._preparing:
            if self._text is None:
                self._text = await asyncio.to_thread(self._rendered, app)

    def _rendered(self, app: Litestar) -> bytes:
        plugin: Any = app.plugins.get("OpenAPIPlugin")  # which keeps what it knows
        return msgspec.json.encode(described(app, plugin.provide_openapi_schema()))

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        if self._text is None:
            self._text = msgspec.json.encode(described(request.app, openapi_schema))
        return self._text


def described(app: Litestar, known: dict[str, Any]) -> dict[str, Any]:
    """Complete what the framework knows."""
    document: dict[str, Any] = msgspec.to_builtins(known | {"components": {}})
    for path, method, handler in operations(app):
        _complete(document["paths"][path][method], method, handler)
    schemas = definitions((*ANSWERED, *ASKED), _FOLDER, HOLDS, CALLED)
    for name, examples in EXAMPLES.items():
        schemas[name]["examples"] = [msgspec.to_builtins(one) for one in examples]
    document["components"] = {"schemas": schemas, "securitySchemes": _SCHEMES}
    return document


def operations(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Every route that is described: its path, its method, and its handler."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    if handler.handler_name in OPERATIONS and method != "OPTIONS":
                        yield route.path_format, method.lower(), handler


def refusals_of(name: str, method: str, has_body: bool, has_input: bool) -> tuple[str, ...]:
    """Every refusal that a route can answer."""
    operation = OPERATIONS[name]
    return tuple(
        dict.fromkeys(
            (
                *operation.refusals,
                *(GUEST if operation.access == "guests" else ()),
                *(UNSAFE if method != "get" else ()),
                *(WITH_BODY if has_body else WITH_INPUT if has_input else ()),
                *ANY_ROUTE,
            )
        )
    )


def _complete(operation: dict[str, Any], method: str, handler: HTTPRouteHandler) -> None:
    name, document = handler.handler_name, (handler.fn.__doc__ or "").splitlines()[0]
    query = [one for one in operation.get("parameters", ()) if one["in"] == "query"]
    codes = refusals_of(name, method, "requestBody" in operation, bool(query))
    good = {status: one for status, one in operation["responses"].items() if status < "300"}
    for one in good.values():
        one["description"] = document
        if SCHEMA in one.get("content", {}):  # a JSON text, which is an object
            one["content"][SCHEMA] = {"schema": {"type": "object"}}
        one.setdefault("content", {"application/json": {"schema": {"type": "null"}}})
    operation.pop("deprecated", None)
    operation.update(
        operationId=name,
        summary=document,
        security=_SECURITY[OPERATIONS[name].access],
        responses=good | _refusals(codes),
    )


def _refusals(codes: tuple[str, ...]) -> dict[str, Any]:
    """The responses with these refusals, by status."""
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(status_of(code), []).append(code)
    if "try-again" in codes:
        by_status[500] = ["try-again"]
    return {str(status): _refusal(by_status[status]) for status in sorted(by_status)}


def _refusal(codes: list[str]) -> dict[str, Any]:
    schema = {"$ref": f"{_FOLDER}RefusalBody", "properties": {"code": {"enum": codes}}}
    examples = {code: {"value": {"code": code, "params": {}}} for code in codes}
    content = {"application/json": {"schema": schema, "examples": examples}}
    refusal = {"description": "Refused: " + ", ".join(codes), "content": content}
    return refusal | ({"headers": _RETRY_AFTER} if "too-fast" in codes else {})

"""The application: routes, headers and errors put together. The one bootstrap."""

import re
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute

from inkognito.core.refusals import Refused
from inkognito.protocol import routes
from inkognito.server.client_files import Client, client_file
from inkognito.server.cluster.admission import is_forwarded
from inkognito.server.http_api import API, HEALTH, READY, health, ready
from inkognito.server.logs import failure
from inkognito.server.openapi import OpenApi
from inkognito.server.origins import check_host, check_origin
from inkognito.server.rate_limits import FILES, REQUESTS
from inkognito.server.refusal_status import RefusalBody, status_of
from inkognito.server.request_context import address_of, services_of
from inkognito.server.review_api import Reviews
from inkognito.server.services import Services
from inkognito.server.settings import PROTOCOL_VERSION
from inkognito.server.share_page import shared_page
from inkognito.server.sheet_api import Sheets
from inkognito.server.sockets import lobby_socket, table_socket
from inkognito.store.problems import StoreProblem

ASSETS: Final = "/assets/"
UNCOUNTED: Final = frozenset({HEALTH, READY})
"""Supervisors ask these as often as they like."""

DESCRIBED: Final = routes.OPENAPI.rpartition("/")[2]
"""In every path to the description, with however many slashes."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

NOT_CACHED: Final = "no-store"
"""For everything that does not say otherwise: most of it depends on who asks, and when."""

UNREADABLE: Final = (RecursionError, UnicodeDecodeError)
"""Errors of an unreadable body that the framework does not handle."""

_log = structlog.get_logger()


class App(Litestar):
    """The application. It answers HEAD wherever it answers GET, without the body."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or connection."""
        if scope["type"] == "http" and DESCRIBED in scope["path"]:
            await self.state.description.prepare(self)
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
            send = _without_body(send)
        elif scope["type"] == "http" and scope["method"] == "OPTIONS":
            send = _with_methods(send, _methods_at(self, scope["path"]))
        await super().__call__(scope, receive, send)


def _without_body(send: Any) -> Any:
    async def send_head(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_head


def _with_methods(send: Any, methods: tuple[str, ...]) -> Any:
    """Name all methods of a path; the framework names only those of one of its handlers."""

    async def send_methods(message: Any) -> None:
        if message["type"] == "http.response.start" and methods:
            others = [one for one in message["headers"] if one[0].lower() != b"allow"]
            allow = (b"allow", ", ".join(methods).encode())
            message = {**message, "headers": [*others, allow]}
        await send(message)

    return send_methods


def create_app(services: Services, client: Client | None = None) -> Litestar:
    """Return the application on these services, with the client that was built if none is given."""
    keeps: dict[str, Any] = {"services": services, "client": client or Client.load()}
    keeps |= {"sheets": Sheets(), "reviews": Reviews(services), "description": OpenApi()}
    return App(
        route_handlers=[API, table_socket, lobby_socket, health, ready, shared_page, client_file],
        state=State(keeps),
        before_request=_check_request,
        after_request=_with_headers,
        exception_handlers={
            Refused: _refused,
            HTTPException: _not_understood,
            Exception: _failed,
        },
        request_max_body_size=services.settings.largest_message,
        openapi_config=OpenAPIConfig(
            title="Inkognito",
            version=PROTOCOL_VERSION,
            path=routes.OPENAPI,
            render_plugins=[keeps["description"]],
        ),
        logging_config=None,
        debug=False,
    )


def _check_request(request: Request[Any, Any, Any]) -> None:
    """Check the rate limit, the name of the server, and that changes come from our own page.

    The client's own files have a limit of their own: a page has many of them. A program that is no
    browser names no origin.
    """
    path = request.url.path
    if path not in UNCOUNTED and not is_forwarded(request.scope):
        rate = FILES if path.startswith(ASSETS) else REQUESTS
        services_of(request).rate_limits.check(rate, address_of(request))
    settings = services_of(request).settings
    check_host(request.headers, settings)
    if request.method not in SAFE_METHODS and "origin" in request.headers:
        check_origin(request.headers, request.url.scheme, settings)


def _with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("cache-control", NOT_CACHED)
    return response


def _refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[RefusalBody]:
    status, params = status_of(refused.code), refused.refusal.params
    headers = {"retry-after": str(params["seconds"])} if "seconds" in params else {}
    if refused.code == "too-fast":
        headers["connection"] = "close"  # to go on costs a connection, and those are limited too
    body = RefusalBody(refused.code, params)
    return _with_headers(Response(body, status_code=status, headers=headers))


def _not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[RefusalBody]:
    """The framework could not read the request; its own message is not sent."""
    methods = _methods_at(request.app, request.url.path) if error.status_code == 405 else ()
    if methods:
        return _refused_method(request, methods)
    status = 404 if error.status_code == 405 else error.status_code
    code = {404: "no-such-page", 413: "too-large"}.get(
        status, "unreadable" if status < 500 else "try-again"
    )
    return _with_headers(Response(RefusalBody(code), status_code=status))


def _methods_at(app: Litestar, path: str) -> tuple[str, ...]:
    """Return what can be done at a path; nothing where there is nothing.

    The client's own route matches every path, so its files and screens are looked up.
    """
    found: set[str] = set()
    for route in app.routes:
        pattern = re.sub(r"\{\w+\}", "[^/]+", route.path_format)
        if isinstance(route, HTTPRoute) and not pattern.startswith("/["):
            found |= route.methods if re.fullmatch(pattern, path) else set()
    if app.state.client.find(path[1:]) is not None:
        found |= {"GET", "OPTIONS"}
    return tuple(sorted(found | ({"HEAD"} if "GET" in found else set())))


def _refused_method(
    request: Request[Any, Any, Any], allowed: tuple[str, ...]
) -> Response[RefusalBody]:
    response = _refused(request, Refused("wrong-method", method=request.method, allowed=allowed))
    response.headers["allow"] = ", ".join(allowed)
    return response


def _failed(_request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody]:
    """An unexpected error, or the store failed; its message is not sent."""
    if isinstance(error, UNREADABLE):
        return _with_headers(Response(RefusalBody("unreadable"), status_code=400))
    _log.error("request-failed", **failure(error))
    status = 503 if isinstance(error, StoreProblem) else 500
    return _with_headers(Response(RefusalBody("try-again"), status_code=status))

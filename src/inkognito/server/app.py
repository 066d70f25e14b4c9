"""The application: routes, headers and errors put together. The one bootstrap."""

import re
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from inkognito.core.refusals import Refused
from inkognito.protocol import routes
from inkognito.server.client_files import Client, client_file
from inkognito.server.http_api import API, HEALTH, READY, health, ready
from inkognito.server.logs import failure
from inkognito.server.openapi import OpenApi
from inkognito.server.origins import check_origin
from inkognito.server.rate_limits import REQUESTS
from inkognito.server.refusal_status import RefusalBody, status_of
from inkognito.server.request_context import address_of, services_of
from inkognito.server.review_api import Reviews
from inkognito.server.services import Services
from inkognito.server.settings import PROTOCOL_VERSION
from inkognito.server.sheet_api import Sheets
from inkognito.server.sockets import lobby_socket, table_socket
from inkognito.store.problems import StoreProblem

FILES: Final = "/assets/"
UNCOUNTED: Final = frozenset({HEALTH, READY})
"""Supervisors ask these as often as they like."""

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

UNREADABLE: Final = (RecursionError, UnicodeDecodeError)
"""Errors of an unreadable body that the framework does not handle."""

_log = structlog.get_logger()


class App(Litestar):
    """The application. It answers HEAD wherever it answers GET, without the body."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or connection."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
            send = _without_body(send)
        await super().__call__(scope, receive, send)


def _without_body(send: Any) -> Any:
    async def send_head(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_head


def create_app(services: Services, client: Client | None = None) -> Litestar:
    """Return the application on these services, with the client that was built if none is given."""
    keeps = {"services": services, "client": client or Client.load()}
    keeps |= {"sheets": Sheets(), "reviews": Reviews()}
    return App(
        route_handlers=[API, table_socket, lobby_socket, health, ready, client_file],
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
            render_plugins=[OpenApi()],
        ),
        logging_config=None,
        debug=False,
    )


def _check_request(request: Request[Any, Any, Any]) -> None:
    """Check the rate limit, and that requests which change something come from our own page.

    The client's own files are not counted: a page has many of them, and they are public. A program
    that is no browser names no origin.
    """
    path = request.url.path
    if not (path.startswith(FILES) or path in UNCOUNTED):
        services_of(request).rate_limits.check(REQUESTS, address_of(request))
    if request.method not in SAFE_METHODS and "origin" in request.headers:
        check_origin(request.headers, services_of(request).settings)


def _with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[RefusalBody]:
    status, params = status_of(refused.code), refused.refusal.params
    headers = {"retry-after": str(params["seconds"])} if "seconds" in params else {}
    body = RefusalBody(refused.code, params)
    return _with_headers(Response(body, status_code=status, headers=headers))


def _not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[RefusalBody]:
    """The framework could not read the request; its own message is not sent."""
    if error.status_code == 405 and _is_route(request):
        return _refused_method(request, error)
    status = 404 if error.status_code == 405 else error.status_code
    code = {404: "no-such-page", 413: "too-large"}.get(
        status, "unreadable" if status < 500 else "try-again"
    )
    return _with_headers(Response(RefusalBody(code), status_code=status))


def _is_route(request: Request[Any, Any, Any]) -> bool:
    """Whether there is something at the path; the client's own route matches every path."""
    path, client = request.url.path, request.app.state.client
    patterns = (re.sub(r"\{\w+\}", "[^/]+", one.path_format) for one in request.app.routes)
    own = (one for one in patterns if not one.startswith("/["))
    return any(re.fullmatch(one, path) for one in own) or client.find(path[1:]) is not None


def _refused_method(request: Request[Any, Any, Any], error: HTTPException) -> Response[RefusalBody]:
    methods = set((error.headers or {}).get("allow", "").split(", "))
    allowed = tuple(sorted(methods | ({"HEAD"} if "GET" in methods else set())))
    refused = Refused("wrong-method", method=request.method, allowed=allowed)
    response = _refused(request, refused)
    response.headers["allow"] = ", ".join(allowed)
    return response


def _failed(_request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody]:
    """An unexpected error, or the store failed; its message is not sent."""
    if isinstance(error, UNREADABLE):
        return _with_headers(Response(RefusalBody("unreadable"), status_code=400))
    _log.error("request-failed", **failure(error))
    status = 503 if isinstance(error, StoreProblem) else 500
    return _with_headers(Response(RefusalBody("try-again"), status_code=status))

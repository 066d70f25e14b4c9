"""The application: routes, headers and errors put together. The one bootstrap."""

from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from inkognito.core.refusals import Refused
from inkognito.protocol import routes
from inkognito.server.client_files import Client, client_file
from inkognito.server.http_api import API, health, metrics, ready
from inkognito.server.logs import failure
from inkognito.server.openapi import OpenApi
from inkognito.server.rate_limits import REQUESTS
from inkognito.server.refusal_status import RefusalBody, status_of
from inkognito.server.request_context import address_of, services_of
from inkognito.server.review_api import Reviews
from inkognito.server.services import Services
from inkognito.server.settings import PROTOCOL_VERSION, ServerSettings
from inkognito.server.sheet_api import Sheets
from inkognito.server.sockets import lobby_socket, table_socket
from inkognito.store.problems import StoreProblem

FILES: Final = "/assets/"
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


def create_app(services: Services, client: Client | None = None) -> Litestar:
    """Return the application on these services, with the client that was built if none is given."""
    keeps = {"services": services, "client": client or Client.load()}
    keeps |= {"sheets": Sheets(), "reviews": Reviews()}
    return Litestar(
        route_handlers=[API, table_socket, lobby_socket, health, ready, metrics, client_file],
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

    The client's own files are not counted: a page has many of them, and they are public.
    """
    if not request.url.path.startswith(FILES):
        services_of(request).rate_limits.check(REQUESTS, address_of(request))
    _check_origin(request)


def _check_origin(request: Request[Any, Any, Any]) -> None:
    """Cookies authenticate, so a request that changes something must come from our own page."""
    origin = request.headers.get("origin")
    if origin is None or request.method in SAFE_METHODS:
        return
    settings: ServerSettings = request.app.state.services.settings
    ours = urlsplit(settings.public_url).netloc or request.headers.get("host", "")
    if urlsplit(origin).netloc != ours:
        raise Refused("who-are-you")


def _with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[RefusalBody]:
    status = status_of(refused.code)
    return _with_headers(
        Response(RefusalBody(refused.code, refused.refusal.params), status_code=status)
    )


def _not_understood(
    _request: Request[Any, Any, Any], error: HTTPException
) -> Response[RefusalBody]:
    """The framework could not read the request; its own message is not sent."""
    code = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}.get(
        error.status_code, "unreadable" if error.status_code < 500 else "try-again"
    )
    return _with_headers(Response(RefusalBody(code), status_code=error.status_code))


def _failed(_request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody]:
    """An unexpected error, or the store failed; its message is not sent."""
    if isinstance(error, UNREADABLE):
        return _with_headers(Response(RefusalBody("unreadable"), status_code=400))
    _log.error("request-failed", **failure(error))
    status = 503 if isinstance(error, StoreProblem) else 500
    return _with_headers(Response(RefusalBody("try-again"), status_code=status))

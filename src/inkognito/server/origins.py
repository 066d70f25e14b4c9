"""Which addresses are ours: by the origin that a browser reports, and by the name it asked for.

Only our own pages may use a cookie. Without a public URL, names that anybody can register are not
ours: a page that lets its own name point here (DNS rebinding) would count as one of our pages.
"""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from inkognito.core.refusals import Refused, echo
from inkognito.server.settings import ServerSettings

Origin: TypeAlias = tuple[str, str, int]
"""Scheme, host and port."""

PORTS: Final = {"http": 80, "https": 443}
SECURE: Final = {"ws": "http", "wss": "https"}
NOT_PUBLIC: Final = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".test")
"""Nobody can register a name that ends like this; nor one without a dot."""

REMEMBERED: Final = 64
"""Almost all connections ask for the same few addresses."""


def check_origin(headers: Mapping[str, str], scheme: str, settings: ServerSettings) -> None:
    """Raise Refused where the request comes from a page of another site, or from no page."""
    origin, host = headers.get("origin", ""), headers.get("host", "")
    found = _parsed(origin)
    if found is None or found not in _ours(host, scheme, settings):
        ours = urlsplit(settings.public_url).netloc or host
        raise Refused("wrong-origin", origin=echo(origin), address=ours)


def check_host(headers: Mapping[str, str], settings: ServerSettings) -> None:
    """Raise Refused for a name that may be anybody's, if the operator did not name their own."""
    host = headers.get("host", "")
    if host and not settings.public_url and not _is_local(host):
        raise Refused("wrong-host", host=echo(host))


def _ours(host: str, scheme: str, settings: ServerSettings) -> tuple[Origin | None, ...]:
    """The origins of our own pages. A proxy that we don't know of may have ended TLS."""
    if settings.public_url:
        return (_parsed(settings.public_url),)
    schemes = {SECURE.get(scheme, scheme), "https"}
    return tuple(_parsed(f"{one}://{host}") for one in schemes)


@lru_cache(maxsize=REMEMBERED)
def _parsed(url: str) -> Origin | None:
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    if not parts.hostname or port is None:
        return None
    return parts.scheme, parts.hostname, port


@lru_cache(maxsize=REMEMBERED)
def _is_local(host: str) -> bool:
    parsed = _parsed(f"http://{host}")
    if parsed is None:
        return False
    name = parsed[1].rstrip(".")
    return "." not in name or name.endswith(NOT_PUBLIC) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True

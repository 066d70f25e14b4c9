"""Which pages may use a cookie: our own alone, by the origin that the browser reports."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from inkognito.core.refusals import Refused, echo
from inkognito.server.settings import ServerSettings


def check_origin(headers: Mapping[str, str], settings: ServerSettings) -> None:
    """Raise Refused where the request comes from a page of another site, or from no page."""
    origin = headers.get("origin", "")
    ours = urlsplit(settings.public_url).netloc or headers.get("host", "")
    if urlsplit(origin).netloc != ours:
        raise Refused("wrong-origin", origin=echo(origin), address=ours)

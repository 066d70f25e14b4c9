"""Who asks over HTTP, from where, and which house answers."""

from typing import Any, TypeAlias

from litestar import Request

from inkognito.core.refusals import Refused
from inkognito.server.house import House
from inkognito.server.settings import COOKIE
from inkognito.tables.audience import Guest

Asked: TypeAlias = Request[Any, Any, Any]


def house_of(request: Asked) -> House:
    """The house that serves the request."""
    house: House = request.app.state.house
    return house


def address_of(request: Asked) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


async def known_guest(request: Asked) -> Guest | None:
    """Who asks, by his cookie; None where nobody knows him."""
    return await house_of(request).people.by_secret(request.cookies.get(COOKIE))


async def guest_of(request: Asked) -> Guest:
    """Who asks; raises Refused where nobody knows him."""
    guest = await known_guest(request)
    if guest is None:
        raise Refused("who-are-you")
    return guest

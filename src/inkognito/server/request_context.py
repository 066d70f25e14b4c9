"""Who asks over HTTP, from where, and which services answers."""

from typing import Any, TypeAlias

from litestar import Request

from inkognito.core.refusals import Refused
from inkognito.server.services import Services
from inkognito.server.settings import COOKIE
from inkognito.tables.audience import Participant

Asked: TypeAlias = Request[Any, Any, Any]


def services_of(request: Asked) -> Services:
    """The services that serves the request."""
    services: Services = request.app.state.services
    return services


def address_of(request: Asked) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


async def known_participant(request: Asked) -> Participant | None:
    """Who asks, by his cookie; None where nobody knows him."""
    return await services_of(request).authentication.by_secret(request.cookies.get(COOKIE))


async def participant_of(request: Asked) -> Participant:
    """Who asks; raises Refused where nobody knows him."""
    participant = await known_participant(request)
    if participant is None:
        raise Refused("who-are-you")
    return participant

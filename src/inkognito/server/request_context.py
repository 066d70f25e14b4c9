"""The context of an HTTP request: the services, the address, and the guest who asks."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeAlias, TypeVar

from litestar import Request

from inkognito.core.refusals import Refused
from inkognito.server.services import Services
from inkognito.server.settings import COOKIE
from inkognito.tables.audience import Participant

Asked: TypeAlias = Request[Any, Any, Any]

Given = ParamSpec("Given")
Result = TypeVar("Result")


def services_of(request: Asked) -> Services:
    """Return the services of the application."""
    services: Services = request.app.state.services
    return services


def address_of(request: Asked) -> str:
    """Return the address that the request comes from."""
    return request.client.host if request.client else ""


async def computed(
    request: Asked,
    work: Callable[Given, Result],
    *args: Given.args,
    **options: Given.kwargs,
) -> Result:
    """Compute something for whoever asks, in a thread; raise Refused if it was too much."""
    computing = services_of(request).computing
    return await computing.run(address_of(request), work, *args, **options)


async def known_participant(request: Asked) -> Participant | None:
    """Return the guest whose cookie came with the request, or None."""
    return await services_of(request).authentication.by_secret(request.cookies.get(COOKIE))


async def participant_of(request: Asked) -> Participant:
    """Return the guest whose cookie came with the request; raise Refused if there is none."""
    participant = await known_participant(request)
    if participant is None:
        raise Refused("who-are-you")
    return participant

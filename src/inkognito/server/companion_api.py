"""The companion over HTTP: somebody's notes in, their sheet out.

Stateless: the notes stay on the device and are forgotten here with the answer. They have nothing to
do with any table of this server. Works in threads, so that the event loop never computes for long.
"""

from litestar import post
from litestar.datastructures import ResponseHeader

from inkognito.companion.sheet import CompanionSheet, companion_sheet
from inkognito.deduction.notes import Notes
from inkognito.protocol import routes
from inkognito.server.rate_limits import COMPANIONS
from inkognito.server.request_context import Asked, address_of, computed, services_of


@post(
    routes.COMPANION,
    status_code=200,
    response_headers=[ResponseHeader(name="cache-control", value="no-store")],
)
async def sheet_of_notes(request: Asked, data: Notes) -> CompanionSheet:
    """What follows from notes about a game with real cards."""
    services_of(request).rate_limits.check(COMPANIONS, address_of(request))
    return await computed(request, companion_sheet, data)

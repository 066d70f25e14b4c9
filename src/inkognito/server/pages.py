"""The front page: the public tables, plainly, in the reader's language."""

from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.enums import MediaType

from inkognito.server.house import House
from inkognito.speech import LANGUAGES, Speech


@get("/", include_in_schema=False)
async def front_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The public tables as a plain page."""
    house: House = request.app.state.house
    speech = Speech(language_of(request.headers.get("accept-language", "")))
    rows = "".join(
        f"<tr><td>{escape(one.host)}</td>"
        f"<td>{escape(speech.page('game', game=one.settings.game))}</td>"
        f"<td>{one.settings.players}</td>"
        f"<td>{escape(speech.page('status', status=one.status))}</td></tr>"
        for one in house.hall.lobby_tables()
    )
    body = f"<table>{rows}</table>" if rows else f"<p>{escape(speech.page('no-tables'))}</p>"
    page = (
        f'<!doctype html><html lang="{speech.language}"><meta charset="utf-8">'
        f"<title>Inkognito</title><h1>Inkognito</h1><h2>{escape(speech.page('tables'))}</h2>{body}"
    )
    return Response(page, media_type=MediaType.HTML)


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])

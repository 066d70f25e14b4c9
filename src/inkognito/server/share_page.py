"""The page behind a link to a review: the client's own page, with tags that messengers read."""

from html import escape

from litestar import Response, get
from litestar.exceptions import NotFoundException

from inkognito.core.refusals import Refused
from inkognito.protocol import routes
from inkognito.server.client_files import Client
from inkognito.server.request_context import Asked, services_of
from inkognito.server.review_words import speaker, summary, title
from inkognito.server.share_api import PRIVATE, SharedReview, found_share
from inkognito.server.share_card import HEIGHT, WIDTH
from inkognito.store.reviews import Share

PAGE = "/shared/{secret:str}"
_END_OF_HEAD = "</head>"


@get(PAGE, include_in_schema=False)
async def shared_page(request: Asked, secret: str) -> Response[bytes]:
    """Return the client's page; for a link that is not valid, without the tags."""
    client: Client = request.app.state.client
    if not client.is_built:
        raise NotFoundException
    page, status = client.page.bodies[""], 200
    try:
        share, shared = await found_share(request, secret)
        tags = _tags(_origin(request), secret, share, shared)
        page = page.decode().replace(_END_OF_HEAD, f"{tags}{_END_OF_HEAD}", 1).encode()
    except Refused:
        status = 404
    return Response(page, status_code=status, media_type="text/html", headers=PRIVATE)


def _origin(request: Asked) -> str:
    public = services_of(request).settings.public_url
    return public.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"


def _tags(origin: str, secret: str, share: Share, shared: SharedReview) -> str:
    speech = speaker(share.language, shared.names)
    deal = shared.review.deals[-1]
    words = {
        "og:site_name": "Inkognito",
        "og:type": "article",
        "og:locale": share.language,
        "og:title": title(speech, shared.game, deal),
        "og:description": summary(speech, shared.game, deal, shared.seat),
        "og:url": origin + PAGE.replace("{secret:str}", secret),
        "og:image": origin + routes.SHARED_CARD.replace("{secret:str}", secret),
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    tags = (f'<meta property="{name}" content="{escape(text)}">' for name, text in words.items())
    return f'<meta name="robots" content="noindex">{"".join(tags)}'

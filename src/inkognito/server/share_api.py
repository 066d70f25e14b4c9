"""Links to reviews: a participant of a finished game makes and revokes them.

A link is a secret; whoever has it may read the review and see its card. Others are called by their
colours unless they agree to be named.
"""

from functools import partial
from typing import Final, Literal

from litestar import Response, Router, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.protocol import routes
from inkognito.review.review import Review
from inkognito.server.authentication import hashed
from inkognito.server.http_bodies import Secret
from inkognito.server.rate_limits import SECRETS
from inkognito.server.request_context import (
    Asked,
    address_of,
    computed,
    participant_of,
    services_of,
)
from inkognito.server.review_api import Reviews, checked_over, finished
from inkognito.server.share_card import CardFacts, picture_of
from inkognito.store.reviews import Share
from inkognito.tables.audience import Participant
from inkognito.tables.table_session import TableSession

Language = Literal["en", "it", "de"]

PRIVATE: Final = {"cache-control": "no-store", "x-robots-tag": "noindex"}
PICTURE: Final = {"cache-control": "private, max-age=300", "x-robots-tag": "noindex"}


class ShareWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A link that I want: the language of its page and of its card."""

    language: Language = "en"


class NameShown(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether my name may stand on shared reviews of this table."""

    shown: bool


class Shares(Struct, frozen=True):
    """When I made my links to this review, and whether my name may stand on shared ones."""

    created: tuple[int, ...]
    shown: bool


class SharedReview(Struct, frozen=True):
    """A review as whoever has its link may read it.

    `names` has those who agreed to be named; `bots` are the seats that bots played. `seat` is that
    of whoever made the link. The table is not named.
    """

    game: GameName
    seats: tuple[Seat, ...]
    seat: Seat | None
    names: dict[Seat, str]
    bots: tuple[Seat, ...]
    review: Review


async def _seated(request: Asked, table: str) -> tuple[Participant, TableSession]:
    """Return a participant of a finished game; raise Refused for anybody else."""
    participant = await participant_of(request)
    session, _ = await finished(request, table)
    if session.table.seat_of(participant.person) is None:
        raise Refused("not-seated")
    return participant, session


# --- making links -------------------------------------------------------------------------------


@get(routes.SHARES)
async def my_shares(request: Asked, table: str) -> Shares:
    """My links to the review of this table, and whether I agree to be named."""
    participant, _ = await _seated(request, table)
    store, person = services_of(request).store, participant.person or ""
    agreed = await store.agreed(table)
    return Shares(tuple(await store.shares_of(person, table)), person in agreed)


@post(routes.SHARES)
async def share_review(request: Asked, table: str, data: ShareWanted) -> Secret:
    """Make a link to the review of this table."""
    participant, _ = await _seated(request, table)
    services_of(request).rate_limits.check(SECRETS, address_of(request))
    authentication = services_of(request).authentication
    return Secret(await authentication.new_share(participant, table, data.language))


@delete(routes.SHARES, status_code=200)
async def revoke_shares(request: Asked, table: str) -> None:
    """Revoke all my links to the review of this table."""
    participant, _ = await _seated(request, table)
    await services_of(request).store.drop_shares(participant.person or "", table)


@post(routes.SHARED_NAME, status_code=200)
async def show_my_name(request: Asked, table: str, data: NameShown) -> NameShown:
    """Agree that my name stands on shared reviews of this table, or stop agreeing."""
    participant, _ = await _seated(request, table)
    await services_of(request).store.agree(participant.person or "", table, data.shown)
    return data


# --- reading shared reviews ---------------------------------------------------------------------


async def found_share(request: Asked, secret: str) -> tuple[Share, SharedReview]:
    """Return the link with this secret and its review; raise Refused where there is none."""
    share = await services_of(request).store.share(hashed(secret))
    if share is None:
        services_of(request).rate_limits.check(SECRETS, address_of(request))
        raise Refused("wrong-secret")
    session, game = checked_over(await services_of(request).host.read_session(share.table))
    reviews: Reviews = request.app.state.reviews
    review = await reviews.review(session, game, partial(computed, request))
    agreed = await services_of(request).store.agreed(share.table)
    return share, _shared(session, review, share, agreed)


def _shared(
    session: TableSession, review: Review, share: Share, agreed: frozenset[str]
) -> SharedReview:
    chairs = session.listing(session.table.since).chairs
    return SharedReview(
        game=review.game,
        seats=tuple(chair.seat for chair in chairs),
        seat=session.table.seat_of(share.guest),
        names={one.seat: one.name for one in chairs if one.name and one.person in agreed},
        bots=tuple(one.seat for one in chairs if one.bot is not None),
        review=review,
    )


@get(routes.SHARED)
async def shared_review(request: Asked, secret: str) -> Response[SharedReview]:
    """The review behind a link."""
    _, shared = await found_share(request, secret)
    return Response(shared, headers=PRIVATE)


@get(
    routes.SHARED_CARD,
    responses={200: ResponseSpec(bytes, media_type="image/png", description="the card")},
)
async def shared_card(request: Asked, secret: str) -> Response[bytes]:
    """The card of a shared review, as a picture."""
    share, shared = await found_share(request, secret)
    facts = CardFacts(
        game=shared.game,
        language=share.language,
        seats=shared.seats,
        names=shared.names,
        seat=shared.seat,
        deal=shared.review.deals[-1],
    )
    return Response(
        await computed(request, picture_of, facts), media_type="image/png", headers=PICTURE
    )


SHARES: Final = Router(
    "/",
    route_handlers=[
        my_shares,
        share_review,
        revoke_shares,
        show_my_name,
        shared_review,
        shared_card,
    ],
)

"""What is stored about finished games: their reviews, links to them, and who agrees to be named.

Secrets arrive as hashes.
"""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, select

from inkognito.protocol.terms import Person
from inkognito.review.review import Review
from inkognito.store.database import Database
from inkognito.store.formats.reviews import review_from, review_values
from inkognito.store.schema import AGREEMENTS, REVIEWS, SHARES
from inkognito.store.surplus import MOST_SHARES, without_surplus


class Share(Struct, frozen=True):
    """A link to a review: who made it, of which table, and the language of its page."""

    guest: Person
    table: str
    language: str
    created: int


class StoredReviews:
    """The part of the store that keeps reviews and what belongs to them."""

    _database: Database

    async def keep_review(self, table: str, review: Review) -> None:
        """Store the review of a table, or replace it."""
        upsert = self._database.upsert(REVIEWS, "body", "version")
        values = review_values(table, review)
        await self._database.write(lambda connection: connection.execute(upsert, values).close())

    async def review(self, table: str) -> Review | None:
        """Return the review of a table; None where there is none that can be read."""
        found = await self._database.fetch(_REVIEW, table=table)
        return review_from(*found[0]) if found else None

    # --- links ------------------------------------------------------------------------------------

    async def new_share(self, share: str, made: Share) -> None:
        """Add a link to a review, by the hash of its secret."""
        values = {
            "hash": share,
            "guest": made.guest,
            "table_id": made.table,
            "language": made.language,
            "created": made.created,
        }
        add = SHARES.insert().values(**values)
        surplus = without_surplus(SHARES, MOST_SHARES, share, made.guest, made.table)

        def work(connection: Connection) -> None:
            connection.execute(add)
            connection.execute(surplus)

        await self._database.write(work)

    async def share(self, share: str) -> Share | None:
        """Return the link with this hash, if it was not revoked."""
        found = await self._database.fetch(_SHARE, share=share)
        return Share(*found[0]) if found else None

    async def shares_of(self, guest: Person, table: str) -> list[int]:
        """Return when the guest made their links to the review of this table."""
        found = await self._database.fetch(_SHARES_OF, guest=guest, table=table)
        return [created for (created,) in found]

    async def drop_shares(self, guest: Person, table: str) -> None:
        """Revoke the guest's links to the review of this table."""
        theirs = (SHARES.c.guest == guest, SHARES.c.table_id == table)
        drop = delete(SHARES).where(*theirs)
        await self._database.write(lambda connection: connection.execute(drop).close())

    # --- names ------------------------------------------------------------------------------------

    async def agree(self, guest: Person, table: str, agrees: bool) -> None:
        """Note whether the guest's name may stand on shared reviews of this table."""
        values = {"table_id": table, "guest": guest}
        theirs = (AGREEMENTS.c.table_id == table, AGREEMENTS.c.guest == guest)
        add = self._database.insert(AGREEMENTS).values(**values).on_conflict_do_nothing()
        change = add if agrees else delete(AGREEMENTS).where(*theirs)
        await self._database.write(lambda connection: connection.execute(change).close())

    async def agreed(self, table: str) -> frozenset[Person]:
        """Return the people whose names may stand on shared reviews of this table."""
        found = await self._database.fetch(_AGREED, table=table)
        return frozenset(guest for (guest,) in found)


_AT: Final[Any] = bindparam("table")
_REVIEW: Final = select(REVIEWS.c.body, REVIEWS.c.version).where(REVIEWS.c.table_id == _AT)
_SHARE: Final = select(
    SHARES.c.guest, SHARES.c.table_id, SHARES.c.language, SHARES.c.created
).where(SHARES.c.hash == bindparam("share"))
_SHARES_OF: Final = (
    select(SHARES.c.created)
    .where(SHARES.c.guest == bindparam("guest"), SHARES.c.table_id == _AT)
    .order_by(SHARES.c.created)
)
_AGREED: Final = select(AGREEMENTS.c.guest).where(AGREEMENTS.c.table_id == _AT)

"""The tables of the database. The folder `migrations` has their history.

Times are milliseconds since 1970. Names of people are only in `names` and `guests`, where they can
be deleted; everywhere else a person is an id. Secrets are stored as hashes.

`run` names the run of a server that wrote a row, and `chain` is the row's checksum. `alarm` is when
a table that sleeps must wake, and `asleep` how it fell asleep. `mark` stands for the place that a
table was opened from: part of a hash, which many addresses share.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

METADATA: Final = MetaData()


def _version() -> Column[int]:
    """The version of the format that the row's data is written in."""
    return Column("version", Integer, nullable=False, server_default="1")


def _of_guest() -> Column[str]:
    """Return a column that refers to a guest; the row is deleted with them."""
    return Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False)


LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("author", Text, nullable=False),
    Column("request_id", Text, nullable=False),
    Column("entries", LargeBinary, nullable=False),
    Column("clocks", LargeBinary, nullable=False),
    _version(),
    Column("run", Text, nullable=False, server_default=""),
    Column("chain", LargeBinary),
    PrimaryKeyConstraint("table_id", "seq", name="log_pk"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("is_closed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("host", Text),
    Column("listing", LargeBinary, nullable=False),
    _version(),
    Column("alarm", BigInteger),
    Column("asleep", LargeBinary),
    PrimaryKeyConstraint("id", name="tables_pk"),
    Index("tables_by_lobby", "visibility", "is_closed", "status", "updated"),
    Index("tables_by_status", "status", "is_closed"),
    Index("tables_by_ending", "status", "updated"),
    Index("tables_by_closing", "is_closed", "updated"),
    Index("tables_by_alarm", "alarm"),
    Index("tables_by_host", "host", "is_closed", "visibility", "status"),
)

OPENED_FROM: Final = Table(
    "opened_from",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("mark", Text, nullable=False),
    PrimaryKeyConstraint("table_id", name="opened_from_pk"),
)

NAMES: Final = Table(
    "names",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person", name="names_pk"),
    Index("names_by_person", "person"),
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("request_id", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    _version(),
    PrimaryKeyConstraint("table_id", "place", name="talk_pk"),
    Index("talk_by_person", "person"),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="guests_pk"),
    Index("guests_by_seen", "seen"),
)

CREDENTIALS: Final = Table(
    "credentials",
    METADATA,
    Column("hash", Text, nullable=False),
    _of_guest(),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("hash", name="credentials_pk"),
    Index("credentials_by_guest", "guest"),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("hash", Text, nullable=False),
    _of_guest(),
    Column("expires", BigInteger, nullable=False),
    PrimaryKeyConstraint("hash", name="links_pk"),
    Index("links_by_guest", "guest"),
)

SEAT_TOKENS: Final = Table(
    "seat_tokens",
    METADATA,
    Column("hash", Text, nullable=False),
    _of_guest(),
    Column("table_id", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("hash", name="seat_tokens_pk"),
    Index("seat_tokens_by_guest", "guest"),
)

HEARTBEAT: Final = Table(
    "heartbeat",
    METADATA,
    Column("id", Text, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="heartbeat_pk"),
)
"""One row: which database this is, and when a server last wrote to it."""

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    _version(),
    PrimaryKeyConstraint("table_id", name="reviews_pk"),
)

SHARES: Final = Table(
    "shares",
    METADATA,
    Column("hash", Text, nullable=False),
    _of_guest(),
    Column("table_id", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("hash", name="shares_pk"),
    Index("shares_by_guest", "guest"),
    Index("shares_by_table", "table_id"),
)

AGREEMENTS: Final = Table(
    "agreements",
    METADATA,
    Column("table_id", Text, nullable=False),
    _of_guest(),
    PrimaryKeyConstraint("table_id", "guest", name="agreements_pk"),
    Index("agreements_by_guest", "guest"),
)

HINTS: Final = Table(
    "hints",
    METADATA,
    Column("table_id", Text, nullable=False),
    _of_guest(),
    Column("decision", Integer, nullable=False),
    Column("level", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "guest", "decision", name="hints_pk"),
    Index("hints_by_guest", "guest"),
)

"""The beginning: logs, names, talk and guests. Never changes: what comes later has its own file."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    _create_tables()
    _create_guests()


def _create_tables() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
        sa.Column("clocks", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="log_pk"),
        sa.UniqueConstraint("table_id", "author", "wish", name="log_wish_once"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("is_closed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("listing", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    op.create_index("tables_by_lobby", "tables", ["visibility", "is_closed", "updated"])
    op.create_index("tables_by_status", "tables", ["status", "is_closed"])
    op.create_table(
        "names",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="names_pk"),
    )
    op.create_index("names_by_person", "names", ["person"])
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "place", name="talk_pk"),
    )
    op.create_index("talk_by_person", "talk", ["person"])


def _create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="guests_pk"),
    )
    _create_belongings("credentials", sa.Column("created", sa.BigInteger, nullable=False))
    _create_belongings("links", sa.Column("expires", sa.BigInteger, nullable=False))
    _create_belongings(
        "seat_tokens",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _create_belongings(name: str, *columns: sa.Column[int] | sa.Column[str]) -> None:
    op.create_table(
        name,
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("hash", name=f"{name}_pk"),
    )
    op.create_index(f"{name}_by_guest", name, ["guest"])

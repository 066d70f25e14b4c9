"""Keep reviews of finished games, links to them, who agrees to be named, and hints that were used.

Reviews follow from the log: they are computed when somebody asks for them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, server_default="1"),
        sa.PrimaryKeyConstraint("table_id", name="reviews_pk"),
    )
    op.create_table(
        "shares",
        sa.Column("hash", sa.Text, nullable=False),
        _guest(),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="shares_pk"),
    )
    op.create_index("shares_by_guest", "shares", ["guest"])
    op.create_index("shares_by_table", "shares", ["table_id"])
    op.create_table(
        "agreements",
        sa.Column("table_id", sa.Text, nullable=False),
        _guest(),
        sa.PrimaryKeyConstraint("table_id", "guest", name="agreements_pk"),
    )
    op.create_index("agreements_by_guest", "agreements", ["guest"])
    op.create_table(
        "hints",
        sa.Column("table_id", sa.Text, nullable=False),
        _guest(),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", "decision", name="hints_pk"),
    )
    op.create_index("hints_by_guest", "hints", ["guest"])


def _guest() -> sa.Column[str]:
    key = sa.ForeignKey("guests.id", ondelete="CASCADE")
    return sa.Column("guest", sa.Text, key, nullable=False)

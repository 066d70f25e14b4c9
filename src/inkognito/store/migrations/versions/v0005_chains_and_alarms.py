"""Add checksums and runs to the log, alarms to sleeping tables, and a heartbeat.

Rows that are there keep no checksum, and belong to no run.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns, their indexes and the table."""
    op.add_column("log", sa.Column("run", sa.Text, nullable=False, server_default=""))
    op.add_column("log", sa.Column("chain", sa.LargeBinary))
    op.add_column("tables", sa.Column("alarm", sa.BigInteger))
    op.add_column("tables", sa.Column("asleep", sa.LargeBinary))
    op.create_index("tables_by_alarm", "tables", ["alarm"])
    op.create_index("tables_by_host", "tables", ["host", "is_closed"])
    op.create_index("guests_by_seen", "guests", ["seen"])
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="heartbeat_pk"),
    )

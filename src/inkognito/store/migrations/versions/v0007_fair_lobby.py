"""Keep a mark of the place that each public table was opened from; index what is searched.

The lobby lists open tables, and cleaning looks for old ones: neither reads all finished games.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table of marks, and the indexes."""
    op.create_table(
        "opened_from",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="opened_from_pk"),
    )
    for name in ("tables_by_lobby", "tables_by_host"):
        op.drop_index(name, "tables")
    op.create_index("tables_by_lobby", "tables", ["visibility", "is_closed", "status", "updated"])
    op.create_index("tables_by_host", "tables", ["host", "is_closed", "visibility", "status"])
    op.create_index("tables_by_ending", "tables", ["status", "updated"])
    op.create_index("tables_by_closing", "tables", ["is_closed", "updated"])

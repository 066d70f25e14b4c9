"""Keep the version of the format beside everything that is stored in a format of ours."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Whatever is there was written in version 1."""
    for table in ("log", "tables", "talk"):
        op.add_column(table, sa.Column("version", sa.Integer, nullable=False, server_default="1"))

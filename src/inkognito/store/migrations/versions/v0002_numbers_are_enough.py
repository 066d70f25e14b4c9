"""Numbers are enough: no index of wishes, which cost as much as all else that a row is stored with.

Whoever appends a row knows all rows before it, and so the wishes that are taken.
"""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop the constraint; SQLite makes the log anew for that."""
    with op.batch_alter_table("log") as log:
        log.drop_constraint("log_wish_once", type_="unique")

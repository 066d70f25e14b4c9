"""Drop the index of request ids, which cost as much as the rest of storing a row.

A process that appends a row has read all rows before it, and so all accepted requests.
"""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop the constraint; SQLite makes the log anew for that."""
    with op.batch_alter_table("log") as log:
        log.drop_constraint("log_wish_once", type_="unique")

"""Call the id that a client gives its request by its name, in the log and in the talk."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Rename the columns."""
    op.alter_column("log", "wish", new_column_name="request_id")
    op.alter_column("talk", "wish", new_column_name="request_id")

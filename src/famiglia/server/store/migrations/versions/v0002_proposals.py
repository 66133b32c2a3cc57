"""What partners propose to each other; tables where a bot may be asked are due at once."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Make the table, and have every running table looked at once."""
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
    )
    op.execute(
        "INSERT INTO deadlines (table_id, at) SELECT id, 0 FROM tables"
        " WHERE state = 'running' AND id NOT IN (SELECT table_id FROM deadlines)"
    )

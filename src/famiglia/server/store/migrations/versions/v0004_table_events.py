"""Rows of table events say by plain names what they are; nothing else of them changes."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"

_BEGINNINGS: Final = (
    ('{"happened":"stood"', '{"kind":"left"'),
    ('{"happened":"answered"', '{"kind":"chose-early"'),
    ('{"happened":', '{"kind":'),
)
"""How their texts begin, and how from now on; the first that fits counts."""


def upgrade() -> None:
    """Change the beginnings of their texts, and what kind of row they are."""
    log = sa.table("log", sa.column("kind", sa.Text), sa.column("text", sa.Text))
    of_events = log.update().where(log.c.kind == "happened")
    for before, after in _BEGINNINGS:
        has_it = sa.func.substr(log.c.text, 1, len(before)) == before
        rest = sa.func.substr(log.c.text, len(before) + 1)
        op.execute(of_events.where(has_it).values(text=sa.literal(after) + rest))
    op.execute(of_events.values(kind="table-event"))

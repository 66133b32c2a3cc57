"""${message}."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = ${repr(up_revision)}
down_revision: Final = ${repr(down_revision)}


def upgrade() -> None:
    """Change the tables; there is no way back but a backup."""
    ${upgrades if upgrades else "raise NotImplementedError"}

"""How the tables came about, version by version, for Alembic."""

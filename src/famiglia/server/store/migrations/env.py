"""Run by Alembic: applies versions on the connection, and in the transaction, of `migrate`."""

from alembic import context

from famiglia.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

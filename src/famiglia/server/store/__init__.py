"""The store: what a server must not forget, in an SQLite file or in PostgreSQL."""

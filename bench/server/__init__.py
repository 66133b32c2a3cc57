"""How much a server bears: many tables at once on loopback, and a full database at its start."""

"""Golden records: whole games that must always be told the same, and what they cover."""

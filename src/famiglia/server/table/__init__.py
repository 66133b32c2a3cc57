"""A table: its log, what follows from it, what may be done at it; no I/O, no clock of its own."""

"""The files of `deploy/`, tried with the programs they are for."""

"""The planning phase: turns, costs, final actions."""

"""Management after each phase: control, tiles, the end of the game, the next round."""

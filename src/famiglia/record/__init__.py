"""The record of a game: notation, records as text, replay, undo."""

"""The rules chapter by chapter: a position as text, one act, one claim."""

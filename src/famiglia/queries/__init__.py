"""Questions a player may ask about a game: each takes a view, never the true state."""

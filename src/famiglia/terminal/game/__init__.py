"""A game at the terminal: what a person sees, is asked and may type."""

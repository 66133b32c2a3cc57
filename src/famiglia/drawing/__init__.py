"""Drawings of the board and its pieces."""

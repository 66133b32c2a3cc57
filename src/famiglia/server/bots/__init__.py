"""Bots at tables: they think in processes of their own, and know what their seat knows."""

"""Our numbered rules."""

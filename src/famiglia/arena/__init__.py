"""The arena: many games of bots or of chance, who wins them, and what that says."""

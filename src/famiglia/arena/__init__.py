"""The arena: many games of bots, who wins them, and what that says about bots and edition."""

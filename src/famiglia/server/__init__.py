"""The server: tables at which people and bots play together over the network."""

"""Games as messages: what a seat may know, completely and nothing more."""

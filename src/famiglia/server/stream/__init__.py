"""The stream of events of every browser: who is to be woken, and what each may be sent."""

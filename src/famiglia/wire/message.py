"""What all messages share.

Whatever the edition prints is named by its id, families by their colour. `null` stands for nobody,
nothing, or what the seat may not know; a docstring says which.
"""

import msgspec


class Message(msgspec.Struct, frozen=True):
    """The base of every message: it never changes, and its fields are the keys in JSON."""

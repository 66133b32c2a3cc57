"""Who somebody is: an id in a signed cookie. Whoever has a seat's private link gets it back."""

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final

COOKIE: Final = "famiglia"
TOKEN_BYTES: Final = 16
"""Bytes of chance in an id or a link."""
DIGEST_LENGTH: Final = 10
"""Digits by which two tables are told apart, and none is found."""
MakeToken = Callable[[], str]
"""Draws ids and links that nobody can guess."""


def new_token() -> str:
    """From the machine's secure source; never like an option of a command."""
    while (found := secrets.token_urlsafe(TOKEN_BYTES)).startswith("-"):
        pass
    return found


class CookieSigner:
    """Signs ids, and knows its own signature again."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def sign(self, person: str) -> str:
        """What stands in the cookie."""
        return f"{person}.{self._signature(person)}"

    def read(self, signed: str) -> str | None:
        """Who it is; None if we did not sign that."""
        person, _, signature = signed.rpartition(".")
        # As bytes: of texts only ASCII can be compared.
        is_ours = hmac.compare_digest(signature.encode(), self._signature(person).encode())
        return person if is_ours else None

    def _signature(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), sha256).hexdigest()


def link_hash(link: str) -> str:
    """How the database keeps a private link: it cannot be used from there."""
    return sha256(link.encode()).hexdigest()


def table_digest(table: str) -> str:
    """What stands for a table's id, which is its invitation, in logs and reports of problems."""
    return sha256(table.encode()).hexdigest()[:DIGEST_LENGTH]

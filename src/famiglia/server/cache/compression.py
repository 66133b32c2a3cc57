"""What is printed, made and packed once while the server runs, and sent to many."""

from collections import defaultdict
from collections.abc import Callable
from gzip import compress
from hashlib import sha256
from threading import Lock
from typing import NamedTuple


class Compressed(NamedTuple):
    """Something compressed, and a tag by which a browser knows whether it still has it."""

    content: bytes
    tag: str


def compressed(content: bytes) -> Compressed:
    """The tag depends on every byte: also of one edition another shape has another one."""
    return Compressed(compress(content, mtime=0), sha256(content).hexdigest()[:32])


class CompressedCache:
    """Any number of threads may ask it; who asks for something else does not wait."""

    def __init__(self) -> None:
        self._packed: dict[tuple[str, ...], Compressed] = {}
        self._locks: defaultdict[tuple[str, ...], Lock] = defaultdict(Lock)
        self._lock = Lock()

    def get(self, key: tuple[str, ...], make: Callable[[], bytes]) -> Compressed:
        """What lies under a key; it is made for who first asks for it, while others wait."""
        known = self._packed.get(key)
        if known is not None:
            return known
        with self._lock:
            own = self._locks[key]
        try:
            with own:
                if key not in self._packed:
                    self._packed[key] = compressed(make())
                return self._packed[key]
        finally:
            with self._lock:  # Of what cannot be made nothing is kept.
                self._locks.pop(key, None)

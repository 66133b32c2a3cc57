"""Pauses: who wants to speak up before a bot answers [3.3.1]."""


class Pauses:
    """The seats that are to be asked; nobody at first, so that play is quick."""

    def __init__(self) -> None:
        self._on: set[int] = set()
        self._skipping: set[int] = set()

    def begin(self, seat: int) -> None:
        """Ask this seat from now on."""
        self._on.add(seat)
        self._skipping.discard(seat)

    def end(self, seat: int) -> None:
        """Ask it no more."""
        self._on.discard(seat)

    def skip(self, seat: int) -> None:
        """Do not ask it until it has a question of its own."""
        self._skipping.add(seat)

    def own_question(self, seat: int) -> None:
        """A seat has a question of its own: what it skipped is over."""
        self._skipping.discard(seat)

    def waiting(self) -> list[int]:
        """The seats to be asked now."""
        return sorted(self._on - self._skipping)

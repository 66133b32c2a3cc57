"""The lines of a record's text, read one by one; what is wrong is told with its line."""


class BrokenRecord(Exception):
    """A record that is damaged, edited, or of another edition: in which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


class LineReader:
    """A text to be read from top to bottom."""

    def __init__(self, text: str) -> None:
        self._lines = text.removesuffix("\n").split("\n")
        self.number = 0
        """The line that was read last, counted from 1."""

    def ahead(self) -> str | None:
        """The next line, or None at the end."""
        return self._lines[self.number] if self.number < len(self._lines) else None

    def next(self) -> str:
        """Read a line."""
        line = self.ahead()
        self.number += 1
        if line is None:
            raise self.broken("the record ends here")
        return line

    def after(self, word: str) -> str:
        """Read a line that begins with this word; what follows it."""
        found, _, rest = self.next().strip().partition(" ")
        if found != word:
            raise self.broken(f"expected {word!r}, found {found!r}")
        if not rest.strip():
            raise self.broken(f"nothing follows {word!r}")
        return rest.strip()

    def broken(self, reason: str) -> BrokenRecord:
        """What to raise about the line that was read last."""
        return BrokenRecord(self.number, reason)

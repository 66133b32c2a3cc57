"""What is refused: a text key, the rule against it if there is one, and plain English."""


class Refusal(Exception):
    """Something that cannot be done now; nothing has changed."""

    def __init__(self, key: str, detail: str, rule: str = "") -> None:
        super().__init__(detail)
        self.key = key
        """Of the text, without `problem.` before it."""
        self.detail = detail
        self.rule = rule
        """The number in our rulebook."""


class Stale(Refusal):
    """An answer to a question that is no longer open."""

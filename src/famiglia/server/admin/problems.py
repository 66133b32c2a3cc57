"""What an operator is told when something cannot be done."""


class AdminProblem(Exception):
    """It cannot be done, and nothing has changed; the message says why."""

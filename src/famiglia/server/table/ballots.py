"""What is voted on at a table, and when a vote is decided."""

from typing import Final, NamedTuple

from famiglia.server.table.events import DRAW, UNDO

UNANIMOUS: Final = (DRAW, UNDO)
"""What everybody must be for; for all else more than half is enough."""


NOBODY: Final = -1


class Ballot(NamedTuple):
    """Something to vote on."""

    on: str
    first: int = 0
    """Of an undo: the first entry of the record that would be taken back."""
    about: int = NOBODY
    """Of a replacement: which seat."""


class Vote(NamedTuple):
    """Who is for it and who against, so far."""

    proposer: int
    votes: dict[int, bool]

    def result(self, ballot: Ballot, voters: list[int]) -> bool | None:
        """Whether it is passed; None while the other voters can still decide it."""
        yes = sum(self.votes.get(seat, False) for seat in voters)
        no = sum(not self.votes.get(seat, True) for seat in voters)
        needed = len(voters) if ballot.on in UNANIMOUS else len(voters) // 2 + 1
        if yes >= needed:
            return True
        return False if len(voters) - no < needed else None

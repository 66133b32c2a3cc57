"""Who controls the Mandamenti and who has won, from the holders of the areas [1.2.6] [12.1]."""

from dataclasses import dataclass

from tests.engine.oracle.position import NOBODY, TEAMS
from tests.engine.oracle.printed import Edition

DRAW = "draw"
GOES_ON = "goes on"


@dataclass(frozen=True)
class BoardState:
    """What counts in the management after an encounter phase."""

    edition: Edition
    mode: str
    seats: list[str]
    holders: dict[str, str]
    """Of each area: a family, the neutrals, the fictional family or nobody."""
    round: int
    starting_seat: int
    starting_piece_wins: bool
    """The switch of [13.1.7]."""
    members: dict[str, int]
    """Of each family in the Cupola; nobody has any but in 1v1 [15.2.1]."""


def controllers(board: BoardState) -> dict[str, str]:
    """[1.2.6] Of each Mandamento the family that alone holds at least 2 of its areas."""
    found = {}
    for mandamento, areas in board.edition.mandamenti.items():
        held = [board.holders[area] for area in areas]
        found[mandamento] = NOBODY
        for family in board.seats:
            if held.count(family) >= board.edition.numbers["areas-for-control"]:
                found[mandamento] = family
    return found


def in_cupola(board: BoardState) -> str:
    """[15.3.3] Who gets the control token there, after an encounter phase: with 11 members."""
    enough = board.edition.cupola["control"]
    for family in board.seats:
        if board.members[family] >= enough:
            return family
    return NOBODY


def mandamenti(board: BoardState, token: str) -> dict[str, int]:
    """How many each family controls; the Cupola counts as one more [15.3.4]."""
    controlled = [*controllers(board).values(), token]
    return {family: controlled.count(family) for family in board.seats}


def outcome(board: BoardState) -> tuple[str, str]:
    """The team that has won, DRAW or GOES_ON; and the rule that says so."""
    ours, theirs = (_counts(board, team) for team in (0, 1))
    meeting = [_meets(board.edition, ours), _meets(board.edition, theirs)]
    is_last = board.round == board.edition.numbers["rounds"]
    if meeting == [True, False]:
        return "team 0", "12.1.3"
    if meeting == [False, True]:
        return "team 1", "12.1.3"
    if meeting == [False, False] and not is_last:
        return GOES_ON, "12.1.2"
    if sum(ours) != sum(theirs):
        return ("team 0" if sum(ours) > sum(theirs) else "team 1"), "12.1.4"
    return _tied(board, is_last)


def _counts(board: BoardState, team: int) -> list[int]:
    """Of the families of a team; who plays alone is one [14.6.1]."""
    counts = mandamenti(board, in_cupola(board))
    teams = TEAMS[board.mode]
    return [counts[family] for seat, family in enumerate(board.seats) if teams[seat] == team]


def _meets(edition: Edition, counts: list[int]) -> bool:
    """[12.1.2] One of the families with 5, or both together with 6."""
    return max(counts) >= edition.numbers["victory-family"] or (
        sum(counts) >= edition.numbers["victory-team"]
    )


def _tied(board: BoardState, is_last: bool) -> tuple[str, str]:
    """[12.1.5] The holder of Bronte; [13.1.7] the starting piece; [12.1.6] draw, or play on.

    With fewer than four the piece decides in any case [14.6.2].
    """
    holder = board.holders[board.edition.tiebreak]
    if holder in board.seats:
        return _team(board, board.seats.index(holder)), "12.1.5"
    if board.starting_piece_wins or board.mode != "2v2":
        return _team(board, board.starting_seat), "13.1.7"
    return (DRAW if is_last else GOES_ON), "12.1.6"


def _team(board: BoardState, seat: int) -> str:
    return f"team {TEAMS[board.mode][seat]}"

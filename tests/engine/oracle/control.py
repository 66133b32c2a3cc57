"""Who controls the Mandamenti and who has won, from the holders of the areas [1.2.6] [12.1]."""

from dataclasses import dataclass

from tests.engine.oracle.position import NOBODY
from tests.engine.oracle.printed import Edition

DRAW = "draw"
GOES_ON = "goes on"


@dataclass(frozen=True)
class Standing:
    """What counts in the management after an encounter phase."""

    edition: Edition
    seats: list[str]
    holders: dict[str, str]
    """Of each area: a family, the neutrals, the fictional family or nobody."""
    round: int
    starting_seat: int
    starting_piece_wins: bool
    """The switch of [13.1.7]."""


def controllers(standing: Standing) -> dict[str, str]:
    """[1.2.6] Of each Mandamento the family that alone holds at least 2 of its areas."""
    found = {}
    for mandamento, areas in standing.edition.mandamenti.items():
        held = [standing.holders[area] for area in areas]
        found[mandamento] = NOBODY
        for family in standing.seats:
            if held.count(family) >= standing.edition.numbers["areas-for-control"]:
                found[mandamento] = family
    return found


def outcome(standing: Standing) -> tuple[str, str]:
    """`even` or `odd` for the team that has won, DRAW or GOES_ON; and the rule that says so."""
    controlled = list(controllers(standing).values())
    even, odd = (_counts(standing.seats[team::2], controlled) for team in (0, 1))
    meeting = [_meets(standing.edition, even), _meets(standing.edition, odd)]
    is_last = standing.round == standing.edition.numbers["rounds"]
    if meeting == [True, False]:
        return "even", "12.1.3"
    if meeting == [False, True]:
        return "odd", "12.1.3"
    if meeting == [False, False] and not is_last:
        return GOES_ON, "12.1.2"
    if sum(even) != sum(odd):
        return ("even" if sum(even) > sum(odd) else "odd"), "12.1.4"
    return _tied(standing, is_last)


def _counts(families: list[str], controlled: list[str]) -> list[int]:
    return [controlled.count(family) for family in families]


def _meets(edition: Edition, counts: list[int]) -> bool:
    """[12.1.2] One of the families with 5, or both together with 6."""
    return max(counts) >= edition.numbers["victory-family"] or (
        sum(counts) >= edition.numbers["victory-team"]
    )


def _tied(standing: Standing, is_last: bool) -> tuple[str, str]:
    """[12.1.5] The holder of Bronte; [13.1.7] the starting piece; [12.1.6] draw, or play on."""
    holder = standing.holders[standing.edition.tiebreak]
    if holder in standing.seats:
        return _team(standing.seats.index(holder)), "12.1.5"
    if standing.starting_piece_wins:
        return _team(standing.starting_seat), "13.1.7"
    return (DRAW if is_last else GOES_ON), "12.1.6"


def _team(seat: int) -> str:
    return "odd" if seat % 2 else "even"

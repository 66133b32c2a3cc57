"""Ways over the sea: chains of seas with boats of the team [8.2.3]."""

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, NONE
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import boat_in
from famiglia.engine.rules import partner_of
from famiglia.engine.state import State


def has_team_boat(state: State, family: i64, sea: i64) -> bool:
    """Whether a boat of the family or its partner lies in a sea [1.3.7]."""
    if state.count(boat_in(sea, family)) > 0:
        return True
    partner = partner_of(state, family)
    return partner != NONE and state.count(boat_in(sea, partner)) > 0


def reachable_by_boat(state: State, family: i64, area: i64) -> list[i64]:
    """The areas that touch the chains of team boats beside an area, but not itself [8.2.3]."""
    chained = 0
    touched = 0
    ahead = [sea for sea in state.tables.area_seas[area] if has_team_boat(state, family, sea)]
    while ahead:
        sea = ahead.pop()
        if not has_bit(chained, sea):
            chained |= bit(sea)
            for coast in state.tables.sea_areas[sea]:
                touched |= bit(coast)
            for further in state.tables.sea_neighbours[sea]:
                if has_team_boat(state, family, further):
                    ahead.append(further)
    return [other for other in range(AREAS) if other != area and has_bit(touched, other)]

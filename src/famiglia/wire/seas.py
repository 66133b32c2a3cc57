"""The seas over which a Movement by boats leads [8.2.3]."""

from collections import deque

from famiglia.engine.sea import has_team_boat
from famiglia.engine.state import State


def seas_between(state: State, family: int, start: int, target: int) -> list[int]:
    """A shortest chain of seas with boats of the team from coast to coast; empty without one."""
    tables, found = state.tables, set[int]()
    ways = deque([sea] for sea in tables.area_seas[start])
    while ways:
        way = ways.popleft()
        sea = way[-1]
        if sea in found or not has_team_boat(state, family, sea):
            continue
        if target in tables.sea_areas[sea]:
            return way
        found.add(sea)
        ways.extend([*way, further] for further in tables.sea_neighbours[sea])
    return []

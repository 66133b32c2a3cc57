"""Places on the water, set by hand: names on curves, boats, control tokens, ornaments."""

import json
from math import cos, pi, radians, sin
from random import Random
from typing import Final, NamedTuple

from shapely.geometry import Point as Spot
from shapely.geometry import Polygon
from shapely.ops import nearest_points
from tools.map.inputs import HERE, Point, rounded

BOAT: Final = (38.0, 22.0)
BOAT_STEP: Final = 46.0
CONTROL: Final = (42.0, 42.0)
NAME_SIZE: Final = 30.0
NAME_ROOM: Final = 236.0
# A leader ends this far inside its Mandamento.
INSIDE: Final = 4.5
ISLET_BUMPS: Final = 7


class Lettering(NamedTuple):
    """A sea's name: the middle of its baseline, its slope and how far the middle bulges up."""

    at: Point
    angle: float
    bulge: float

    def curve(self) -> str:
        """The baseline as an arc with one control point."""
        start = along(self.at, self.angle, -NAME_ROOM / 2, self.bulge / 2)
        end = along(self.at, self.angle, NAME_ROOM / 2, self.bulge / 2)
        top = along(self.at, self.angle, 0, -self.bulge)
        return f"M{start[0]} {start[1]}Q{top[0]} {top[1]} {end[0]} {end[1]}"


class Boats(NamedTuple):
    """Three boats in a row: the middle one and the row's slope."""

    at: Point
    angle: float

    def places(self) -> list[Point]:
        """The three centres."""
        return [along(self.at, self.angle, k * BOAT_STEP) for k in (-1, 0, 1)]


class Islet(NamedTuple):
    """A small island without a role: its centre and its half axes."""

    x: float
    y: float
    wide: float
    tall: float

    def outline(self) -> list[Point]:
        """A crooked oval."""
        chance = Random(f"{self.x}/{self.y}")
        bumps = [chance.uniform(0.78, 1.12) for _ in range(ISLET_BUMPS)]
        points = []
        for k in range(ISLET_BUMPS * 4):
            part, turn = k / 4, 2 * pi * k / (ISLET_BUMPS * 4)
            here, ahead = bumps[int(part)], bumps[(int(part) + 1) % ISLET_BUMPS]
            reach = here + (ahead - here) * (1 - cos(pi * (part % 1))) / 2
            points.append(
                (self.x + cos(turn) * reach * self.wide, self.y + sin(turn) * reach * self.tall)
            )
        return [rounded(point) for point in points]


class Control(NamedTuple):
    """A control-token place; a leader that must not take the shortest way names its end."""

    sea: str
    at: Point
    target: Point | None = None

    def leader_end(self, mandamento: Polygon) -> Point:
        """Where the leader ends: the nearest point inside the Mandamento."""
        if self.target is not None:
            return self.target
        near, _ = nearest_points(mandamento.buffer(-INSIDE), Spot(self.at))
        return rounded((near.x, near.y))


class Water(NamedTuple):
    """Everything that stands on the water."""

    names: dict[str, Lettering]
    boats: dict[str, Boats]
    control: dict[str, Control]
    ornaments: dict[str, tuple[Point, Point]]
    islets: list[Islet]


def along(at: Point, angle: float, distance: float, down: float = 0.0) -> Point:
    """A point at a distance in a direction (degrees, clockwise on the page)."""
    x, y = cos(radians(angle)), sin(radians(angle))
    return rounded((at[0] + x * distance - y * down, at[1] + y * distance + x * down))


def load_water() -> Water:
    """The places written down in sea_places.json."""
    raw = json.loads((HERE / "sea_places.json").read_text(encoding="utf-8"))
    names = {sea: Lettering(**row["label"]) for sea, row in raw["seas"].items()}
    boats = {sea: Boats(**row["boats"]) for sea, row in raw["seas"].items()}
    control = {key: Control(**row) for key, row in raw["control"].items()}
    ornaments = {
        key: (tuple(row["at"]), tuple(row["size"])) for key, row in raw["ornaments"].items()
    }
    islets = [Islet(*row) for row in raw["islets"]]
    return Water(names, boats, control, ornaments, islets)

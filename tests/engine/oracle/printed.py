"""What is printed in the plain edition, read from its files into plain words and numbers.

The second edition here, the rich one, prints other orders and tiles: every number of Movements,
skulls, vests, replaced and bought defenders and agitated areas in many combinations.
"""

import random
import tomllib
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final

_FILES: Final = Path(__file__).parent.parent.parent / "edition"
_RICH_SEED: Final = 8


@dataclass(frozen=True)
class Order:
    """An order token; `parts` is the number of each word, 1 where none is printed."""

    supply: bool
    initiative: int
    action: str

    @cached_property
    def parts(self) -> dict[str, int]:
        words = [f"{part} 1".split() for part in self.action.split(" + ")]
        return {word: int(number) for word, number, *_ in words if number != "all"}


@dataclass(frozen=True)
class Tile:
    """A control tile: its price in Money and the number of its advantage."""

    price: int
    action: str

    @property
    def number(self) -> int:
        return int(self.action.split()[1]) if " " in self.action else 1


@dataclass(frozen=True)
class Edition:
    """Board, orders, mats, tiles and numbers by their names."""

    neighbours: dict[str, list[str]]
    coasts: dict[str, list[str]]
    """The seas that each area touches."""
    seas: dict[str, list[str]]
    """The seas adjacent to each sea."""
    mandamenti: dict[str, list[str]]
    tiebreak: str
    orders: dict[str, dict[str, Order]]
    cars: dict[str, list[int]]
    """Of each family the upper Justice value by the number of revealed slots [5.7.4]."""
    tiles: dict[str, Tile]
    numbers: dict[str, int]
    modes: dict[str, dict[str, int]]
    """The numbers that differ from mode to mode."""
    cupola: dict[str, int]
    """Its seats, and how many members control needs."""


def read() -> Edition:
    """The plain edition."""
    board = _file("board")
    areas = board["areas"]
    rules = _file("rules")
    return Edition(
        neighbours={name: area["neighbours"] for name, area in areas.items()},
        coasts={name: area.get("seas", []) for name, area in areas.items()},
        seas={name: sea["neighbours"] for name, sea in board["seas"].items()},
        mandamenti={
            mandamento: [name for name, area in areas.items() if area["mandamento"] == mandamento]
            for mandamento in board["mandamenti"]
        },
        tiebreak=next(name for name, area in areas.items() if area.get("tiebreak")),
        orders={family: _orders(tokens) for family, tokens in _file("orders")["orders"].items()},
        cars={family: _car_values(mat["justice"]) for family, mat in _file("mats")["mats"].items()},
        tiles={
            name: Tile(tile.get("money", 0), tile["action"])
            for name, tile in _file("tiles")["control-tiles"].items()
        },
        numbers=_numbers(rules["rules"], rules["switches"]),
        modes={name: _numbers(mode) for name, mode in rules["modes"].items()},
        cupola=_numbers(_file("solo")["solo"]["1v1"]["cupola"]),
    )


def _file(name: str) -> dict[str, Any]:
    return tomllib.loads((_FILES / f"{name}.toml").read_text("utf-8"))


def _orders(tokens: dict[str, dict[str, Any]]) -> dict[str, Order]:
    return {
        name: Order(token["type"] == "supply", token["initiative"], token["action"])
        for name, token in tokens.items()
    }


def _car_values(row: dict[str, Any]) -> list[int]:
    """The rightmost value revealed counts; a slot with an effect leaves it as it was [5.7.4]."""
    values = [int(row["start"].split("/")[0])]
    for slot in row["slots"]:
        values.append(int(slot.split("/")[0]) if "/" in slot else values[-1])
    return values


def _numbers(*tables: dict[str, Any]) -> dict[str, int]:
    return {
        name: value for table in tables for name, value in table.items() if isinstance(value, int)
    }


def enriched(plain: Edition) -> Edition:
    """The same board with other orders and tiles; always the same ones."""
    chance = random.Random(_RICH_SEED)
    return replace(
        plain,
        orders={
            family: {name: _rich_order(chance) for name in tokens}
            for family, tokens in plain.orders.items()
        },
        tiles=plain.tiles
        | {
            "allies": Tile(2, "allies"),
            "bribery": Tile(1, "bribe 2"),
            "miniguns": Tile(0, "seaborne 2"),
            "recruitment": Tile(0, "occupy 1"),
            "lookouts": Tile(0, "guard 2"),
        },
    )


def _rich_order(chance: random.Random) -> Order:
    """One in four defends with a vest; the others move, and equal initiatives are common."""
    if chance.random() < 0.25:
        return Order(True, chance.randint(1, 3), f"money 1 + vest {chance.randint(1, 2)}")
    parts = [f"shotgun {chance.randint(1, 2)}"]
    parts += [f"skull {chance.randint(1, 4)}"] if chance.random() < 0.5 else []
    parts += [f"vest {chance.randint(1, 2)}"] if chance.random() < 0.3 else []
    parts += [f"agitate {chance.randint(1, 3)}"] if chance.random() < 0.4 else []
    parts += [f"turn {chance.randint(1, 2)}"] if chance.random() < 0.3 else []
    parts += ["buy"] if chance.random() < 0.3 else []
    return Order(False, chance.randint(1, 8), " + ".join(parts))

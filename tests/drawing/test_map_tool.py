"""map.json is what the map maker makes."""

import json

import pytest
import shapely
from shapely.geometry import Polygon
from tools.map.build import TARGET, as_text, coasts_json, in_one_piece, make_map
from tools.map.faces import Faces

# Another machine's arithmetic may round a tenth differently.
NEARLY = 0.11


def nearly(a: object, b: object) -> bool:
    """Equal, numbers up to a rounding step."""
    if isinstance(a, str) and isinstance(b, str):
        return a == b or nearly(numbers(a), numbers(b))
    if isinstance(a, int | float) and isinstance(b, int | float):
        return abs(a - b) <= NEARLY
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(nearly, a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(nearly(a[key], b[key]) for key in a)
    return a == b


def numbers(path: str) -> list[float]:
    spaced = "".join(letter if letter in "0123456789.-" else " " for letter in path)
    return [float(word) for word in spaced.split() if word.strip("-.")]


def test_the_committed_map_is_what_the_tool_makes() -> None:
    made = json.loads(as_text(make_map()))
    committed = json.loads(TARGET.read_text(encoding="utf-8"))

    assert made.keys() == committed.keys()
    for part in made:
        assert nearly(made[part], committed[part]), f"{part}: run `python -m tools.map`"


def test_a_coast_in_two_stretches_is_refused() -> None:
    land = shapely.box(0, 0, 10, 10)
    horseshoe = Polygon([(10, 0), (20, 0), (20, 10), (10, 10), (10, 7), (15, 7), (15, 3), (10, 3)])
    faces = Faces(land, {"noto": land}, {"mare": horseshoe}, {}, {})

    with pytest.raises(ValueError, match="noto touches mare in more than one stretch"):
        coasts_json(faces)


def test_a_mandamento_in_two_pieces_is_refused() -> None:
    apart = shapely.union(shapely.box(0, 0, 1, 1), shapely.box(2, 0, 3, 1))

    with pytest.raises(ValueError, match="the areas of enna do not hang together"):
        in_one_piece("enna", apart)

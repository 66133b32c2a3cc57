"""The identity of an edition: a hash of what it prints, and tables nobody can change."""

import json
import random
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from famiglia.edition import Edition, examine, load
from famiglia.edition.walk import leaves

from .damage import as_toml, copied, overlaid, put, spoil

SEED = 1963


def hash_of(folder: Path) -> str:
    """The hash of an edition that is accepted."""
    examined = examine(folder)
    assert examined.edition is not None, examined.problems
    return examined.edition.hash


def test_a_copy_under_another_name_has_the_same_hash(tmp_path: Path) -> None:
    assert hash_of(copied(tmp_path, "elsewhere")) == load().hash


def test_comments_and_white_space_do_not_count(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    for file in folder.glob("*.toml"):
        lines = file.read_text(encoding="utf-8").splitlines()
        spaced = [f"  {line}  # a remark\n" if line else "\n# another" for line in lines]
        file.write_text("\n".join(spaced), encoding="utf-8")
    assert hash_of(folder) == load().hash


def test_how_the_toml_is_written_does_not_count(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    for file in folder.glob("*.toml"):
        file.write_text(as_toml(tomllib.loads(file.read_text(encoding="utf-8"))), encoding="utf-8")
    assert hash_of(folder) == load().hash


def test_pages_of_the_rulebook_do_not_count(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    spoil(folder, "board.toml", put("areas.noto.rulebook", {"name": "p. 6"}))
    assert hash_of(folder) == load().hash


def test_the_editions_own_name_does_not_count(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    spoil(folder, "edition.toml", put("edition.id", "other"))
    assert hash_of(folder) == load().hash


def other(value: object) -> object:
    """Another value that can stand in the same place."""
    if isinstance(value, str):
        return f"{value} II"
    assert isinstance(value, int)
    return value - 1 if value > 1 else value + 1


FREE = re.compile(
    r".*\.(en|de|fr|ru)|orders\..*\.initiative|sheets\.\d\.costs\..*|control-tiles\.[^.]*\.(money|soldati)"
    r"|sheets\.[1-4]\.spaces\.(?!blue)[^.]*\.money|characters\..*\.hq\.(money|soldati)"
)
"""Values that can change alone: names, initiatives, costs, prices, what characters bring."""


def changeable() -> list[tuple[str, object]]:
    """A sample of the printed values that can change alone."""
    found = [(path, value) for path, value in leaves(load()) if FREE.fullmatch(path)]
    return random.Random(SEED).sample(found, 60)


@pytest.mark.parametrize(("path", "value"), changeable(), ids=lambda part: str(part)[:60])
def test_changing_any_printed_value_changes_the_hash(
    tmp_path: Path, path: str, value: object
) -> None:
    key = ".".join(json.dumps(part) for part in path.split("."))
    line = f"{key} = {json.dumps(other(value), ensure_ascii=False)}"
    examined = overlaid(tmp_path, f'{line}\n[edition]\nid = "mine"\n')
    assert examined.edition is not None, examined.problems
    assert examined.edition.hash != load().hash


@pytest.mark.parametrize(
    ("file", "path", "value"),
    [
        ("mats.toml", "mats.green.church.start", 3),
        ("orders.toml", "orders.white.basic-2.action", "shotgun + skull 2"),
        ("sheets.toml", "sheets.2.spaces.recruit-2.action", "recruit +2 + boat"),
        ("sheets.toml", "sheets.2.spaces.recruit-2.column", "two"),
        ("sheets.toml", "sheets.4.spaces.order.unlimited", True),
        ("tiles.toml", "control-tiles.bribery.money", 3),
        ("solo.toml", "solo.1v1.spaces.launder.money", 2),
        ("solo.toml", "solo.2v1.spaces.launder.locked", True),
        ("families.toml", "families.red.weakness.en", "None."),
        ("board.toml", "mandamenti.caltagirone.control", "mare-licata"),
    ],
)
def test_changing_this_value_of_a_complete_edition_changes_the_hash(
    tmp_path: Path, file: str, path: str, value: object
) -> None:
    folder = copied(tmp_path)
    spoil(folder, file, put(path, value))
    assert hash_of(folder) != load().hash


def test_the_hash_is_the_same_in_every_process() -> None:
    assert len(load().hash) == 64
    assert set(load().hash) <= set("0123456789abcdef")
    assert examine("sicilia").edition == load()


def test_the_two_editions_differ(edition: Edition, product: Edition) -> None:
    assert (edition.hash == product.hash) == (edition.id == product.id)


def assign(thing: Any, field: str) -> Callable[[], None]:
    return lambda: setattr(thing, field, getattr(thing, field))


def set_item(table: Any, key: Any) -> Callable[[], None]:
    return lambda: table.__setitem__(key, table[key])


def attempts(edition: Edition) -> dict[str, Callable[[], None]]:
    """Ways to change something in a loaded edition."""
    enna = edition.areas["enna"]
    order = edition.orders["red"]["basic-1"]
    return {
        "edition": assign(edition, "areas"),
        "hash": assign(edition, "hash"),
        "area": assign(enna, "soldati"),
        "name": assign(enna.name, "en"),
        "order": assign(order, "initiative"),
        "action": assign(order.action, "parts"),
        "effect": assign(order.action.parts[0], "word"),
        "slot": assign(edition.mats["red"].police.slots[0], "value"),
        "box": assign(edition.box.family, "cars"),
        "areas": set_item(edition.areas, "enna"),
        "neighbours": set_item(enna.neighbours, 0),
        "orders": set_item(edition.orders, "red"),
        "orders of a family": set_item(edition.orders["red"], "basic-1"),
        "spaces": set_item(edition.sheets["1"].spaces, "order"),
        "costs": set_item(edition.sheets["1"].costs, "police"),
        "slots": set_item(edition.mats["red"].police.slots, 0),
        "levels": set_item(edition.solo["2v1"].levels, "easy"),
        "provenance": set_item(edition.provenance, "box.labs"),
    }


@pytest.mark.parametrize("attempt", attempts(load()))
def test_nobody_can_change_a_loaded_edition(edition: Edition, attempt: str) -> None:
    with pytest.raises((AttributeError, TypeError)):
        attempts(edition)[attempt]()


def test_nothing_can_be_added_to_or_taken_from_a_table(edition: Edition) -> None:
    areas: Any = edition.areas
    with pytest.raises(TypeError):
        areas["atlantis"] = areas["enna"]
    with pytest.raises(TypeError):
        del areas["enna"]
    with pytest.raises(AttributeError):
        edition.areas["enna"].colour = "green"  # type: ignore[attr-defined]


def test_loading_twice_gives_the_same_object() -> None:
    assert load() is load()


def test_the_default_edition_is_the_one_of_that_name() -> None:
    assert load("sicilia") is load()

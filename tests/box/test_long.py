"""Random damage, many times: an edition is accepted, or refused with reasons."""

import random
import tomllib
from pathlib import Path

import pytest

from famiglia.edition import examine, load

from .damage import as_toml, copied

DAMAGES = 3000
PARTS = 4
SEED = 1982
VALUES: list[object] = [
    *(0, -1, 1, 2, 7, 13, 100, 10**20, 1.5, True, False),
    *("", " ", "enna", "neutral", "order + place +1", "2/3", "/", "+", "rally", "A", "X p. 3", "é"),
    *("order / ", "shotgun 2 2", "place +", "5/", "\u0663/\u0664", "\u00b2/1", "\u0663"),
    *([], [1], ["enna"], [[]], [{}], {}, {"en": 1}, {"rulebook": 3}, {"rulebook": {"": "p. 1"}}),
]
CHARACTERS = '{}[]"=#.,\n+-/ aZ09é\x00'


def places(value: object, found: list[dict[str, object]]) -> list[dict[str, object]]:
    """Every table below a value."""
    if isinstance(value, dict):
        found.append(value)
        for member in value.values():
            places(member, found)
    return found


def damage_values(text: str, dice: random.Random) -> str:
    """Delete, double, exchange or replace keys and values."""
    tables = tomllib.loads(text)
    found = places(tables, [])
    for _ in range(dice.randint(1, 3)):
        table = dice.choice([each for each in found if each])
        key = dice.choice(list(table))
        kind = dice.randrange(5)
        if kind == 0:
            del table[key]
        elif kind == 1:
            table[key] = dice.choice(VALUES)
        elif kind == 2:
            table[f"{key}{dice.choice(['x', '.', ' ', ''])}"] = table.pop(key)
        elif kind == 3:
            another = dice.choice(list(table))
            table[key], table[another] = table[another], table[key]
        else:
            members = table[key]
            if isinstance(members, list):
                members.insert(dice.randint(0, len(members)), dice.choice(VALUES))
    return as_toml(tables)


def damage_text(text: str, dice: random.Random) -> str:
    """Replace, delete or insert characters, or delete a line."""
    if dice.random() < 0.2:
        lines = text.splitlines()
        del lines[dice.randrange(len(lines))]
        return "\n".join(lines)
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(len(text))
        text = text[:place] + dice.choice([*CHARACTERS, ""]) + text[place + dice.randint(0, 2) :]
    return text


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_damage_is_accepted_or_refused_with_reasons(tmp_path: Path, part: int) -> None:
    print(f"seed {SEED}, {DAMAGES} rounds in {PARTS} parts")
    folder = copied(tmp_path)
    sound = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}
    refused = 0
    for number in range(part, DAMAGES, PARTS):
        dice = random.Random(f"{SEED} {number}")
        path = dice.choice(list(sound))
        damage = dice.choice([damage_values, damage_text])
        path.write_text(damage(sound[path], dice), encoding="utf-8")
        refused += is_refused(folder, f"seed {SEED}, round {number}, {path.name}")
        path.write_text(sound[path], encoding="utf-8")
    assert 0 < refused < DAMAGES / PARTS


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_overlays_are_accepted_or_refused_with_reasons(tmp_path: Path, part: int) -> None:
    print(f"seed {SEED}, {DAMAGES} rounds in {PARTS} parts")
    sources = [path.read_text(encoding="utf-8") for path in sorted(copied(tmp_path).glob("*.toml"))]
    overlay = tmp_path / "mine.toml"
    refused = 0
    for number in range(part, DAMAGES, PARTS):
        dice = random.Random(f"overlay {SEED} {number}")
        text = damage_values(dice.choice(sources), dice)
        overlay.write_text(f'{text}\n[edition]\nid = "mine"\n', encoding="utf-8")
        refused += is_refused(overlay, f"seed {SEED}, overlay {number}")
    assert 0 < refused < DAMAGES / PARTS


def is_refused(path: Path, name: str) -> bool:
    """Whether the edition is refused; then every problem names a file and a reason."""
    try:
        examined = examine(path)
    except Exception as error:
        raise AssertionError(f"{name}: {error!r}") from error
    assert examined.edition is not None or examined.problems, name
    assert all(problem.file and problem.reason for problem in examined.problems), name
    if examined.edition is None:
        return True
    assert all(problem.is_warning for problem in examined.problems), name
    assert load(path) == examined.edition, name
    return False

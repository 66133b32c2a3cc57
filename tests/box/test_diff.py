"""Two editions print the same exactly when they have the same hash."""

from pathlib import Path

import pytest

from famiglia.edition import Edition, load
from famiglia.edition.diff import Difference, differences

from .damage import overlaid

HEAD = '[edition]\nid = "mine"\n'


def owned(tmp_path: Path, line: str) -> Edition:
    edition = overlaid(tmp_path, f"{line}\n{HEAD}").edition
    assert edition is not None
    return edition


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('areas.enna.name = "Castrogiovanni"', "areas.enna.name.en"),
        ('areas.enna.name.de = "Henna"', "areas.enna.name.de"),
        ("sheets.1.spaces.order.money = 1", "sheets.1.spaces.order.money"),
        ('sheets.2.spaces.launder-or-recruit.action = "launder + recruit +1"',
         "sheets.2.spaces.launder-or-recruit.action.join"),
        ('orders.blue.basic-2.action = "skull 1 + shotgun"', "orders.blue.basic-2.action"),
        ('areas.trapani.neighbours = ["salemi", "alcamo", "marsala"]', "areas.trapani.neighbours"),
        ('mats.red.police.slots = [2, 3, 3, 5]', "mats.red.police.slots.4"),
        ("sheets.1.spaces.extra = { column = \"two\", kind = \"blue\" }",
         "sheets.1.spaces.extra.column"),
    ],
)  # fmt: skip
def test_what_differs_is_named(tmp_path: Path, line: str, key: str) -> None:
    edition = owned(tmp_path, line)
    assert edition.hash != load().hash
    assert key in [difference.key for difference in differences(load(), edition)]


def test_an_order_of_parts_is_shown_as_it_stands(tmp_path: Path) -> None:
    edition = owned(tmp_path, 'orders.blue.basic-2.action = "skull 1 + shotgun"')
    assert differences(load(), edition) == [
        Difference("orders.blue.basic-2.action", "shotgun, skull, join", "skull, shotgun, join")
    ]


def test_an_overlay_that_repeats_the_printed_values_prints_the_same(tmp_path: Path) -> None:
    edition = owned(tmp_path, "areas.enna.soldati = 3")
    assert edition.hash == load().hash
    assert differences(load(), edition) == []

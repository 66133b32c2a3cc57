"""What friends in the room need: the machine's address in the network, and a code to scan."""

from ipaddress import ip_address

import pytest
import segno
from rich.console import Console

from famiglia.cli.friends import BLOCKS, QUIET_ZONE, drawn_code, first_outside, lan_address

ADDRESS = "http://192.168.1.20:8300/#abcdefghijklmnopqrstuv"


def _modules(text: str) -> list[list[bool]]:
    """What a camera sees: which modules are dark."""
    rows = []
    for line in text.splitlines():
        signs = [BLOCKS.index(sign) for sign in line]
        rows += [[not sign & 2 for sign in signs], [not sign & 1 for sign in signs]]
    return rows


def test_the_code_is_that_of_the_address_with_light_all_around() -> None:
    code = segno.make(ADDRESS, error="m")
    size = len(code.matrix)

    seen = _modules(drawn_code(ADDRESS).plain)

    middle = [row[QUIET_ZONE : QUIET_ZONE + size] for row in seen[QUIET_ZONE : QUIET_ZONE + size]]
    assert middle == [[bool(module) for module in row] for row in code.matrix]
    assert sum(map(sum, seen)) == sum(map(sum, middle))
    assert len(seen[0]) == size + 2 * QUIET_ZONE <= 80


def test_the_code_has_its_colours_whatever_those_of_the_terminal_are() -> None:
    console = Console(force_terminal=True, color_system="standard")

    with console.capture() as shown:
        console.print(drawn_code(ADDRESS))

    white_on_black = "\x1b[97;40m"
    lines = shown.get().splitlines()
    assert len(lines) > 10
    assert all(line.startswith(white_on_black) for line in lines)


@pytest.mark.parametrize(
    ("addresses", "found"),
    [
        (["192.168.1.20", "10.0.0.1"], "192.168.1.20"),
        (["127.0.1.1", "10.0.0.1"], "10.0.0.1"),
        (["0.0.0.0", "127.0.0.1"], None),
        ([], None),
    ],
)
def test_an_address_that_only_this_machine_knows_is_not_for_friends(
    addresses: list[str], found: str | None
) -> None:
    assert first_outside(iter(addresses)) == found


def test_what_is_found_on_this_machine_is_no_loopback() -> None:
    found = lan_address()
    assert found is None or not ip_address(found).is_loopback

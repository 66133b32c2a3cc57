"""How friends in the same network find a table: the machine's address there, and a QR code."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

import segno
from rich.style import Style
from rich.text import Text

ELSEWHERE: Final = ("203.0.113.1", 9)
"""An address that nobody has; the way there begins at the network card that friends reach."""
QUIET_ZONE: Final = 4
"""Light modules around the code, without which it is not found."""
BLOCKS: Final = " ▄▀█"
"""Two modules above each other; what is filled is light."""
COLOURS: Final = Style(color="#ffffff", bgcolor="#000000")
"""Said outright, so that the code is the same in dark and light terminals."""


def lan_address() -> str | None:
    """The address by which others in the network reach this machine, if one is found."""
    return first_outside(_own_addresses())


def first_outside(addresses: Iterator[str]) -> str | None:
    """The first that is not only this machine's own."""
    for each in addresses:
        found = ip_address(each)
        if not found.is_loopback and not found.is_unspecified:
            return each
    return None


def _own_addresses() -> Iterator[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
        towards.connect(ELSEWHERE)  # Sends nothing.
        yield str(towards.getsockname()[0])
    with suppress(OSError, UnicodeError):  # A name may be none that can be asked for.
        yield socket.gethostbyname(socket.gethostname())


def is_drawable(encoding: str) -> bool:
    """Whether the blocks of a code can be printed; in Western Windows not into a file or a pipe."""
    try:
        BLOCKS.encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def drawn_code(address: str) -> Text:
    """An address as a QR code for a terminal."""
    rows = [
        [not module for module in row]
        for row in segno.make(address, error="m", micro=False).matrix_iter(border=QUIET_ZONE)
    ]
    rows += [[True] * len(rows[0])] * (len(rows) % 2)
    lines = [
        "".join(BLOCKS[2 * upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
    return Text("\n").join(Text(line, COLOURS) for line in lines)

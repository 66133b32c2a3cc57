"""The head of a record: which edition and rules it was played with, and who played."""

from typing import Final, NamedTuple

from famiglia.edition.problems import meant
from famiglia.engine.state import CHANCE
from famiglia.record.digest import line_digest
from famiglia.record.lines import LineReader
from famiglia.record.mode import BadMode, Mode, mode_of
from famiglia.record.set_up import SET_UPS, SetUp

FORMAT: Final = 1
"""Which form of the text this is."""
RULES_VERSION: Final = 2
"""Raised when the engine takes an answer another way than before."""
SWITCHES: Final = (
    "neutrals",
    "blue-spaces",
    "rally-by-boat",
    "moving-tiles",
    "starting-piece-wins",
    "identical-cards",
)
"""The switches of a table by the bits of the engine's rules [13.1]."""
EDITION_LINE, VERSION_LINE, MODE_LINE, SET_UP_LINE, SWITCHES_LINE, FIRST_SEAT_LINE = range(2, 8)
_NO_SWITCH: Final = "none"
_QUOTED: Final = "| "
"""What stands before each line of a position."""


class Header(NamedTuple):
    """What a record says before its first answer."""

    edition: str
    edition_hash: str
    mode: Mode
    set_up: SetUp
    switches: tuple[str, ...]
    names: tuple[str, ...]
    """Who sits on each seat."""
    version: int = RULES_VERSION
    position: str = ""
    """The text of the position a game begins from, if it is not the set-up."""

    @property
    def rules(self) -> int:
        """The switches as the engine has them."""
        return sum(1 << SWITCHES.index(name) for name in self.switches)

    def lines(self) -> list[str]:
        """As text, with a digest and an empty line at its end."""
        text = [
            f"famiglia record {FORMAT}",
            f"edition {self.edition} {self.edition_hash}",
            f"rules {self.version}",
            f"mode {self.mode}",
            f"set-up {self.set_up}",
            f"switches {' '.join(self.switches) or _NO_SWITCH}",
            *(f"{speaker(seat)} {_on_one_line(name)}" for seat, name in enumerate(self.names)),
            *(f"{_QUOTED}{line}" for line in self.position.splitlines()),
        ]
        return [*text, f"digest {line_digest(*text)}", ""]


def _on_one_line(name: str) -> str:
    """A name that can be read again from its line."""
    if name != name.strip() or len(name.splitlines()) != 1:
        raise ValueError(f"a name stands on one line, without spaces around it: {name!r}")
    return name


def switches_of(rules: int) -> tuple[str, ...]:
    """The names of the switches that are on."""
    return tuple(name for bit, name in enumerate(SWITCHES) if rules >> bit & 1)


def speaker(seat: int) -> str:
    """How a seat, or chance, is called in a record."""
    return "chance" if seat == CHANCE else f"seat-{seat}"


def read_header(lines: LineReader) -> Header:
    """The header at the beginning of a text."""
    _read_format(lines)
    edition, edition_hash = _read_edition(lines)
    version = _read_version(lines)
    mode = _read_mode(lines)
    set_up = _read_set_up(lines)
    switches = _read_switches(lines)
    names = _read_names(lines)
    position = _read_position(lines)
    header = Header(edition, edition_hash, mode, set_up, switches, names, version, position)
    for line in header.lines()[-2:]:
        if lines.next().strip() != line:
            raise lines.broken("wrong digest: the lines above were changed")
    return header


def _read_format(lines: LineReader) -> None:
    if lines.next().strip() != f"famiglia record {FORMAT}":
        raise lines.broken(f"this is no famiglia record of form {FORMAT}")


def _read_edition(lines: LineReader) -> tuple[str, str]:
    edition, _, edition_hash = lines.after("edition").partition(" ")
    if not edition_hash:
        raise lines.broken("expected the id and the hash of an edition")
    return edition, edition_hash


def _read_version(lines: LineReader) -> int:
    text = lines.after("rules")
    if not (text.isascii() and text.isdigit()):
        raise lines.broken(f"expected the number of a rules version, found {text!r}")
    return int(text)


def _read_mode(lines: LineReader) -> Mode:
    name, _, level = lines.after("mode").partition(" ")
    try:
        return mode_of(name, level.strip())
    except BadMode as bad:
        raise lines.broken(str(bad)) from bad


def _read_set_up(lines: LineReader) -> SetUp:
    text = " ".join(lines.after("set-up").split())
    if text not in SET_UPS:
        raise lines.broken(f"unknown set-up {text!r}: expected {' or '.join(map(repr, SET_UPS))}")
    return SET_UPS[text]


def _read_switches(lines: LineReader) -> tuple[str, ...]:
    words = lines.after("switches").split()
    if words == [_NO_SWITCH]:
        return ()
    for word in words:
        if word not in SWITCHES:
            raise lines.broken(f"unknown switch {word!r}{meant(word, SWITCHES)}")
    if words != [name for name in SWITCHES if name in words]:
        raise lines.broken(f"expected each switch once, in the order {', '.join(SWITCHES)}")
    return tuple(words)


def _read_names(lines: LineReader) -> tuple[str, ...]:
    names: list[str] = []
    while (ahead := lines.ahead()) is not None and ahead.startswith("seat-"):
        names.append(lines.after(speaker(len(names))))
    return tuple(names)


def _read_position(lines: LineReader) -> str:
    quoted: list[str] = []
    while (ahead := lines.ahead()) is not None and ahead.startswith(_QUOTED.strip()):
        quoted.append(lines.next().removeprefix(_QUOTED).rstrip())
    return "".join(f"{line}\n" for line in quoted)

"""The first lines of a position: round and phase, who plays, switches, and tiles in play."""

from typing import Final

from famiglia.edition.tables import NONE
from famiglia.edition.vocabulary import COLUMN_IDS
from famiglia.engine.facts import TAKEN_FROM, drawn
from famiglia.engine.management.end import DRAW
from famiglia.engine.setup.box import unpack
from famiglia.engine.state import State
from famiglia.record.header import SWITCHES as SWITCH_NAMES
from famiglia.record.notation import BadNotation
from famiglia.record.position.lines import (
    ROUND,
    SET_UP,
    SWITCHES,
    TEAMS,
    TILES,
    Line,
    Lines,
)
from famiglia.record.position.words import BadPosition, Words, at, by_name

PHASES: Final = ("planning", "encounter")
_AGAINST: Final = "against"
_PARTNER: Final = "+"
_NOBODY: Final = "nobody"
_START: Final = "start"
_FIRST: Final = "first"
_PASSES: Final = "passes"
_WINNER: Final = "winner"
_TAKEN: Final = "taken"
_QUICK: Final = "quick"
_ITEMS: Final = (_START, _FIRST, _PASSES, _TAKEN, _WINNER, _QUICK)
PLAYER: Final = "family of this game"


def is_seated(state: State) -> bool:
    """Whether families have been chosen; before that no pieces are out of the box."""
    return NONE not in state.family_of


def players(state: State) -> list[str]:
    """The families by number, those that do not play without a name."""
    ids = state.tables.family_ids
    return [name if state.seat_of[family] != NONE else "" for family, name in enumerate(ids)]


# Writing


def write_head(state: State) -> list[str]:
    """The moment, and who plays."""
    lines = [", ".join([_moment(state), *_items(state)])]
    if is_seated(state):
        lines.append(f"{TEAMS} {_team(state, 0)} {_AGAINST} {_team(state, 1)}")
    return lines


def write_rules(state: State) -> list[str]:
    """Switches that are on, and tiles in play."""
    lines = []
    rules = [name for name in SWITCH_NAMES if getattr(state.rules, name.replace("-", "_"))]
    if rules:
        lines.append(f"{SWITCHES} {' '.join(rules)}")
    tiles = [name for tile, name in enumerate(state.tables.tile_ids) if state.facts[drawn(tile)]]
    if tiles:
        lines.append(f"{TILES} {' '.join(tiles)}")
    return lines


def _moment(state: State) -> str:
    return f"{ROUND} {state.round} {PHASES[state.phase]}" if state.begun else SET_UP


def _items(state: State) -> list[str]:
    items = []
    if is_seated(state):
        items.append(f"{_START} {_family(state, state.starting_piece)}")
        if state.first != state.starting_piece:
            items.append(f"{_FIRST} {_family(state, state.first)}")
    if state.passes:
        items.append(f"{_PASSES} {state.passes}")
    if state.facts[TAKEN_FROM] != NONE:
        items.append(f"{_TAKEN} {COLUMN_IDS[state.facts[TAKEN_FROM]]}")
    if state.winner != NONE:
        winner = _NOBODY if state.winner == DRAW else _team(state, state.winner)
        items.append(f"{_WINNER} {winner}")
    return [*items, _QUICK] if state.quick else items


def _family(state: State, seat: int) -> str:
    return state.tables.family_ids[state.family_of[seat]]


def _team(state: State, team: int) -> str:
    return _PARTNER.join(_family(state, seat) for seat in _seats_of(state, team))


def _seats_of(state: State, team: int) -> list[int]:
    return [seat for seat, own in enumerate(state.tables.teams) if own == team]


# Reading


def read_switches(lines: Lines) -> int:
    """The switches as the engine has them; none if nothing is said."""
    line = lines.find(SWITCHES)
    if line is None:
        return 0
    with at(line.number):
        return sum(1 << switch for switch in line.words().many("switch", SWITCH_NAMES))


def read_teams(lines: Lines, state: State) -> None:
    """Families sit down with their pieces: the first ones if nothing is said, in set-up none."""
    line = lines.find(TEAMS)
    if line is not None:
        with at(line.number):
            _sit_down(state, _read_families(line.text, state))
    elif lines.find(SET_UP) is None:
        _sit_down(state, list(range(state.seats)))
    elif lines.things():
        raise BadPosition(lines.things()[0].number, "no pieces are there before the teams are")


def _sit_down(state: State, families: list[int]) -> None:
    """Families take their seats, with all pieces in their supplies."""
    state.take_seats(families)
    unpack(state, families)


def _read_families(text: str, state: State) -> list[int]:
    words = Words(text.replace(_PARTNER, f" {_PARTNER} "))
    families = [NONE] * state.seats
    for seat, link in _links(state):
        if link and not words.skip(link):
            raise BadNotation(f"expected {link!r}, found {words.ahead() or 'nothing'!r}")
        family = words.one("family", state.tables.family_ids)
        if family in families:
            raise BadNotation(f"family {state.tables.family_ids[family]!r} is named twice")
        families[seat] = family
    words.end()
    return families


def _links(state: State) -> list[tuple[int, str]]:
    """The seats, partners beside each other [2.1.1], and what stands before each of them."""
    first, second = _seats_of(state, 0), _seats_of(state, 1)
    links = ["", *[_PARTNER] * (len(first) - 1), _AGAINST, *[_PARTNER] * (len(second) - 1)]
    return list(zip(first + second, links, strict=True))


def read_tiles(lines: Lines, state: State) -> None:
    """The tiles in play."""
    line = lines.find(TILES)
    if line is not None:
        with at(line.number):
            for tile in line.words().many("tile", state.tables.tile_ids):
                state.note(drawn(tile), 1)


def read_moment(lines: Lines, state: State) -> None:
    """Round and phase, the first planning phase if nothing is said; and what goes with them."""
    line = lines.find(ROUND, SET_UP)
    state.begun = line is None or line.key == ROUND
    if line is not None:
        with at(line.number):
            moment, *items = Line(line.number, "", f"{line.key} {line.text}").items()
            if moment.skip(ROUND):
                state.round = moment.number(ROUND, 1, state.tables.numbers.rounds)
                state.phase = moment.one("phase", PHASES)
            else:
                moment.skip(SET_UP)
            moment.end()
            _read_items(by_name(items, "item", _ITEMS), state)


def _read_items(items: dict[str, Words], state: State) -> None:
    for name, words in items.items():
        if name == _START:
            state.starting_piece = _read_seat(words, state)
        elif name == _PASSES:
            state.passes = words.number("number", 0, state.seats)
        elif name == _TAKEN:
            state.note(TAKEN_FROM, _read_column(words, state))
        elif name == _WINNER:
            state.winner = _read_winner(words, state)
        elif name == _QUICK:
            state.quick = True
    state.first = _read_seat(items[_FIRST], state) if _FIRST in items else state.starting_piece
    for words in items.values():
        words.end()


def _read_seat(words: Words, state: State) -> int:
    return state.seat_of[words.one(PLAYER, players(state))]


def _read_column(words: Words, state: State) -> int:
    """Where it matters: if partners take turns one after the other [16.4.1]."""
    teams = state.tables.teams
    if all(team != teams[seat - 1] for seat, team in enumerate(teams)):
        raise BadNotation(f"no partners take turns one after the other in {state.tables.mode}")
    return words.one("column", COLUMN_IDS)


def _read_winner(words: Words, state: State) -> int:
    teams = [_team(state, 0), _team(state, 1)] if is_seated(state) else []
    return words.one("team", [*teams, _NOBODY])

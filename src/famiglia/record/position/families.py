"""The lines about families: headquarters, mat, tiles, orders at home, and what else is theirs."""

from typing import Final

from famiglia.edition.tables import MANDAMENTI, NONE, ORDERS, ROWS
from famiglia.edition.vocabulary import ROW_IDS
from famiglia.engine.cells import (
    BANK,
    IN_SUPPLY,
    ON_MAT,
    ON_TILE,
    commission_in,
    in_hq,
    money_of,
    token_in,
)
from famiglia.engine.facts import bust, character, confirmed, drawn, favours, marker, revealed
from famiglia.engine.parts.reveal import is_covered
from famiglia.engine.rules import team_of, tiles_of
from famiglia.engine.state import HQ, State
from famiglia.record.notation import BadNotation
from famiglia.record.position.colours import singles
from famiglia.record.position.cupola import MEMBERS, Members, write_members
from famiglia.record.position.head import is_seated
from famiglia.record.position.lines import TILES, Lines
from famiglia.record.position.orders import IN_HQ, OUT, Tokens, write_home
from famiglia.record.position.supply import bring_soldati, bring_tokens
from famiglia.record.position.words import Words, at, by_name

_CHARACTER: Final = "character"
_HQ: Final = "hq"
_MONEY: Final = "money"
_MAT: Final = "mat"
_UNCOVERED: Final = "uncovered"
_CONFIRMED: Final = "confirmed"
_TILES: Final = "tiles"
_BUST: Final = "bust"
_FAVOURS: Final = "favours"
_ITEMS: Final = (
    *(_CHARACTER, _HQ, MEMBERS, _MONEY, _MAT, _UNCOVERED, _CONFIRMED, _TILES),
    *(IN_HQ, OUT, _BUST, _FAVOURS),
)


# Writing


def write_families(state: State) -> list[str]:
    """A line for each family, in the sequence of the seats, of which anything is to be said."""
    lines = []
    for family in state.family_of if is_seated(state) else []:
        if items := [*_belongings(state, family), *_signs(state, family)]:
            lines.append(f"{state.tables.family_ids[family]}: {', '.join(items)}")
    return lines


def _belongings(state: State, family: int) -> list[str]:
    items = []
    card = state.facts[character(state.seat_of[family])]
    if card != NONE:
        items.append(f"{_CHARACTER} {state.tables.character_ids[card]}")
    if state.count(in_hq(family)):
        items.append(f"{_HQ} {state.count(in_hq(family))}")
    items += write_members(state, family)
    if state.count(money_of(family)):
        items.append(f"{_MONEY} {state.count(money_of(family))}")
    return [*items, *_mat(state, family)]


def _mat(state: State, family: int) -> list[str]:
    """Revealed slots, and rows whose next token no longer lies under one of the commission."""
    items = []
    shown = [state.facts[revealed(family, row)] for row in range(ROWS)]
    if any(shown):
        rows = zip(ROW_IDS, shown, strict=True)
        items.append(" ".join([_MAT, *(f"{row} {number}" for row, number in rows if number)]))
    if singles(state)[family]:
        bare = [name for row, name in enumerate(ROW_IDS) if _is_uncovered(state, family, row)]
        items += [" ".join([_UNCOVERED, *bare])] if bare else []
    return items


def _is_uncovered(state: State, family: int, row: int) -> bool:
    return _is_doubled(state, family, row) and not is_covered(state, family, row)


def _is_doubled(state: State, family: int, row: int) -> bool:
    """Whether the next token of a row lay under one of the commission at the start [14.3.1]."""
    left = state.tables.mats[family][row].slots[state.facts[revealed(family, row)] :]
    return bool(left) and left[0].doubled


def _signs(state: State, family: int) -> list[str]:
    tables, facts = state.tables, state.facts
    held = [place for place in range(MANDAMENTI) if facts[confirmed(place)] == family]
    tiles = tiles_of(state, family)
    items = []
    if held:
        items.append(" ".join([_CONFIRMED, *(tables.mandamento_ids[place] for place in held)]))
    if tiles:
        items.append(" ".join([_TILES, *(tables.tile_ids[tile] for tile in tiles)]))
    items += write_home(state, family)
    if facts[bust(family)] != NONE:
        items.append(f"{_BUST} {tables.space_ids[state.round][facts[bust(family)]]}")
    if facts[favours(family)]:
        items.append(f"{_FAVOURS} {facts[favours(family)]}")
    return items


# Reading


def read_families(lines: Lines, state: State, tokens: Tokens, members: Members) -> None:
    """What is said of each family."""
    is_free = lines.find(TILES) is None
    for line in lines.about(state.tables.family_ids):
        with at(line.number):
            family = state.tables.family_ids.index(line.key)
            if state.seat_of[family] == NONE:
                raise BadNotation(f"{line.key} does not play")
            items = by_name(line.items(), "item", _ITEMS)
            _read_belongings(items, state, family)
            _read_signs(items, state, family)
            if MEMBERS in items:
                members.read(family, items[MEMBERS])
            if _TILES in items:
                _read_tiles(items[_TILES], state, family, is_free)
            tokens.read_home(family, items)
            for words in items.values():
                words.end()


def _read_belongings(items: dict[str, Words], state: State, family: int) -> None:
    if _HQ in items:
        bring_soldati(state, family, in_hq(family), items[_HQ].number("number"))
    if _MONEY in items:
        state.move(BANK, money_of(family), items[_MONEY].number("number"))
    if _MAT in items:
        for row, number in items[_MAT].counts("row", ROW_IDS).items():
            _reveal(state, family, row, number)
    if _UNCOVERED in items:
        _uncover(items[_UNCOVERED], state, family)


def _reveal(state: State, family: int, row: int, number: int) -> None:
    """Slots are revealed and bring their orders; their tokens are in the supply until placed."""
    slots = state.tables.mats[family][row].slots
    if number > len(slots):
        raise BadNotation(f"row {ROW_IDS[row]!r} has {len(slots)} slots, not {number}")
    state.move(token_in(family, ON_MAT + row), token_in(family, IN_SUPPLY), number)
    state.note(revealed(family, row), number)
    if singles(state)[family]:
        _take_commission(state, family, row, sum(slot.doubled for slot in slots[:number]))
    for slot in slots[:number]:
        if slot.order != NONE:
            state.put(family * ORDERS + slot.order, HQ)


def _uncover(words: Words, state: State, family: int) -> None:
    """A token of the commission has come off before the own one it lay on [14.3.2]."""
    if not singles(state)[family]:
        raise BadNotation(f"{state.tables.family_ids[family]} has no commission")
    for row in words.many("row", ROW_IDS):
        if not _is_doubled(state, family, row):
            raise BadNotation(f"row {ROW_IDS[row]!r} has no token of the commission to come off")
        _take_commission(state, family, row, 1)


def _take_commission(state: State, family: int, row: int, number: int) -> None:
    source, supply = commission_in(family, ON_MAT + row), commission_in(family, IN_SUPPLY)
    state.move(source, supply, number)


def _read_signs(items: dict[str, Words], state: State, family: int) -> None:
    tables = state.tables
    if _CHARACTER in items:
        card = items[_CHARACTER].one(_CHARACTER, tables.character_ids)
        if card in [state.facts[character(seat)] for seat in range(state.seats)]:
            raise BadNotation(f"character {tables.character_ids[card]!r} is named twice")
        state.note(character(state.seat_of[family]), card)
    if _CONFIRMED in items:
        for place in items[_CONFIRMED].many("Mandamento", tables.mandamento_ids):
            if state.facts[confirmed(place)] != NONE:
                raise BadNotation(f"Mandamento {tables.mandamento_ids[place]!r} is named twice")
            state.note(confirmed(place), family)
    if _BUST in items:
        state.note(bust(family), items[_BUST].one("space", tables.space_ids[state.round]))
    if _FAVOURS in items:
        state.note(favours(family), items[_FAVOURS].number("number"))


def _read_tiles(words: Words, state: State, family: int, is_free: bool) -> None:
    """Tokens on tiles in play, each the only one of its team [6.2.3]."""
    for tile in words.many("tile", state.tables.tile_ids):
        name = state.tables.tile_ids[tile]
        if not is_free and not state.facts[drawn(tile)]:
            raise BadNotation(f"tile {name!r} is not in play")
        if state.facts[marker(team_of(state, family), tile)] != NONE:
            raise BadNotation(f"two tokens of a team lie on tile {name!r}")
        bring_tokens(state, family, ON_TILE + tile, 1)
        state.note(drawn(tile), 1)
        state.note(marker(team_of(state, family), tile), family)

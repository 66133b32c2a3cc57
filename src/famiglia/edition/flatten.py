"""From an edition to the engine's flat tables."""

from collections import deque

from famiglia.edition.effects import Action, Effect
from famiglia.edition.schema import (
    Edition,
    InstitutionRow,
    ModeNumbers,
    Order,
    Resources,
    Slot,
    SoloSpace,
    Space,
)
from famiglia.edition.tables import (
    NONE,
    Numbers,
    Part,
    PrintedAction,
    PrintedCharacter,
    PrintedOrder,
    PrintedRow,
    PrintedSeat,
    PrintedSheet,
    PrintedSlot,
    PrintedSolo,
    PrintedSpace,
    PrintedTile,
    Tables,
)
from famiglia.edition.vocabulary import (
    COLUMN_IDS,
    LEVELS,
    QUALIFIER_IDS,
    ROW_IDS,
    SPACE_KINDS,
    WORD_IDS,
)
from famiglia.edition.words import INSTITUTIONS

BASIC = tuple(f"basic-{number}" for number in range(1, 6))
TEAM_OF_SEATS = {"2v2": [0, 1, 0, 1], "1v1": [0, 1], "2v1": [0, 1, 1]}
"""The team of each seat, by mode [2.1.1] [15.1.1] [16.1.1]."""
CORNERS = {"2v2": [0, 1, 2, 3], "1v1": [0, 1, 0, 1], "2v1": [0, 1, 0, 2]}
"""The seat that has each corner's symbol; who plays alone has both of a side [14.1.1]."""
DOUBLED = ("A", "B")
"""The column areas whose second slot bears a token of the commission [14.3.1]."""


def flatten(edition: Edition, mode: str, level: str = "") -> Tables:
    """The tables of an edition in one mode; a level, else the middle one, where modes have some."""
    tables = Tables()
    tables.edition = edition.id
    tables.hash = edition.hash
    tables.mode = mode
    tables.teams = TEAM_OF_SEATS[mode]
    tables.seats = _seats(tables.teams, edition.modes[mode])
    _ids(tables, edition)
    _board(tables, edition)
    _sheets(tables, edition)
    _families(tables, edition)
    _cards(tables, edition)
    _pieces(tables, edition)
    _solo(tables, edition, level)
    tables.numbers = _numbers(edition, edition.modes[mode])
    return tables


def _seats(teams: list[int], mode: ModeNumbers) -> list[PrintedSeat]:
    return [_seat(mode, teams.count(team) == 1) for team in teams]


def _seat(mode: ModeNumbers, is_single: bool) -> PrintedSeat:
    printed = mode.single if is_single else mode.team
    assert printed is not None  # Every mode seats whom it is named for; the edition is checked.
    seat = PrintedSeat(is_single)
    seat.characters = printed.characters
    seat.boats = printed.boats
    seat.tokens = printed.tokens
    seat.tokens_at_once = printed.tokens_at_once
    seat.soldati_per_area = printed.soldati_per_area
    return seat


def _ids(tables: Tables, edition: Edition) -> None:
    tables.family_ids = list(edition.families)
    tables.first_game = [family.first_game for family in edition.families.values()]
    tables.area_ids = list(edition.areas)
    tables.sea_ids = list(edition.seas)
    tables.mandamento_ids = list(edition.mandamenti)
    tables.tile_ids = list(edition.control_tiles)
    tables.card_ids = list(edition.conflict_cards)
    tables.character_ids = list(edition.characters)
    tables.space_ids = [list(sheet.spaces) for sheet in edition.sheets.values()]
    tables.order_ids = [_order_ids(edition, family) for family in edition.families]


def _order_ids(edition: Edition, family: str) -> list[str]:
    mat = edition.mats[family]
    advanced = [
        f"{institution}-{letter.lower()}"
        for institution in INSTITUTIONS
        for letter in sorted(set(mat.row(institution).letters))
    ]
    return [*BASIC, *advanced]


def _board(tables: Tables, edition: Edition) -> None:
    area, sea = _index(tables.area_ids), _index(tables.sea_ids)
    mandamento = _index(tables.mandamento_ids)
    areas = list(edition.areas.values())
    tables.neighbours = [sorted(area[name] for name in each.neighbours) for each in areas]
    tables.area_seas = [sorted(sea[name] for name in each.seas) for each in areas]
    tables.sea_neighbours = [
        sorted(sea[name] for name in each.neighbours) for each in edition.seas.values()
    ]
    tables.sea_areas = [
        [place for place, seas in enumerate(tables.area_seas) if number in seas]
        for number in range(len(tables.sea_ids))
    ]
    tables.distance = [_distances(tables.neighbours, start) for start in range(len(areas))]
    tables.mandamento = [mandamento[each.mandamento] for each in areas]
    tables.mandamento_areas = [
        [place for place, of in enumerate(tables.mandamento) if of == number]
        for number in range(len(mandamento))
    ]
    tables.start_symbol = [
        edition.symbols[each.symbol].seat if each.symbol in edition.symbols else NONE
        for each in areas
    ]
    corners = CORNERS[tables.mode]
    tables.start_seat = [
        NONE if corner == NONE else corners[corner] for corner in tables.start_symbol
    ]
    tables.marked = [
        name in edition.area_tiles and edition.area_tiles[name].marked for name in tables.area_ids
    ]
    tables.start_soldati = [each.soldati for each in areas]
    tables.tiebreak = next(place for place, each in enumerate(areas) if each.tiebreak)


def _distances(neighbours: list[list[int]], start: int) -> list[int]:
    found = [NONE] * len(neighbours)
    found[start] = 0
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for there in neighbours[here]:
            if found[there] == NONE:
                found[there] = found[here] + 1
                ahead.append(there)
    return found


def _sheets(tables: Tables, edition: Edition) -> None:
    tables.columns = [
        PrintedAction(_parts(edition.columns[column].action) + _parts(edition.bar), False)
        for column in COLUMN_IDS
    ]
    tables.sheets = [
        PrintedSheet(
            [sheet.costs[column] for column in COLUMN_IDS],
            [_space(space) for space in sheet.spaces.values()],
        )
        for sheet in edition.sheets.values()
    ]


def _space(space: Space) -> PrintedSpace:
    action = _action(space.action) if space.action else PrintedAction([], False)
    column, kind = COLUMN_IDS.index(space.column), SPACE_KINDS.index(space.kind)
    return PrintedSpace(column, kind, action, space.money, space.unlimited)


def _families(tables: Tables, edition: Edition) -> None:
    for family, ids in zip(tables.family_ids, tables.order_ids, strict=True):
        tables.mats.append([_row(edition.mats[family].row(name), name, ids) for name in ROW_IDS])
        tables.orders += [_order(edition.orders[family][name]) for name in ids]


def _row(row: InstitutionRow, institution: str, ids: list[str]) -> PrintedRow:
    slots = []
    for place, slot in enumerate(row.slots):
        is_first = place == 0 or row.letters[place - 1] != row.letters[place]
        order = ids.index(f"{institution}-{row.letters[place].lower()}") if is_first else NONE
        is_second = row.letters[: place + 1].count(row.letters[place]) == 2
        slots.append(_slot(slot, order, is_second and row.letters[place] in DOUBLED))
    return PrintedRow(_slot(row.start or Slot(), NONE, False), slots)


def _slot(slot: Slot, order: int, doubled: bool) -> PrintedSlot:
    effect = PrintedAction([_part(slot.effect)], False) if slot.effect else None
    return PrintedSlot(slot.value, slot.strike or 0, effect, order, doubled)


def _order(order: Order) -> PrintedOrder:
    vest, skull = order.action.find("vest"), order.action.find("skull")
    return PrintedOrder(
        order.type == "supply",
        order.initiative,
        _action(order.action),
        vest.number if vest else 0,
        skull.number if skull else 0,
    )


def _cards(tables: Tables, edition: Edition) -> None:
    tables.tiles = [
        PrintedTile(_action(tile.action), tile.money, tile.soldati, tile.moment == "start")
        for tile in edition.control_tiles.values()
    ]
    tables.cards = [_part(card.action.parts[0]) for card in edition.conflict_cards.values()]
    tables.characters = [
        PrintedCharacter([card.hq.money, card.hq.soldati], _units(card.board))
        for card in edition.characters.values()
    ]


def _units(board: Resources) -> list[int]:
    return [board.soldati, board.cars, board.boats, board.labs]


def _pieces(tables: Tables, edition: Edition) -> None:
    family = edition.box.family
    tables.soldati = family.soldati
    tables.cars = family.cars
    tables.labs = edition.box.labs
    tables.neutral_soldati = edition.box.neutral_soldati
    tables.influence_tokens = family.influence_tokens + family.spare_influence_tokens


def _solo(tables: Tables, edition: Edition, level: str) -> None:
    """The side of the solo board for this mode, at a level if it has some."""
    side = edition.solo.get(tables.mode)
    if side is None or not side.levels:
        if level:
            raise ValueError(f"{tables.mode} has no levels")
    elif level and level not in side.levels:
        raise ValueError(f"there is no level {level!r}: expected {', '.join(side.levels)}")
    if side is None:
        return
    solo = PrintedSolo()
    tables.solo = solo
    tables.solo_ids = list(side.spaces)
    solo.hq = [side.hq.money, side.hq.soldati]
    solo.board = _units(side.board)
    solo.spaces = [_solo_space(space) for space in side.spaces.values()]
    solo.locked = [space.locked for space in side.spaces.values()]
    solo.starting_piece = side.starting_piece
    solo.additional = side.additional_tokens
    if side.levels:
        tables.level = level or LEVELS[1]
        solo.blocked = len(side.levels[tables.level].blocked)
        solo.opened = side.levels[tables.level].opened
    if side.cupola is not None:
        solo.seats = side.cupola.seats
        solo.members = side.cupola.start
        solo.control = side.cupola.control
        solo.lock = side.cupola.lock


def _solo_space(space: SoloSpace) -> PrintedSpace:
    kind = SPACE_KINDS.index("action")
    return PrintedSpace(NONE, kind, _action(space.action), space.money, space.unlimited)


def _numbers(edition: Edition, mode: ModeNumbers) -> Numbers:
    rules, switches = edition.rules, edition.switches
    numbers = Numbers()
    numbers.rounds = rules.rounds
    numbers.tiles_drawn = rules.control_tiles_drawn
    numbers.colours_per_team = rules.colours_per_team
    numbers.areas_for_control = rules.areas_for_control
    numbers.victory_family = rules.victory_family
    numbers.victory_team = rules.victory_team
    numbers.labs_per_area = rules.labs_per_area
    numbers.boats_that_collide = rules.boats_that_collide
    numbers.orders_per_area = rules.orders_per_area
    numbers.token_cost = rules.token_cost
    numbers.foreign_token_cost = rules.foreign_token_cost
    numbers.order_sale = rules.order_sale
    numbers.gift_spent = rules.gift_spent
    numbers.gift_received = rules.gift_received
    numbers.brute_force = mode.brute_force
    numbers.neutral_brute_force = switches.neutral_brute_force
    numbers.neutral_reward = switches.neutral_reward
    numbers.rally_boat_areas = switches.rally_boat_areas
    numbers.starter_pays = mode.starter_pays
    numbers.other_pays = mode.other_pays
    numbers.last_receives = mode.last_receives
    if mode.single is not None:
        numbers.columns_left = 1
        numbers.piece_decides = True
    if mode.fictional is not None:
        numbers.fictional_soldati = mode.fictional.soldati
        numbers.fictional_marked = mode.fictional.marked
        numbers.fictional_drawn = mode.fictional.drawn
    return numbers


def _action(action: Action) -> PrintedAction:
    return PrintedAction(_parts(action), action.join == "/")


def _parts(action: Action) -> list[Part]:
    return [_part(part) for part in action.parts]


def _part(effect: Effect) -> Part:
    return Part(
        WORD_IDS.index(effect.word),
        list(effect.numbers),
        effect.bonus,
        QUALIFIER_IDS.index(effect.qualifier),
    )


def _index(ids: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(ids)}

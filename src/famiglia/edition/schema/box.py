"""How many pieces lie in the box."""

from famiglia.edition.schema.component import Component, Number


class FamilyPieces(Component, frozen=True):
    """How many pieces of one colour are in the box."""

    mats: Number
    screens: Number
    basic_orders: Number
    advanced_orders: Number
    conflict_cards: Number
    soldati: Number
    boats: Number
    cars: Number
    influence_tokens: Number
    spare_influence_tokens: Number
    busts: Number
    control_tokens: Number


class Box(Component, frozen=True):
    """How many pieces are in the box. All but money is limited."""

    boards: Number
    action_sheets: Number
    money_1: Number
    money_2: Number
    character_cards: Number
    order_charts: Number
    overview_sheets: Number
    control_tile_sets: Number
    labs: Number
    neutral_soldati: Number
    neutral_tokens: Number
    starting_pieces: Number
    solo_boards: Number
    area_tiles: Number
    blocking_tokens: Number
    restriction_tokens: Number
    family: FamilyPieces

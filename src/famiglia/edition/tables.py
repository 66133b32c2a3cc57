"""An edition as flat tables of small integers, for the engine: indexes instead of names.

Plain typed code that runs interpreted and compiled alike, so no structs in here.
"""

from typing import Final

from mypy_extensions import i64

NONE: Final = -1
FAMILIES: Final = 6
AREAS: Final = 36
SEAS: Final = 9
COLUMNS: Final = 6
ROWS: Final = 4
MANDAMENTI: Final = 12
ORDERS: Final = 13
"""Order tokens of each family."""
TILES: Final = 11
"""Control tiles of an edition, of which some are drawn for a game."""
ACTION: Final = 0
BLUE: Final = 1
FREE: Final = 2
CIRCLE: Final = 3


class Part:
    """One partial action: a word with its parameters."""

    def __init__(self, word: i64, numbers: list[i64], bonus: bool, qualifier: i64) -> None:
        self.word = word
        self.numbers = numbers
        self.number = numbers[0] if numbers else 1
        self.bonus = bonus
        self.qualifier = qualifier


class PrintedAction:
    """The partial actions of a component; `choose` where only one of them may be done."""

    def __init__(self, parts: list[Part], choose: bool) -> None:
        self.parts = parts
        self.choose = choose

    def part(self, word: i64) -> Part | None:
        """Its part of this word, if it has one."""
        for part in self.parts:
            if part.word == word:
                return part
        return None


class PrintedSpace:
    """A space of an action sheet. Money above 0 is received, below 0 paid."""

    def __init__(
        self, column: i64, kind: i64, action: PrintedAction, money: i64, unlimited: bool
    ) -> None:
        self.column = column
        self.kind = kind
        self.action = action
        self.money = money
        self.cost = max(0, -money)
        self.income = max(0, money)
        self.unlimited = unlimited


class PrintedSheet:
    """An action sheet: the cost of each column while it is on top, and its spaces."""

    def __init__(self, costs: list[i64], spaces: list[PrintedSpace]) -> None:
        self.costs = costs
        self.spaces = spaces


class PrintedOrder:
    """An order token."""

    def __init__(
        self, supply: bool, initiative: i64, action: PrintedAction, vest: i64, skull: i64
    ) -> None:
        self.supply = supply
        self.initiative = initiative
        self.action = action
        self.vest = vest
        self.skull = skull


class PrintedSlot:
    """A slot of a mat: a base value (with the lower one for cars) or an instant effect."""

    def __init__(
        self, value: i64, strike: i64, effect: PrintedAction | None, order: i64, doubled: bool
    ) -> None:
        self.value = value
        self.strike = strike
        self.effect = effect
        self.order = order
        """The advanced order this slot brings, or NONE."""
        self.doubled = doubled
        """Whether a single player lays a token of the commission on the own one [14.3.1]."""


class PrintedTile:
    """A control tile."""

    def __init__(self, action: PrintedAction, money: i64, soldati: i64, at_start: bool) -> None:
        self.action = action
        self.money = money
        self.soldati = soldati
        self.at_start = at_start


class PrintedRow:
    """A row of a mat: the value printed left of it, and its slots."""

    def __init__(self, start: PrintedSlot, slots: list[PrintedSlot]) -> None:
        self.start = start
        self.slots = slots


class PrintedCharacter:
    """What a character brings to headquarters and to the board."""

    def __init__(self, hq: list[i64], board: list[i64]) -> None:
        self.hq = hq
        """Money and Soldati."""
        self.board = board
        """Soldati, cars, boats and labs."""


class PrintedSeat:
    """What a seat starts with, by its mode."""

    def __init__(self, is_single: bool) -> None:
        self.is_single = is_single
        self.characters = 1
        """How many are dealt, of which one is kept."""
        self.boats = 0
        self.tokens = 0
        """First tokens, and how many of them are laid at once."""
        self.tokens_at_once = 1
        self.soldati_per_area = 0
        """0 means as printed on the board."""


class PrintedSolo:
    """The side of the solo board of a mode with single players."""

    def __init__(self) -> None:
        self.hq: list[i64] = []
        """Money and Soldati besides the character's."""
        self.board: list[i64] = []
        """Soldati, cars, boats and labs."""
        self.spaces: list[PrintedSpace] = []
        self.locked: list[bool] = []
        """Of each space."""
        self.starting_piece = False
        """Whether it gives the starting piece to its player."""
        self.additional = 0
        """Additional tokens, and how many of them the level blocks."""
        self.blocked = 0
        self.opened = 0
        """How many locks are opened at the start."""
        self.seats = 0
        """Of the Cupola; 0 without one."""
        self.members = 0
        """How many each player starts with."""
        self.control = 0
        """How many members control needs."""
        self.lock = 0
        """How many lock the opponent out of the solo board."""


class Numbers:
    """The numbers of the rules and of one mode."""

    def __init__(self) -> None:
        self.rounds = 0
        self.tiles_drawn = 0
        self.colours_per_team = 0
        self.areas_for_control = 0
        self.victory_family = 0
        self.victory_team = 0
        self.labs_per_area = 0
        self.boats_that_collide = 0
        self.orders_per_area = 0
        self.token_cost = 0
        self.foreign_token_cost = 0
        self.order_sale = 0
        self.gift_spent = 0
        self.gift_received = 0
        self.brute_force = 0
        self.neutral_brute_force = 0
        self.neutral_reward = 0
        self.rally_boat_areas = 0
        self.starter_pays = 0
        self.other_pays = 0
        self.last_receives = 0
        self.columns_left = 0
        """With how many filled columns planning ends [14.5.1]."""
        self.piece_decides = False
        """Whether the starting piece breaks the last tie without a switch [14.6.2]."""
        self.fictional_soldati = 0
        """In each area of the fictional family."""
        self.fictional_marked = False
        """Whether the areas of the marked tiles are fictional."""
        self.fictional_drawn = 0
        """How many areas of each symbol of a single player become fictional by chance."""


class Names:
    """What everything printed is called in texts, by index."""

    def __init__(self) -> None:
        self.edition = ""
        """The edition's id."""
        self.hash = ""
        self.mode = ""
        self.level = ""
        """How hard a single player has it in 2v1."""
        self.family_ids: list[str] = []
        self.area_ids: list[str] = []
        self.sea_ids: list[str] = []
        self.mandamento_ids: list[str] = []
        self.order_ids: list[list[str]] = []
        """Of each family, basic ones first."""
        self.space_ids: list[list[str]] = []
        """Of each sheet."""
        self.solo_ids: list[str] = []
        self.tile_ids: list[str] = []
        self.card_ids: list[str] = []
        self.character_ids: list[str] = []


class Tables(Names):
    """Everything printed, by index. Families, areas, seas and so on in the edition's order."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers = Numbers()
        self.teams: list[i64] = []
        """Of each seat."""
        self.seats: list[PrintedSeat] = []
        self.first_game: list[bool] = []
        """Of each family, whether a first game is played with it."""

        self.neighbours: list[list[i64]] = []
        self.area_seas: list[list[i64]] = []
        self.sea_neighbours: list[list[i64]] = []
        self.sea_areas: list[list[i64]] = []
        self.distance: list[list[i64]] = []
        """Over land, between any two areas."""
        self.mandamento: list[i64] = []
        self.mandamento_areas: list[list[i64]] = []
        self.start_seat: list[i64] = []
        """The seat whose symbol an area shows, NONE for neutral ones."""
        self.start_symbol: list[i64] = []
        """The symbol itself, by the seat it has at a table of four."""
        self.marked: list[bool] = []
        """The areas with marked tiles."""
        self.start_soldati: list[i64] = []
        self.tiebreak = 0

        self.columns: list[PrintedAction] = []
        """Each column's action together with the order of the bar over all of them."""
        self.sheets: list[PrintedSheet] = []
        self.mats: list[list[PrintedRow]] = []
        self.orders: list[PrintedOrder] = []
        """Of all families: family * ORDERS + token."""
        self.tiles: list[PrintedTile] = []
        self.cards: list[Part] = []
        self.characters: list[PrintedCharacter] = []
        self.solo = PrintedSolo()
        """Without spaces where nobody plays alone."""

        self.soldati = 0
        self.cars = 0
        self.labs = 0
        self.neutral_soldati = 0
        self.influence_tokens = 0

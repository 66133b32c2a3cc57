"""An edition as flat tables of small integers, for the engine: indexes instead of names.

Plain typed code that runs interpreted and compiled alike, so no structs in here.
"""

from typing import Final

NONE: Final = -1
FAMILIES: Final = 6
AREAS: Final = 36
SEAS: Final = 9
COLUMNS: Final = 6
ROWS: Final = 4
MANDAMENTI: Final = 12
ORDERS: Final = 13
"""Order tokens of each family."""
ACTION, BLUE, FREE, CIRCLE = range(4)


class Part:
    """One partial action: a word with its parameters."""

    def __init__(self, word: int, numbers: list[int], bonus: bool, qualifier: int) -> None:
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

    def part(self, word: int) -> Part | None:
        """Its part of this word, if it has one."""
        for part in self.parts:
            if part.word == word:
                return part
        return None


class PrintedSpace:
    """A space of an action sheet. Money above 0 is received, below 0 paid."""

    def __init__(
        self, column: int, kind: int, action: PrintedAction, money: int, unlimited: bool
    ) -> None:
        self.column = column
        self.kind = kind
        self.action = action
        self.money = money
        self.unlimited = unlimited


class PrintedSheet:
    """An action sheet: the cost of each column while it is on top, and its spaces."""

    def __init__(self, costs: list[int], spaces: list[PrintedSpace]) -> None:
        self.costs = costs
        self.spaces = spaces


class PrintedOrder:
    """An order token."""

    def __init__(
        self, supply: bool, initiative: int, action: PrintedAction, vest: int, skull: int
    ) -> None:
        self.supply = supply
        self.initiative = initiative
        self.action = action
        self.vest = vest
        self.skull = skull


class PrintedSlot:
    """A slot of a mat: a base value (with the lower one for cars) or an instant effect."""

    def __init__(self, value: int, strike: int, effect: PrintedAction | None, order: int) -> None:
        self.value = value
        self.strike = strike
        self.effect = effect
        self.order = order
        """The advanced order this slot brings, or NONE."""


class PrintedTile:
    """A control tile."""

    def __init__(self, action: PrintedAction, money: int, soldati: int, at_start: bool) -> None:
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

    def __init__(self, hq: list[int], board: list[int]) -> None:
        self.hq = hq
        """Money and Soldati."""
        self.board = board
        """Soldati, cars, boats and labs."""


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
        self.last_receives = 0
        self.tokens = 0


class Tables:
    """Everything printed, by index. Families, areas, seas and so on in the edition's order."""

    def __init__(self) -> None:
        self.edition = ""
        """The edition's id."""
        self.hash = ""
        self.mode = ""
        self.numbers = Numbers()
        self.family_ids: list[str] = []
        self.first_game: list[bool] = []
        """Of each family, whether a first game is played with it."""
        self.area_ids: list[str] = []
        self.sea_ids: list[str] = []
        self.mandamento_ids: list[str] = []
        self.order_ids: list[list[str]] = []
        """Of each family, basic ones first."""
        self.space_ids: list[list[str]] = []
        """Of each sheet."""
        self.tile_ids: list[str] = []
        self.card_ids: list[str] = []
        self.character_ids: list[str] = []

        self.neighbours: list[list[int]] = []
        self.area_seas: list[list[int]] = []
        self.sea_neighbours: list[list[int]] = []
        self.sea_areas: list[list[int]] = []
        self.distance: list[list[int]] = []
        """Over land, between any two areas."""
        self.mandamento: list[int] = []
        self.mandamento_areas: list[list[int]] = []
        self.start_seat: list[int] = []
        """The seat whose symbol an area shows, NONE for neutral ones."""
        self.start_soldati: list[int] = []
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

        self.soldati = 0
        self.cars = 0
        self.boats = 0
        self.labs = 0
        self.neutral_soldati = 0
        self.influence_tokens = 0

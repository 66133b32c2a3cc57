"""Everything printed in the box, as frozen structs. The field names are the keys of the TOML files.

Structs say what a value is and its range; what must fit together is checked in `check`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal, NamedTuple, Self

import msgspec

from famiglia.edition.effects import Action, Effect

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=1, le=99)]
Few = Annotated[int, msgspec.Meta(ge=0, le=12)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Letters = Annotated[str, msgspec.Meta(pattern=r"^A+B*C*$")]

SymbolId = Literal["ring", "star", "club", "diamond", "neutral"]
ColumnId = Literal["start", "justice", "police", "economy", "church", "two"]
ModeId = Literal["2v2", "1v1", "2v1"]


class Record(msgspec.Struct, frozen=True, rename="kebab"):
    """The base of every printed thing: immutable, keys in kebab case."""


class Text(NamedTuple):
    """A name in the languages we have; English stands in for a missing one."""

    en: str
    de: str = ""
    fr: str = ""
    ru: str = ""

    @classmethod
    def parse(cls, raw: object) -> Self:
        """Read a plain string (the same in every language) or a table of languages."""
        if isinstance(raw, str):
            raw = {"en": raw}
        if not isinstance(raw, dict):
            raise ValueError(f"expected a name or a table of languages, got {raw!r}")
        unknown = set(raw) - set(cls._fields)
        if unknown:
            raise ValueError(
                f"unknown language {', '.join(sorted(unknown))}; known: en, de, fr, ru"
            )
        if any(not isinstance(name, str) or not name.strip() for name in raw.values()):
            raise ValueError("a name is empty or not a text")
        if "en" not in raw:
            raise ValueError("the English name (en) is missing")
        return cls(**raw)

    def in_language(self, language: str) -> str:
        """The name in a language, or in English where we have none."""
        name: str = getattr(self, language)
        return name or self.en

    def __str__(self) -> str:
        return self.en


# The board


class Symbol(Record, frozen=True):
    """A start symbol: its table side and the corner it is printed in."""

    id: str
    side: Annotated[int, msgspec.Meta(ge=1, le=2)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Mandamento(Record, frozen=True):
    """A region of three areas; `control` is the sea that carries its control-token space."""

    id: str
    name: Text
    control: Id


class Area(Record, frozen=True):
    """One of the 36 areas, with its printed start symbol and strength."""

    id: str
    name: Text
    mandamento: Id
    symbol: SymbolId
    soldati: Few
    neighbours: tuple[Id, ...]
    seas: tuple[Id, ...] = ()
    tiebreak: bool = False


class Sea(Record, frozen=True):
    """One of the nine seas."""

    id: str
    name: Text
    neighbours: tuple[Id, ...]


class AreaTile(Record, frozen=True):
    """A tile of the expansion that names a start area; four of them are marked."""

    id: str
    marked: bool = False


# Action sheets


class Column(Record, frozen=True):
    """A column of the action sheets and the action printed above it."""

    id: str
    name: Text
    action: Action


class Space(Record, frozen=True):
    """A space of an action sheet. Money above 0 is received, below 0 paid."""

    id: str
    column: ColumnId
    kind: Literal["action", "blue", "free", "circle"] = "action"
    action: Action | None = None
    money: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    unlimited: bool = False


class Sheet(Record, frozen=True):
    """An action sheet: the cost of each column while it is on top, and its spaces."""

    id: str
    costs: Mapping[str, Few]
    spaces: Mapping[str, Space]


# Families


class Family(Record, frozen=True):
    """A family: its invented name, its plan and its weakness in a sentence each."""

    id: str
    name: Text
    plan: Text
    weakness: Text


class Slot(NamedTuple):
    """A slot of the mat: a base value, a pair of car values, or an instant effect."""

    value: int = 0
    strike: int | None = None
    """The lower car value, which only the justice row has."""
    effect: Effect | None = None

    @classmethod
    def parse(cls, raw: object) -> Self:
        """Read `4`, `"2/3"` or `"money 1"`."""
        if isinstance(raw, int) and not isinstance(raw, bool):
            if not 0 <= raw <= 12:
                raise ValueError(f"a base value lies between 0 and 12, got {raw}")
            return cls(value=raw)
        if isinstance(raw, str) and raw.replace("/", "", 1).isdigit() and "/" in raw:
            attack, strike = raw.split("/")
            if not (attack and strike and int(attack) <= 12 and int(strike) <= 12):
                raise ValueError(f"car values are written 2/3 and at most 12, got {raw!r}")
            return cls(value=int(attack), strike=int(strike))
        return cls(effect=Effect.parse(raw))

    @property
    def shape(self) -> Literal["value", "pair", "effect"]:
        """Which of the three things the slot shows."""
        if self.effect is not None:
            return "effect"
        return "value" if self.strike is None else "pair"

    def __str__(self) -> str:
        if self.effect is not None:
            return str(self.effect)
        return str(self.value) if self.strike is None else f"{self.value}/{self.strike}"


class Row(Record, frozen=True):
    """A row of the mat: the value printed left of it, and its slots with their column letters."""

    letters: Letters
    slots: tuple[Slot, ...]
    start: Slot | None = None


class Mat(Record, frozen=True):
    """A family mat."""

    id: str
    justice: Row
    police: Row
    economy: Row
    church: Row

    def row(self, institution: str) -> Row:
        """The row of an institution."""
        row: Row = getattr(self, institution)
        return row


class Order(Record, frozen=True):
    """An order token. Its id is `basic-1` or a row of the mat with a letter: `justice-a`."""

    id: str
    name: Text
    type: Literal["supply", "attack"]
    initiative: Annotated[int, msgspec.Meta(ge=1, le=20)]
    action: Action

    @property
    def is_basic(self) -> bool:
        """Whether it is one of the five a family starts with."""
        return self.id.startswith("basic-")


# Cards, tiles and the box


class Resources(Record, frozen=True):
    """Money and pieces, for headquarters or the board."""

    money: Count = 0
    soldati: Count = 0
    cars: Few = 0
    boats: Few = 0
    labs: Few = 0


class Character(Record, frozen=True):
    """A character card: what a player starts with in headquarters and on the board."""

    id: str
    name: Text
    hq: Resources
    board: Resources


class ControlTile(Record, frozen=True):
    """A control tile: when it works, what each use costs, what it does."""

    id: str
    name: Text
    phase: Literal["planning", "encounter"]
    moment: Literal["start", "always"]
    action: Action
    money: Few = 0
    soldati: Few = 0


class ConflictCard(Record, frozen=True):
    """One of the three cards every family has."""

    id: str
    name: Text
    action: Action


class FamilyPieces(Record, frozen=True):
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


class Box(Record, frozen=True):
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


# The solo board of the expansion


class SoloSpace(Record, frozen=True):
    """An action space of the solo board."""

    id: str
    action: Action
    money: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    unlimited: bool = False
    locked: bool = False


class Cupola(Record, frozen=True):
    """The commission's seats: how many, how many each side starts with, what control needs."""

    seats: Number
    start: Number
    control: Number
    lock: Number


class Level(Record, frozen=True):
    """A difficulty of 2v1: which additional tokens are blocked, how many locks are opened."""

    blocked: tuple[Number, ...]
    opened: Few = 0


class SoloSide(Record, frozen=True):
    """One side of the solo board, with the start resources printed on it."""

    id: str
    hq: Resources
    board: Resources
    spaces: Mapping[str, SoloSpace]
    additional_tokens: Few = 0
    starting_piece: bool = False
    cupola: Cupola | None = None
    levels: Mapping[str, Level] = msgspec.field(default_factory=lambda: MappingProxyType({}))


# Numbers the rulebooks state


class Rules(Record, frozen=True):
    """Numbers that hold in every mode."""

    rounds: Number
    control_tiles_drawn: Number
    colours_per_team: Number
    areas_for_control: Number
    victory_family: Number
    victory_team: Number
    labs_per_area: Number
    boats_that_collide: Number
    orders_per_area: Number
    token_cost: Few
    foreign_token_cost: Few
    order_sale: Few
    gift_spent: Few
    gift_received: Few


class Seats(Record, frozen=True):
    """What each team player, or each single player, of a mode starts with."""

    players: Number
    characters: Number
    boats: Number
    tokens: Number
    tokens_at_once: Number
    soldati_per_area: Few = 0
    """0 means as printed on the board."""
    doubled_slots: Few = 0


class Fictional(Record, frozen=True):
    """Where the fictional family stands: areas of the marked tiles, and some drawn by symbol."""

    drawn: Number
    soldati: Number
    marked: bool = False


class Mode(Record, frozen=True):
    """Numbers that differ with the number of players."""

    id: str
    brute_force: Number
    starter_pays: Few = 0
    other_pays: Few = 0
    last_receives: Few = 0
    team: Seats | None = None
    single: Seats | None = None
    fictional: Fictional | None = None

    @property
    def seats(self) -> tuple[Seats, ...]:
        """The kinds of players at this table."""
        return tuple(seats for seats in (self.team, self.single) if seats)


class Switches(Record, frozen=True):
    """Numbers of the recommended rule changes."""

    neutral_brute_force: Number
    neutral_reward: Number
    rally_boat_areas: Number


class Content(Record, frozen=True):
    """Everything an edition prints. Its hash is the edition's identity."""

    box: Box
    rules: Rules
    switches: Switches
    modes: Mapping[str, Mode]
    symbols: Mapping[str, Symbol]
    mandamenti: Mapping[str, Mandamento]
    areas: Mapping[str, Area]
    seas: Mapping[str, Sea]
    area_tiles: Mapping[str, AreaTile]
    columns: Mapping[str, Column]
    bar: Action
    sheets: Mapping[str, Sheet]
    families: Mapping[str, Family]
    mats: Mapping[str, Mat]
    orders: Mapping[str, Mapping[str, Order]]
    characters: Mapping[str, Character]
    control_tiles: Mapping[str, ControlTile]
    conflict_cards: Mapping[str, ConflictCard]
    solo: Mapping[str, SoloSide]


class Header(Record, frozen=True):
    """Who an edition is; an overlay also says what it lies on and what its box lacks."""

    key: Id = msgspec.field(name="id")
    name: Text | None = None
    base: str = ""
    remove: tuple[str, ...] = ()


class Edition(Content, frozen=True):
    """An edition: its printed content, who it is, and where each value comes from."""

    id: str
    name: Text
    hash: str
    provenance: Mapping[str, str]
    """Path of a value to `rulebook p. 6`, `reconstructed` or `owner`."""
    base: str = ""
    """The edition an overlay lies on; empty for a complete one."""

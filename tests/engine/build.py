"""Positions of the plain edition for rules tests, and answers as words.

A position begins with four families, everything in its supply, tokens on the mats, the basic
orders in headquarters and nobody on the board. An answer is written as in `docs/decisions.md`:
`car camastra`, `order camastra basic-1`, `exert police bottom:recruit`, `done`.
"""

from pathlib import Path
from typing import Final

from famiglia.edition import load
from famiglia.edition.effects import Action
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import FAMILIES, NONE, ORDERS, ROWS, Part, PrintedAction, Tables
from famiglia.edition.vocabulary import COLUMN_IDS, QUALIFIER_IDS, ROW_IDS, WORD_IDS
from famiglia.engine.act import ALL_OPEN, Act
from famiglia.engine.cells import (
    BANK,
    FICTIONAL,
    IN_SUPPLY,
    LAB_SUPPLY,
    NEUTRAL,
    NOBODY,
    ON_BOTTOM,
    ON_MAT,
    ON_TOP,
    boat_in,
    boat_supply,
    car_in,
    car_supply,
    in_area,
    in_hq,
    in_supply,
    lab_in,
    money_of,
    token_in,
)
from famiglia.engine.facts import marker, revealed
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import KINDS, Field
from famiglia.engine.options import DONE
from famiglia.engine.packing import compose, describe
from famiglia.engine.parts.reveal import TO_COLUMN, TO_SPACE
from famiglia.engine.state import CLASSIC, HQ, Rules, State, first_state

PLAIN: Final = Path(__file__).parent.parent / "edition"
TABLES: Final[Tables] = flatten(load(PLAIN), "2v2")
RED, BLUE, GREEN, YELLOW = range(4)
"""Families, in the order of their seats: red and green against blue and yellow."""
OWNER_NAMES: Final = [*TABLES.family_ids, "neutral", "fictional"]
BASIC: Final = 5


# Positions


def position(rules: int = CLASSIC, number: int = 1) -> State:
    """Four families in round `number`, before anything is on the board."""
    state = first_state(TABLES, Rules(rules))
    state.round = number
    state.family_of = [RED, BLUE, GREEN, YELLOW]
    state.pieces[LAB_SUPPLY] = TABLES.labs
    state.pieces[BANK] = 200
    state.pieces[in_supply(NEUTRAL)] = TABLES.neutral_soldati
    state.pieces[in_supply(FICTIONAL)] = TABLES.soldati
    state.pieces[token_in(NEUTRAL, IN_SUPPLY)] = 8
    for family in (RED, BLUE, GREEN, YELLOW):
        _bring(state, family)
    return state


def _bring(state: State, family: int) -> None:
    state.seat_of[family] = family
    state.pieces[in_supply(family)] = TABLES.soldati
    state.pieces[car_supply(family)] = TABLES.cars
    state.pieces[boat_supply(family)] = TABLES.seats[0].boats
    state.pieces[token_in(family, IN_SUPPLY)] = 8
    for row in range(ROWS):
        state.pieces[token_in(family, ON_MAT + row)] = len(TABLES.mats[family][row].slots)
    for token in range(BASIC):
        state.orders[family * ORDERS + token] = HQ


def area(name: str) -> int:
    """An area by its id."""
    return TABLES.area_ids.index(name)


def sea(name: str) -> int:
    """A sea by its id, without its *mare-*."""
    return TABLES.sea_ids.index(f"mare-{name}")


def hold(state: State, name: str, owner: int, soldati: int = 1) -> None:
    """An owner's Soldati come from the supply into an area."""
    state.deploy(owner, in_supply(owner), area(name), soldati)


def add_cars(state: State, name: str, number: int = 1) -> None:
    """Cars of its holder stand in an area."""
    state.move(car_supply(state.holder[area(name)]), car_in(area(name)), number)


def add_labs(state: State, name: str, number: int = 1) -> None:
    """Labs stand in an area."""
    state.move(LAB_SUPPLY, lab_in(area(name)), number)


def add_boat(state: State, name: str, family: int, number: int = 1) -> None:
    """Boats of a family lie in a sea."""
    state.move(boat_supply(family), boat_in(sea(name), family), number)


def add_order(state: State, name: str, family: int, order: str) -> None:
    """An order lies in an area, face down."""
    state.put(family * ORDERS + TABLES.order_ids[family].index(order), area(name))


def add_hq(state: State, family: int, soldati: int) -> None:
    """Soldati come into headquarters."""
    state.move(in_supply(family), in_hq(family), soldati)


def add_money(state: State, family: int, amount: int) -> None:
    """Money comes from the bank."""
    state.move(BANK, money_of(family), amount)


def add_top(state: State, owner: int, column: str, number: int = 1) -> None:
    """An owner's tokens lie in a column of the top sheet."""
    place = ON_TOP + COLUMN_IDS.index(column)
    state.move(token_in(owner, IN_SUPPLY), token_in(owner, place), number)


def add_bottom(state: State, owner: int, space: str, number: int = 1) -> None:
    """An owner's tokens lie on a space of the bottom sheet."""
    place = ON_BOTTOM + TABLES.space_ids[state.round].index(space)
    state.move(token_in(owner, IN_SUPPLY), token_in(owner, place), number)


def add_tile(state: State, family: int, tile: str) -> None:
    """A family's token lies on a tile of its team."""
    state.note(marker(family % 2, TABLES.tile_ids.index(tile)), family)


def open_slots(state: State, family: int, row: str, number: int) -> None:
    """Slots of a mat are revealed and their orders taken; nothing is done with their effects."""
    place = ROW_IDS.index(row)
    state.move(token_in(family, ON_MAT + place), token_in(family, IN_SUPPLY), number)
    state.note(revealed(family, place), number)
    for slot in TABLES.mats[family][place].slots[:number]:
        if slot.order != NONE:
            state.put(family * ORDERS + slot.order, HQ)


def run_out(state: State, cell: int, left: int = 0) -> None:
    """Only so many pieces are left in a cell."""
    state.pieces[cell] = left


# Acts


def printed(text: str) -> PrintedAction:
    """An action by its words, such as `order + place +1`."""
    action = Action.parse(text)
    parts = [
        Part(
            WORD_IDS.index(effect.word),
            list(effect.numbers),
            effect.bonus,
            QUALIFIER_IDS.index(effect.qualifier),
        )
        for effect in action.parts
    ]
    return PrintedAction(parts, action.join == "/")


def act(state: State, family: int, text: str, order_in: str = "") -> Game:
    """A family does an action: of a space, or of an order in an area."""
    where = area(order_in) if order_in else NONE
    state.push(Act(family, printed(text), where, not order_in, ALL_OPEN))
    return Game(state)


def play(game: Game, *answers: str) -> None:
    """Whoever is asked gives these answers, one after the other; pieces are never lost."""
    for answer in answers:
        decision = question(game)
        before = sum(game.state.pieces)
        game.apply(decision.seat, _encode(game, answer))
        assert sum(game.state.pieces) == before
        assert min(game.state.pieces) >= 0


def question(game: Game) -> Decision:
    """The open question; there must be one."""
    decision = game.decision()
    assert decision is not None, "nothing is asked"
    return decision


def kind_of(game: Game) -> str:
    """The name of the open question, empty when nothing is asked any more."""
    decision = game.decision()
    return KINDS[decision.kind].name if decision else ""


def offered(game: Game, beginning: str = "") -> set[str]:
    """The answers on offer that begin so."""
    decision = game.decision()
    texts = [_decode(game, option) for option in decision.options] if decision else []
    assert len(set(texts)) == len(texts), "an answer is offered twice"
    return {text for text in texts if text.startswith(beginning)}


# Answers as words


def _decode(game: Game, option: int) -> str:
    said = describe(question(game).kind, option)
    words = [
        _names(game, field)[value] for field, value in said.values if field.domain != "members"
    ]
    return " ".join([said.variant, *words]).strip()


def _encode(game: Game, text: str) -> int:
    if text == "done":
        return DONE
    words, kind = text.split(), question(game).kind
    variants = KINDS[kind].variants
    name = "" if "" in variants else words.pop(0)
    pairs = zip(without_members(variants[name]), words, strict=True)
    values = [_names(game, field).index(word) for field, word in pairs]
    return compose(kind, name, values)


def without_members(fields: tuple[Field, ...]) -> list[Field]:
    """The fields that mean something at a table of four."""
    return [field for field in fields if field.domain != "members"]


def _names(game: Game, field: Field) -> list[str]:
    """What the numbers of a field are called, for the family that is asked."""
    names = {
        "area": TABLES.area_ids,
        "sea": [name.removeprefix("mare-") for name in TABLES.sea_ids],
        "order": TABLES.order_ids[game.state.family_of[question(game).seat]],
        "row": list(ROW_IDS),
        "family": TABLES.family_ids,
        "destination": _destinations(game.state),
    }
    return names.get(field.domain, [str(number) for number in range(64)])


def _destinations(state: State) -> list[str]:
    """Destinations of a token from the mat."""
    names = ["supply", *(f"top:{column}" for column in COLUMN_IDS)]
    assert names.index("top:start") == TO_COLUMN
    assert len(names) == TO_SPACE
    return [*names, *(f"bottom:{space}" for space in TABLES.space_ids[state.round])]


# What can be seen


def in_place(state: State, name: str) -> str:
    """What is in an area: `red 3, cars 1, labs 2, basic-1`."""
    place = area(name)
    holder = state.holder[place]
    parts = [] if holder == NOBODY else [f"{OWNER_NAMES[holder]} {state.count(in_area(place))}"]
    for word, cell in (("cars", car_in(place)), ("labs", lab_in(place))):
        if state.count(cell):
            parts.append(f"{word} {state.count(cell)}")
    parts += [TABLES.order_ids[token // ORDERS][token % ORDERS] for token in state.orders_in(place)]
    return ", ".join(parts)


def boats(state: State, name: str) -> dict[str, int]:
    """How many boats of which families lie in a sea."""
    lying = [state.count(boat_in(sea(name), family)) for family in range(FAMILIES)]
    return {TABLES.family_ids[family]: number for family, number in enumerate(lying) if number}


def hand(state: State, family: int) -> set[str]:
    """The orders in a family's headquarters."""
    tokens = state.orders[family * ORDERS : (family + 1) * ORDERS]
    return {TABLES.order_ids[family][token] for token, at in enumerate(tokens) if at == HQ}


def soldati_in_hq(state: State, family: int) -> int:
    """The Soldati in a family's headquarters."""
    return state.count(in_hq(family))


def money_in_hq(state: State, family: int) -> int:
    """The money in a family's headquarters."""
    return state.count(money_of(family))


def tokens_on_mat(state: State, family: int) -> dict[str, int]:
    """How many tokens each row of a mat still has."""
    return {name: state.count(token_in(family, ON_MAT + row)) for row, name in enumerate(ROW_IDS)}


def tokens_at(state: State, owner: int, destination: str) -> int:
    """How many of an owner's tokens lie at a destination."""
    sheet, _, name = destination.partition(":")
    if sheet == "top":
        return state.count(token_in(owner, ON_TOP + COLUMN_IDS.index(name)))
    if sheet == "bottom":
        space = TABLES.space_ids[state.round].index(name)
        return state.count(token_in(owner, ON_BOTTOM + space))
    return state.count(token_in(owner, IN_SUPPLY))

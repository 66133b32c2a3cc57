"""Encounters of the plain edition written as text, and answers as words.

    camastra: red 6, cars 1, labs 2, basic-1
    sea agrigento: red, green
    red: hq 4, money 3, justice 2, tile bribery

Red and green play against blue and yellow; in a scene with black or white, these take the seats
of blue and green. Answers are those of `tests.engine.build`, with ways and cards by name.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from famiglia.edition.tables import NONE, ORDERS, PrintedOrder
from famiglia.edition.vocabulary import ROW_IDS
from famiglia.engine.cells import boat_supply, car_supply, in_hq, in_supply
from famiglia.engine.encounter import Encounter
from famiglia.engine.game import Game
from famiglia.engine.state import CLASSIC, State
from tests.engine import build
from tests.engine.build import BLUE, GREEN, OWNER_NAMES, TABLES, question

BLACK: Final = TABLES.family_ids.index("black")
WHITE: Final = TABLES.family_ids.index("white")
_NAMES: Final = {
    "land": "0",
    "boats": "1",
    "allies": "2",
    "yes": "",
    **{card: str(number) for number, card in enumerate(TABLES.card_ids)},
}


def scene(text: str, rules: int = CLASSIC, first: int = 0) -> Game:
    """A game at the beginning of the encounter phase."""
    state = board(text, rules)
    state.first = first
    return begin(state)


def begin(state: State) -> Game:
    """The encounter phase begins."""
    state.push(Encounter())
    return Game(state)


def board(text: str, rules: int = CLASSIC) -> State:
    """What lies on the table, before anything is revealed."""
    state = build.position(rules)
    if "black" in text:
        _change_family(state, BLUE, BLACK)
    if "white" in text:
        _change_family(state, GREEN, WHITE)
    lines = [line.strip().partition(": ") for line in text.split("\n") if line.strip()]
    # Families first: an order of an open slot comes into headquarters, then onto the board.
    for name, _, things in sorted(lines, key=lambda line: line[0] not in TABLES.family_ids):
        _lay(state, name, things.split(", "))
    return state


@contextmanager
def printing(family: str, order: str, action: str) -> Iterator[None]:
    """An order as an edition may print it, with an initiative of 12."""
    owner = TABLES.family_ids.index(family)
    token = owner * ORDERS + TABLES.order_ids[owner].index(order)
    plain = TABLES.orders[token]
    TABLES.orders[token] = PrintedOrder(False, 12, build.printed(action), 0, 0)
    try:
        yield
    finally:
        TABLES.orders[token] = plain


def play(game: Game, *answers: str) -> None:
    """Whoever is asked gives these answers; way and cards may be named."""
    for answer in answers:
        words = [_NAMES.get(word, word) for word in answer.split()]
        build.play(game, " ".join(words))


def offered(game: Game, beginning: str = "") -> set[str]:
    """The answers on offer that begin so, ways by their names."""
    return {_way(text) for text in build.offered(game, beginning)}


def asked(game: Game) -> str:
    """Who is asked what: `red act`; empty when the encounter is over."""
    if game.decision() is None:
        return ""
    family = TABLES.family_ids[game.state.family_of[question(game).seat]]
    return f"{family} {build.kind_of(game)}"


def in_place(game: Game, name: str) -> str:
    """What is in an area."""
    return build.in_place(game.state, name)


def hq(game: Game, name: str) -> int:
    """The Soldati in a family's headquarters."""
    return game.state.count(in_hq(TABLES.family_ids.index(name)))


def supply(game: Game, name: str) -> int:
    """The Soldati in an owner's supply."""
    return game.state.count(in_supply(OWNER_NAMES.index(name)))


def money(game: Game, name: str) -> int:
    """A family's money."""
    return build.money_in_hq(game.state, TABLES.family_ids.index(name))


def _way(text: str) -> str:
    if not text.startswith("shotgun"):
        return text
    *words, way = text.split()
    return " ".join([*words, ("land", "boats", "allies")[int(way)]])


def _change_family(state: State, old: int, new: int) -> None:
    """Another colour takes a seat, with everything in its supply."""
    seat = state.seat_of[old]
    state.seat_of[old], state.seat_of[new] = NONE, seat
    state.family_of[seat] = new
    for cells in (in_supply, car_supply, boat_supply):
        state.move(cells(old), cells(new), state.count(cells(old)))


def _lay(state: State, name: str, things: list[str]) -> None:
    if name.startswith("sea "):
        for family in things:
            build.add_boat(state, name.removeprefix("sea "), TABLES.family_ids.index(family))
    elif name in TABLES.family_ids:
        for thing in things:
            _give(state, TABLES.family_ids.index(name), *thing.split())
    else:
        for thing in things:
            _stand(state, name, *thing.split())


def _give(state: State, family: int, what: str, value: str) -> None:
    if what == "hq":
        build.add_hq(state, family, int(value))
    elif what == "money":
        build.add_money(state, family, int(value))
    elif what in ROW_IDS:
        build.open_slots(state, family, what, int(value))
    else:
        build.add_tile(state, family, value)
        # `add_tile` knows the teams of the first four families only.
        assert state.seat_of[family] % 2 == family % 2


def _stand(state: State, name: str, what: str, number: str = "1") -> None:
    if what in OWNER_NAMES:
        build.hold(state, name, OWNER_NAMES.index(what), int(number))
    elif what == "cars":
        build.add_cars(state, name, int(number))
    elif what == "labs":
        build.add_labs(state, name, int(number))
    else:
        build.add_order(state, name, state.holder[build.area(name)], what)

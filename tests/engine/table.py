"""More for rules tests: planning, management and set-up driven by answers as words.

Answers are written as in `build.py`, and columns, owners, spaces, tiles and characters have their
names as well: `use police blue recruit`, `gain two`, `gain two green` (a favour: green is not
paid), `neutral choice` (laying a token), `chain-of-command`.
"""

from collections.abc import Callable

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import NONE, ORDERS, Tables
from famiglia.edition.vocabulary import COLUMN_IDS, ROW_IDS
from famiglia.engine.cells import (
    BANK,
    IN_SUPPLY,
    NEUTRAL,
    ON_BOTTOM,
    ON_TILE,
    ON_TOP,
    TOKEN_OWNERS,
    in_hq,
    in_supply,
    money_of,
    token_in,
)
from famiglia.engine.facts import bust, drawn, marker
from famiglia.engine.game import Game
from famiglia.engine.kinds import KINDS, TURN, Field
from famiglia.engine.management.phase import begin_management
from famiglia.engine.options import DONE
from famiglia.engine.packing import compose, describe
from famiglia.engine.planning.phase import begin_planning
from famiglia.engine.planning.turn import Turn
from famiglia.engine.rounds import PLAN, Round
from famiglia.engine.state import CLASSIC, ENCOUNTER, REMOVED, State
from tests.engine.build import (
    OWNER_NAMES,
    PLAIN,
    RED,
    TABLES,
    add_bottom,
    area,
    hold,
    kind_of,
    printed,
    question,
    run_out,
    without_members,
)

# Games


def turn(state: State, family: int = RED) -> Game:
    """It is a family's turn; nothing follows it."""
    state.push(Turn(family))
    return Game(state)


def planning(state: State) -> Game:
    """A planning phase begins; nothing follows it."""
    begin_planning(state)
    return Game(state)


def management(state: State, phase: int) -> Game:
    """The management that ends a phase; nothing follows it."""
    state.phase = phase
    begin_management(state)
    return Game(state)


def whole_round(state: State) -> Game:
    """A round begins, and the next ones follow."""
    state.push(Round(PLAN))
    return Game(state)


def fresh(rules: int = CLASSIC) -> Game:
    """A game at the first question of its set-up."""
    return Game.new(TABLES, rules)


# Positions


def reprinted(change: Callable[[Tables], None]) -> Tables:
    """The plain edition with something printed differently."""
    tables = flatten(load(PLAIN), "2v2")
    change(tables)
    return tables


def with_action(state: State, space: str, text: str) -> None:
    """A space of the bottom sheet shows another action."""
    number = TABLES.space_ids[state.round].index(space)

    def change(tables: Tables) -> None:
        tables.sheets[state.round].spaces[number].action = printed(text)

    state.tables = reprinted(change)


def with_column_cost(state: State, sheet: int, column: str, cost: int) -> None:
    """A column of a sheet has another cost."""

    def change(tables: Tables) -> None:
        tables.sheets[sheet].costs[COLUMN_IDS.index(column)] = cost

    state.tables = reprinted(change)


def no_orders(state: State, family: int, left: int = 0) -> None:
    """Only so many orders are left to a family, all in headquarters."""
    for token in range(left, ORDERS):
        state.put(family * ORDERS + token, REMOVED)


def stuck(state: State, *families: int) -> None:
    """Families with nothing at all: no money, orders or Soldati, hence no own area."""
    for family in families:
        no_orders(state, family)
        run_out(state, in_supply(family))
        run_out(state, in_hq(family))
        run_out(state, money_of(family))


def take_spaces(state: State, *spaces: str) -> None:
    """Neutral tokens lie on spaces of the bottom sheet."""
    for space in spaces:
        add_bottom(state, NEUTRAL, space)


def put_bust(state: State, family: int, owner: int, space: str = "ultima") -> None:
    """A family has used Ultima Azione with somebody's token."""
    add_bottom(state, owner, space)
    state.note(bust(family), TABLES.space_ids[state.round].index(space))


def control(state: State, family: int, *mandamenti: str) -> None:
    """A family gets two areas of each of these Mandamenti; Bronte is never one of them."""
    for name in mandamenti:
        areas = TABLES.mandamento_areas[TABLES.mandamento_ids.index(name)]
        for place in [place for place in areas if place != TABLES.tiebreak][:2]:
            hold(state, TABLES.area_ids[place], family)


def lose(state: State, *areas: str) -> None:
    """Whoever holds these areas leaves them for the supply."""
    for name in areas:
        place = area(name)
        state.move(place, in_supply(state.holder[place]), state.count(place))
        state.clear_if_empty(place)


def use_tiles(state: State, *names: str) -> None:
    """The tiles of the game: these, or the first seven."""
    for name in names or TABLES.tile_ids[:7]:
        state.note(drawn(TABLES.tile_ids.index(name)), 1)


def mark(state: State, family: int, *names: str) -> None:
    """Tokens of a family lie on tiles of its team."""
    use_tiles(state, *names)
    for name in names:
        tile = TABLES.tile_ids.index(name)
        state.move(token_in(family, IN_SUPPLY), token_in(family, ON_TILE + tile), 1)
        state.note(marker(family % 2, tile), family)


def after_encounter(state: State) -> Game:
    """The management after the encounter phase."""
    return management(state, ENCOUNTER)


# Answers


def answer(game: Game, *texts: str) -> None:
    """Whoever is asked gives these answers; once the families sit, pieces are never lost."""
    for text in texts:
        decision = question(game)
        counted = sum(game.state.pieces) if NONE not in game.state.family_of else NONE
        game.apply(decision.seat, encode(game, text))
        assert all(number >= 0 for cell, number in enumerate(game.state.pieces) if cell != BANK)
        assert counted in (NONE, sum(game.state.pieces))


def offers(game: Game, beginning: str = "") -> set[str]:
    """The answers on offer that begin so."""
    decision = game.decision()
    texts = [decode(game, option) for option in decision.options] if decision else []
    assert len(set(texts)) == len(texts), "an answer is offered twice"
    return {text for text in texts if text.startswith(beginning)}


def spaces(game: Game) -> set[str]:
    """The spaces that can be used now, with whatever token."""
    return {text.split()[3] for text in offers(game, "use")}


def asked(game: Game) -> tuple[str, int]:
    """The kind of the open question and who is asked."""
    return kind_of(game), question(game).seat


def run_to(game: Game, kind: str, **answers: str) -> None:
    """The first answer on offer, or the one named for its kind, until a kind of question."""
    while kind_of(game) not in (kind, ""):
        text = answers.get(kind_of(game).replace("-", "_"))
        decision = question(game)
        game.apply(decision.seat, encode(game, text) if text else decision.options[0])


def log(game: Game, kinds: set[str]) -> list[tuple[str, int]]:
    """The questions of these kinds in their sequence, the first answers being given."""
    found = []
    while kind_of(game) in kinds:
        decision = question(game)
        found.append((kind_of(game), decision.seat))
        game.apply(decision.seat, decision.options[0])
    return found


def decode(game: Game, option: int) -> str:
    """An answer as words."""
    said = describe(question(game).kind, option)
    words = [
        _names(game, field)[value] for field, value in said.values if field.domain != "members"
    ]
    return " ".join([said.variant, *words]).strip().removesuffix(" paid")


def encode(game: Game, text: str) -> int:
    """Words as an answer."""
    if text == "done":
        return DONE
    kind = question(game).kind
    variants = KINDS[kind].variants
    words = text.split()
    name = "" if "" in variants else words.pop(0)
    fields = without_members(variants[name])
    if kind == TURN and len(words) < len(fields):
        words.append("paid")
    values = [_names(game, field).index(word) for field, word in zip(fields, words, strict=True)]
    return compose(kind, name, values)


def _names(game: Game, field: Field) -> list[str]:
    state = game.state
    numbers = [str(number) for number in range(64)]
    destinations = ["supply", *(f"top:{column}" for column in COLUMN_IDS)]
    below = TABLES.space_ids[state.round]
    names = {
        "area": TABLES.area_ids,
        "sea": [name.removeprefix("mare-") for name in TABLES.sea_ids],
        "order": TABLES.order_ids[state.family_of[question(game).seat]],
        "row": list(ROW_IDS),
        "family": TABLES.family_ids,
        "destination": [*destinations, *(f"bottom:{space}" for space in below)],
        "column": list(COLUMN_IDS),
        "owner": OWNER_NAMES,
        "space": below,
        "tile": TABLES.tile_ids,
        "character": TABLES.character_ids,
        "flag": ["paid", "favour"],
        "debtor": ["paid", *TABLES.family_ids],
    }
    return names.get(field.domain, numbers)


# What can be seen


def top(state: State) -> dict[str, int]:
    """How many tokens the columns of the top sheet hold."""
    found = {
        name: sum(state.count(token_in(owner, ON_TOP + number)) for owner in range(TOKEN_OWNERS))
        for number, name in enumerate(COLUMN_IDS)
    }
    return {name: number for name, number in found.items() if number}


def bottom(state: State) -> dict[str, list[str]]:
    """Whose tokens lie on the spaces of the bottom sheet."""
    found: dict[str, list[str]] = {}
    for number, name in enumerate(TABLES.space_ids[state.round]):
        for owner in range(TOKEN_OWNERS):
            lying = state.count(token_in(owner, ON_BOTTOM + number))
            found.setdefault(name, []).extend([OWNER_NAMES[owner]] * lying)
    return {name: owners for name, owners in found.items() if owners}


def marked(state: State, family: int) -> set[str]:
    """The tiles on which a family's tokens lie."""
    tiles = enumerate(TABLES.tile_ids)
    return {name for tile, name in tiles if state.count(token_in(family, ON_TILE + tile))}

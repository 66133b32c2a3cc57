"""Every frame of the engine has a word of its own, and all of its fields are told."""

from pathlib import Path

import pytest
from tools.fuzz.content import fields

from famiglia.edition import load
from famiglia.edition.flatten import TEAM_OF_SEATS, flatten
from famiglia.edition.tables import Tables
from famiglia.engine.kinds import KINDS
from famiglia.engine.state import State
from famiglia.record.position import read, write
from famiglia.record.position.domains import SEATS, EachSeat, Many, One, Scope
from famiglia.record.position.frames import FRAMES, shape_of
from famiglia.record.position.frames import STEPS as SHAPES
from famiglia.record.position.nested import Shape
from tests.engine.build import TABLES
from tests.frames import frames
from tests.positions import offered, position, tables_of

DOCS = Path(__file__).parents[2] / "docs" / "notation.md"
MOVE = "from enna to licata by land against blue"
FOUR = [
    "draw-tile",
    "draw-tile first-game",
    "draw-colour",
    "draw-colour first-team red green black second-team blue",
    "choose-families seat-0 first-team red green black second-team blue yellow white",
    "choose-families seat-1 first-team red green second-team blue white chosen green red",
    "deal-family",
    "deal-family dealt blue red",
    "draw-start",
    "deal-character green",
    "set-up-unit blue left soldati 3 boats 1 labs 2",
    "set-up-unit blue left none",
    "set-up-lab blue left 2",
    "first-token",
    "first-token laid 7",
    "round then planning",
    "round then management",
    "round then encounter",
    "round then last-management",
    "round then end",
    "round then sheets",
    "planning begin then nobody",
    "planning first-turn then blue",
    "planning turns then red",
    "planning final then yellow",
    "encounter",
    "management remove then red",
    "management place then nobody",
    "management move then blue",
    "management finished then red",
    "begin-tile red",
    "begin-tile red used allies rents",
    "turn red",
    "use red column justice owner blue space order-place favour",
    "use red column bottom owner neutral space recruit",
    "gain red column police",
    "gain red column police unpaid yellow",
    "give-up red cost 3",
    "lay-token red column two",
    "final-action red",
    "return-bust red",
    "act red doing order + place +1 must",
    "act red doing place 3 + car in licata done car",
    "act red doing launder / recruit +0 done all",
    "act red doing institution 2 justice + order done institution order",
    "more-orders red how together left 1 used licata",
    "more-orders red how areas left 1 used licata gela",
    "more-tokens red doing exert 2 row left 1 rows church to supply",
    "more-tokens red doing institutions 2 left 1 rows justice police church to sheet",
    "rally-from red to licata",
    "rally-from red to licata used enna gela boats 1",
    "boat-goes red in mare-licata",
    "more-garrisons red left 62 named licata",
    "next-order",
    "next-order executed red/basic-1 yellow/church-b",
    "execute red/economy-c in licata",
    "execute red/economy-c in licata open car shotgun done rally after rally times 1",
    "execute red/economy-c in licata open none after shotgun times 2 entered enna cars 1",
    "execute red/economy-c in licata open none after shotgun times 1 entered enna joined",
    f"bribe red/basic-1 {MOVE}",
    f"force red/basic-1 {MOVE} on-foot",
    f"turn-defenders red/basic-1 {MOVE}",
    "buy red/basic-1 from enna to licata by boats",
    "conflict blue from enna to licata by land against red on-foot",
    f"helper red/basic-1 {MOVE.replace('blue', 'neutral')}",
    f"card red/basic-1 {MOVE}",
    f"card red/basic-1 {MOVE.replace('blue', 'neutral')} opponent yellow attack turncoat",
    f"take red/basic-1 {MOVE} attack coward-1 defence coward-2",
    f"take red/basic-1 {MOVE} attack coward-1 defence coward-2 attacker take",
    f"arrival red/basic-1 {MOVE}",
    f"knockout red/basic-1 {MOVE}",
    f"occupy red/basic-1 {MOVE}",
    "pentito-remove red in licata numbers 1 2 2",
    "pentito-remove red in licata numbers none named enna",
    "pull-from red in licata left 2 named enna",
    "reinforce-area red in licata most 2 left 1 named licata",
    "partner-places red in licata most 2",
    "agitate-move red from licata",
    "remove-tile red",
    "place-tile red",
    "move-tile red",
    "move-tile red moved allies",
]
TWO = [
    "draw-picker",
    "pick-family seat-1",
    "pick-family seat-0 other green",
    "draw-commission seat-0",
    "draw-commission fictional",
    "draw-area",
    "draw-area drawn gela noto",
    "deal-hidden red",
    "deal-hidden blue hand seat-0 money cars hand seat-1 labs",
    "choose-character red hand seat-0 money cars hand seat-1 guards labs",
    "choose-character blue hand seat-0 money cars hand seat-1 guards labs kept seat-0 cars",
    "split red number 3",
    "majority",
    "deploy red surplus 2",
    "refill blue",
    "use-solo blue from church space launder",
]
THREE = [
    "draw-colour first-team red second-team blue",
    "choose-families seat-1 first-team red second-team blue yellow white",
    "draw-commission seat-0",
    "open-locks left 1",
    "deal-character blue hand seat-0 money cars",
    "choose-character red hand seat-0 money cars",
    "choose-character blue hand seat-0 money cars kept seat-0 money",
    "turn red added",
    "additional-action red",
    "free-token red",
    "use-solo red from additional space order-place",
]
STEPS = [
    *((step, "2v2") for step in FOUR),
    *((step, "1v1") for step in TWO),
    *((step, "2v1") for step in THREE),
]
"""With the mode in which they are shown."""


FOLLOWING = (
    "progress.family",
    "movement.family",
    "movement.token",
    "movement.attackers.owner",
    "movement.attackers.cell",
    "movement.defenders.cell",
    "hidden",
)
"""What follows from others: of a fight the first says family and token, of a deal the word."""
DEALS = ("deal-character", "deal-hidden")
"""Before all are dealt, no character is kept."""


def position_at(step: str) -> str:
    """A position in which this is going on, with attackers where they belong."""
    word = step.split(maxsplit=1)[0]
    fight = ""
    if word in ("turn-defenders", "buy", "arrival", "conflict", "helper", "card", "take"):
        fight = "fight: red 2\n" if "/" in step else "fight: neutral 2\n"
    return f"{fight}now:\n  {step}\n"


@pytest.mark.parametrize(("step", "mode"), STEPS)
def test_a_step_is_written_as_it_was_read(step: str, mode: str) -> None:
    state = read(position_at(step), tables_of(mode))

    assert write(state).endswith(f"now:\n  {step}\n")


def test_every_frame_has_a_word_of_its_own() -> None:
    shapes = [shape for of_class in FRAMES.values() for shape in of_class]

    assert set(FRAMES) == set(frames())
    assert len({shape.word for shape in shapes}) == len(shapes)
    assert {shape.word for shape in shapes if len(FRAMES[shape.cls]) > 1} == set(DEALS)


def test_every_word_is_shown_above() -> None:
    assert {step.split(maxsplit=1)[0] for step, _ in STEPS} == set(SHAPES)


@pytest.mark.parametrize(("step", "mode"), STEPS)
def test_all_that_a_frame_knows_is_told(step: str, mode: str) -> None:
    """A field that no text says would be lost: every attribute is in the table."""
    frame = read(position_at(step), tables_of(mode)).frames[0]
    shape = shape_of(frame)
    assert shape is not None
    written = {field.path for field in shape.fields}
    if shape.word in DEALS:
        written.add("hands.kept")

    for path in leaves(frame):
        assert path in written or path.endswith(FOLLOWING), path


def leaves(thing: object, path: str = "") -> list[str]:
    """The paths of all attributes that are no objects of the engine, or printed ones."""
    found: list[str] = []
    for name, value in fields(thing).items():
        here = f"{path}.{name}" if path else name
        is_leaf = (
            value is None
            or isinstance(value, int | list)
            or type(value).__module__.endswith("tables")
        )
        found += [here] if is_leaf else leaves(value, here)
    return found


def test_a_frame_that_asks_a_question_of_its_own_is_called_after_it() -> None:
    questions = {kind.name for kind in KINDS.values()}
    others = set(SHAPES) - questions

    assert questions - set(SHAPES) == {"anytime", "unlock"}
    assert others == {
        *("deal-family", "round", "planning", "encounter", "management", "use", "gain"),
        *("return-bust", "more-orders", "more-tokens", "more-garrisons", "execute"),
        *("partner-places", "majority", "deploy", "use-solo", "arrival", "knockout"),
        *("open-locks", "free-token"),
    }


BUILT_IN = load()
ALL_TABLES = [
    *(tables_of(mode) for mode in TEAM_OF_SEATS),
    *(flatten(BUILT_IN, mode) for mode in TEAM_OF_SEATS),
]


@pytest.mark.parametrize("tables", ALL_TABLES, ids=lambda tables: f"{tables.edition}-{tables.mode}")
@pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: shape.word)
def test_no_value_of_a_step_is_called_like_a_field_of_it(shape: Shape, tables: Tables) -> None:
    state: State = read("round 4 planning", tables)
    names = {field.name for field in shape.fields}
    for field in shape.fields:
        domain = field.domain
        if isinstance(domain, EachSeat):
            assert not names & set(SEATS), field.name
            domain = domain.each
        if isinstance(domain, One | Many) and field.path != "progress.open_parts":
            values = {"progress.token": 0, "stage": 0}
            assert not names & set(domain.names(Scope(state, values))) - {""}, field.name


def test_every_step_is_explained_with_all_its_fields() -> None:
    text = DOCS.read_text(encoding="utf-8").partition("### What is going on")[2]
    rows = [row for row in text.split("\n") if row.startswith("|")]
    move = next(row for row in rows if "MOVE stands for" in row).partition("MOVE stands for")[2]
    for shape in SHAPES.values():
        row = next(row for row in rows if f"`{shape.word} " in row or f"`{shape.word}`" in row)
        explained = row.replace("MOVE", move).replace("[", " ").replace("]", " ").split()
        assert {field.name for field in shape.fields} <= {"", *explained}, shape.word


def test_what_the_notation_shows_is_a_position() -> None:
    text = DOCS.read_text(encoding="utf-8").partition("## Positions")[2]
    complete, short = (part.partition("```")[0] for part in text.split("```text\n")[1:])

    assert write(read(complete, TABLES)) == complete
    assert offered(position(short), "act place licata") == {
        f"act place licata {number}" for number in (1, 2, 3)
    }

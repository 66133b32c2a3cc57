import pytest
from tools.fuzz.content import fields

from famiglia.edition import Edition, load
from famiglia.edition.flatten import flatten
from famiglia.wire.edition import EditionMessage, edition_message
from famiglia.wire.edition.rules import RuleNumbers
from tests.engine.build import PLAIN
from tests.positions import tables_of

EDITION: Edition = load(PLAIN)


def printed(mode: str = "2v2", level: str = "") -> EditionMessage:
    return edition_message(EDITION, tables_of(mode, level))


def test_everything_printed_is_there() -> None:
    message = printed()

    assert [area.id for area in message.areas] == list(EDITION.areas)
    assert [sea.id for sea in message.seas] == list(EDITION.seas)
    assert [each.id for each in message.mandamenti] == list(EDITION.mandamenti)
    assert [sheet.id for sheet in message.sheets] == list(EDITION.sheets)
    assert [family.id for family in message.families] == list(EDITION.families)
    assert [tile.id for tile in message.tiles] == list(EDITION.control_tiles)
    assert [card.id for card in message.cards] == list(EDITION.conflict_cards)
    assert [character.id for character in message.characters] == list(EDITION.characters)
    assert [column.id for column in message.columns] == list(EDITION.columns)
    for sheet, source in zip(message.sheets, EDITION.sheets.values(), strict=True):
        assert [space.id for space in sheet.spaces] == list(source.spaces)
    for family in message.families:
        assert {order.id for order in family.orders} == set(EDITION.orders[family.id])


def test_an_area_has_neighbours_seas_and_a_mandamento_that_knows_it() -> None:
    message = printed()
    areas = {area.id: area for area in message.areas}
    mandamenti = {each.id: each for each in message.mandamenti}

    for area in message.areas:
        assert area.id in mandamenti[area.mandamento].areas
        assert all(area.id in areas[other].neighbours for other in area.neighbours)
    coasts = {(sea.id, area) for sea in message.seas for area in sea.areas}
    assert coasts == {(sea, area.id) for area in message.areas for sea in area.seas}
    assert sum(area.is_tiebreak for area in message.areas) == 1


def test_names_are_in_all_languages_the_edition_has() -> None:
    sicilia = load("sicilia")
    message = edition_message(sicilia, flatten(sicilia, "2v2"))
    names = [tile.name for tile in message.tiles]

    assert all(name.en for name in names)
    assert any(name.de and name.de != name.en for name in names)
    assert printed().families[0].name.de is None


def test_a_number_with_a_plus_sign_tells_the_row_it_is_added_to() -> None:
    """[5.1.1] [5.2.2]"""
    parts = [
        part
        for sheet in printed().sheets
        for space in sheet.spaces
        if space.action is not None
        for part in space.action.parts
    ]

    assert {(part.word, part.base) for part in parts if part.bonus} == {
        ("recruit", "church"),
        ("place", "police"),
    }
    assert all(part.base is None for part in parts if not part.bonus)


def test_an_order_tells_when_it_comes_and_what_it_does() -> None:
    red = printed().families[0]
    order = next(order for order in red.orders if order.id == "basic-1")
    source = EDITION.orders["red"]["basic-1"]

    assert (order.type, order.initiative, order.is_basic) == (source.type, source.initiative, True)
    assert order.action.words == str(source.action)
    assert [part.word for part in order.action.parts] == [each.word for each in source.action.parts]
    assert order.action.text


def test_a_mat_has_its_slots_with_values_effects_and_orders() -> None:
    for family in printed().families:
        slots = [slot for row in family.mat for slot in row.slots]
        brought = [slot.order for slot in slots if slot.order is not None]
        assert brought == [order.id for order in family.orders if not order.is_basic]
        assert all((slot.value is None) == (slot.effect is not None) for slot in slots)


def test_spaces_have_actions_and_money() -> None:
    spaces = {space.id: space for space in printed().sheets[1].spaces}

    assert spaces["order-place"].action is not None
    assert spaces["order-place"].action.words.startswith("order + place")
    assert spaces["order-place"].action.text.startswith("Issue 1 order; Place up to")
    assert any(space.action is None for space in spaces.values())


@pytest.mark.parametrize("mode", ["1v1", "2v1"])
def test_the_solo_board_is_that_of_the_mode(mode: str) -> None:
    message = printed(mode)

    assert message.solo is not None
    assert [space.id for space in message.solo.spaces] == tables_of(mode).solo_ids
    assert (message.solo.cupola is not None) == (mode == "1v1")
    assert any(seat.is_single for seat in message.seats)


def test_a_level_blocks_tokens_and_opens_locks() -> None:
    easy, hard = printed("2v1", "easy"), printed("2v1", "hard")

    assert (easy.level, hard.level) == ("easy", "hard")
    assert easy.solo is not None
    assert hard.solo is not None
    assert easy.solo.blocked < hard.solo.blocked


def test_all_numbers_of_the_rules_are_told() -> None:
    assert set(RuleNumbers.__struct_fields__) == set(fields(tables_of().numbers))
    assert printed().numbers.rounds == EDITION.rules.rounds
    assert printed("1v1").numbers.brute_force == EDITION.modes["1v1"].brute_force


def test_tables_of_another_edition_are_refused() -> None:
    with pytest.raises(ValueError, match="not of plain"):
        edition_message(EDITION, flatten(load("sicilia"), "2v2"))

"""What the rulebook says about the action sheets: columns, costs, spaces."""

import pytest

from famiglia.edition import Edition

from .components import is_stated, round_spaces, showing

COLUMNS = {
    "start": "start + equipment",
    "justice": "institution 2 justice",
    "police": "institution 2 police",
    "economy": "institution 2 economy",
    "church": "institution 2 church",
    "two": "institutions 2",
}
SEEN = {
    "recruit +1": "p. 8",
    "place +2": "p. 8",
    "order + place +1": "p. 8",
    "order": "p. 9",
    "equipment": "p. 9",
    "launder": "p. 9",
    "exert supply": "p. 9",
    "exert sheet": "p. 9",
    "ultima": "p. 9",
    "order 2 areas": "p. 20",
    "order 2 together": "p. 20",
    "place +4 held": "p. 20",
    "launder + rally": "p. 20",
    "exert 2 row": "p. 20",
}


def test_six_columns_stand_in_this_order(edition: Edition) -> None:
    """p. 10: start and equipment, the four institutions, two institutions."""
    assert {column.id: str(column.action) for column in edition.columns.values()} == COLUMNS
    assert list(edition.columns) == list(COLUMNS)


@pytest.mark.parametrize("column", COLUMNS)
def test_the_rulebook_states_the_action_above_this_column(edition: Edition, column: str) -> None:
    """p. 10: the actions for gaining influence."""
    for part in edition.columns[column].action.parts:
        assert is_stated(edition, f"columns.{column}.action.{part.word}", "p. 10")


def test_a_pink_bar_over_all_columns_lets_issue_one_more_order(edition: Edition) -> None:
    """p. 10-11: with each of these actions 1 additional order may be issued."""
    assert str(edition.bar) == "order"
    assert is_stated(edition, "bar.order", "p. 10", "p. 11")


def test_each_sheet_prints_a_cost_for_each_column(edition: Edition) -> None:
    """p. 10, 19: the sum left below the action; a sheet on top covers the printed numbers."""
    for sheet in edition.sheets.values():
        assert list(sheet.costs) == list(COLUMNS)


@pytest.mark.parametrize("cost", [1, 2])
def test_this_column_cost_occurs(edition: Edition, cost: int) -> None:
    """p. 10: the example pays 1 for the left and 2 for the right action."""
    assert any(cost in sheet.costs.values() for sheet in edition.sheets.values())


def test_sheet_0_has_grey_circles_above_free_spaces_and_nothing_else(edition: Edition) -> None:
    """p. 6: neutral tokens in the circles, the players' tokens in the spaces below."""
    for column in COLUMNS:
        spaces = edition.sheets["0"].spaces.values()
        kinds = [space.kind for space in spaces if space.column == column]
        assert kinds == sorted(kinds), column
        assert set(kinds) <= {"circle", "free"}
        assert kinds


def test_each_neutral_token_has_a_circle(edition: Edition) -> None:
    """p. 3, 6: 8 neutral tokens, one in each grey circle."""
    kinds = [space.kind for space in edition.sheets["0"].spaces.values()]
    assert kinds.count("circle") == edition.box.neutral_tokens == 8


def test_sheet_0_has_room_for_the_players_first_tokens(edition: Edition) -> None:
    """p. 6, X p. 4, 7: 2 tokens each, 4 of a single player."""
    free = sum(space.kind == "free" for space in edition.sheets["0"].spaces.values())
    for mode in edition.modes.values():
        assert sum(seats.players * seats.tokens for seats in mode.seats) <= free


def test_round_1_starts_with_16_tokens_in_every_mode(edition: Edition) -> None:
    """p. 6, X p. 4, 7: 8 neutral tokens and 8 of the players."""
    for mode in edition.modes.values():
        own = sum(seats.players * seats.tokens for seats in mode.seats)
        assert own + edition.box.neutral_tokens == 16, mode.id


@pytest.mark.parametrize("sheet", ["1", "2", "3", "4"])
def test_a_sheet_has_action_spaces_and_blue_spaces_only(edition: Edition, sheet: str) -> None:
    """p. 8, X p. 2: action spaces, and blue spaces, which are none."""
    for space in edition.sheets[sheet].spaces.values():
        assert space.kind in {"action", "blue"}
        assert (space.action is not None) == (space.kind == "action")


@pytest.mark.parametrize("sheet", ["1", "2", "3", "4"])
def test_a_sheet_has_a_large_space_that_is_always_empty(edition: Edition, sheet: str) -> None:
    """p. 8: spaces with the infinity sign take any number of tokens, so all can be laid down."""
    spaces = edition.sheets[sheet].spaces.values()
    assert any(space.unlimited and space.action for space in spaces)


def test_blue_spaces_exist(edition: Edition) -> None:
    """X p. 2: tokens may be moved to empty blue spaces of the bottom sheet."""
    assert any(space.kind == "blue" for _, space in round_spaces(edition))


@pytest.mark.parametrize("action", SEEN)
def test_the_rulebook_shows_a_space_with_this_action(edition: Edition, action: str) -> None:
    """p. 8, 9, 20: the actions that are explained and pictured."""
    stated = [
        is_stated(edition, f"sheets.{sheet}.spaces.{space.id}.action.{part.word}", SEEN[action])
        for sheet, space in showing(edition, action)
        for part in (space.action.parts if space.action else ())
    ]
    assert stated
    assert any(stated)


def test_a_space_costs_1_issues_an_order_and_places_one_more(edition: Edition) -> None:
    """p. 8-9: pay 1 Money, do both partial actions; capacity 1."""
    shown = showing(edition, "order + place +1")
    assert any(space.money == -1 and not space.unlimited for _, space in shown)


def test_an_unlimited_space_gives_1_money_and_a_choice_of_two(edition: Edition) -> None:
    """p. 8: always empty, receive 1 Money, pick one of the 2 partial actions."""
    found = [
        f"sheets.{sheet}.spaces.{space.id}"
        for sheet, space in round_spaces(edition)
        if space.unlimited and space.money == 1 and space.action
        if space.action.join == "/" and len(space.action.parts) == 2
    ]
    assert found
    assert any(
        is_stated(edition, f"{path}.money", "p. 8")
        and is_stated(edition, f"{path}.unlimited", "p. 8")
        for path in found
    )


def test_later_sheets_never_offer_less_and_in_the_end_more(edition: Edition) -> None:
    """p. 8: more and/or better actions from round to round."""
    sheets = [edition.sheets[sheet].spaces.values() for sheet in "1234"]
    numbers = [sum(space.action is not None for space in spaces) for spaces in sheets]
    assert numbers == sorted(numbers)
    first, last = ({str(space.action) for space in sheets[place]} for place in (0, -1))
    assert last - first


def test_every_column_of_every_sheet_has_a_space(edition: Edition) -> None:
    """p. 19: tokens of the bottom sheet move to the top with it, so each space has a column."""
    for sheet in edition.sheets.values():
        columns = {space.column for space in sheet.spaces.values()}
        assert columns == set(COLUMNS), sheet.id

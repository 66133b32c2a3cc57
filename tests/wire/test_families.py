from famiglia.engine.view import SPECTATOR
from famiglia.wire.families import Commission, HomeUnits, Units
from tests.wire.views import BLUE, GREEN, RED, TWO, family, seen

# The families


def test_money_units_and_pieces_of_all_families_are_public() -> None:
    for seat in (RED, BLUE, SPECTATOR):
        red = family(seen(seat), "red")
        assert (red.money, red.seat, red.boats, red.cars) == (3, RED, 3, 4)
        assert red.home == HomeUnits(4, 4, 0, 0, 0)
        assert red.commission is None


def test_orders_at_home_are_known_to_partners_and_counted_by_others() -> None:
    """[1.4.2]"""
    own, others = family(seen(GREEN), "red").orders, family(seen(BLUE), "red").orders

    assert own.known == ["basic-2", "basic-3", "basic-4", "justice-a", "justice-b"]
    assert own.hidden == []
    assert others.known is None
    assert (own.home, others.home) == (5, 5)
    assert others.hidden == ["basic-1", *own.known]
    assert own.removed == others.removed == ["basic-5"]
    assert own.mat == others.mat
    assert "economy-a" in own.mat


def test_a_mat_tells_what_is_revealed_and_what_counts() -> None:
    justice, police, _, church = family(seen(RED), "red").mat

    assert (justice.row, justice.revealed, justice.tokens) == ("justice", 3, 1)
    assert (justice.value, justice.strike) == (2, 3)
    assert (police.value, church.value) == (1, 3)
    assert justice.commission == 0


def test_a_mat_marks_the_slot_whose_value_counts() -> None:
    """[5.7.4] The rightmost revealed one, or what stands left of the row."""
    justice, police, _, church = family(seen(RED), "red").mat

    assert (justice.counts, police.counts, church.counts) == (1, None, None)


def test_a_family_has_its_bust_its_favours_and_its_mandamenti() -> None:
    blue = family(seen(RED), "blue")

    assert (blue.bust, blue.favours, blue.mandamenti) == ("recruit", 1, 1)
    assert family(seen(RED), "red").bust is None


# Sheets and tiles


def test_tokens_lie_on_columns_and_spaces_by_owner() -> None:
    sheets = seen(RED).sheets
    columns = {column.column: column for column in sheets.columns}
    spaces = {space.space: space for space in sheets.spaces}

    assert (sheets.top, sheets.bottom) == (1, 2)
    assert columns["police"].tokens == {"red": 2, "neutral": 1}
    assert columns["economy"].closed
    assert not columns["police"].closed
    assert spaces["recruit"].tokens == {"red": 1}


def test_a_tile_is_in_play_and_marked_by_one_of_each_team() -> None:
    tiles = {tile.tile: tile for tile in seen(BLUE).tiles}

    assert tiles["allies"].markers == ["red", None]
    assert tiles["bribery"].in_play
    assert not tiles["rents"].in_play


# Who plays alone


def test_members_are_told_to_their_player_only() -> None:
    """[15.2.3]"""
    own = family(seen(0, TWO, "1v1"), "red")
    other = family(seen(1, TWO, "1v1"), "red")

    assert own.home == HomeUnits(6, 4, 2, 1, 4)
    assert other.home == HomeUnits(6, None, None, 1, 4)
    assert (other.supply.soldati, other.supply.members) == (None, None)
    assert own.supply == Units(other.supply.units, own.supply.soldati, own.supply.members)


def test_the_cupola_tells_members_control_and_who_is_locked_out() -> None:
    cupola = seen(1, TWO, "1v1").cupola

    assert cupola is not None
    assert cupola.members == {"red": 11, "blue": 1}
    assert (cupola.token, cupola.locked_out) == ("red", [])


def test_a_commission_has_its_colour_and_its_tokens() -> None:
    view = seen(1, TWO, "1v1")
    spaces = {space.space: space for space in view.solo}

    assert family(view, "red").commission == Commission("white", 19, 0, 0, 0)
    assert view.fictional_colour == "green"
    assert spaces["launder"].tokens == {"red": 1}
    assert sum(row.commission for row in family(view, "red").mat) > 0


def test_a_locked_space_is_opened_in_2v1() -> None:
    text = "solo: opened order-place, blocked 3\ntop: church neutral 1\nnow: turn red"
    view = seen(0, text, "2v1")
    spaces = {space.space: space for space in view.solo}
    commission = family(view, "red").commission

    assert spaces["order-place"].opened
    assert not spaces["order-place"].locked
    assert any(space.locked for space in view.solo)
    assert commission is not None
    assert commission.blocked == 3


def test_at_four_there_is_no_solo_board_and_no_cupola() -> None:
    assert (seen(RED).solo, seen(RED).cupola) == ([], None)

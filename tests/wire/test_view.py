import pytest

from famiglia.engine.view import SPECTATOR
from famiglia.wire.board import AreaState, LaidOrder
from famiglia.wire.view import view_message
from tests.positions import play, position
from tests.wire.views import BLUE, FOUR, GREEN, RED, YELLOW, area, seen

# The table


def test_a_view_says_which_moment_of_which_game_it_is() -> None:
    view = seen(BLUE)

    assert (view.seat, view.round, view.phase) == (BLUE, 2, "planning")
    assert (view.starting_piece, view.first, view.passes) == (GREEN, BLUE, 1)
    assert (view.rules.edition, view.rules.mode, view.rules.level) == ("plain", "2v2", None)
    assert view.rules.switches == ["neutrals", "moving-tiles"]
    assert view.ending is None


def test_every_seat_has_its_team_its_family_and_its_character() -> None:
    seats = seen(SPECTATOR).seats

    assert [(seat.team, seat.family) for seat in seats] == [
        (0, "red"),
        (1, "blue"),
        (0, "green"),
        (1, "yellow"),
    ]
    assert [seat.character for seat in seats] == ["cars", None, None, None]


@pytest.mark.parametrize(
    ("mode", "together"), [("2v2", [6, 6]), ("2v1", [None, 6]), ("1v1", [None, None])]
)
def test_every_team_is_told_with_how_many_mandamenti_it_wins(
    mode: str, together: list[int | None]
) -> None:
    """[12.1.2] [14.6.1]"""
    teams = seen(RED, "top: church neutral 1\nnow: turn red", mode).teams

    assert [(team.team, team.alone) for team in teams] == [(0, 5), (1, 5)]
    assert [team.together for team in teams] == together


def test_a_team_has_the_mandamenti_of_both_its_families() -> None:
    """[6.1.1] Confirmed ones; before the families are chosen there are none."""
    held = seen(
        RED,
        """
        red: confirmed enna
        green: confirmed gela
        blue: confirmed siracusa
        top: church neutral 1
        now: turn red
        """,
    )

    assert [team.mandamenti for team in held.teams] == [2, 1]
    set_up = seen(RED, "set-up\nnow: draw-tile")
    assert [team.mandamenti for team in set_up.teams] == [0, 0]


def test_before_families_are_chosen_there_are_none() -> None:
    view = seen(RED, "set-up\nnow: draw-tile")

    assert view.phase == "set-up"
    assert view.families == []
    assert {seat.family for seat in view.seats} == {None}
    assert view.now.asked is not None
    assert view.now.asked.seat is None
    assert view.now.asked.kind == "draw-tile"


def test_the_level_is_told_where_there_are_some() -> None:
    assert seen(RED, "top: church neutral 1\nnow: turn red", "2v1").rules.level == "medium"


def test_a_game_that_is_over_tells_who_won_and_by_what() -> None:
    game = position("""
        round 4 encounter, winner red+green
        red: confirmed enna
    """)
    ending = view_message(game.view(RED)).ending

    assert ending is not None
    assert (ending.winner, ending.by, ending.mandamenti) == (0, "majority", [1, 0])
    assert view_message(game.view(RED)).now.asked is None


# The map


def test_an_area_has_a_holder_soldati_cars_and_labs() -> None:
    view = seen(YELLOW)

    assert area(view, "agrigento") == AreaState("agrigento", "neutral", 2, 0, 1, [])
    assert area(view, "enna") == AreaState("enna", None, 0, 0, 0, [])
    assert (area(view, "licata").holder, area(view, "licata").cars) == ("red", 1)


def test_partners_see_which_order_lies_face_down_and_what_others_think() -> None:
    for seat in (RED, GREEN):
        (order,) = area(seen(seat), "licata").orders
        assert order.order == "basic-1"
        assert order.can_be == [
            "basic-1",
            "basic-2",
            "basic-3",
            "basic-4",
            "justice-a",
            "justice-b",
        ]


def test_others_see_only_what_a_face_down_order_can_be() -> None:
    """[1.4.2] [1.4.7]"""
    for seat in (BLUE, YELLOW, SPECTATOR):
        (order,) = area(seen(seat), "licata").orders
        assert order.order is None
        assert order.can_be == [
            "basic-1",
            "basic-2",
            "basic-3",
            "basic-4",
            "justice-a",
            "justice-b",
        ]


def test_all_see_an_order_that_is_face_up() -> None:
    text = FOUR.replace("order blue/basic-4", "order blue/basic-4 revealed")

    assert area(seen(RED, text), "gela").orders == [LaidOrder("blue", "basic-4", True, [])]


def test_boats_lie_in_seas_by_family() -> None:
    sea = next(sea for sea in seen(RED).seas if sea.id == "mare-licata")

    assert sea.boats == {"red": 1, "green": 1}


def test_control_is_told_as_it_was_confirmed_and_as_it_stands() -> None:
    game = position("""
        blue: confirmed enna
        licata: red 1
        piazza-armerina: red 1
        top: church neutral 1
        now: turn red
    """)
    found = {each.id: each for each in view_message(game.view(RED)).mandamenti}

    assert found["enna"].confirmed == "blue"
    assert found["enna"].controlled is None
    assert (found["gela"].confirmed, found["gela"].controlled) == (None, "red")


# A fight


def test_attackers_who_have_set_out_are_seen_in_no_area() -> None:
    game = position("""
        licata: red 6, 1 car, order red/basic-1 revealed
        gela: blue 2
        now: execute red/basic-1
    """)
    play(game, "act shotgun licata gela land", "force 3 car")
    view = view_message(game.view(BLUE))

    assert view.fight is not None
    assert (view.fight.owner, view.fight.soldati, view.fight.cars) == ("red", 3, 1)
    assert area(view, "licata").soldati == 3

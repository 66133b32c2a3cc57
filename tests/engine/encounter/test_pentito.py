"""Pentito [9.2]."""

import pytest

from famiglia.engine.game import NotOffered
from famiglia.engine.state import RECOMMENDED
from tests.engine.build import RED, hand
from tests.engine.encounter.scene import asked, hq, in_place, offered, play, scene

AROUND = """
    caltanissetta: red 3, church-a
    cefalu: blue 4, labs 2
    agrigento: neutral 4
    enna: fictional 4
    camastra: green 4
    lercara-friddi: yellow 4
"""


def test_pentito_removes_up_to_the_printed_numbers() -> None:
    """[9.2.1] [9.2.2] [1.2.5] E20: 2/2/1, each from another area; labs do not help."""
    game = scene(AROUND)
    play(game, "pentito")

    assert in_place(game, "caltanissetta") == "red 2, church-a"
    play(game, "cefalu 2", "agrigento 2")
    assert offered(game) == {"enna 1", "lercara-friddi 1", "done"}
    play(game, "enna 1")
    assert [in_place(game, name) for name in ("cefalu", "agrigento", "enna")] == [
        "blue 2, labs 2",
        "neutral 2",
        "fictional 3",
    ]
    assert hq(game, "red") == 2


def test_a_smaller_number_uses_up_the_smallest_that_suffices() -> None:
    """[9.2.2] [R82] After removing 1, both twos are left."""
    game = scene(AROUND)
    play(game, "pentito", "cefalu 1", "agrigento 2", "enna 2")

    assert asked(game) == "red act"
    assert offered(game, "recruit")


def test_each_number_needs_another_area() -> None:
    """[9.2.2] [R82] Refused: the same again, three at once, the partner's."""
    game = scene(AROUND)
    play(game, "pentito", "cefalu 2")

    for refused in ("cefalu 1", "agrigento 3", "camastra 1"):
        with pytest.raises(NotOffered):
            play(game, refused)


def test_pentito_needs_an_adjacent_enemy() -> None:
    """[9.2.1] [R82] The partner next door is none."""
    game = scene("caltanissetta: red 3, church-a\ncamastra: green 4")

    assert not offered(game, "pentito")


def test_even_the_last_soldato_may_go() -> None:
    """[9.2.1] [R82] The area is lost, its order goes home, the removals follow."""
    game = scene("caltanissetta: red 1, cars 1, church-a\nenna: blue 4")
    play(game, "pentito", "enna 2")

    assert in_place(game, "caltanissetta") == ""
    assert in_place(game, "enna") == "blue 2"
    assert offered(game) == {"recruit 1", "recruit 2", "done"}
    play(game, "recruit 2")
    assert "church-a" in hand(game.state, RED)


def test_removals_may_be_declined() -> None:
    """[9.2.2] [7.2.1] The Soldato is gone all the same."""
    game = scene("caltanissetta: red 3, church-a\nenna: blue 4")
    play(game, "pentito", "done")

    assert (in_place(game, "caltanissetta"), in_place(game, "enna")) == (
        "red 2, church-a",
        "blue 4",
    )


def test_an_area_emptied_by_pentito_is_nobodys() -> None:
    """[1.3.11] [8.9.1] Rewards only without the switch."""
    for rules, reward in ((0, 2), (RECOMMENDED, 0)):
        game = scene("caltanissetta: red 3, church-a\nenna: neutral 2, labs 1", rules)
        play(game, "pentito", "enna 2")

        assert (in_place(game, "enna"), hq(game, "red")) == ("labs 1", reward)

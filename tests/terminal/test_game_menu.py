"""Long lists of answers: headings, words, notation."""

import pytest

from famiglia.arena.dice import Dice
from famiglia.edition.words import WORDS, On
from famiglia.engine.answers import TURN_PASS, TURN_USE, turn_variant
from famiglia.engine.kinds import ACT, ANYTIME, KINDS, TURN
from famiglia.record.notation import Answer
from famiglia.terminal.game.answers import counted, entry_text, option_text
from famiglia.terminal.game.menu import MOST_ROWS, Menu
from famiglia.terminal.game.questions import question
from famiglia.terminal.game.texts import TEXTS
from tests.terminal.typist import table

SILENT = {"equipment", "institution", "institutions", "start", "ultima"}
"""Words of actions that are no answers of their own."""


SEEDED_MODES = [(0, "2v2"), (1, "2v2"), (2, "1v1"), (3, "1v1"), (4, "2v1 easy"), (5, "2v1 hard")]


def menus(seed: int, mode: str = "2v2") -> list[Menu]:
    """Every question to any seat in a game answered by the dice."""
    at = table(seed, mode=mode)
    found = []
    dice = Dice(seed)
    while (decision := at.recorder.decision()) is not None:
        if decision.seat >= 0:
            found.append(Menu(decision.kind, decision.options, at.seat_view(decision.seat)))
        at.recorder.apply(decision.seat, dice.answer(decision))
    assert len(found) > 100
    return found


@pytest.mark.parametrize(("seed", "mode"), SEEDED_MODES)
def test_every_answer_can_be_reached_by_numbers_and_no_list_is_long(seed: int, mode: str) -> None:
    for menu in menus(seed, mode):
        reached: set[int] = set()
        _walk(menu, [], reached)
        assert reached == {item.option for item in menu.items}


def _walk(menu: Menu, path: list[int], reached: set[int]) -> None:
    menu.back()
    for number in path:
        assert menu.choose(number) is None
    rows = menu.rows()
    assert len(rows) <= 2 * MOST_ROWS
    for number, row in enumerate(rows, start=1):
        if len(row.options) == 1:
            reached.add(row.options[0])
        else:
            _walk(menu, [*path, number], reached)


@pytest.mark.parametrize(("seed", "mode"), SEEDED_MODES)
def test_texts_of_answers_are_different_and_their_notation_is_understood(
    seed: int, mode: str
) -> None:
    for menu in menus(seed, mode):
        assert len({item.text for item in menu.items}) == len(menu.items)
        for item in menu.items[:: len(menu.items) // 8 + 1]:
            assert menu.offers(menu.read(item.notation))
            without_kind = item.notation.split(" ", 1)[-1]
            assert item in menu.matching(without_kind)


@pytest.mark.parametrize(("seed", "mode"), SEEDED_MODES)
def test_every_question_is_a_sentence_of_its_own(seed: int, mode: str) -> None:
    for menu in menus(seed, mode):
        asked = question(menu.kind, menu.seat_view)
        name = KINDS[menu.kind].name.replace("-", " ").capitalize()
        assert asked.endswith(("?", "]"))
        assert not asked.endswith(f"{name}?")


def test_turns_are_gathered_by_space() -> None:
    menu = next(menu for menu in menus(3) if menu.kind == TURN)

    rows = menu.rows()

    uses = [row for row in rows if turn_variant(row.options[0]) == TURN_USE]
    assert all(row.text.startswith("Use ") for row in uses)
    assert 3 < len(uses) < 20


def test_each_space_says_what_it_does_and_each_token_what_it_costs() -> None:
    turns = [menu for menu in menus(3) if menu.kind == TURN]
    tokens_of_uses = 0

    for menu in turns:
        for number, row in enumerate(menu.rows(), start=1):
            if turn_variant(row.options[0]) == TURN_PASS:
                continue
            assert ": " in row.text
            if len(row.options) > 1:
                menu.choose(number)
                assert {len(token.options) for token in menu.rows()} == {1}
                if row.text.startswith("Use "):
                    assert all(" token from " in token.text for token in menu.rows())
                    tokens_of_uses += len(menu.rows())
                menu.back()
    assert tokens_of_uses > 100


def test_a_move_says_how_many_orders_must_go_for_it() -> None:
    texts = [str(item) for menu in menus(3) if menu.kind == TURN for item in menu.items]

    assert any("; you must give up 1 order)" in text for text in texts)
    assert any("; you must give up 2 orders)" in text for text in texts)


def test_an_order_says_when_it_comes_and_what_it_does() -> None:
    items = [item for menu in menus(3) if menu.kind == ACT for item in menu.items]
    laid = [str(item) for item in items if item.text.startswith("Lay the order ")]

    assert laid
    assert all(": attack " in text or ": supply " in text for text in laid)


def test_a_movement_says_who_stands_in_its_target() -> None:
    items = [item for menu in menus(3) if menu.kind == ACT for item in menu.items]
    moves = [item for item in items if item.text.startswith("Move from ")]

    assert moves
    assert all(item.detail for item in moves)
    assert any(item.detail.startswith("neutral ") for item in moves)


def test_every_kind_and_variant_has_its_words() -> None:
    for kind in KINDS.values():
        for variant in kind.variants:
            assert (
                f"{kind.name} {variant}".strip() in TEXTS
                or variant in SILENT
                or _only_helps(variant)
            )


def _only_helps(variant: str) -> bool:
    """Words of tiles, cards and orders that only help others."""
    word = WORDS[variant]
    return word.lasts or word.helps_attack or word.on == (On.CARD,) or variant == "vest"


def test_others_do_what_you_do() -> None:
    seat_view = next(menu.seat_view for menu in menus(3) if menu.kind == ACT)
    give = Answer(ANYTIME, 1)

    assert option_text(give, seat_view) == "Pay 2 Money to give the partner 1"
    assert entry_text(give, seat_view, 1, hidden=True) == "pays 2 Money to give the partner 1"


def test_one_of_a_thing_is_not_called_by_its_plural() -> None:
    assert counted("1 Soldati, 11 Soldati, 1 cars, 1 Mandamenti") == (
        "1 Soldato, 11 Soldati, 1 car, 1 Mandamento"
    )
    assert counted("2 Soldati and 0 cars") == "2 Soldati"
    assert counted("0 Soldati and 1 cars") == "1 car"
    assert counted("10 Soldati and 1 cars") == "10 Soldati and 1 car"
    assert counted("2 Soldati and 0 members, 1 units") == "2 Soldati, 1 unit"
    assert counted("0 Soldati and 1 members") == "1 member"

"""A move is all answers of a seat to questions of one turn, one order, or one step."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

import pytest

from famiglia.engine.answers import TURN_ADDITIONAL, turn_variant
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.game import Game
from famiglia.engine.kinds import ACT, BEGIN_TILE, FINAL_ACTION, KINDS, NEXT_ORDER, REFILL, TURN
from famiglia.engine.state import CHANCE, RECOMMENDED
from famiglia.engine.view import View
from famiglia.queries.moves import has_moved_on, move_step_of
from famiglia.queries.preview import SHOWN, preview
from famiglia.record.notation import Answer, context_of, parse
from tests.positions import position, tables_of

MODES: Final = ("2v2", "1v1", "2v1")


class Move(NamedTuple):
    """What a seat saw before it, its answers, and the orders it was executing with each."""

    seen: View
    answers: list[Answer]
    orders: set[int]

    @property
    def seat(self) -> int:
        return self.seen.seat


def moves_of(mode: str, seed: int) -> Iterator[Move]:
    """The moves of a random game, as the true game tells them apart."""
    chance, game = random.Random(seed), Game.new(tables_of(mode), RECOMMENDED)
    move: Move | None = None
    while (decision := game.decision()) is not None:
        seat, option = decision.seat, chance.choice(decision.options)
        step = move_step_of(game.state)
        if seat != CHANCE:
            move = move or Move(game.view(seat), [], set())
            move.answers.append(Answer(decision.kind, option))
            move.orders.update(executed(game))
        game.apply(seat, option)
        after = game.decision()
        if move and (after is None or after.seat != seat or has_moved_on(step, game.state)):
            yield move
            move = None


def executed(game: Game) -> list[int]:
    """The token of the order that is executed."""
    frames = game.state.frames
    return [frame.progress.token for frame in frames if isinstance(frame, ExecuteOrder)]


def many(mode: str) -> list[Move]:
    """The moves of some games."""
    return [move for seed in range(10, 22) for move in moves_of(mode, seed)]


def kinds(move: Move) -> list[int]:
    return [answer.kind for answer in move.answers]


def adds(answer: Answer) -> bool:
    """Whether it is an additional action before the turn [16.3.1]."""
    return answer.kind == TURN and turn_variant(answer.option) == TURN_ADDITIONAL


def turns_of(move: Move) -> list[Answer]:
    """Answers that use, gain or pass."""
    return [answer for answer in move.answers if answer.kind == TURN and not adds(answer)]


@pytest.mark.parametrize("mode", MODES)
def test_a_move_is_one_turn_or_one_order_or_one_step(mode: str) -> None:
    moves = list(moves_of(mode, 3))
    assert len(moves) > 50
    for move in moves:
        asked = [KINDS[kind].name for kind in kinds(move)]
        turns = turns_of(move)
        assert len(turns) <= 1, asked
        assert len(move.orders) <= 1, asked
        assert not (turns and move.orders), asked
        assert len({name for name in asked if name.endswith("-tile")}) <= 1, asked


@pytest.mark.parametrize("mode", MODES)
def test_a_draft_is_whole_exactly_when_the_move_is(mode: str) -> None:
    """Seen from the seat, which does not know what is hidden."""
    beginnings = whole = 0
    for move in list(moves_of(mode, 4))[::5]:
        for taken in range(1, len(move.answers)):
            found = preview(move.seen, move.answers[:taken])
            if found.end == SHOWN:
                break
            assert found.moves == []
            beginnings += 1
        else:
            assert preview(move.seen, move.answers).moves == [len(move.answers)]
            whole += 1
    assert min(beginnings, whole) > 10


def test_a_seat_that_is_alone_in_going_on_makes_one_move_after_the_other() -> None:
    """All others have passed: each turn is still a move of its own."""
    game = position("""
        top: church red 1, police red 1
        now:
        planning turns then red
        turn red
    """)
    texts = ["turn use church red recruit", "act recruit 1"]
    texts += ["turn use police red choice", "act recruit 1"]
    turns = [parse(text, context_of(game.state, 0)) for text in texts]
    assert preview(game.view(0), turns[:1]).moves == []
    assert preview(game.view(0), turns[:2]).moves == [2]
    assert preview(game.view(0), turns).moves == [2, 4]


def test_what_is_shown_ends_a_move() -> None:
    """Whether a card is left or taken is answered, and what the enemy laid is seen."""
    shown = [
        (move, found)
        for seed in range(4)
        for move in moves_of("2v2", seed)
        if (found := preview(move.seen, move.answers)).end == SHOWN
    ]
    assert shown
    assert all(found.moves == [found.taken] for _, found in shown)


def test_the_choice_of_the_next_order_and_its_execution_are_one_move() -> None:
    chosen = [move for move in many("2v2") if move.answers[0].kind == NEXT_ORDER]
    assert any(move.orders for move in chosen)
    assert all(kinds(move).count(NEXT_ORDER) == 1 for move in chosen)


def test_an_additional_action_is_part_of_the_turn_it_comes_before() -> None:
    """[16.3.1]"""
    added = [move for move in many("2v1") if turns_of(move) and adds(move.answers[0])]
    assert any(kinds(move).count(TURN) == 2 for move in added)
    assert all(len(turns_of(move)) <= 1 for move in added)


def test_a_last_action_is_one_move_with_what_it_does() -> None:
    """[5.10]"""
    assert any({FINAL_ACTION, ACT} <= set(kinds(move)) for move in many("2v2"))


def test_members_tiles_at_the_beginning_and_the_first_turn_are_moves_of_their_own() -> None:
    """[3.2.1] [15.3.2]"""
    found = many("1v1")
    steps = (REFILL, BEGIN_TILE, TURN)
    follows = {
        (one.answers[0].kind, other.answers[0].kind)
        for one, other in pairwise(found)
        if one.seat == other.seat
    }
    assert {(REFILL, BEGIN_TILE), (BEGIN_TILE, TURN)} <= follows
    assert all(sum(kind in kinds(move) for kind in steps) <= 1 for move in found)

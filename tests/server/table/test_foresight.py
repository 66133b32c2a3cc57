"""What a seat foresees is what it is asked, and can be set ahead."""

import random
from collections import Counter

from famiglia.engine.kinds import CARD, FINAL_ACTION, TAKE
from famiglia.queries.foresight import foreseen_questions
from famiglia.record.notation import Answer
from famiglia.server.table.sealed_answers import open_name
from famiglia.server.table.set_sealed_answer import set_ahead
from famiglia.server.table.settings import Settings
from tests.server.table.tables import any_move, begun, confirming, written


def test_what_was_foreseen_is_what_is_asked() -> None:
    """Whenever a question comes up whose name was foreseen, in random games.

    Only spaces for a final action may be taken meanwhile [5.10.3].
    """
    seen = Counter[int]()
    for seed in range(4):
        desk, chance = begun(Settings(mode="1v1" if seed % 2 else "2v2")), random.Random(seed)
        while desk.state.decision is not None:
            views = [desk.game.view(seat) for seat in range(len(desk.state.seats))]
            foreseen = [{each.name: each for each in foreseen_questions(view)} for view in views]
            desk.do(confirming(desk, *any_move(desk, chance)))
            asked = desk.state.decision
            found = foreseen[asked.seat].get(open_name(desk.game)) if asked else None
            if asked is not None and found is not None:
                now = foreseen_questions(desk.game.view(asked.seat))
                [again] = [each for each in now if each.name == found.name]
                assert (again.kind, again.options) == (asked.kind, list(asked.options))
                assert found == again or found.kind == FINAL_ACTION
                assert found.kind == again.kind
                seen[found.kind] += 1
    assert {CARD, TAKE, FINAL_ACTION} <= seen.keys()


def test_what_is_foreseen_can_be_set_and_is_used() -> None:
    """[5.10.3] The last answer on offer, which declines."""
    desk, chance = begun(), random.Random(1)
    seats = range(4)
    while not (busts := [seat for seat in seats if foreseen_questions(desk.game.view(seat))]):
        desk.do(confirming(desk, *any_move(desk, chance)))
    seat = busts[0]
    [said] = foreseen_questions(desk.game.view(seat))
    text = written(desk, seat, Answer(said.kind, said.options[-1]))
    desk.do(lambda work: set_ahead(work, seat, said.name, text))
    while desk.ahead[seat]:
        desk.do(confirming(desk, *any_move(desk, chance)))
    assert (said.kind, text) == (FINAL_ACTION, "final-action done")
    assert any(row.seat == seat and row.text == text for row in desk.log)

"""What own answers would lead to: as it then happens, and never by anything hidden."""

import random

import pytest
from tools.fuzz.content import on_the_table, view_content

from famiglia.edition.tables import FAMILIES
from famiglia.engine.answers import ANYTIME_GIVE, TAKE_TAKE, TURN_PASS, pack_anytime_sell, pack_card
from famiglia.engine.cells import NEUTRAL
from famiglia.engine.determinize import determinize
from famiglia.engine.events import ANSWERED, CARD_SHOWN, NOTED, ORDER_REVEALED, SEATED, Event
from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME, CARD, CHOOSE_FAMILIES, TAKE, TURN
from famiglia.engine.next_view import next_view
from famiglia.engine.redact import redact
from famiglia.engine.state import CHANCE, CLASSIC, RECOMMENDED
from famiglia.engine.view import SPECTATOR
from famiglia.queries.cost import Cost, cost_of
from famiglia.queries.preview import ASKED, OTHERS, OVER, REFUSED, SHOWN, Preview, preview
from famiglia.record.notation import Answer
from tests.engine.build import (
    BLUE,
    RED,
    TABLES,
    add_hq,
    add_money,
    add_order,
    add_top,
    hand,
    hold,
    in_place,
    money_in_hq,
    position,
)
from tests.engine.encounter import scene
from tests.engine.table import encode, offers, whole_round
from tests.queries.games import moments, open_question


def _answers(game: Game, *texts: str) -> list[Answer]:
    """Words as answers, given one after the other in a copy."""
    tried, found = game.copy(), []
    for text in texts:
        decision = open_question(tried)
        found.append(Answer(decision.kind, encode(tried, text)))
        tried.apply(decision.seat, found[-1].option)
    return found


def _planning() -> Game:
    """Red's turn; Red holds Gela, Blue has a face-down order in Noto."""
    state = position()
    add_top(state, NEUTRAL, "police", 2)
    hold(state, "gela", RED)
    hold(state, "noto", BLUE)
    add_hq(state, RED, 3)
    add_money(state, RED, 3)
    add_order(state, "noto", BLUE, "basic-2")
    return whole_round(state)


# What a player notices


def test_each_answer_has_its_cost_at_its_own_moment() -> None:
    """[4.3.1] A foreign token and a space are paid, the order that is laid then is not."""
    game = _planning()
    answers = _answers(game, "use police neutral order-place", "order gela basic-1")
    sold = Answer(ANYTIME, pack_anytime_sell(1))
    costs = preview(game.view(RED), [sold, *answers]).costs

    assert costs[0] is None
    assert costs[1] == cost_of(game.view(RED), answers[0].option)
    assert costs[1] is not None
    assert costs[1].bank > 0
    assert costs[2] == Cost(0, [0] * FAMILIES, 0, 0, 0)


def test_a_turn_is_played_to_its_last_part() -> None:
    """[4.2.1] [4.3.2] The own question that follows is told, with its answers."""
    game = _planning()
    found = preview(
        game.view(RED), _answers(game, "use police neutral order-place", "order gela basic-1")
    )

    assert (found.taken, found.end, found.reason) == (2, ASKED, None)
    assert (in_place(found.view.state, "gela"), money_in_hq(found.view.state, RED)) == (
        "red 1, basic-1",
        2,
    )
    assert found.decision is not None
    assert "place gela 2" in offers(Game(found.view.state))


def test_it_ends_where_somebody_else_is_asked() -> None:
    """[3.4.1] Blue's turn comes; what Red wants after it is not played."""
    game = _planning()
    turn = _answers(game, "use police neutral order", "order gela basic-1")
    found = preview(game.view(RED), [*turn, Answer(TURN, TURN_PASS)])

    assert (found.taken, found.end, found.decision) == (2, OTHERS, None)


def test_nothing_is_played_in_anothers_turn_but_anytime_options() -> None:
    """[3.3.1] Blue sells an order in Red's turn."""
    game = _planning()
    found = preview(
        game.view(BLUE), [Answer(ANYTIME, pack_anytime_sell(0)), Answer(TURN, TURN_PASS)]
    )

    assert (found.taken, found.end) == (1, OTHERS)
    assert money_in_hq(found.view.state, BLUE) == 1
    assert "basic-1" not in hand(found.view.state, BLUE)


def test_an_answer_that_is_not_offered_is_refused_with_its_rule() -> None:
    """[3.4.2] [3.3.3] A gift needs 2 Money; what came before stands."""
    game = _planning()
    gift = Answer(ANYTIME, ANYTIME_GIVE)
    found = preview(game.view(RED), [gift, gift])

    assert (found.taken, found.end) == (1, REFUSED)
    assert found.reason is not None
    assert found.reason.rule == "3.3.3"
    assert found.decision is not None
    assert money_in_hq(found.view.state, RED) == 1


def test_an_answer_to_another_question_is_refused() -> None:
    """[3.4.1]"""
    found = preview(_planning().view(RED), [Answer(CARD, pack_card(0))])

    assert (found.taken, found.end) == (0, REFUSED)


def test_without_answers_nothing_changes() -> None:
    game = _planning()
    found = preview(game.view(RED), [])

    assert (found.taken, found.events, found.end) == (0, [], ASKED)
    assert on_the_table(found.view) == on_the_table(game.view(RED))


def test_a_spectator_answers_nothing_not_even_for_chance() -> None:
    """[1.4.5]"""
    game = Game.new(TABLES, CLASSIC)
    decision = open_question(game)
    assert decision.seat == CHANCE
    found = preview(game.view(SPECTATOR), [Answer(decision.kind, decision.options[0])])

    assert (found.taken, found.end) == (0, OTHERS)


# Nothing hidden is shown


def test_it_ends_before_orders_are_revealed() -> None:
    """[7.1.1] Planning ends with Red's last answer; what Blue laid stays unknown."""
    state = position()
    add_top(state, NEUTRAL, "police")
    hold(state, "gela", RED)
    hold(state, "noto", BLUE)
    add_order(state, "noto", BLUE, "basic-2")
    game = whole_round(state)
    found = preview(
        game.view(RED), _answers(game, "use police neutral order", "order gela basic-1")
    )

    assert (found.taken, found.end, found.decision) == (2, SHOWN, None)
    assert in_place(found.view.state, "gela") == "red 1, basic-1"
    assert [family for _, family, _ in found.view.face_down] == [BLUE]
    assert ORDER_REVEALED not in {event[0] for event in found.events}


def test_orders_that_all_see_may_be_revealed() -> None:
    """[7.1.1] Only Red has laid one: it is executed next."""
    state = position()
    add_top(state, NEUTRAL, "police")
    hold(state, "gela", RED)
    game = whole_round(state)
    found = preview(
        game.view(RED), _answers(game, "use police neutral order", "order gela basic-1")
    )

    assert (found.taken, found.end) == (2, ASKED)
    assert ORDER_REVEALED in {event[0] for event in found.events}


def test_it_ends_before_cards_are_shown() -> None:
    """[8.6.6] [1.4.3] Blue takes Red's card, not knowing which it is."""
    game = scene.scene("enna: red 4, basic-1\nlicata: blue 3")
    scene.play(game, "shotgun enna licata land", "3 0", "finesse", "turncoat", "coward-1", "leave")
    found = preview(game.view(BLUE), [Answer(TAKE, TAKE_TAKE)])

    assert (found.taken, found.end) == (1, SHOWN)
    assert found.events == [(ANSWERED, BLUE, TAKE, TAKE_TAKE)]
    assert in_place(found.view.state, "licata") == "blue 3"


def test_it_ends_before_families_are_shown() -> None:
    """[1.4.4] [2.2.2] Seat 1 chooses; what seat 0 chose stays unknown."""
    for game in moments(1, (CHOOSE_FAMILIES,), every=2):
        decision = open_question(game)
        found = preview(game.view(1), [Answer(CHOOSE_FAMILIES, decision.options[0])])

        assert decision.seat == 1
        assert (found.taken, found.end) == (1, SHOWN)
        assert found.view.state.family_of == [-1] * 4


# What was previewed happens


def _played(game: Game, seat: int, chance: random.Random) -> tuple[list[Answer], list[Event]]:
    """A seat answers at random, with some Anytime Options; what it gave, and what it may know."""
    game.listen()
    answers: list[Answer] = []
    events: list[Event] = []
    most = chance.randint(1, 12)
    while len(answers) < most:
        decision = game.decision()
        if chance.random() < 0.15 and (options := game.anytime(seat)):
            answers.append(Answer(ANYTIME, chance.choice(options)))
            game.apply_anytime(seat, answers[-1].option)
        elif decision is not None and decision.seat == seat:
            answers.append(Answer(decision.kind, chance.choice(decision.options)))
            game.apply(seat, answers[-1].option)
        else:
            break
        events += redact(game.state, game.listen(), seat)
    return answers, events


def _is_true(found: Preview, game: Game, answers: list[Answer], events: list[Event]) -> None:
    """The preview is what happened, or its beginning up to what was hidden."""
    seat = found.view.seat
    if found.end == SHOWN:
        assert found.events == events[: len(found.events)]
        shows = (ORDER_REVEALED, CARD_SHOWN, SEATED, NOTED)  # Noted is who keeps which character.
        assert events[len(found.events)][0] in shows
        return
    assert found.taken == len(answers)
    assert found.events == events
    assert view_content(found.view) == view_content(game.view(seat))
    decision = game.decision()
    is_own = decision is not None and decision.seat == seat
    assert (found.decision is not None) == is_own
    if decision is not None and found.decision is not None:
        assert found.decision.kind == decision.kind
        assert found.decision.options == decision.options


@pytest.mark.parametrize(
    ("seed", "rules", "mode"),
    [(1, CLASSIC, "2v2"), (2, RECOMMENDED, "2v2"), (3, RECOMMENDED, "1v1"), (4, CLASSIC, "2v1")],
)
def test_what_was_told_happens(seed: int, rules: int, mode: str) -> None:
    """[1.4.9] Random answers of whoever is asked, in whole random games."""
    chance = random.Random(seed)
    ends = set()
    for game in moments(seed, rules=rules, every=3, mode=mode):
        seat = open_question(game).seat
        if seat == CHANCE:
            continue
        seen = game.view(seat)
        answers, events = _played(game, seat, chance)
        found = preview(seen, answers)
        ends.add(found.end)
        _is_true(found, game, answers, events)
    assert {ASKED, OTHERS, SHOWN} <= ends


@pytest.mark.parametrize(("seed", "mode"), [(5, "2v2"), (6, "1v1")])
def test_what_is_shown_is_where_it_ends(seed: int, mode: str) -> None:
    """[1.4] The view is that of the events, and holds nothing new."""
    chance = random.Random(seed)
    cut = 0
    for game in moments(seed, every=2, mode=mode):
        seat = open_question(game).seat
        if seat == CHANCE:
            continue
        seen = game.view(seat)
        found = preview(seen, _played(game, seat, chance)[0])
        if found.end == SHOWN:
            cut += 1
            assert on_the_table(found.view) == on_the_table(next_view(seen, found.events))
            assert found.view.state.frames == []
    assert cut


@pytest.mark.parametrize("seed", [7, 8])
def test_it_happens_in_every_game_that_fits_the_view(seed: int) -> None:
    """[1.4.2] Whatever the others have laid face down."""
    chance = random.Random(seed)
    for game in moments(seed, (TURN,), every=4):
        seat = open_question(game).seat
        seen = game.view(seat)
        answers, _ = _played(game, seat, chance)
        found = preview(seen, answers)
        for _ in range(3):
            other = Game(determinize(seen, chance))
            _is_true(found, other, answers, _events_seen(other, seat, answers[: found.taken]))


def _events_seen(game: Game, seat: int, answers: list[Answer]) -> list[Event]:
    """A seat gives these answers; the events it may know."""
    game.listen()
    for answer in answers:
        if answer.kind == ANYTIME:
            game.apply_anytime(seat, answer.option)
        else:
            game.apply(seat, answer.option)
    return redact(game.state, game.listen(), seat)


def test_the_last_answer_of_a_game() -> None:
    """[12.1] It is over, and nobody is asked."""
    last = None
    for game in moments(3, rules=RECOMMENDED):
        last = game
    assert last is not None
    seat = open_question(last).seat
    answers, _ = _played(last, seat, random.Random(1))
    found = preview(last.view(seat), [])

    assert (last.decision(), answers == []) == (None, False)
    assert found.end == OVER

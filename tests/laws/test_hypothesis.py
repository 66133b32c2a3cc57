"""Games chosen by hypothesis: what breaks a law is shrunk to a short game."""

from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st
from tools.fuzz.laws import always
from tools.fuzz.play import MODES, Answered, FuzzTable, give, recorded, tables_of

from famiglia.edition import load
from famiglia.edition.tables import Tables
from famiglia.engine.state import RECOMMENDED
from famiglia.record.digest import position_digest
from famiglia.record.record import from_text
from famiglia.record.replay import replay
from famiglia.record.set_up import FULL, SetUp
from tests.engine.build import PLAIN

TABLES: Final = [tables for mode in MODES for tables in tables_of(load(PLAIN), mode)]
"""Of every mode and level."""
CHOICES: Final = st.lists(st.integers(0, 2**16), min_size=100, max_size=400)


@settings(max_examples=20, deadline=None)
@given(
    tables=st.sampled_from(TABLES),
    rules=st.integers(0, 63),
    quick=st.booleans(),
    first_game=st.booleans(),
    choices=CHOICES,
)
def test_whatever_is_chosen_the_laws_hold(
    tables: Tables, rules: int, quick: bool, first_game: bool, choices: list[int]
) -> None:
    """[3.4.2] All modes, levels, switches and set-ups, from the first question on."""
    game = FuzzTable(tables, rules, SetUp(quick, first_game)).game()
    always(game)
    for choice in choices:
        decision = game.decision()
        if decision is None:
            break
        game.apply(decision.seat, decision.options[choice % len(decision.options)])
        always(game)


@settings(max_examples=9, deadline=None)
@given(tables=st.sampled_from(TABLES), choices=CHOICES, cut=st.integers(0, 400))
def test_a_record_gives_the_same_game_at_any_moment(
    tables: Tables, choices: list[int], cut: int
) -> None:
    """Written, read and replayed."""
    table = FuzzTable(tables, RECOMMENDED, FULL)
    game = table.game()
    answered = []
    for choice in choices[:cut]:
        decision = game.decision()
        if decision is None:
            break
        option = decision.options[choice % len(decision.options)]
        answered.append(Answered(decision.seat, decision.kind, option))
        give(game, answered[-1])
    text = recorded(table, answered).record.to_text()
    assert position_digest(replay(from_text(text), tables).state) == position_digest(game.state)

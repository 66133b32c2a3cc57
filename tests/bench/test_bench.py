"""`python -m bench.engine`: what it tells, and when it complains."""

import json
from typing import Any

import pytest
from bench.engine.__main__ import main
from bench.engine.contest import Measured, hold, ratios
from bench.engine.contestants import modes, our_name, works
from bench.engine.figures import FIRST, Bar, bars, complaints
from bench.engine.growth import Live, by_round
from bench.engine.peers import PEERS
from bench.engine.plot import growth_plot
from bench.engine.report import show
from bench.engine.work import block
from click.testing import CliRunner, Result
from rich.console import Console

from famiglia.edition import load
from famiglia.engine.game import is_compiled
from tests.engine.build import PLAIN, TABLES

OURS = ("games", "decisions", "choices", "copies", "views", "determinizations", "replays")


def run(*words: str) -> Result:
    quick = ["--blocks", "1", "--seconds", "0.01", "--edition", str(PLAIN)]
    return CliRunner().invoke(main, [*quick, *words], terminal_width=80)


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Result:
    """A run for machines, compared with figures of another engine."""
    earlier = tmp_path_factory.mktemp("bench") / "figures.json"
    earlier.write_text(json.dumps(_figures({}, "of clockwork")))
    return run("--json", "--against", str(earlier))


@pytest.fixture(scope="module")
def found(done: Result) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def test_figures_for_machines_tell_every_measure_of_every_mode(found: dict[str, Any]) -> None:
    edition = load(str(PLAIN))

    assert found["engine"] == ("compiled" if is_compiled() else "interpreted")
    assert found["edition"] == {"id": edition.id, "hash": edition.hash}
    for mode in modes():
        rates = found["per-second"][our_name(mode)]
        assert set(rates) == set(OURS)
        assert rates["games"] * 150 < rates["choices"] <= rates["decisions"]
    assert set(found["missing"]) | set(found["per-second"]) >= set(PEERS)


def test_what_is_not_installed_is_said(found: dict[str, Any]) -> None:
    console = Console(width=200)
    with console.capture() as printed:
        show(console, found)
    shown = " ".join(printed.get().split())

    for peer in found["missing"]:
        assert f"Without {peer}" in shown
    assert "µs a view" in shown
    assert load(str(PLAIN)).hash[:12] in shown


def test_a_view_a_replay_and_a_live_game_stay_far_from_their_bars(found: dict[str, Any]) -> None:
    """Three times of what the figures in bench/ meet, since machines differ.

    The bars are the compiled engine's; the interpreted one needs a few times as long.
    """
    far = 3 if is_compiled() else 10
    by_text = {bar.text: bar for bar in bars(found)}
    assert {"µs a view", "ms a replay"} <= set(by_text)
    for name in {"µs a view", "ms a replay", "kB a live game"} & set(by_text):
        assert by_text[name].found < far * by_text[name].wanted


def test_a_bar_is_met_from_its_own_side() -> None:
    assert Bar("", 10, 10).is_met
    assert not Bar("", 10, 9.9).is_met
    assert Bar("", 10, 10, at_most=True).is_met
    assert not Bar("", 10, 10.1, at_most=True).is_met


def test_ratios_are_taken_block_by_block() -> None:
    """A slow minute slows both, and does not count."""
    ours = Measured("a", [{"games": 10}, {"games": 1}, {"games": 12}], None)
    peer = Measured("b", [{"games": 5, "moves": 1}, {"games": 0.5}, {"games": 3}], None)

    assert ratios(ours, peer) == {"games": 2}


def test_only_ratios_that_fell_clearly_are_told() -> None:
    before = _figures({"snail": {"games": 10.0, "copies": 10.0}})
    now = _figures({"snail": {"games": 7.4, "copies": 7.6}, "new": {"games": 1.0}})

    assert complaints(before, before) == []
    assert complaints(now, before) == [f"{FIRST}, games against snail: 7.4 times, was 10"]


def test_what_cannot_be_compared_is_no_success() -> None:
    before = _figures({"snail": {"games": 10.0}})

    assert complaints(_figures({"hare": {"games": 1.0}}), before) == [
        "nothing to compare: no peer took part in both runs"
    ]
    assert complaints(_figures({}, "interpreted"), before) == [
        "this engine is interpreted, the earlier one was compiled"
    ]


def _figures(peers: dict[str, dict[str, float]], engine: str = "compiled") -> dict[str, Any]:
    return {"engine": engine, "ratios": {FIRST: peers}}


def test_fallen_ratios_are_told_and_end_with_an_error(done: Result) -> None:
    assert done.exit_code == 1
    assert "the earlier one was of clockwork" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seconds", "0"), "--seconds"),
        (("--against", __file__), "holds no figures"),
        (("--plot", "nowhere/at/all.svg"), "no folder"),
        (("--edition", "atlantis"), "atlantis"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_measured(
    words: tuple[str, ...], said: str
) -> None:
    refused = run(*words)

    assert refused.exit_code == 2
    assert said in refused.stderr


def test_an_interpreted_contestant_takes_part_beside_a_compiled_one(found: dict[str, Any]) -> None:
    """The same games, of which it plays fewer."""
    interpreted = our_name(modes()[0], interpreted=True)
    if is_compiled():
        rates = found["per-second"]
        assert rates[FIRST]["decisions"] > 5 * rates[interpreted]["decisions"]
    else:
        measured = hold([FIRST, interpreted], str(PLAIN), 1, 0.05).measured
        assert 0.3 < ratios(measured[FIRST], measured[interpreted])["decisions"] < 3


def test_a_block_is_made_of_whole_units_until_its_time_is_up() -> None:
    play = works(FIRST, str(PLAIN)).by_name["playouts"]
    played = block(play, 0.02, 0)

    assert played.seconds >= 0.02
    assert played.done["games"] == round(played.rates()["games"] * played.seconds)


def test_growth_is_drawn_with_its_numbers() -> None:
    rounds = by_round(TABLES, games=2)
    drawn = growth_plot(
        rounds, [Live(1, 3.456, 4, None), Live(100, 4, 4.1, 9_600), Live(10_000, 5.5, 7.891, 9_800)]
    )

    assert 1 in rounds
    for text in ("3.46", "5.50", "7.89", "10,000", "9.6", f"{rounds[1]:.2f}"):
        assert f">{text}<" in drawn

"""The balance of an edition: what is counted, and how it is shown."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from famiglia.arena.balance import Balance
from famiglia.arena.game import ArenaSettings
from famiglia.arena.observe import Observation, SelfPlay, observe
from famiglia.arena.picture import balance_page
from famiglia.cli import famiglia
from famiglia.edition import load
from famiglia.record.mode import mode_of
from tests.engine.build import PLAIN


def _self_play(mode: str, level: str = "") -> SelfPlay:
    return SelfPlay(ArenaSettings(str(PLAIN), load(PLAIN).hash, mode_of(mode, level)), "picciotto")


PLAYED = Observation(
    winner=0,
    ending="majority",
    rounds=4,
    starter=0,
    families=(0, 1, 2, 3),
    characters=(0, 1, 2, 3),
    marked=frozenset(),
    orders=frozenset(),
    spaces=frozenset(),
    solo=frozenset(),
)


def _rates(balance: Balance, key: str) -> dict[str, tuple[int, int]]:
    """Of one section; none where it says nothing in this mode."""
    rates = [rate for each in balance.sections() if each.key == key for rate in each.rates]
    return {rate.name: (rate.hits, rate.tries) for rate in rates}


PLAYED_GAMES = [
    PLAYED._replace(starter=1, orders=frozenset({0, 14}), spaces=frozenset({(1, 0)})),
    PLAYED._replace(
        winner=1, families=(2, 1, 0, 3), rounds=2, ending="team", marked=frozenset({(1, 2)})
    ),
    PLAYED._replace(winner=2, families=(0, 1, 4, 5), ending="draw", rounds=1),
]
BALANCE = Balance(_self_play("2v2"), PLAYED_GAMES)


def test_wins_are_counted_by_side_family_pair_and_character() -> None:
    """Draws count for nobody; seats 0 and 2 are team 1."""
    assert _rates(BALANCE, "team") == {"team 1": (1, 2), "team 2": (1, 2)}
    assert _rates(BALANCE, "starter") == {
        "begins": (0, 2),
        "seat 0 begins": (0, 1),
        "seat 1 begins": (0, 1),
    }
    families = _rates(BALANCE, "family")
    assert families["red"] == families["green"] == (1, 2)
    assert families["black"] == (0, 0)
    assert _rates(BALANCE, "pair") == {"red + green": (1, 2), "blue + yellow": (1, 2)}
    assert list(_rates(BALANCE, "character").values())[:4] == [(1, 2)] * 4


def test_tiles_count_where_one_team_only_marked_them() -> None:
    name = BALANCE.tables.tile_ids[2]
    assert _rates(BALANCE, "tile")[name] == (1, 1)


def test_endings_rounds_and_use_are_shares_of_the_games_that_could_show_them() -> None:
    """A draw is an ending; a space counts from the round of its sheet on."""
    assert _rates(BALANCE, "ending") == {"draw": (1, 3), "majority": (1, 3), "team": (1, 3)}
    assert _rates(BALANCE, "rounds") == {"1": (1, 3), "2": (1, 3), "4": (1, 3)}
    orders = _rates(BALANCE, "order")
    assert orders["red/basic-1"] == (1, 3)
    assert orders["green/basic-1"] == (0, 2)
    spaces = _rates(BALANCE, "space")
    assert next(tries for name, (_, tries) in spaces.items() if name.startswith("3/")) == 1
    assert spaces[f"1/{BALANCE.tables.space_ids[1][0]}"] == (1, 3)


@pytest.mark.parametrize(("mode", "level"), [("2v2", ""), ("1v1", ""), ("2v1", "hard")])
def test_a_real_game_is_observed_in_every_mode(mode: str, level: str) -> None:
    self_play = _self_play(mode, level)
    game = observe(self_play, 5)
    found = Balance(self_play, [game])
    assert game.starter in (0, 1)
    assert game.orders
    assert game.spaces
    assert all(0 < sheet <= game.rounds for sheet, _ in game.spaces)
    assert sum(hits for hits, _ in _rates(found, "rounds").values()) == 1
    assert bool(_rates(found, "solo")) == (mode == "2v1")


def test_the_page_is_one_file_with_a_bar_for_every_rate() -> None:
    page = balance_page(BALANCE)
    body = page[page.index("<main>") : page.index("</main>") + len("</main>")]
    drawn = ElementTree.fromstring(body)
    bars = list(drawn.iter("rect"))
    assert len(bars) == sum(len(section.rates) for section in BALANCE.sections())
    assert "http" not in page
    assert "red + green" in page


def test_the_command_tells_it_as_tables_figures_and_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    call = ["balance", "--bot", "picciotto", "--games", "3", "--edition", str(PLAIN)]
    tables = CliRunner().invoke(famiglia, [*call, "--workers", "1", "--html", str(page)])
    figures = CliRunner().invoke(famiglia, [*call, "--workers", "1", "--json"])

    assert tables.exit_code == figures.exit_code == 0
    assert "Wins by family" in tables.stdout
    assert json.loads(figures.stdout)["games"] == 3
    assert json.loads(figures.stdout)["team"]["team 1"]["tries"] <= 3
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")

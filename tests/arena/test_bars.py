"""What bots must be able to do, shown by the compiled build over many games."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from bench.thinking import MODES, MOST_MILLISECONDS

from famiglia.arena.game import ArenaSettings
from famiglia.arena.match import Pairing, play_game
from famiglia.arena.spread import NoCluster, spread, spread_by_ray
from famiglia.edition import load
from famiglia.record.mode import mode_of
from tests.engine.build import PLAIN

ROOT: Final = Path(__file__).parents[2]
MATCH_GAMES: Final = 400
LOOPBACK: Final = "127.0.0.2"
"""Not 127.0.0.1, for which Ray puts the address of the machine."""


@pytest.fixture(scope="module")
def compiled() -> dict[str, str]:
    """An environment in which the compiled build runs; `make test-long` has made it."""
    build = ROOT / "build/compiled"
    assert (build / "stamp").exists(), "run tools/compile first"
    return {**os.environ, "PYTHONPATH": str(build / "src")}


def _arena(compiled: dict[str, str], *arguments: str) -> Any:
    command = [sys.executable, "-c", "from famiglia.cli import famiglia; famiglia()", "arena"]
    done = subprocess.run(
        [*command, *arguments, "--json"], env=compiled, check=True, capture_output=True, cwd=ROOT
    )
    return json.loads(done.stdout)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("mode", [["2v2"], ["1v1"], ["2v1", "--level", "medium"]], ids=" ".join)
def test_soldato_beats_picciotto(compiled: dict[str, str], mode: list[str]) -> None:
    """In at least nine of ten decided games, in every mode."""
    found = _arena(compiled, "soldato", "picciotto", "--games", str(MATCH_GAMES), "--mode", *mode)
    assert found["games"] == MATCH_GAMES
    assert found["win_rate"] >= 0.9


@pytest.mark.long
@pytest.mark.timeout(600)
def test_soldato_thinks_a_millisecond_on_average(compiled: dict[str, str]) -> None:
    """In every mode; the bar of 1 ms is for a quiet machine, here three times of it."""
    script = "from bench.thinking import *; print(*(milliseconds_a_decision(*m) for m in MODES))"
    done = subprocess.run(
        [sys.executable, "-c", script], env=compiled, check=True, capture_output=True, cwd=ROOT
    )
    found = [float(figure) for figure in done.stdout.split()]
    assert len(found) == len(MODES)
    assert max(found) < 3 * MOST_MILLISECONDS


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_ray_cluster_finds_the_same() -> None:
    """A cluster of this machine's own: the same seed, the same games, in the same sequence."""
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 2, "node_ip_address": LOOPBACK}
    )
    address = cluster.address
    try:
        setting = ArenaSettings(str(PLAIN), load(PLAIN).hash, mode_of("2v1", "easy"), budget=10)
        pairing = Pairing(setting, "picciotto", "soldato")
        found = list(spread_by_ray(play_game, pairing, range(6), address))
    finally:
        cluster.shutdown()
    assert found == list(spread(play_game, pairing, range(6), 1))
    with pytest.raises(NoCluster, match=f"No Ray cluster answers at {address}"):
        next(spread_by_ray(play_game, pairing, range(6), address))

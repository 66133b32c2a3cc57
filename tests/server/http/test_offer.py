"""What a server offers is told by the server: whoever opens a table need not know it."""

from importlib.metadata import version
from itertools import product

from famiglia.engine.game import is_compiled
from tests.server.http.clients import Browser


def test_with_all_that_is_offered_a_table_can_be_opened(four: list[Browser]) -> None:
    offer = four[0].ok("get", "/api/offer")
    assert [mode["name"] for mode in offer["modes"]] == ["2v2", "1v1", "2v1"]
    for mode, set_up, bot in product(offer["modes"], offer["set_ups"], offer["bots"]):
        for level in mode["levels"] or [""]:
            bots = [bot] * len(mode["teams"])
            table = four[0].open(mode=mode["name"], level=level, set_up=set_up, bots=bots)
            seats = four[0].ok("get", f"/api/tables/{table}")["seats"]
            assert [seat["team"] for seat in seats] == mode["teams"]


def test_the_easiest_is_offered_first(four: list[Browser]) -> None:
    offer = four[0].ok("get", "/api/offer")
    assert offer["set_ups"][0] == "quick first-game"
    assert offer["bots"] == ["picciotto", "soldato"]
    levels = {mode["name"]: mode["levels"] for mode in offer["modes"]}
    assert levels == {"2v2": [], "2v1": ["easy", "medium", "hard"], "1v1": []}


def test_which_program_serves_is_told_for_reports_of_problems(four: list[Browser]) -> None:
    engine = "compiled" if is_compiled() else "interpreted"
    program = four[0].ok("get", "/api/offer")["program"]
    assert program == {"version": version("famiglia"), "engine": engine}

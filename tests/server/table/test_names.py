"""Bots at one table have names of their own, which tell nothing but the seat."""

from famiglia.server.table.seats import start
from famiglia.server.table.settings import Settings
from famiglia.server.table.state import TableState
from tests.positions import tables_of
from tests.server.table.tables import Desk


def names(*bots: str) -> list[str]:
    settings = Settings(mode="2v2", bots=bots)
    return [seat.name for seat in TableState(settings, tables_of("2v2")).seats]


def test_bots_of_one_kind_have_different_names() -> None:
    found = names("picciotto", "picciotto", "picciotto", "picciotto")
    assert len(set(found)) == 4
    assert all(found)


def test_a_name_does_not_tell_which_bot_it_is() -> None:
    assert names("", "picciotto", "soldato")[1:] == names("", "soldato", "picciotto")[1:]


def test_a_seat_for_a_person_has_no_name_yet() -> None:
    assert names("", "soldato")[0] == names("", "soldato")[3] == ""


def test_the_names_a_game_began_with_stay() -> None:
    desk = Desk(Settings(mode="1v1", bots=("picciotto", "soldato")))
    desk.do(lambda work: start(work, "anna"))
    begun = [seat.name for seat in desk.state.seats]
    assert desk.state.recorder is not None
    assert list(desk.state.recorder.record.header.names) == begun

"""`famiglia play`: from the command to a game in the browser, and on with it the next time."""

import json
import random
import re
import signal
import stat
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from famiglia.cli import famiglia
from famiglia.cli.friends import BLOCKS, drawn_code
from famiglia.cli.player import Player
from tests.cli.play_process import PlayProcess, playing, refused
from tests.server.person import Person
from tests.server.store.old_database import COOKIES, make_old

GOODBYE = "Your games are kept: `famiglia play` goes on with them."
LINE_SECONDS = 60.0


class Recovered(Person):
    """A browser that was opened at one of the private links."""

    def __init__(self, played: PlayProcess, link: int = 0) -> None:
        super().__init__(played.address, "Somebody")
        reply = self.client.post("/api/people/recover", json={"link": played.links[link]})
        assert reply.is_success, reply.text
        self.table, self.seat = reply.json()["table"], reply.json()["seat"]

    def when_asked(self) -> Any:
        """What the seat sees when bots have moved and it is asked."""
        end = time.monotonic() + LINE_SECONDS
        while time.monotonic() < end:
            snapshot = self.snapshot(self.table, self.seat)
            if self.seat in snapshot["table"]["asked"]:
                return snapshot
            time.sleep(0.1)
        raise AssertionError(snapshot["table"])


def test_the_link_leads_to_a_game_with_bots_which_goes_on_the_next_time(tmp_path: Path) -> None:
    options = ("--quick", "--seat", "3", "--bot", "picciotto", "--bot", "1=soldato")
    with playing(tmp_path, *options, "--name", "Anna") as played:
        anna = Recovered(played)
        seats = anna.snapshot(anna.table, 3)["table"]["seats"]
        asked = anna.when_asked()
        moved = anna.move(anna.table, 3, random.Random(1))
        ended = played.end(signal.SIGINT)

    assert anna.seat == 3
    assert [seat["bot"] for seat in seats] == ["picciotto", "soldato", "picciotto", None]
    assert seats[3]["name"] == "Anna"
    assert asked["view"]["round"] == 1
    assert moved > asked["table"]["number"]
    assert ended.status == 0
    assert GOODBYE in ended.said
    assert "Traceback" not in ended.said
    assert "unfinished" not in played.said

    with playing(tmp_path, "--mode", "1v1") as played:
        again = Recovered(played)
        known = again.snapshot(anna.table, 3)["table"]

    assert "an unfinished game:" in played.said
    assert f"{played.address}/#{anna.table}/3\n" in played.said
    assert again.table != anna.table
    assert known["number"] >= moved


def test_friends_find_the_free_seats_and_the_game_waits_for_them(tmp_path: Path) -> None:
    options = ("--lan", "--mode", "2v1", "--level", "hard", "--bot", "2=picciotto")
    with playing(tmp_path, *options) as played:
        host = Recovered(played)
        before = host.snapshot(host.table, 0)["table"]
        (address,) = played.found(r"free is seat 1: (http://[\d.]+:\d+/#\S+)\n")
        invited = address.partition("#")[2]
        friend = Person(played.address, "Bruno")
        friend.sit(invited, 1)
        started = friend.client.post(f"/api/tables/{invited}/start").json()
        ended = played.end(signal.SIGTERM)

    assert before["status"] == "open"
    assert before["settings"]["level"] == "hard"
    assert [seat["is_taken"] for seat in before["seats"]] == [True, False, True]
    assert "press Start" in played.said
    assert _code(played) == ("" if "127.0.0.1" in address else drawn_code(address).plain)
    assert invited == host.table
    assert started["status"] == "running"
    assert ended.status == 0
    assert GOODBYE in ended.said


def _code(played: PlayProcess) -> str:
    """The lines that a camera would read."""
    return "\n".join(line for line in played.said.splitlines() if line and set(line) <= set(BLOCKS))


def test_a_game_for_friends_without_a_free_seat_begins_and_says_so(tmp_path: Path) -> None:
    with playing(tmp_path, "--lan", "--bot", "soldato") as played:
        host = Recovered(played)
        assert host.snapshot(host.table, 0)["table"]["status"] == "running"
    assert "No seat is free for friends" in played.said


def test_an_owner_of_the_box_plays_with_an_overlay(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    overlay = '[edition]\nid = "my-box"\nname = "My box"\nbase = "sicilia"\n\n[box]\nboards = 2\n'
    mine.write_text(overlay, encoding="utf-8")
    with playing(tmp_path / "data", "--edition", str(mine)) as played:
        anna = Recovered(played)
        edition = anna.snapshot(anna.table, 0)["table"]["edition"]
        assert anna.client.get(f"/api/editions/{edition}").json()["id"] == "my-box"
        assert anna.client.get("/api/editions").json() == ["sicilia", "my-box"]


def test_nothing_but_what_concerns_the_player_is_printed(tmp_path: Path) -> None:
    with playing(tmp_path, "--quick") as played:
        Recovered(played)
        ended = played.end(signal.SIGINT)
    assert ended.said.strip() == f"Goodbye. {GOODBYE}"
    assert "request" not in played.said


def test_people_at_one_machine_have_a_link_each(tmp_path: Path) -> None:
    options = ("--seat", "0", "--seat", "2", "--name", "Anna", "--rules", "classic", "--first-game")
    with playing(tmp_path, *options) as played:
        people = [Recovered(played, link) for link in range(2)]
        table = people[1].snapshot(people[1].table, 2)["table"]

    assert [person.seat for person in people] == [0, 2]
    assert [table["seats"][seat]["name"] for seat in (0, 2)] == ["Anna", "Anna 2"]
    assert [seat["is_yours"] for seat in table["seats"]] == [True, False, True, False]
    assert table["settings"]["switches"] == []
    assert table["settings"]["set_up"] == "first-game"
    assert table["status"] == "running"


def test_the_browser_is_opened_at_the_link(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(0o700)
    with playing(tmp_path, BROWSER=str(browser)) as played:
        end = time.monotonic() + LINE_SECONDS
        while not seen.exists() and time.monotonic() < end:
            time.sleep(0.05)

    assert seen.read_text() == f"{played.address}/#link={played.links[0]}\n"


def test_games_of_a_folder_are_served_once(tmp_path: Path) -> None:
    with playing(tmp_path) as played:
        second = refused("--data", str(tmp_path))

    assert second.status == 1
    assert f"already runs at {played.address} with the games in {tmp_path}" in second.said


def test_only_its_owner_reads_who_plays_and_without_it_somebody_new_does(tmp_path: Path) -> None:
    storage = tmp_path / "player.json"
    with playing(tmp_path):
        assert stat.S_IMODE(storage.stat().st_mode) == 0o600
    storage.write_text("nonsense")
    with playing(tmp_path) as played:
        assert "unfinished" not in played.said


def test_who_was_called_as_the_machine_calls_its_user_is_so_no_longer(tmp_path: Path) -> None:
    """As folders of the first versions have it; who has said that name keeps it."""
    kept = tmp_path / "player.json"
    found: list[str] = []
    for options in (("--name", "mario"), (), ()):
        with playing(tmp_path, "--mode", "1v1", *options, LOGNAME="mario") as played:
            sitting = Recovered(played)
            found.append(sitting.snapshot(sitting.table, 0)["table"]["seats"][0]["name"])
        if len(found) == 2:
            of_old = json.loads(kept.read_text())
            del of_old["is_named"]
            kept.write_text(json.dumps(of_old))
    assert found == ["mario", "mario", "Player"]


def test_games_of_the_first_version_are_there_after_an_upgrade(tmp_path: Path) -> None:
    make_old(f"sqlite:///{tmp_path / 'famiglia.db'}")
    Player(f"famiglia={COOKIES['Anna']}", is_named=True).save(tmp_path)
    with playing(tmp_path, "--quick") as played:
        assert re.search(r"unfinished games:\n(.*\n)*.*/#running/0\n", played.said)
    [backup] = (tmp_path / "backups").iterdir()
    assert f"kept in {backup}" in played.said


def test_the_database_may_be_elsewhere(tmp_path: Path) -> None:
    database = tmp_path / "elsewhere.db"
    with playing(tmp_path / "new", "--database", f"sqlite:///{database}"):
        assert database.exists()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--bot", "consigliere"], "there is no bot called consigliere in the browser game"),
        (["--bot", "2=random"], "there is no bot called random in the browser game"),
        (["--bot", "4=soldato"], "There is no seat 4 in 2v2: seats go from 0 to 3."),
        (["--mode", "1v1", "--seat", "2"], "There is no seat 2 in 1v1: seats go from 0 to 1."),
        (["--name", "x" * 25], "A name has 1 to 24 signs"),
        (["--edition", "nowhere.toml"], "nowhere.toml"),
        (["--seed", "3"], "--seed needs --terminal."),
        (["--board", "board.svg"], "--board needs --terminal."),
        (["--terminal", "--view"], "--view needs --board."),
        (["--terminal", "--no-browser"], "--no-browser cannot go with --terminal."),
        (["--terminal", "--port", "0"], "--port cannot go with --terminal."),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    tmp_path: Path, options: list[str], message: str
) -> None:
    storage = {"FAMIGLIA_DATA": str(tmp_path)}

    result = CliRunner().invoke(famiglia, ["play", *options], env=storage)

    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
    assert not list(tmp_path.iterdir())

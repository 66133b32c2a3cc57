"""Who runs a server sees how it is, and nothing of the games in it."""

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import text

from famiglia.server.http.app import application
from famiglia.server.metrics import Metrics
from famiglia.server.services import Runtime, open_services
from famiglia.server.store.database import open_database
from famiglia.server.store.problems import DatabaseBusy
from famiglia.server.store.writer import writer_of
from tests.server.http.addresses import ask_from
from tests.server.http.clients import Browser, begun
from tests.server.processes import serving

HERE: Final = "127.0.0.1"


def metrics_of(app: Litestar, address: str = HERE) -> httpx.Response:
    """What is told to somebody at an address."""
    [found] = ask_from(app, address, "/metrics")
    return found


def numbers_in(said: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in said.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_what_people_do_is_counted(four: list[Browser], app: Litestar) -> None:
    table, chance = begun(four), random.Random(3)
    for _ in range(3):
        asked = four[0].snapshot(table, 0)["table"]["asked"][0]
        four[asked].move(table, asked, chance)
    four[0].refused("get", "/api/tables/nowhere")
    four[0].ask("post", "/nowhere/else", {})
    found = numbers_in(metrics_of(app).text)
    moves = 'method="POST",route="/api/tables/{table}/seats/{seat}/moves"'
    assert found["famiglia_confirms_total"] == 3
    assert found[f'famiglia_requests_total{{{moves},status="201"}}'] == 3
    assert found[f"famiglia_request_seconds_count{{{moves}}}"] == 3
    assert found['famiglia_refusals_total{key="no-table"}'] == 1
    assert found["famiglia_tables"] == 1
    assert found["famiglia_streams"] == 0
    assert found["famiglia_waiting_jobs"] == 0
    assert found["famiglia_commit_seconds_count"] > 10
    assert found["famiglia_store_problems_total"] == 0


def test_nothing_tells_one_table_or_person_from_another(four: list[Browser], app: Litestar) -> None:
    table = begun(four)
    link = four[0].ok("post", f"/api/tables/{table}/seats/0/link", None, 201)["link"]
    four[0].ask("get", f"/api/tables/{table}/seats/7")
    four[0].ask("get", f"/{link}")
    four[0].client.request("BREW", f"/api/tables/{table}")
    said = metrics_of(app).text
    for hidden in (table, link, "Anna", four[0].ok("get", "/api/people/me")["id"], "BREW"):
        assert hidden not in said
    names = set(re.findall(r"(\w+)=\"", said))
    assert names == {"method", "route", "status", "key", "le"}


def test_a_commit_that_fails_is_counted(tmp_path: Path) -> None:
    path, metrics = tmp_path / "famiglia.db", Metrics()
    database = open_database(str(path), busy_timeout=0.1)
    writer = writer_of(database, metrics)
    with closing(sqlite3.connect(path)) as somebody:
        somebody.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DatabaseBusy):
            writer.submit(
                "table-1", lambda connection: connection.execute(text("SELECT 1"))
            ).result()
    writer.submit("table-1", lambda _: None).result()
    found = numbers_in(metrics.text().decode())
    assert found["famiglia_store_problems_total"] == 1
    assert found["famiglia_commit_seconds_count"] == 2
    writer.close()
    database.close()


def test_only_the_machine_itself_is_told(app: Litestar) -> None:
    refused = metrics_of(app, "203.0.113.7")
    assert (refused.status_code, refused.json()["key"]) == (403, "problem.not-here")
    assert metrics_of(app, "::1").status_code == 200


def test_unless_all_may_know(tmp_path: Path) -> None:
    runtime = Runtime(lambda: 0, lambda: "drawn")
    services = open_services(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, runtime)
    app = application(services, are_metrics_public=True)
    assert metrics_of(app, "203.0.113.7").status_code == 200
    services.close()


@pytest.mark.parametrize(("setting", "status"), [({}, 403), ({"FAMIGLIA_METRICS": "public"}, 200)])
def test_a_proxy_says_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setting: dict[str, Any], status: int
) -> None:
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    with serving(tmp_path) as served:
        assert httpx.get(f"{served.address}/metrics").status_code == 200
        far = {"X-Forwarded-For": "203.0.113.7"}
        assert httpx.get(f"{served.address}/metrics", headers=far).status_code == status


def test_workers_count_for_themselves(app: Litestar, four: list[Browser], tmp_path: Path) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    runtime = Runtime(lambda: 0, lambda: "drawn")
    services = open_services(f"sqlite:///{folder / 'x.db'}", folder, runtime)
    begun(four)
    assert "/api/tables" in metrics_of(app).text
    assert "/api/tables" not in metrics_of(application(services)).text
    services.close()

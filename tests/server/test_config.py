"""What a server is told by its environment: believed proxies, passwords from files, https."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from famiglia.server.config import (
    DATABASE,
    PASSWORD_FILE,
    PROXIES,
    SECURE,
    ConfigError,
    ServerConfig,
    check,
    from_environment,
    with_password,
)
from tests.server.conftest import Server
from tests.server.processes import COMMAND, serving

FAR = "203.0.113.7"
NEAR = "127.0.0.2"
"""The machine itself too, but not where a proxy there is believed without being named."""


def asked_through(address: str, proxy: str, passed_on: str) -> int:
    """The status of what only the machine itself is told, when `proxy` says who asks."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=proxy)) as client:
        headers = {"X-Forwarded-For": passed_on}
        return client.get(f"{address}/metrics", headers=headers).status_code


def test_the_environment_names_proxies_elsewhere_and_says_that_people_come_by_https(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PROXIES, f"198.51.100.0/24, {NEAR}")
    monkeypatch.setenv(SECURE, "1")
    with serving(tmp_path) as served:
        assert asked_through(served.address, NEAR, FAR) == 403
        assert asked_through(served.address, "127.0.0.3", FAR) == 200
        # What a client wrote there itself stands before the address that the proxy saw.
        assert asked_through(served.address, NEAR, f"127.0.0.1, {FAR}") == 403
        said = httpx.post(f"{served.address}/api/people", json={"name": "Anna"})
    assert "Secure" in said.headers["set-cookie"]


def test_who_has_no_home_is_asked_for_a_folder(tmp_path: Path) -> None:
    """A user whom the system does not know, as containers may have one."""
    command = [
        "import os, sys; os.environ.pop('HOME', 0); os.environ.pop('XDG_DATA_HOME', 0)",
        "os.getuid = lambda: 4_242_424",
        "from famiglia.cli import famiglia; famiglia()",
    ]

    def doctor(*options: str) -> "subprocess.CompletedProcess[str]":
        words = [sys.executable, "-c", "; ".join(command), "doctor", *options]
        return subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)

    refused = doctor()
    assert refused.returncode == 2
    assert "set HOME, or name a folder with --data" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert f"data folder: {tmp_path}, can be written" in doctor("--data", str(tmp_path)).stdout


@pytest.mark.parametrize("proxies", [("10.0.0.1",), ("10.0.0.0/24", "2001:db8::/32"), ("::1",), ()])
def test_addresses_and_networks_are_proxies(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    check(ServerConfig(tmp_path, "sqlite:///x.db", proxies=proxies), 1)


def test_the_workers_hear_of_proxies_and_of_no_password_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PASSWORD_FILE, str(tmp_path / "password"))
    config = ServerConfig(tmp_path, "postgresql://anna:x@db/y", proxies=("10.0.0.1", "::1"))
    for name in (PROXIES, DATABASE, SECURE):
        monkeypatch.setenv(name, "")
    config.to_environment()
    assert from_environment().proxies == config.proxies
    assert with_password(config.database) == config.database


def test_the_password_of_the_database_may_stand_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "password").write_text("a/b@c:d %\n")
    monkeypatch.setenv(PASSWORD_FILE, str(tmp_path / "password"))
    found = with_password("postgresql://anna@db:5433/famiglia?sslmode=require")
    assert found == "postgresql://anna:a%2Fb%40c%3Ad%20%25@db:5433/famiglia?sslmode=require"
    own = "postgresql://anna:own@db/famiglia"
    assert with_password(own) == own
    for wrong in ("sqlite:///x.db", "postgresql://db/famiglia"):
        with pytest.raises(ConfigError, match="named as postgresql://USER@HOST/NAME"):
            with_password(wrong)


def test_an_option_names_proxies_too_and_a_file_the_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: Server
) -> None:
    """The database lets in everybody, so the password is only seen not to be in the way."""
    postgres.execute("CREATE DATABASE by_password")
    (tmp_path / "password").write_text("secret")
    monkeypatch.setenv(PASSWORD_FILE, str(tmp_path / "password"))
    words = ["--database", postgres.url("by_password"), "--proxy", "10.0.0.1", "--proxy", NEAR]
    with serving(tmp_path, *words) as served:
        assert httpx.get(f"{served.address}/health").is_success
        assert asked_through(served.address, NEAR, FAR) == 403
        assert asked_through(served.address, "127.0.0.3", FAR) == 200


def test_a_password_file_that_is_not_there_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PASSWORD_FILE, str(tmp_path / "none"))
    command = [*COMMAND, "--data", str(tmp_path), "--database", "postgresql://anna@db/famiglia"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 2
    assert f"{PASSWORD_FILE} cannot be read" in done.stderr
    assert "Traceback" not in done.stderr

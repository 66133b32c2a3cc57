"""The compose file: what it holds together, and that Compose itself can read it."""

import re
import shutil
import subprocess
import warnings
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import yaml

from famiglia.cli.serve import SHUTDOWN_SECONDS
from famiglia.server.config import DATABASE, PASSWORD_FILE, PROXIES, ServerConfig, check
from tests.deploy.containerfile import read
from tests.deploy.proxies import DEPLOY

FILE: Final = DEPLOY / "compose.yaml"
SERVICES: Final = ("caddy", "database", "server")


def compose() -> list[str]:
    """The program there is: part of Docker, or Debian's, which is older."""
    plugin = ["docker", "compose"]
    if (
        shutil.which("docker")
        and not subprocess.run([*plugin, "version"], capture_output=True, check=False).returncode
    ):
        return plugin
    return ["docker-compose"] if shutil.which("docker-compose") else []


def content() -> Any:
    """As it is where nothing is set: each variable has its default."""
    text = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", FILE.read_text("utf-8"))
    return yaml.safe_load(text)


def test_compose_reads_it(tmp_path: Path) -> None:
    program = compose()
    if not program:
        warnings.warn("Compose has not read deploy/compose.yaml: tools/proxies", stacklevel=1)
        return
    (tmp_path / "secrets").mkdir()
    (tmp_path / "secrets/database").write_text("secret")
    # Debian's knows no name of a project.
    lines = FILE.read_text("utf-8").splitlines()
    file = tmp_path / "compose.yaml"
    file.write_text("\n".join(line for line in lines if not line.startswith("name: ")))
    command = [*program, "-f", str(file), "config"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert sorted(yaml.safe_load(done.stdout)["services"]) == list(SERVICES)


def test_each_waits_until_what_it_needs_is_well() -> None:
    services = content()["services"]
    assert services["server"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert services["caddy"]["depends_on"] == {"server": {"condition": "service_healthy"}}
    assert services["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert "HEALTHCHECK" in read(DEPLOY / "Containerfile")[-1].about
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        assert service["security_opt"] == ["no-new-privileges:true"]


def test_people_come_by_the_proxy_alone_and_it_is_believed(tmp_path: Path) -> None:
    found = content()
    services, networks = found["services"], found["networks"]
    assert [name for name in SERVICES if "ports" in services[name]] == ["caddy"]
    assert [name for name in SERVICES if "outside" in services[name]["networks"]] == ["caddy"]
    assert networks["inside"]["internal"] is True
    subnet = networks["inside"]["ipam"]["config"][0]["subnet"]
    believed = services["server"]["environment"][PROXIES]
    assert ip_network(believed) == ip_network(subnet)
    check(ServerConfig(tmp_path, "sqlite:///x.db", proxies=(believed,)), 1)
    assert services["caddy"]["environment"]["FAMIGLIA_WORKERS"] == "server:8300"


def test_the_password_stands_in_a_file_that_git_and_the_image_leave_out() -> None:
    found = content()
    assert found["secrets"] == {"database": {"file": "./secrets/database"}}
    server, database = (found["services"][name] for name in ("server", "database"))
    told = {server["environment"][PASSWORD_FILE], database["environment"]["POSTGRES_PASSWORD_FILE"]}
    assert told == {"/run/secrets/database"}
    assert ":" not in server["environment"][DATABASE].removeprefix("postgresql://")
    for name in (".gitignore", ".dockerignore"):
        lines = (DEPLOY.parent / name).read_text("utf-8").splitlines()
        assert {"deploy/secrets", "deploy/secrets/"} & set(lines)


def test_what_is_kept_is_in_volumes_and_there_is_time_to_end() -> None:
    found = content()
    server = found["services"]["server"]
    kept = {volume.partition(":")[2] for volume in server["volumes"]}
    assert kept == {read(DEPLOY / "Containerfile")[-1].about["VOLUME"]}
    assert int(server["stop_grace_period"].rstrip("s")) >= SHUTDOWN_SECONDS + 10
    assert set(found["volumes"]) == {"certificates", "data", "database"}

"""The Containerfile: what it says, and its steps run in a Debian in a folder."""

import os
import re
import shutil
import signal
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from famiglia.cli.serve import SHUTDOWN_SECONDS
from tests.deploy.containerfile import Context, read
from tests.deploy.debian import Container, Machine, copy_debian, make_debian, why_not
from tests.deploy.proxies import DEPLOY

ROOT: Final = DEPLOY.parent
CONTAINERFILE: Final = DEPLOY / "Containerfile"
STARTED_SECONDS: Final = 60
PLAY: Final = """
import json, time
from urllib.request import Request, urlopen
cookie = ""
def ask(method, path, body=None):
    global cookie
    sent = None if body is None else json.dumps(body).encode()
    headers = {"cookie": cookie, "content-type": "application/json"}
    with urlopen(Request("http://127.0.0.1:8300" + path, sent, headers, method=method)) as reply:
        cookie = (reply.headers["set-cookie"] or cookie).partition(";")[0]
        return reply.read().decode()
ask("POST", "/api/people", {"name": "Anna"})
settings = {"set_up": "quick", "bots": ["soldato"] * 4, "has_spectators": True}
table = json.loads(ask("POST", "/api/tables", {"settings": settings}))["id"]
begun = json.loads(ask("POST", f"/api/tables/{table}/start"))["number"]
number, end = begun, time.monotonic() + 40
while number < begun + 10 and time.monotonic() < end:
    time.sleep(0.2)
    number = json.loads(ask("GET", f"/api/tables/{table}/view"))["table"]["number"]
print(number - begun, "moves;", "script" in ask("GET", "/"))
"""


def test_both_stages_stand_on_the_same_debian() -> None:
    """The one that runs takes over an environment whose Python is the other's."""
    build, run = read(CONTAINERFILE)
    assert (build.name, run.name) == ("build", "")
    assert build.suite == run.suite


def test_everything_that_is_installed_is_pinned_with_its_hashes() -> None:
    steps = [step.text for stage in read(CONTAINERFILE) for step in stage.steps]
    installs = [
        part for text in steps for part in text.split("&&") if " pip" in part or "/pip" in part
    ]
    assert len(installs) == 4
    for each in installs:
        assert "--require-hashes -r requirements/" in each or "--no-deps" in each
    places = re.findall(r"\w+://[^/']+", CONTAINERFILE.read_text())
    assert places == ["http://127.0.0.1:8300"]


def test_it_runs_as_nobody_special_and_signals_reach_it() -> None:
    run = read(CONTAINERFILE)[-1]
    assert [step.text for step in run.steps if step.word == "USER"] == ["10001"]
    assert run.listed("ENTRYPOINT") == ["famiglia"]
    assert run.listed("CMD")[0] == "serve"
    assert "/health" in run.listed("HEALTHCHECK")[-1]
    environment = next(step.text for step in run.steps if step.word == "ENV")
    assert f"FAMIGLIA_DATA={run.about['VOLUME']}" in environment


def test_nothing_built_and_no_secrets_are_copied_into_it() -> None:
    names = {file.as_posix() for file in Context(ROOT).files()}
    assert {"pyproject.toml", "setup.py", "web/package.json", "requirements/server.txt"} <= names
    assert "src/famiglia/cli/serve.py" in names
    left_out = re.compile(
        r"^(\.git|\.venv|build|dist|tests|deploy/secrets)/|node_modules/|\.so$|server/page/"
    )
    assert [name for name in sorted(names) if left_out.search(name)] == []


@pytest.fixture
def folder() -> Iterator[Path]:
    """Not below a folder that only root may enter."""
    made = Path(tempfile.mkdtemp(prefix="famiglia-container-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made)


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_its_steps_make_a_server_that_plays(folder: Path) -> None:
    """Where no Debian can be made, the tests above have read them; then that is said."""
    if why := why_not():
        warnings.warn(f"the Containerfile's steps were read but not run: {why}", stacklevel=1)
        return
    machine = Machine()
    stages = read(CONTAINERFILE)
    make_debian(stages[0].suite, machine.mirror, folder / "base")
    others: dict[str, Path] = {}
    for number, stage in enumerate(stages):
        root = folder / str(number)
        copy_debian(folder / "base", root)
        container = Container(root, stage, machine)
        container.build(Context(ROOT), others)
        others[stage.name] = root
    check_running(container, folder / "log")


def check_running(container: Container, log: Path) -> None:
    with container.started(log) as process:
        check = container.stage.listed("HEALTHCHECK")
        end = time.monotonic() + STARTED_SECONDS
        while (checked := container.enter(process, check)).returncode:
            assert time.monotonic() < end, checked.stderr + log.read_text()
            time.sleep(0.5)
        said = container.enter(process, ["famiglia", "--version"])
        assert "compiled" in said.stdout, said.stderr
        owner = Path(f"/proc/{process}").stat().st_uid
        assert owner == 10001
        assert container.enter(process, ["touch", "/opt/famiglia/x"]).returncode != 0
        played = container.enter(process, ["python3", "-c", PLAY])
        assert re.match(r"\d\d moves; True", played.stdout), played.stdout + played.stderr
        assert (container.root / "var/lib/famiglia/famiglia.db").exists()
        begin = time.monotonic()
        os.kill(process, signal.SIGTERM)
        while Path(f"/proc/{process}").exists() and time.monotonic() < begin + 20:
            time.sleep(0.05)
        assert time.monotonic() - begin < SHUTDOWN_SECONDS + 8
    assert "Application shutdown complete." in log.read_text()

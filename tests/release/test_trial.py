"""A program that does not start, answer or end as it should is noticed."""

import os
import re
import sys
import time
from pathlib import Path

import pytest
from tools.release.process import free_port, program
from tools.release.run import ReleaseProblem, clean_environment, run, uninterrupted
from tools.release.trial import check_version, ends_well

SERVER = """
import http.server, signal, sys
signal.signal(signal.SIGINT, lambda *_: sys.exit(0))
class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        found = {"/": PAGE, "/main.js": "1"}.get(self.path)
        self.send_response(200 if found else 404)
        self.end_headers()
        self.wfile.write((found or "").encode())
    def log_message(self, *_): pass
server = http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Page)
print(f"Your seat 0: http://127.0.0.1:{sys.argv[1]}/#link=x", flush=True)
server.serve_forever()
"""
GOOD_PAGE = "'<script src=\"/main.js\"></script>'"
STUBBORN = """
import signal, time
signal.signal(signal.SIGINT, signal.SIG_IGN)
print("up", flush=True)
time.sleep(60)
"""

# As `make play`, which ends before what compiles beside it: that is in a group of its own.
COMPILES_BESIDE = """
import subprocess, sys
beside = '''
import os, signal, subprocess, sys, time
compiling = subprocess.Popen(["sleep", "60"], start_new_session=True)
signal.signal(signal.SIGTERM, lambda *_: sys.exit())
signal.signal(signal.SIGINT, signal.SIG_IGN)
print("compiling:", compiling.pid, flush=True)
try:
    compiling.wait()
finally:
    time.sleep(0.3)
    os.killpg(compiling.pid, signal.SIGTERM)
    compiling.wait()
'''
subprocess.Popen([sys.executable, "-c", beside]).wait()
"""


def python(text: str) -> list[str]:
    return [sys.executable, "-c", text, str(free_port())]


def test_a_page_that_is_served_whole_is_good(tmp_path: Path) -> None:
    command = python(SERVER.replace("PAGE", GOOD_PAGE))
    with program(command, tmp_path, clean_environment()) as served:
        served.fetch_page(served.address(20))
        assert served.end() == 0


@pytest.mark.parametrize(
    ("page", "problem"),
    [
        ("'<script src=\"/gone.js\"></script>'", "gone.js with 404"),
        ("'<h1>soon</h1>'", "asks for no script"),
    ],
)
def test_a_page_that_is_not_whole_is_noticed(tmp_path: Path, page: str, problem: str) -> None:
    command = python(SERVER.replace("PAGE", page))
    with (
        program(command, tmp_path, clean_environment()) as served,
        pytest.raises(ReleaseProblem, match=problem),
    ):
        served.fetch_page(served.address(20))


def test_a_program_that_fails_says_why(tmp_path: Path) -> None:
    with (
        program(python("print('no room'); raise SystemExit(3)"), tmp_path, {}) as failing,
        pytest.raises(ReleaseProblem, match="prints no address:\nno room"),
    ):
        failing.address(20)


def test_a_program_that_does_not_answer_is_noticed(tmp_path: Path) -> None:
    with (
        program(python("import time; time.sleep(60)"), tmp_path, {}) as silent,
        pytest.raises(ReleaseProblem, match="does not answer"),
    ):
        silent.fetch(f"http://127.0.0.1:{free_port()}/health", 0.5)


def test_a_program_that_does_not_end_is_noticed_and_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.release.process.END_SECONDS", 0.5)
    with program(python(STUBBORN), tmp_path, {}) as stubborn:
        while not stubborn.said():
            pass
        with pytest.raises(ReleaseProblem, match="does not end"):
            stubborn.end()
    assert stubborn.is_gone


def test_what_a_program_has_started_in_a_group_of_its_own_is_gone_with_it(tmp_path: Path) -> None:
    with program(python(COMPILES_BESIDE), tmp_path, {}) as played:
        while not (found := re.search(r"compiling: (\d+)\n", played.said())):
            time.sleep(0.05)
        played.end()
    with pytest.raises(ProcessLookupError):
        os.killpg(int(found[1]), 0)


@pytest.mark.parametrize("is_compiled", [True, False, None])
def test_the_version_that_was_built_is_the_one_that_runs(is_compiled: bool | None) -> None:
    said = f"famiglia 1.1.0, engine {'interpreted' if is_compiled is False else 'compiled'}\n"
    check_version(said, "1.1.0", is_compiled)
    with pytest.raises(ReleaseProblem, match=r"not 'famiglia 1\.1\.1, engine"):
        check_version(said, "1.1.1", is_compiled)
    if is_compiled is not None:
        with pytest.raises(ReleaseProblem):
            check_version(said, "1.1.0", not is_compiled)


def test_an_end_with_a_complaint_is_noticed() -> None:
    ends_well(0, "famiglia serve")
    with pytest.raises(ReleaseProblem, match=r"famiglia serve was told to end .* status 1"):
        ends_well(1, "famiglia serve")


def test_a_command_that_fails_is_told_with_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(ReleaseProblem, match="status 4:\nwrong"):
        run(python("print('wrong'); raise SystemExit(4)"), tmp_path)


def test_what_must_not_be_cut_is_not(tmp_path: Path) -> None:
    both = "for each in (os.getppid(), os.getpid()): os.kill(each, signal.SIGINT)"
    interrupt = f"import os, signal\n{both}\nprint('whole')"
    with uninterrupted():
        assert run([sys.executable, "-c", interrupt], tmp_path) == "whole\n"

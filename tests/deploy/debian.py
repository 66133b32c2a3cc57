"""A Debian in a folder, in which steps of a Containerfile are run as in a container."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.deploy.containerfile import Context, Stage, variables

STEP_SECONDS: Final = 1500
TAKEN: Final = re.compile(r"(PIP_|NPM_CONFIG_|NODE_EXTRA_|SSL_CERT_|.*_CA_BUNDLE$|.*_proxy$)", re.I)
"""How this machine reaches packages; that is nobody else's business."""
PACKAGES: Final = ("PIP_FIND_LINKS", "PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL")
"""Which of them may name folders of this machine."""
PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
INSIDE: Final = r"""
set -e
root=$1; shift
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
while [ "$1" != -- ]; do
    mkdir -p "$root$1"; mount --bind "$1" "$root$1"; mount -o remount,bind,ro "$root$1"; shift
done
shift
exec "$@"
"""
"""In namespaces of its own: what is mounted is gone when it ends."""


def why_not() -> str:
    """Why no Debian can be made here; nothing if one can."""
    if os.geteuid() != 0:
        return "only root can make one"
    if shutil.which("debootstrap", path=f"{os.environ['PATH']}:/usr/sbin") is None:
        return "debootstrap is missing: tools/proxies"
    if not mirror():
        return "apt knows of no Debian"
    tried = subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "--net", "mount", "-t", "tmpfs", "x", "/mnt"],
        capture_output=True,
        text=True,
        check=False,
    )
    return tried.stderr.strip()


class Machine:
    """How this one reaches packages of Debian and Python, and what it trusts."""

    def __init__(self) -> None:
        self.mirror = mirror()
        self.environment = {
            name: value for name, value in os.environ.items() if TAKEN.match(name)
        } | _pip_settings()
        packages = [value for name, value in self.environment.items() if name in PACKAGES]
        named = {word.removeprefix("file://") for word in " ".join(packages).split()}
        self.folders = sorted(_above(each) for each in named if Path(each).is_dir())
        """Where packages lie here; they are seen inside at the same place, and only seen."""

    def prepare(self, root: Path) -> None:
        """Nothing but how the world is reached."""
        for name in ("/etc/resolv.conf", "/etc/hosts"):
            shutil.copyfile(name, root / name[1:])
        told = subprocess.run(["apt-config", "dump"], capture_output=True, text=True, check=True)
        lines = [line for line in told.stdout.splitlines() if line.startswith("Acquire::http")]
        (root / "etc/apt/apt.conf.d/99machine").write_text("\n".join([*lines, ""]))
        trusted = root / "usr/local/share/ca-certificates"
        trusted.mkdir(parents=True, exist_ok=True)
        for certificate in Path("/usr/local/share/ca-certificates").glob("*.crt"):
            shutil.copy(certificate, trusted)


def _above(folder: str) -> str:
    """An index refers to files beside it."""
    path = Path(folder)
    return str(path.parent if path.name == "simple" else path)


def mirror() -> str:
    """Where apt finds Debian here; nothing on another system."""
    told = subprocess.run(["apt-cache", "policy"], capture_output=True, text=True, check=True)
    found = re.search(r"^ *\d+ (\S+) .*\n +release .*o=Debian,.*l=Debian,", told.stdout, re.M)
    return found[1] if found else ""


def _pip_settings() -> dict[str, str]:
    """What files tell pip here, as variables."""
    command = [sys.executable, "-m", "pip", "config", "list"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^global\.([a-z-]+)='(.*)'$", told.replace("\\n", " "), re.M)
    return {f"PIP_{name.upper().replace('-', '_')}": value for name, value in found}


class Container:
    """One stage, in a folder."""

    def __init__(self, root: Path, stage: Stage, machine: Machine) -> None:
        self.root = root
        self.stage = stage
        self._machine = machine
        self._variables = {"PATH": PATH, "HOME": "/root"}
        self._folder = "/"
        self._user = ""

    def build(self, context: Context, others: dict[str, Path]) -> None:
        """All steps in their order."""
        self._machine.prepare(self.root)
        for word, text in self.stage.steps:
            if word == "ENV":
                self._variables |= variables(text)
            elif word == "WORKDIR":
                self._folder = self._place(text)
                self._inside(self._folder).mkdir(parents=True, exist_ok=True)
            elif word == "USER":
                self._user = text
            elif word == "COPY":
                self._copy(text, context, others)
            else:
                self._run(text)

    def command(self, words: list[str], *isolation: str) -> list[str]:
        """What runs such words inside, as the user of the moment."""
        machine = {} if isolation else self._machine.environment
        told = [f"{name}={value}" for name, value in {**machine, **self._variables}.items()]
        user = [f"--userspec={self._user}", "--groups="] if self._user else []
        there = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', self._folder, *words]
        # Networks of the machine are for building alone.
        unshare = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *isolation]
        return [
            *unshare,
            *["/bin/sh", "-c", INSIDE, "sh", str(self.root)],
            *(self._machine.folders if not isolation else []),
            *["--", "chroot", *user, str(self.root), "/usr/bin/env", "-i", *told, *there],
        ]

    def enter(self, process: int, words: list[str]) -> "subprocess.CompletedProcess[str]":
        """Beside a process inside, as `exec` does."""
        command = self.command(words)
        chroot = command[command.index("--") + 1 :]
        nsenter = ["nsenter", "--target", str(process), "--mount", "--pid", "--net"]
        return subprocess.run(
            [*nsenter, *chroot], capture_output=True, text=True, check=False, timeout=60
        )

    @contextmanager
    def started(self, log: Path) -> Iterator[int]:
        """What the image is for, with no network but itself; its number on this machine."""
        words = self.stage.listed("ENTRYPOINT") + self.stage.listed("CMD")
        lo = ["/bin/sh", "-c", 'ip link set lo up && exec "$@"', "sh"]
        command = ["unshare", "--net", *lo, *self.command(words, "--uts", "--ipc")]
        with log.open("wb") as written:
            outer = subprocess.Popen(command, stdout=written, stderr=written)
        try:
            yield self._process_inside(outer.pid)
        finally:
            # Who becomes another user is no longer told that its parent is gone.
            for process in (*_children_of(outer.pid), outer.pid):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            outer.wait()

    def _process_inside(self, outer: int) -> int:
        """The child that has the stage's folder as its root; others come and go before it."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            for child in _children_of(outer):
                with suppress(OSError):
                    if Path(f"/proc/{child}/root").readlink() == self.root:
                        return child
            time.sleep(0.02)
        raise AssertionError("nothing was started")

    def _run(self, text: str) -> None:
        done = subprocess.run(
            self.command(["/bin/sh", "-c", text]),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=STEP_SECONDS,
        )
        assert done.returncode == 0, f"RUN {text}\n{done.stdout[-4000:]}"

    def _copy(self, text: str, context: Context, others: dict[str, Path]) -> None:
        words = text.split()
        if words[0].startswith("--from="):
            origin, source, target = words
            there = others[origin.removeprefix("--from=")] / source[1:]
            shutil.copytree(there, self._inside(self._place(target)), symlinks=True)
            return
        source, target = words
        inside = self._inside(self._place(target))
        for file in context.files(source):
            place = inside / file.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(context.folder / file, place, follow_symlinks=False)

    def _place(self, name: str) -> str:
        return os.path.normpath(Path(self._folder) / name)

    def _inside(self, place: str) -> Path:
        return self.root / place.lstrip("/")


def _children_of(process: int) -> list[int]:
    try:
        found = Path(f"/proc/{process}/task/{process}/children").read_text()
    except FileNotFoundError:
        return []
    return [int(child) for child in found.split()]


def make_debian(suite: str, mirror: str, root: Path) -> None:
    """The smallest one, as images of it are."""
    command = ["debootstrap", "--variant=minbase", suite, str(root), mirror]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr


def copy_debian(source: Path, target: Path) -> None:
    """With its devices and owners."""
    subprocess.run(["cp", "-a", str(source), str(target)], check=True)

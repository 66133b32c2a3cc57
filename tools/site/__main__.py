"""Builds the documentation site into build/site, and looks at every link of it.

python -m tools.site [FOLDER]
"""

import os
import posixpath
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.site.check import problems
from tools.site.documents import ROOT
from tools.site.stage import HERE, stage

WORK: Final = ROOT / "build" / "documents"
"""What it is made of is laid out here."""
SHIM: Final = "https://unpkg.com/iframe-worker/shim"


def build(site: Path, repository: str, work: Path = WORK) -> list[str]:
    """Build the site into a folder; what is wrong with it, else nothing."""
    stage(work / "docs", repository)
    return make_pages(work, site)


def make_pages(work: Path, site: Path) -> list[str]:
    """The same, of what is laid out already."""
    shutil.copy(HERE / "zensical.toml", work)
    shutil.rmtree(work / "site", ignore_errors=True)
    command = [_zensical(), "build", "--clean", "--strict"]
    done = subprocess.run(command, cwd=work, capture_output=True, check=False, text=True)
    if done.returncode:
        return [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    _bring_home(work / "site")
    found = problems(work / "site")
    if not found:
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(work / "site", site)
    return found


def _bring_home(site: Path) -> None:
    """Each page fetches a script from elsewhere, for searching in files; ours does the same."""
    for page in site.rglob("*.html"):
        own = posixpath.relpath("looks/frame-worker.js", page.parent.relative_to(site).as_posix())
        page.write_text(page.read_text("utf-8").replace(SHIM, own), "utf-8")


def _zensical() -> str:
    """What makes the pages, in an environment of its own."""
    made = subprocess.run(
        [ROOT / "tools" / "venv", "docs"], check=True, stdout=subprocess.PIPE, text=True
    )
    return f"{made.stdout.strip()}/bin/zensical"


def main() -> int:
    """The exit status is 1 where something is wrong."""
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"
    found = build(site, os.environ.get("FAMIGLIA_REPOSITORY", "").rstrip("/"))
    for each in found:
        print(each, file=sys.stderr)
    if not found:
        print(f"{site / 'index.html'} is there.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""Lays out what the site is made of: documents with their links set anew, the rules, the API."""

import json
import shutil
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Final

from tools import openapi
from tools.site import api, rules
from tools.site.citations import RULINGS, anchor_rulings, cite
from tools.site.documents import ROOT, RULES, place_in_site, published
from tools.site.links import for_site, rewrite

FONTS: Final = Path("src/famiglia/drawing/fonts")
HERE: Final = Path(__file__).parent


def stage(folder: Path, repository: str) -> None:
    """Fill a folder, which is emptied before."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in published():
        place = place_in_site(name)
        assert place is not None
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if PurePosixPath(name).suffix == ".md":
            target.write_text(_document(name, place, repository), "utf-8")
        else:
            shutil.copy(ROOT / name, target)
    (folder / RULES).write_text(rules.page(), "utf-8")
    _stage_api(folder / "api")
    _stage_looks(folder / "looks")


def _document(name: str, place: str, repository: str) -> str:
    text = (ROOT / name).read_text("utf-8")
    if place == RULINGS:
        text = anchor_rulings(text)
    return rewrite(
        text,
        link=partial(for_site, document=name, repository=repository),
        words=partial(cite, place=place),
    )


def _stage_api(folder: Path) -> None:
    document = openapi.document()
    folder.mkdir(parents=True)
    (folder / "openapi.json").write_bytes(document)
    for name, text in api.pages(json.loads(document)).items():
        (folder / name).write_text(text, "utf-8")


def _stage_looks(folder: Path) -> None:
    """The typeface, which is the board's, with its licence; how it all looks."""
    folder.mkdir(parents=True)
    for name in ("Alegreya-regular.ttf", "Alegreya-bold.ttf", "Alegreya-italic.ttf", "OFL.txt"):
        shutil.copy(ROOT / FONTS / name, folder)
    shutil.copy(HERE / "site.css", folder)
    shutil.copy(HERE / "frame-worker.js", folder)
    shutil.copy(ROOT / "web/src/crest.svg", folder)

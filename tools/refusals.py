"""Writes the page's texts of refusals: reasons of the rules, and problems of the server.

python -m tools.refusals; with `--check` it only says whether they are up to date.
"""

import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import famiglia.engine
from famiglia.engine.reasons import REASONS
from famiglia.server.http.catalogue import CATALOGUE, text_key

TEXTS: Final = Path("web/src/lib/text/en/refusals.ftl")
_ODD: Final = re.compile(r"[^\w-]")
"""What a key of the page's texts may not have."""


def texts() -> Iterator[tuple[str, str]]:
    """Every key that a refusal may have, with its English sentence."""
    for module in pkgutil.walk_packages(famiglia.engine.__path__, "famiglia.engine."):
        import_module(module.name)  # Reasons are told where their rules are.
    for reason in REASONS:
        yield f"refused.{reason.key}", reason.text
    for key, problem in CATALOGUE.items():
        yield text_key(key), problem.meaning


def written() -> str:
    """As a file of the page."""
    lines = [f"{_ODD.sub('-', key)} = {text}\n" for key, text in sorted(texts())]
    return "".join(["# Written by tools/refusals.py.\n\n", *lines])


def main() -> None:
    """The only argument is `--check`."""
    if "--check" in sys.argv[1:]:
        if TEXTS.read_text() != written():
            sys.exit(f"{TEXTS} is out of date: python -m tools.refusals writes it")
        return
    TEXTS.write_text(written())


if __name__ == "__main__":
    main()

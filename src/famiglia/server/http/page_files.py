"""Whether the files of the page are all there, as they were built."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from famiglia.server.config import ConfigError

PAGE: Final = Path(__file__).parents[1] / "page"
INDEX: Final = "index.html"
LIST: Final = "files.json"
"""Written when the page is built: every file with its SHA-256."""
MOST_TOLD: Final = 5
_NAMED: Final = re.compile(r'(?:src|href)="/([^"]+)"')
"""Where the page names what it loads."""


class BrokenPage(ConfigError):
    """Without its files the page would stay empty in every browser."""


def must_be_whole(page: Path = PAGE) -> None:
    """Refuses a page that is not as it was built; raises BrokenPage."""
    wrong = list(wrong_files(page))
    if not wrong:
        return
    more = f", and {len(wrong) - MOST_TOLD} more" if len(wrong) > MOST_TOLD else ""
    raise BrokenPage(
        f"The page in {page} cannot be shown: {', '.join(wrong[:MOST_TOLD])}{more}. "
        "Install famiglia again; in a clone remove src/famiglia/server/page and run `make play`."
    )


def wrong_files(page: Path = PAGE) -> Iterator[str]:
    """What is missing or not as it was built, in words."""
    if not page.is_dir():
        yield "there is no such folder"
        return
    digests = _listed(page)
    if digests is None:
        yield f"{LIST} is damaged"
        return
    for name in sorted({INDEX, *(digests or _named(page))}):
        try:
            content = (page / name).read_bytes()
        except FileNotFoundError:
            yield f"{name} is missing"
        except OSError as error:
            yield f"{name} cannot be read ({error.strerror})"
        else:
            is_whole = digests[name] == sha256(content).hexdigest() if digests else content
            if not is_whole:
                yield f"{name} is damaged"


def _listed(page: Path) -> dict[str, str] | None:
    """The digests; none if there is no list, since a page can do without it, None if it is damaged.

    What damaged the list may have damaged more.
    """
    try:
        found = msgspec.json.decode((page / LIST).read_bytes(), type=dict[str, str])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.MsgspecError):
        return None
    return found if INDEX in found else None


def _named(page: Path) -> list[str]:
    """What the page itself says that it loads."""
    try:
        return _NAMED.findall((page / INDEX).read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        return []

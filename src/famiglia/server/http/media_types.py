"""What the files of the page are, said by ourselves.

Python asks the machine, and on Windows other programs may have said there that scripts are plain
text: a browser would run none of them.
"""

import mimetypes
from typing import Final

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}


def media_type(name: str) -> str:
    """Of a file with this name."""
    return next(
        (found for suffix, found in MEDIA_TYPES.items() if name.endswith(suffix)),
        "application/octet-stream",
    )


def overrule_machine() -> None:
    """Litestar, which serves the page itself, shall say the same."""
    for suffix, found in MEDIA_TYPES.items():
        mimetypes.add_type(found, suffix)

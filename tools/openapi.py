"""Writes the server's OpenAPI document into a file: the types of the page are made of it.

python -m tools.openapi build/openapi.json
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from litestar.testing import TestClient

from famiglia.server.http.app import application
from famiglia.server.services import Runtime, open_services


def document() -> bytes:
    """The document as the server gives it."""
    with TemporaryDirectory() as folder:
        runtime = Runtime(lambda: 0, lambda: "drawn")
        services = open_services(f"sqlite:///{folder}/famiglia.db", Path(folder), runtime)
        try:
            reply = TestClient(application(services)).get("/schema/openapi.json")
        finally:
            services.close()
    return bytes(reply.content)


def main() -> None:
    """The only argument is the file."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(document())


if __name__ == "__main__":
    main()

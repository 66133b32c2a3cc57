"""What `make play` starts, without its browser."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.processes import free_port

FAMIGLIA: Final = [sys.executable, "-c", "from famiglia.cli import famiglia; famiglia()"]
LINK: Final = re.compile(r"http://\S+#link=\S+")


@contextmanager
def playing(folder: Path) -> Iterator[str]:
    """The address that a browser would be opened at, while it runs."""
    options = ["--no-browser", "--data", str(folder), "--port", str(free_port())]
    with subprocess.Popen([*FAMIGLIA, "play", *options], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        try:
            yield next(found[0] for line in run.stdout if (found := LINK.search(line)))
        finally:
            run.terminate()

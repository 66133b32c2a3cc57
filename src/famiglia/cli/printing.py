"""What is printed, where the terminal or a pipe cannot show every sign."""

import sys


def replace_unknown_signs() -> None:
    """Print `?` for what cannot be encoded, as on Windows in a pipe, instead of ending in an error.

    A stream of somebody else's, as in tests, may have no such thing.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")

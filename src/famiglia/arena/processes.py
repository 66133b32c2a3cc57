"""How many processes may work beside each other."""

from typing import Final

MOST_ON_WINDOWS: Final = 60
"""Windows waits for 63 things at once, and who waits for processes waits for a few others too."""


def most_processes(platform: str, wanted: int) -> int:
    """As many as wanted, as far as the platform can wait for them."""
    return min(wanted, MOST_ON_WINDOWS) if platform == "win32" else wanted

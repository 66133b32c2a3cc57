"""Where `famiglia play` listens, and whether a browser can be opened."""

import socket
from contextlib import ExitStack, suppress

import pytest

from famiglia.cli.browser import has_screen
from famiglia.cli.local import FIRST_PORT, MOST_PORTS, NoServer, listening


def test_the_next_port_is_taken_when_the_usual_one_is_not_free() -> None:
    with ExitStack() as taken:
        with suppress(OSError):  # Somebody else may have it already.
            taken.enter_context(socket.create_server(("127.0.0.1", FIRST_PORT)))
        found = taken.enter_context(listening("127.0.0.1", None))
        assert FIRST_PORT < found.getsockname()[1] < FIRST_PORT + MOST_PORTS


def test_an_address_may_be_one_of_ipv6() -> None:
    """On a machine without any, that is what is told."""
    try:
        with listening("::1", 0) as found:
            assert found.getsockname()[0] == "::1"
    except NoServer as without:
        assert "assign requested address" in str(without)  # noqa: PT017


@pytest.mark.parametrize(
    ("platform", "environment", "has_one"),
    [
        ("linux", {}, False),
        ("linux", {"TERM": "xterm", "SSH_CONNECTION": "x"}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "lynx"}, True),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "x"}, False),
    ],
)
def test_a_browser_is_opened_where_there_is_a_screen(
    platform: str, environment: dict[str, str], has_one: bool
) -> None:
    assert has_screen(platform, environment) == has_one

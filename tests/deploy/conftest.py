"""One server behind both proxies for all that restarts nothing."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from famiglia.server.config import LIMITS
from tests.deploy.certificates import Certificate, make_certificate
from tests.deploy.proxies import PROXIES, Proxy, proxying
from tests.server.conftest import postgres
from tests.server.processes import free_port, serving

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Where a server listens that is asked by https alone, and not too often."""
    found = free_port()
    with ExitStack() as stack:
        # Of this server alone: those of other tests begin while it still runs.
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(LIMITS, "on")
            stack.enter_context(serving(tmp_path_factory.mktemp("served"), "--https", port=found))
        yield found


@pytest.fixture(scope="session")
def both(
    port: int, certificate: Certificate, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Proxy]]:
    """Both proxies before one server."""
    folder = tmp_path_factory.mktemp("proxies")
    with (
        proxying("nginx", [port], certificate, folder / "nginx") as nginx,
        proxying("caddy", [port], certificate, folder / "caddy") as caddy,
    ):
        yield {"nginx": nginx, "caddy": caddy}


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest, both: dict[str, Proxy]) -> Proxy:
    """Each of them in turn."""
    return both[request.param]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a server of a test's own keeps its games."""
    made = tmp_path / "data"
    made.mkdir()
    return made

"""What is counted, for who runs the server."""

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from famiglia.server.http.dependencies import GivenServices
from famiglia.server.http.guards import address_of
from famiglia.server.http.limits import is_loopback
from famiglia.server.problems import Refusal


@get("/metrics", media_type=CONTENT_TYPE_LATEST)
async def metrics(
    request: Request[None, None, State],
    services: GivenServices,
    are_metrics_public: NamedDependency[bool],
) -> bytes:
    """Counters of this worker for Prometheus; served on the machine itself unless set otherwise.

    A proxy on the same machine must say who asks (`X-Forwarded-For`), else everybody seems to be
    there.
    """
    if not (are_metrics_public or is_loopback(address_of(request.scope))):
        raise Refusal("not-here", "This is told on the server's own machine alone.")
    return services.metrics.text()

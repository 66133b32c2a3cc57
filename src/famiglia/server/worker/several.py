"""Several workers on one port, and the parent that replaces those that die."""

import logging

from uvicorn import Config
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from famiglia.server.config import ServerConfig
from famiglia.server.worker.logs import configure
from famiglia.server.worker.prepare import prepared


def serve_with_several(how: Config, config: ServerConfig) -> bool:
    """Until a signal ends it; False if a worker found that none can serve.

    What no worker could begin with is raised before there are any, as `prepared` does: they would
    be replaced for ever.
    """
    configure(logging.WARNING if config.is_quiet else logging.INFO)
    prepared(config).close()
    parent = Multiprocess(how, [how.bind_socket()])
    parent.run()
    return all(worker.exitcode != STARTUP_FAILURE for worker in parent.processes)

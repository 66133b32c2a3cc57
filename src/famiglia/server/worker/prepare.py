"""What a worker begins with: a whole page, its database brought up to date, its editions."""

import time

from famiglia.server.config import ServerConfig
from famiglia.server.http.page_files import must_be_whole
from famiglia.server.identity import new_token
from famiglia.server.services import Runtime, Services, Upgrade, open_services


def prepared(config: ServerConfig) -> Services:
    """All that requests are answered with.

    Raises ConfigError, StoreProblem or BrokenEdition where nothing can be served.
    """
    must_be_whole()
    runtime = Runtime(lambda: time.time_ns() // 1_000_000, new_token, Upgrade(config.has_backup))
    services = open_services(
        config.database, config.folder, runtime, config.is_secure, config.editions
    )
    return services._replace(address=config.address)

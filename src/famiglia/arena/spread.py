"""Work spread over the cores of this machine, or over a Ray cluster; results come in sequence.

What is sent is plain data: a compiled game never leaves the process in which it is played.
"""

import multiprocessing
import socket
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

from famiglia.arena.processes import most_processes
from famiglia.extras import import_extra

Setting = TypeVar("Setting")
Item = TypeVar("Item")
Found = TypeVar("Found")

GAMES_PER_CORE: Final = 4
"""How many games each core of a cluster is given at once."""


CONNECT_SECONDS: Final = 5.0
"""Seconds until somebody must have answered."""


class NoCluster(Exception):
    """There is no Ray cluster at this address."""


def spread(
    work: Callable[[Setting, Item], Found], setting: Setting, items: Sequence[Item], workers: int
) -> Iterator[Found]:
    """The work done with every item, by so many processes; with one, in this one."""
    if workers == 1:
        yield from (work(setting, item) for item in items)
        return
    context = multiprocessing.get_context("spawn")
    helpers = most_processes(sys.platform, min(workers, len(items)))
    with context.Pool(helpers, _set_job, (work, setting)) as pool:
        yield from pool.imap(_do, items)


def spread_by_ray(
    work: Callable[[Setting, Item], Found],
    setting: Setting,
    items: Iterable[Item],
    address: str = "auto",
) -> Iterator[Found]:
    """The same on a running Ray cluster; raises ExtraMissing, NoCluster."""
    ray = import_extra("ray", "ray")
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except OSError as refused:
        raise NoCluster(f"No Ray cluster answers at {address}.") from refused
    try:
        yield from _by_ray(ray, work, setting, items)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody is there: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


def _by_ray(
    ray: Any, work: Callable[[Setting, Item], Found], setting: Setting, items: Iterable[Item]
) -> Iterator[Found]:
    remote = ray.remote(num_cpus=1)(work)
    shared = ray.put(setting)
    most = GAMES_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for item in items:
        waiting.append(remote.remote(shared, item))
        if len(waiting) == most:
            yield ray.get(waiting.pop(0))
    for result in waiting:
        yield ray.get(result)


_job: list[Any] = []
"""In a process that helps: what to do, and with which setting."""


def _set_job(*job: Any) -> None:
    _job[:] = job


def _do(item: Any) -> Any:
    work, setting = _job
    return work(setting, item)

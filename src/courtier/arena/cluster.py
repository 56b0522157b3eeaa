"""Work in parts on a Ray cluster: the same parts as on one machine, so that the result is the same, too."""

import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from logging import ERROR
from typing import Any, TypeVar

from courtier.arena.workers import Job
from courtier.core.errors import BadSetup

LOCAL = "local"  # instead of an address: workers that Ray starts on this machine
WAIT = 5  # seconds in which a cluster must answer
AHEAD = 4  # parts that each processor of the cluster has been given
RETRIES = 3  # of a part whose worker was lost
Done = TypeVar("Done")


@contextmanager
def done_on_cluster(
    job: Job[Done], parts: Sequence[range], address: str, workers: int
) -> Iterator[Iterator[tuple[range, Done]]]:
    """Each part with what the job made of it, in no particular order. `workers` counts for `local` only."""
    ray = connected(address, workers)
    try:
        yield shared_out(ray, job, parts)
    finally:
        ray.shutdown()


def connected(address: str, workers: int) -> Any:
    """The library, connected to the cluster; `BadSetup` if that is not possible."""
    try:
        ray: Any = import_module("ray")  # an extra that few have
    except ImportError:
        raise BadSetup("--ray needs the library Ray: pip install 'courtier[ray]'") from None
    if address == LOCAL:
        ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        return ray
    check_answers(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except Exception as error:  # noqa: BLE001 - Ray raises many kinds
        raise BadSetup(f"--ray {address}: the cluster refused: {str(error).splitlines()[0]}") from None
    return ray


def check_answers(address: str) -> None:
    """Raise `BadSetup` if nobody listens there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise BadSetup(f"--ray {address}: expected host:port of a cluster, or {LOCAL} for workers on this machine")
    try:
        socket.create_connection((host, int(port)), WAIT).close()
    except (OSError, OverflowError) as error:
        raise BadSetup(f"--ray {address}: no cluster answers there ({error}); is it started?") from None


def shared_out(ray: Any, job: Job[Done], parts: Sequence[range]) -> Iterator[tuple[range, Done]]:
    """Hand out the parts, some ahead, and take what is done."""
    task = ray.remote(max_retries=RETRIES)(do_part)
    shared = ray.put(job)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = list(reversed(parts))
    open_tasks: list[Any] = []
    while waiting or open_tasks:
        while waiting and len(open_tasks) < most:
            open_tasks.append(task.remote(shared, waiting.pop()))
        done, open_tasks = ray.wait(open_tasks)
        yield from ray.get(done)


def do_part(job: Job[Done], part: range) -> tuple[range, Done]:
    """On a worker of the cluster."""
    return part, job(part)

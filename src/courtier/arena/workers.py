"""Work in parts, here or on several processes. What comes out does not depend on how many."""

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from courtier.core.errors import CourtierError

AHEAD = 2  # parts that a worker has been given: the one it does and the next one
Done = TypeVar("Done")
Job = Callable[[range], Done]  # what is to be done with a part; other processes must be able to unpickle it


class LostWorker(CourtierError):
    """A process that ended before its part was done."""


@contextmanager
def done_in_parts(
    job: Job[Done], parts: Sequence[range], workers: int, cluster: str = ""
) -> Iterator[Iterator[tuple[range, Done]]]:
    """Each part with what the job made of it, as soon as it is done, in no particular order.

    `cluster` is the address of a Ray cluster; without one the work is done on this machine.
    """
    if cluster:
        from courtier.arena.cluster import done_on_cluster  # noqa: PLC0415 - needed by few

        with done_on_cluster(job, parts, cluster, workers) as done:
            yield done
        return
    if min(workers, len(parts)) <= 1:
        yield ((part, job(part)) for part in parts)
        return
    crew = start(job, min(workers, len(parts)))
    try:
        yield share_out(parts, list(crew))
    finally:
        for pipe, process in crew.items():
            process.terminate()
            process.join()
            pipe.close()


def in_order(parts: Sequence[range], found: Iterator[tuple[range, Done]]) -> Iterator[tuple[range, Done]]:
    """The same in the order of the parts: a part that is done too soon waits for those before it."""
    finished: dict[range, Done] = {}
    for part in parts:
        while part not in finished:
            key, done = next(found)
            finished[key] = done
        yield part, finished.pop(part)


def share_out(parts: Sequence[range], pipes: Sequence[Connection]) -> Iterator[tuple[range, Any]]:
    """Hand out the parts to workers until all are back."""
    waiting = list(reversed(parts))
    try:
        for pipe in [*pipes] * AHEAD:
            hand_out(waiting, pipe)
        for _ in parts:
            pipe, done = receive(pipes)
            hand_out(waiting, pipe)
            yield done
    except (EOFError, OSError):
        raise LostWorker("a worker ended before its games were done; try fewer --workers") from None


def hand_out(waiting: list[range], pipe: Connection) -> None:
    """Give a worker the next part, if there is one."""
    if waiting:
        pipe.send(waiting.pop())


def receive(pipes: Sequence[Connection]) -> tuple[Connection, tuple[range, Any]]:
    """Wait for the next finished part; an error of a worker is raised here."""
    pipe = wait(pipes)[0]
    assert isinstance(pipe, Connection)
    answer = pipe.recv()
    if isinstance(answer, CourtierError):
        raise answer
    return pipe, answer


def start(job: Job[Any], workers: int) -> dict[Connection, BaseProcess]:
    """Start processes that receive their parts through a pipe."""
    context: Any = multiprocessing.get_context(start_method())
    crew: dict[Connection, BaseProcess] = {}
    with ctrl_c_blocked():
        for _ in range(workers):
            here, there = context.Pipe()
            process = context.Process(target=work, args=(job, there), daemon=True)
            process.start()
            there.close()
            crew[here] = process
    return crew


@contextmanager
def ctrl_c_blocked() -> Iterator[None]:
    """Block Ctrl-C until all workers have started and have said that they ignore it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start_method() -> str:
    """`fork`, which is fast, where it is safe: on Linux, before there are threads; else `spawn`."""
    alone = threading.active_count() == 1
    return "fork" if sys.platform == "linux" and alone else "spawn"


def work(job: Job[Any], pipe: Connection) -> None:
    """In a worker: do the parts that come in, while somebody waits for them. Ctrl-C is not for workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    while parent.sentinel not in wait([pipe, parent.sentinel]):
        part = pipe.recv()
        try:
            pipe.send((part, job(part)))
        except CourtierError as error:
            pipe.send(error)

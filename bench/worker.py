"""A process that measures when told to, so that one run can alternate between engines.

It says its build, then reads `task seconds` from its input and answers `count cpu_seconds`: how
often the task's thing happened, and the time that this took the process itself, so that what else
the machine does weighs less. To a task of `sizes` it answers `count times`: how often the thing
happened, and how often the task was done.
"""

import sys
from collections.abc import Callable
from time import process_time

Task = Callable[[], int]  # does a little of the work and says how many things that were


def serve(tasks: dict[str, Task], build: str = "as installed", sizes: frozenset[str] = frozenset()) -> None:
    print(build, flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        count, times, spent = measure(tasks[name], float(seconds))
        print(count, times if name in sizes else spent, flush=True)


def measure(task: Task, seconds: float) -> tuple[int, int, float]:
    count = times = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        count += task()
        times += 1
    return count, times, spent

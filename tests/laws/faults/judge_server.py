"""A process that judges scratch copies of the project, one request a line on its standard input.

It imports pytest and Hypothesis once, which takes longer than most laws, but nothing of Courtier. Each request is
carried out in a fork of it, which imports Courtier from the scratch copy that the request names.
"""

import json
import os
import sys
import traceback
from importlib import import_module
from typing import Any

PRELOADED = ("hypothesis", "jsonschema", "pytest")


def main() -> None:
    for name in PRELOADED:
        import_module(name)
    for line in sys.stdin:
        sys.stdout.write(in_fork(json.loads(line)) + "\n")
        sys.stdout.flush()


def in_fork(request: dict[str, Any]) -> str:
    """The answer of a child that has loaded the sources in `request["at"]`, as JSON."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        with os.fdopen(writing, "w") as out:
            out.write(answer(request))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        text = told.read()
    os.waitpid(child, 0)
    return text or json.dumps({"error": "the process ended without an answer"})


def answer(request: dict[str, Any]) -> str:
    """`{"found": law → how it was broken}`, or `{"error": …}` where the laws could not be run."""
    os.chdir(request["at"])
    sys.path.insert(0, request["at"])
    try:
        judge = import_module("tests.laws.faults.judge")
        return json.dumps({"found": judge.verdicts(request["seeds"], request["case"], request["laws"])})
    except Exception:  # noqa: BLE001 - a planted fault may break anything
        return json.dumps({"error": traceback.format_exc()})


if __name__ == "__main__":
    main()

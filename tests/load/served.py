"""A server in a process of its own, without limits of pace or with: `python -m tests.load.served FOLDER PORT PACE`."""

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from courtier.server import run
from courtier.server.settings import UNLIMITED, Rates, Settings

LOG_SHOWN = 2_000  # letters


class Process:
    """Started, killed and started again on the same folder and port."""

    def __init__(self, folder: Path, limits: bool = False) -> None:
        self.folder = folder
        self.limits = limits
        self.place = socket.socket()  # never listens: while it is open, nobody else is given the port of a dead server
        self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.place.bind(("127.0.0.1", 0))
        self.port: int = self.place.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        pace = "limited" if self.limits else "free"
        command = [sys.executable, "-m", "tests.load.served", str(self.folder), str(self.port), pace]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)  # noqa: S603
        assert self.process.stdout is not None
        if self.process.stdout.readline() != b"ready\n":
            raise SystemExit(f"the server did not start; see {self.folder / 'log'}")

    def kill(self) -> None:
        """As a power cut would, for the process."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.end()
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self.leave()

    def leave(self) -> None:
        """It is not started again."""
        self.place.close()

    def end(self) -> None:
        assert self.process is not None
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def account(self) -> str:
        """What became of it, for who finds that it does not answer."""
        assert self.process is not None
        ended = self.process.poll()
        log = (self.folder / "log").read_text(encoding="utf-8", errors="replace")[-LOG_SHOWN:]
        return f"the server {'still runs' if ended is None else f'ended with {ended}'}; the end of its log:\n{log}"

    def rss_kb(self) -> int:
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def cpu_seconds(self) -> float:
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(folder: str, port: str, pace: str) -> None:
    rates = UNLIMITED if pace == "free" else Rates()
    settings = Settings(Path(folder), (f"http://127.0.0.1:{port}",), rates=rates)
    listener = listening(int(port))
    run.serve(settings, listener, lambda: print("ready", flush=True), level=logging.WARNING)  # noqa: T201


def listening(port: int) -> socket.socket:
    """The port of a server that was killed a moment ago may not be free yet."""
    for _ in range(100):
        with suppress(run.PortTaken):
            return run.listen("127.0.0.1", port)
        time.sleep(0.05)
    return run.listen("127.0.0.1", port)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""One server per data folder: a file lock, which the system releases when the process dies."""

import os
import sys
from pathlib import Path

from courtier.store.errors import InUse, StoreError


class Lock:
    """A lock that is held from its construction to `release`."""

    def __init__(self, path: Path) -> None:
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"cannot write in {path.parent}: {error.strerror}; choose another folder") from error
        if not seize(self.file):
            holder = os.read(self.file, 20).decode("ascii", "replace").strip()
            os.close(self.file)
            raise InUse(
                f"another server (process {holder or 'unknown'}) works on the data in {path.parent}; "
                "stop it, or choose another folder with --data"
            )
        try:
            os.ftruncate(self.file, 0)
            os.write(self.file, str(os.getpid()).encode("ascii"))
        except OSError as error:
            os.close(self.file)
            raise StoreError(
                f"cannot write in {path.parent}: {error.strerror}; make room, or choose another folder with --data"
            ) from error

    def release(self) -> None:
        os.close(self.file)


if sys.platform == "win32":
    import msvcrt

    def seize(file: int) -> bool:
        """Lock a byte far behind the text, so that others can still read who holds the lock."""
        try:
            os.lseek(file, 1024, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def seize(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

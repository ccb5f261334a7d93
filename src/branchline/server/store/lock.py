"""The lock of a data file: only one server may use it.

On Linux the lock is on the file itself, so it holds under every name of the file: a symbolic link, a hard link, a
renamed folder. The file ``.lock`` beside it is locked too: it keeps away versions that know only this lock, and is the
only one on other systems. It knows nothing about the contents.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from typing import IO

from branchline.server.store.protocol import StoreError

# SQLite locks some bytes from 1 GiB on and never a byte this far; no file reaches it
_BYTE = 1 << 62
# files locked by this process. They must not be opened and closed again here, not even to look: POSIX would release
# the locks that SQLite holds on them.
_held: set[tuple[int, int]] = set()


class Lock:
    """Held while a server uses a data file; the system releases it when the process ends, however it ends.

    Create it first, which takes the lock beside the file; then, once the file exists, call ``take_file``."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self._fd: int | None = None
        self._identity: tuple[int, int] | None = None
        path = Path(f"{data}.lock")
        try:
            self._beside: IO[str] = open(path, "a", encoding="utf-8")  # noqa: SIM115  held until release
        except OSError as error:
            raise StoreError(f"{path}: can't be made: {error.strerror}") from None
        try:
            _lock_beside(self._beside)
        except OSError:
            self._beside.close()
            raise StoreError(f"{data}: another server is using it") from None

    def take_file(self) -> None:
        """Lock the data file itself, which must exist."""
        try:
            identity = _identity(self.data)
            if identity in _held:
                raise StoreError(f"{self.data}: another server is using it")
            if sys.platform == "linux":
                self._fd = os.open(self.data, os.O_RDWR | os.O_CLOEXEC)
                _lock_byte(self._fd)
        except BlockingIOError:
            self._close()
            raise StoreError(f"{self.data}: another server is using it") from None
        except OSError as error:
            self._close()
            raise StoreError(f"{self.data}: can't be used as the data file: {error.strerror}") from None
        self._identity = identity
        _held.add(identity)

    def in_place(self) -> bool:
        """Whether the locked file is still the one under its name."""
        try:
            return _identity(self.data) == self._identity
        except OSError:
            return False

    def release(self) -> None:
        """Release it; SQLite must have closed the file before."""
        if self._identity is not None:
            _held.discard(self._identity)
            self._identity = None
        self._close()
        self._beside.close()

    def _close(self) -> None:
        if self._fd is not None:
            os.close(self._fd)
            self._fd = None


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _lock_byte(fd: int) -> None:
    """Lock a byte with a lock that belongs to the open file: closing the file elsewhere does not release it."""
    import fcntl

    fcntl.fcntl(fd, fcntl.F_OFD_SETLK, struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0))  # struct flock


def _lock_beside(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

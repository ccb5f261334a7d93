"""A model of a power failure: writes that were not synced are lost, all or some of them.

An SQLite VFS that records what has reached the disk. It knows bytes and syncs, not tables.
"""

from __future__ import annotations

import random
from pathlib import Path

import apsw

PAGE = 512  # what a disk writes atomically


class Disk:
    """The contents of each file after a power failure, and what was written since the last sync."""

    def __init__(self) -> None:
        self.durable: dict[str, bytearray] = {}
        self.pending: dict[str, list[tuple[int, bytes] | int]] = {}
        self.syncs = 0

    def write(self, name: str, offset: int, data: bytes) -> None:
        for start in range(0, len(data), PAGE):
            self.pending.setdefault(name, []).append((offset + start, data[start : start + PAGE]))

    def truncate(self, name: str, size: int) -> None:
        self.pending.setdefault(name, []).append(size)

    def sync(self, name: str) -> None:
        self.syncs += 1
        for change in self.pending.pop(name, []):
            self._apply(name, change)
        self.durable.setdefault(name, bytearray())

    def delete(self, name: str) -> None:
        self.durable.pop(name, None)
        self.pending.pop(name, None)

    def _apply(self, name: str, change: tuple[int, bytes] | int) -> None:
        content = self.durable.setdefault(name, bytearray())
        if isinstance(change, int):
            del content[change:]
            return
        offset, data = change
        if len(content) < offset:
            content.extend(bytes(offset - len(content)))
        content[offset : offset + len(data)] = data

    def fail(self, rng: random.Random, folder: Path) -> None:
        """Simulate a power failure: any part of the unsynced writes may have reached the disk. Returns the files."""
        for name, changes in self.pending.items():
            for change in changes:
                if rng.random() < 0.5:
                    self._apply(name, change)
        for name, content in self.durable.items():
            if not name.endswith("-shm"):
                (folder / Path(name).name).write_bytes(bytes(content))


class PowerVFS(apsw.VFS):
    """The real file system, with a record of what was written and synced."""

    def __init__(self, name: str, disk: Disk) -> None:
        self.disk = disk
        super().__init__(name, "")

    def xOpen(self, name, flags):  # type: ignore[no-untyped-def]  # noqa: N802  SQLite's word
        return PowerFile(name, flags, self.disk)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self.disk.delete(filename)
        super().xDelete(filename, syncdir)


class PowerFile(apsw.VFSFile):
    """A file whose writes and syncs are recorded."""

    def __init__(self, name, flags, disk: Disk) -> None:  # type: ignore[no-untyped-def]
        self.disk = disk
        self.name = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.write(self.name, offset, bytes(data))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self.disk.truncate(self.name, newsize)
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.sync(self.name)
        super().xSync(flags)

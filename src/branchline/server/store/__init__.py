"""Where people, tables and games are kept: the protocol every store follows, and SQLite behind it.

It keeps rows and knows nothing of rules; every write has reached the disk when it is acknowledged.
"""

from __future__ import annotations

from branchline.server.store.protocol import (
    Chair,
    Changes,
    EntryRow,
    LineRow,
    NameTaken,
    PersonRow,
    PushRow,
    ResultRow,
    SessionRow,
    Store,
    StoreError,
    TableRow,
    UploadRow,
)

__all__ = [
    "Chair",
    "Changes",
    "EntryRow",
    "LineRow",
    "NameTaken",
    "PersonRow",
    "PushRow",
    "ResultRow",
    "SessionRow",
    "Store",
    "StoreError",
    "TableRow",
    "UploadRow",
]

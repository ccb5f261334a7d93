"""The store for people, tables and games: its protocol, and the implementation with SQLite.

It stores rows and knows nothing about rules. A write is on disk when it is acknowledged.
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

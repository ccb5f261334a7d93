"""Deletes what nobody has used for long, as docs/hosting.md says in "Pruning".

Age is counted in time during which the server ran. Times in rows come from the computer's clock, which may be wrong by
months, so they are never compared with it: a row is as old as the time since it was first found with its present
stamp. It knows columns, not rules.
"""

from __future__ import annotations

import sqlite3
import struct

DAY = 86_400.0
OPEN_DAYS, RUNNING_DAYS, GUEST_DAYS, SESSION_DAYS, UPLOAD_DAYS = 7, 90, 90, 180, 30
MOST = DAY  # the most that counts between two prunings: a bound, should the server's time be lost
_STAMPS = {"tables": "changed", "people": "seen", "sessions": "seen", "uploads": "at"}
_SAVED = struct.Struct("<dd")  # the age of the data file, and the server's time at the last pruning


def prune(db: sqlite3.Connection, now: float, awake: frozenset[str]) -> dict[str, int]:
    """Delete old rows, except tables that are awake; ``now`` is the server's time, which stands still when it is off.

    Returns how many of each kind were deleted."""
    age = _advance(db, now)
    for table, stamp in _STAMPS.items():
        db.execute(f"UPDATE {table} SET idle_stamp = {stamp}, idle_since = ? WHERE idle_stamp IS NOT {stamp}", (age,))
    return {
        "open": _prune_tables(db, "open", age - OPEN_DAYS * DAY, awake),
        "running": _prune_tables(db, "running", age - RUNNING_DAYS * DAY, awake),
        "sessions": _delete(db, "sessions", age - SESSION_DAYS * DAY),
        "uploads": _delete(db, "uploads", age - UPLOAD_DAYS * DAY),
        "guests": _prune_guests(db, age - GUEST_DAYS * DAY),
    }


def _advance(db: sqlite3.Connection, now: float) -> float:
    """Add the time since the last pruning to the age of the data file."""
    row = db.execute("SELECT value FROM secrets WHERE name = 'retention'").fetchone()
    age, last = _SAVED.unpack(row[0]) if row else (0.0, now)
    age += min(max(0.0, now - last), MOST)
    db.execute("INSERT OR REPLACE INTO secrets (name, value) VALUES ('retention', ?)", (_SAVED.pack(age, now),))
    return float(age)


def _prune_tables(db: sqlite3.Connection, status: str, before: float, awake: frozenset[str]) -> int:
    query = "SELECT id, code FROM tables WHERE status = ? AND idle_since < ?"
    old = [row[0] for row in db.execute(query, (status, before)) if row[1] not in awake]
    for table in old:
        for part in ("sitting", "entries", "lines", "results"):
            db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
    return len(old)


def _prune_guests(db: sqlite3.Connection, before: float) -> int:
    query = (
        "SELECT id FROM people WHERE kind = 'guest' AND idle_since < ?"
        " AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM people b JOIN sitting s ON s.person = b.id WHERE b.owner = people.id)"
    )
    guests = [row[0] for row in db.execute(query, (before,))]
    for guest in guests:
        for who in (*[row[0] for row in db.execute("SELECT id FROM people WHERE owner = ?", (guest,))], guest):
            for part in ("sessions", "pushes", "lines", "uploads"):
                db.execute(f"DELETE FROM {part} WHERE person = ?", (who,))
            db.execute("DELETE FROM mutes WHERE person = ? OR other = ?", (who, who))
            db.execute("DELETE FROM people WHERE id = ?", (who,))
    return len(guests)


def _delete(db: sqlite3.Connection, table: str, before: float) -> int:
    return db.execute(f"DELETE FROM {table} WHERE idle_since < ?", (before,)).rowcount

"""The server's log: one JSON object per line on standard error, without anybody's secrets.

A line has tags and numbers. For an error it has the type and the places in the code, never the text, which may quote
what somebody sent.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_PLAIN = (str, int, float, bool, type(None))


class JsonLines(logging.Formatter):
    """Formats a log record: its tag, its plain extra values, and where an error came from."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.msg if isinstance(record.msg, str) else type(record.msg).__name__,
        }
        for name, value in vars(record).items():
            if name not in _OWN and isinstance(value, _PLAIN):
                line[name] = value
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["places"] = [f"{frame.filename.rpartition('branchline')[2]}:{frame.lineno}" for frame in frames[-8:]]
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send all logging of the process through JsonLines. Arguments of messages are left out: they may be private."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("branchline").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        noisy = logging.getLogger(name)
        noisy.handlers.clear()
        noisy.propagate = True
        noisy.setLevel(logging.WARNING)

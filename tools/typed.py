"""Writes src/branchline/core/typed.pyi: the types of what is made from the record tables, for mypy and for editors.
It reads the tables and nothing else; ``--check`` only says whether the file is what the tables give.
"""

from __future__ import annotations

import sys
from pathlib import Path

from branchline.core.layout import Record
from branchline.core.records import Seen, State

TARGET = Path(__file__).resolve().parent.parent / "src" / "branchline" / "core" / "typed.pyi"
HEAD = '''"""Types of what is made from the record tables when the core is loaded: the record of a view, and the fields
of State and Seen as properties. Written by tools/typed.py: change core/records.py and run it again.
"""

from branchline.core.layout import Record
'''


def stub() -> str:
    return "\n".join([HEAD, *record_lines(Seen), "", *reading_lines(State), "", *reading_lines(Seen), ""])


def record_lines(record: type[Record]) -> list[str]:
    """The record itself, as the rules write to it."""
    fields = [f"    {field.name}: {'list[int]' if field.count else 'int'}" for field in record.fields]
    return [f"class {record.__name__}(Record):", *fields]


def reading_lines(record: type[Record]) -> list[str]:
    """The class that has the record's fields as properties; core.State and core.Seen inherit from one."""
    lines = [f"class {record.__name__}Fields:"]
    for field in record.fields:
        kind = "tuple[int, ...]" if field.count else "int"
        lines += ["    @property", f"    def {field.name}(self) -> {kind}: ..."]
    return lines


def main(words: list[str]) -> int:
    text = stub()
    if words == ["--check"]:
        fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        print(f"{TARGET.name}: {'fresh' if fresh else 'stale: run python tools/typed.py'}")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

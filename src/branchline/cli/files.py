"""Write the files that a command was asked to write, with a clear message if that fails.

Knows files, and nothing of what is in them.
"""

from __future__ import annotations

from pathlib import Path

import click


def write_text(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise click.ClickException(f"{file}: can't be written: {getattr(error, 'strerror', None) or error}") from None

"""Writing what a command was asked to write, with a sentence where that can't be done.
It knows files, and nothing of what is in them.
"""

from __future__ import annotations

from pathlib import Path

import click


def write_text(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise click.ClickException(f"{file}: can't be written: {getattr(error, 'strerror', None) or error}") from None

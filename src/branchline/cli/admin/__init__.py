"""``branchline admin``: look after a running server, over its local socket.

It declares the commands and their options; ``conversation`` talks to the server, ``show`` prints.
"""

from __future__ import annotations

from branchline.cli.admin import moderation, people, tables
from branchline.cli.admin.group import command

for found in (*people.COMMANDS, *tables.COMMANDS, *moderation.COMMANDS):
    command.add_command(found)

__all__ = ["command"]

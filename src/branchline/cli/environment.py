"""Options of a command from environment variables: ``--public-url`` is also ``BRANCHLINE_PUBLIC_URL``.

It names the variables; click reads them. What is given on the command line comes first.
"""

from __future__ import annotations

from typing import Any

import click

PREFIX = "BRANCHLINE_"


def _name_variables(command: click.Command) -> None:
    for option in command.params:
        if isinstance(option, click.Option) and option.envvar is None:
            longest = max(option.opts, key=len)
            option.envvar = PREFIX + longest.lstrip("-").replace("-", "_").upper()
            option.show_envvar = True


class EnvironmentCommand(click.Command):
    """A command all of whose options can be set by environment variables."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        _name_variables(self)


class EnvironmentGroup(click.Group):
    """A group all of whose own options can be set by environment variables; those of its commands can't."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        _name_variables(self)

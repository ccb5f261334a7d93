"""``branchline serve``: a game server on one data file, with nothing to set up.

Reads options and opens a browser; the server is in ``server``.
"""

from __future__ import annotations

import os
import shlex
import sys
import threading
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

from branchline.cli.environment import EnvironmentCommand

PORT = 8460


def default_data() -> Path:
    """The default data file, where the user's programs keep their data."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "branchline" / "branchline.db"


def _url(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    if value is None:
        return None
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise click.BadParameter("give it as https://play.example.org: scheme and machine, no folder")
    return f"{parts.scheme}://{parts.netloc}/"


@click.command(cls=EnvironmentCommand)
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets other devices in.")
@click.option(
    "--port", type=click.IntRange(0, 65_535), help=f"[default: {PORT}, or the next one free] 0 takes any free one."
)
@click.option("--data", type=click.Path(dir_okay=False, path_type=Path), help="The data file; it is made if need be.")
@click.option("--public-url", callback=_url, help="The address people type, where a proxy stands before the server.")
@click.option(
    "--allowed-host", "allowed_hosts", multiple=True, metavar="NAME",
    help="Another name or address by which browsers may call the server; can be repeated.",
)  # fmt: skip
@click.option(
    "--connections-per-address", type=click.IntRange(0), default=64, show_default=True,
    help="Most connections of one address; 0 for no limit.",
)  # fmt: skip
@click.option("--no-open", is_flag=True, help="Do not open a browser.")
@click.option("--allow-local-webhooks", is_flag=True, help="Let webhooks go to http and to this network's machines.")
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="What is written to standard error, as JSON lines.  [default: warning at a terminal, else info]",
)
@click.option(
    "--admin-socket",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where `branchline admin` reaches the server.  [default: the data file's name and .admin]",
)
@click.pass_context
def command(
    ctx: click.Context, host: str, port: int | None, data: Path | None, public_url: str | None, no_open: bool,
    allow_local_webhooks: bool, log_level: str | None, admin_socket: Path | None, allowed_hosts: tuple[str, ...],
    connections_per_address: int,
) -> None:  # fmt: skip
    """Tables for people and bots, in the browser: here, in your network or on the internet.

    Everything is kept in one file. Ctrl-C stops the server; every game goes on when it is started again.
    """
    from branchline.server.monitoring import logs
    from branchline.server.own_addresses import own_addresses
    from branchline.server.serve import run
    from branchline.server.settings import Settings
    from branchline.server.store import StoreError

    logs.set_up(log_level or ("warning" if sys.stderr.isatty() else "info"))
    data = data or default_data()
    settings = Settings(
        data=data, host=host, port=PORT if port is None else port, public_url=public_url,
        allow_local_webhooks=allow_local_webhooks, admin_socket=admin_socket, allowed_hosts=allowed_hosts,
        connections_per_address=connections_per_address, open_command=_open_command(ctx),
    )  # fmt: skip

    def started(address: str) -> None:
        click.echo(f"Branchline is at {address}")
        if host in ("0.0.0.0", "::") and public_url is None:
            for other in [one for one in own_addresses() if ":" not in one]:
                click.echo(f"From other devices: http://{other}:{urlsplit(address).port}/")
        sys.stdout.flush()
        if not no_open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        data.parent.mkdir(parents=True, exist_ok=True)
        run(settings, port is not None, started)
    except (OSError, StoreError) as error:
        raise click.ClickException(str(error)) from None


def _open_command(ctx: click.Context) -> str:
    """The command that was typed, with the option that lets other devices in."""
    words = ["branchline", "serve", "--host", "0.0.0.0"]
    for option in ctx.command.params:
        name = option.name or ""
        if name == "host" or ctx.get_parameter_source(name) is not ParameterSource.COMMANDLINE:
            continue
        value = ctx.params[name]
        for one in value if isinstance(value, tuple) else (value,):
            words += [option.opts[0]] if one is True else [option.opts[0], str(one)]
    return shlex.join(words)

"""File descriptors: how many connections the process can have and still open files, start bots and call webhooks.

It reads and raises the limit of the system, once, at the start.
"""

from __future__ import annotations

RESERVED = 128  # descriptors kept free for the store, the workers, outgoing calls and the listening socket
WANTED = 65_536


def most_connections() -> int | None:
    """Raise the limit of open files as far as the system allows; returns how many connections that leaves room for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # macOS allows less than it says
            pass
    return None if soft == resource.RLIM_INFINITY else max(soft - RESERVED, soft // 2)

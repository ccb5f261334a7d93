"""The services of one server in one place, for the HTTP handlers.

It only holds them; ``serve`` opens and closes them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from branchline.server.accounts.accounts import Accounts
from branchline.server.announcements import Announcements
from branchline.server.history.game_history import GameHistory
from branchline.server.lobby.invitations import Invitations
from branchline.server.lobby.lobby import Lobby
from branchline.server.loop_lag import LoopLag
from branchline.server.notifications.notifier import Notifier
from branchline.server.protocols import TableService
from branchline.server.settings import Settings
from branchline.server.store.admin_protocol import AdminStore
from branchline.server.throttle import Throttle


@dataclass
class Services:
    """Everything a request may need. ``ready`` is False before the server has started and while it stops."""

    settings: Settings
    store: AdminStore
    accounts: Accounts
    tables: TableService
    lobby: Lobby
    invitations: Invitations
    history: GameHistory
    notifier: Notifier
    announcements: Announcements
    uploaders: Throttle = field(default_factory=lambda: Throttle(30, 3600.0))
    loop_lag: LoopLag = field(default_factory=LoopLag)
    ready: bool = False

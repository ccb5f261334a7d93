"""All messages between the server and whoever plays: browsers, remote bots, programs.

It knows words and shapes, nothing of games in play; the core is never imported here.
"""

from __future__ import annotations

from branchline.server.wire.client_messages import FromClient
from branchline.server.wire.codec import BadMessage, decode, decode_body, encode
from branchline.server.wire.server_messages import FromServer

__all__ = ["BadMessage", "FromClient", "FromServer", "decode", "decode_body", "encode"]

"""All messages between the server and its clients: browsers, remote bots, programs.

It defines types and knows nothing about games in progress; the core is never imported here.
"""

from __future__ import annotations

from branchline.server.wire.client_messages import FromClient
from branchline.server.wire.codec import BadMessage, decode, decode_body, encode
from branchline.server.wire.server_messages import FromServer

__all__ = ["BadMessage", "FromClient", "FromServer", "decode", "decode_body", "encode"]

"""The websocket: checks who connects, decodes each message, and answers it.

An invalid message is answered with Trouble and changes nothing; a client that sends many of them, or sends too fast, is
disconnected. What a message does is decided by the table.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from typing import Any, assert_never

import msgspec

from branchline.refusal import Refused
from branchline.server.announcements import Announcements
from branchline.server.connections.connection import Connection
from branchline.server.connections.transport import WebSocketTransport, frame
from branchline.server.errors import RequestError
from branchline.server.protocols import Authenticator, Identity
from branchline.server.tables.registry import TableRegistry
from branchline.server.text_safety import clean_chat
from branchline.server.wire import BadMessage, client_messages, decode, encode
from branchline.server.wire.server_messages import Ack, Announcement, Closing, Pong, Refusal, Trouble, Welcome
from branchline.version import VERSION

Event = MutableMapping[str, Any]
Headers = Collection[tuple[bytes, bytes]]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
log = logging.getLogger("branchline.socket")
TABLE_COST = 4  # what a message counts whose answer is a whole table, or takes long to work out
_LONG = (client_messages.Watch, client_messages.WatchLobby, client_messages.Plan)
NAME_LENGTH = 80  # longest name in an action; no map has a longer one


class WebSocketEndpoint:
    """The ASGI application behind ``/ws``."""

    def __init__(
        self, tables: TableRegistry, accounts: Authenticator, announcements: Announcements | None = None
    ) -> None:
        self.tables = tables
        self.accounts = accounts
        self.announcements = announcements

    async def __call__(self, scope: Event, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        headers = scope["headers"]
        if not self.accounts.allows_origin(headers):
            await send({"type": "websocket.close", "code": 1008})  # before accepting: becomes a 403
            return
        address = scope["client"][0] if scope.get("client") else ""
        identity, banned = await self._identify(headers, address)
        await send({"type": "websocket.accept"})
        transport: WebSocketTransport = scope["extensions"]["branchline.transport"]
        if banned:
            transport.write_frames(frame(encode(Closing("banned"))))
            transport.send_close(4403, "banned")
            return
        if identity is None:
            transport.send_close(4401, "signed out")
            return
        muted = set(await self.tables.store.muted(identity.row.id))
        connection = Connection(
            transport, identity.person, identity.session.token_hash, muted, self.tables.limits, self.tables.count_cut,
            address,
        )  # fmt: skip
        del scope, identity
        if self.tables.connections.count_of(connection.person_id) >= self.tables.limits.connections:
            transport.send_close(4429, "too many lines")
            return
        self.tables.connections.add(connection)
        try:
            identity, banned = await self._identify(headers, address)
            if banned or identity is None:  # meanwhile
                connection.close(*((4403, "banned") if banned else (4401, "signed out")))
                return
            del headers, identity
            connection.send(frame(encode(Welcome(connection.person, VERSION))))
            if self.announcements is not None and self.announcements.notice is not None:
                connection.send(frame(encode(Announcement(self.announcements.notice))))
            await self._listen(connection, receive)
        finally:
            self.tables.leave(connection)

    async def _identify(self, headers: Headers, address: str) -> tuple[Identity | None, bool]:
        """Return who connects, and whether they are banned."""
        try:
            self.accounts.check_address(address)
            return await self.accounts.identify(headers), False
        except RequestError:
            return None, True

    async def _listen(self, connection: Connection, receive: Receive) -> None:
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            connection.last_message_at = received = time.monotonic()
            try:
                message = decode(event["bytes"]) if event["is_text"] else _not_text()
            except BadMessage as error:
                if self._bad_message(connection, str(error)):
                    return
                continue
            connection.bad_messages = 0
            if not connection.message_bucket.take(TABLE_COST if isinstance(message, _LONG) else 1):
                if self._too_fast(connection, message.id):
                    return
                continue
            connection.hold()
            answer = await self._answer(connection, message)
            connection.send_answer(frame(encode(answer)))
            if isinstance(message, client_messages.Act) and isinstance(answer, Ack):
                self.tables.ack_seconds.add(time.monotonic() - received)

    def _bad_message(self, connection: Connection, detail: str) -> bool:
        """Answer an invalid message; returns whether the connection was closed."""
        connection.bad_messages += 1
        connection.send(frame(encode(Trouble(None, "bad_message", detail[:200]))))
        if connection.bad_messages < self.tables.limits.bad_messages and connection.message_bucket.take():
            return False
        self.tables.counts["nonsense_total"] += 1
        connection.close(4400, "nonsense")
        return True

    def _too_fast(self, connection: Connection, id: int) -> bool:
        connection.too_fast += 1
        connection.send(frame(encode(Trouble(id, "too_fast"))))
        if connection.too_fast < self.tables.limits.too_fast:
            return False
        connection.close_flooder("too fast")
        return True

    async def _answer(
        self, connection: Connection, message: client_messages.FromClient
    ) -> Ack | Pong | Refusal | Trouble:
        try:
            return await self._do(connection, message)
        except Refused as refusal:
            self.tables.counts["refused_total"] += 1
            return Refusal(message.id, refusal.rule, refusal.params)
        except RequestError as error:
            return Trouble(message.id, error.code, error.detail)  # type: ignore[arg-type]
        except Exception:
            log.exception("a message could not be answered", extra={"word": type(message).__name__})
            return Trouble(message.id, "internal")

    async def _do(self, connection: Connection, message: client_messages.FromClient) -> Ack | Pong:
        tables, person = self.tables, connection.person_id
        match message:
            case client_messages.Act():
                _check_lengths(message.action)
                act = message
                seq = await tables.do(act.table, lambda table: table.moves.act(person, act.seat, act.ask, act.action))
                tables.counts["moves_total"] += 1
                return Ack(message.id, seq)
            case client_messages.Watch():
                await self._watch(connection, message)
            case client_messages.Unwatch():
                tables.unwatch(connection, message.table)
            case client_messages.Commit():
                part = message
                await tables.do(part.table, lambda table: table.shuffling.commit(person, part.seat, part.commitment))
            case client_messages.Reveal():
                shown = message
                await tables.do(shown.table, lambda table: table.shuffling.reveal(person, shown.seat, shown.value))
            case client_messages.Why():
                _check_lengths(message.action)
                why = message
                await tables.do(why.table, lambda table: table.moves.why(person, why.seat, why.action))
            case client_messages.Plan():
                wish = message
                await tables.do(wish.table, lambda table: table.plans.tell(connection, wish.seat))
            case client_messages.Undo():
                undo = message
                return Ack(
                    message.id, await tables.do(undo.table, lambda table: table.undo.ask(person, undo.seat, undo.mark))
                )
            case client_messages.AnswerUndo():
                reply = message
                return Ack(
                    message.id, await tables.do(reply.table, lambda table: table.undo.answer(person, reply.accept))
                )
            case client_messages.VoteBot():
                vote = message
                await tables.do(vote.table, lambda table: table.votes.cast(person, vote.seat, vote.yes))
            case client_messages.Resign():
                give_up = message
                return Ack(
                    message.id,
                    await tables.do(give_up.table, lambda table: table.occupants.resign_as(person, give_up.seat)),
                )
            case client_messages.EndAsWon():
                await tables.do(message.table, lambda table: table.occupants.end_as_won(person))
            case client_messages.Say():
                await self._say(connection, message)
            case client_messages.Mute():
                await self._mute(connection, message)
            case client_messages.WatchLobby():
                connection.in_lobby = message.on
                if message.on:
                    await tables.lobby_feed.watch(connection)
                else:
                    tables.lobby_feed.unwatch(connection)
            case client_messages.Ping():
                return Pong(message.id)
            case _:
                assert_never(message)
        return Ack(message.id)

    async def _watch(self, connection: Connection, message: client_messages.Watch) -> None:
        if message.table not in connection.watches and len(connection.watches) >= self.tables.limits.watches:
            raise RequestError(409, "not_allowed", f"at most {self.tables.limits.watches} tables on one socket")
        await self.tables.do(message.table, lambda table: table.watch(connection, message.seat))

    async def _say(self, connection: Connection, message: client_messages.Say) -> None:
        if message.table not in connection.watches:
            raise RequestError(403, "not_allowed", "watch the table first")
        if not self.tables.connections.may_chat(connection.person_id):
            raise RequestError(429, "too_fast")
        text = clean_chat(message.text)
        if not text:
            raise RequestError(400, "bad_message", "text: nothing in it")
        await self.tables.do(message.table, lambda table: table.chat.say(connection.person, text))

    async def _mute(self, connection: Connection, message: client_messages.Mute) -> None:
        if message.person == connection.person_id or await self.tables.store.person(message.person) is None:
            raise RequestError(400, "not_allowed")
        await self.tables.store.mute(connection.person_id, message.person, message.on)
        for other in self.tables.connections.of(connection.person_id):
            (other.muted.add if message.on else other.muted.discard)(message.person)


def _not_text() -> client_messages.FromClient:
    raise BadMessage("messages are text frames")


def _check_lengths(action: Any) -> None:
    """Refuse overlong names and lists before they are looked up in a map."""
    for value in msgspec.structs.astuple(action):
        words = value if isinstance(value, tuple | dict) else (value,)
        if len(words) > NAME_LENGTH or any(isinstance(word, str) and len(word) > NAME_LENGTH for word in words):
            raise RequestError(400, "bad_message", "action: a name too long, or too many of them")

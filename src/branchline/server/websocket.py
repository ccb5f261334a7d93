"""One websocket: who knocks, what they say, and the answer to each word of it.

Strict: what is no message gets a Trouble and changes nothing; who talks nonsense or too fast is shown out.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from branchline.refusal import Refused
from branchline.server import protocols as doors
from branchline.server.connections.connection import Peer
from branchline.server.connections.transport import Line, frame
from branchline.server.tables.registry import Hall
from branchline.server.wire import BadMessage, decode, encode
from branchline.server.wire import client_messages as asking
from branchline.server.wire.server_messages import Ack, Pong, Refusal, Trouble, Welcome
from branchline.version import VERSION

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
log = logging.getLogger("branchline.socket")
DEAR = 4  # messages' worth of a question whose answer is a whole table
_LONG = (asking.Watch, asking.WatchLobby)
WORD = 80  # letters of a name in an action; no map has longer ones


class Socket:
    """The ASGI application behind ``/ws``."""

    def __init__(self, hall: Hall, people: doors.People) -> None:
        self.hall = hall
        self.people = people

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        headers = scope["headers"]
        if not self.people.welcome_origin(headers):
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: 403
            return
        known = await self.people.recognise(headers)
        await send({"type": "websocket.accept"})
        line: Line = scope["extensions"]["branchline.line"]
        if known is None:
            line.hang_up(4401, "signed out")
            return
        muted = set(await self.hall.store.muted(known.row.id))
        peer = Peer(line, known.person, known.session.token_hash, muted, self.hall.limits, self.hall.cut)
        del scope, headers, known
        if self.hall.connections.count_of(peer.person_id) >= self.hall.limits.lines:
            line.hang_up(4429, "too many lines")
            return
        self.hall.connections.add(peer)
        try:
            if await self.hall.store.session(peer.token_hash) is None:  # signed out while coming in
                line.hang_up(4401, "signed out")
                return
            peer.send(frame(encode(Welcome(peer.person, VERSION))))
            await self._listen(peer, receive)
        finally:
            self.hall.leave(peer)

    async def _listen(self, peer: Peer, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            peer.heard = time.monotonic()
            try:
                word = decode(message["bytes"]) if message["is_text"] else _no_text()
            except BadMessage as error:
                if self._nonsense(peer, str(error)):
                    return
                continue
            peer.nonsense = 0
            if not peer.bucket.take(DEAR if isinstance(word, _LONG) else 1):
                if self._haste(peer, word.id):
                    return
                continue
            peer.hold()
            peer.answer(frame(encode(await self._answer(peer, word))))

    def _nonsense(self, peer: Peer, detail: str) -> bool:
        """Whether it was enough, and the line is closed."""
        peer.nonsense += 1
        peer.send(frame(encode(Trouble(None, "bad_message", detail[:200]))))
        if peer.nonsense < self.hall.limits.nonsense and peer.bucket.take():
            return False
        self.hall.counts["nonsense_total"] += 1
        peer.hang_up(4400, "nonsense")
        return True

    def _haste(self, peer: Peer, id: int) -> bool:
        peer.haste += 1
        peer.send(frame(encode(Trouble(id, "too_fast"))))
        if peer.haste < self.hall.limits.haste:
            return False
        self.hall.counts["flood_total"] += 1
        peer.hang_up(4429, "too fast")
        return True

    async def _answer(self, peer: Peer, word: asking.FromClient) -> Ack | Pong | Refusal | Trouble:
        try:
            return await self._do(peer, word)
        except Refused as refusal:
            self.hall.counts["refused_total"] += 1
            return Refusal(word.id, refusal.rule, refusal.params)
        except doors.Trouble as trouble:
            return Trouble(word.id, trouble.code, trouble.detail)  # type: ignore[arg-type]
        except Exception:
            log.exception("a message could not be answered", extra={"word": type(word).__name__})
            return Trouble(word.id, "internal")

    async def _do(self, peer: Peer, word: asking.FromClient) -> Ack | Pong:
        hall, person = self.hall, peer.person_id
        match word:
            case asking.Act():
                _names(word.action)
                act = word
                seq = await hall.do(act.table, lambda table: table.moves.act(person, act.seat, act.ask, act.action))
                hall.counts["moves_total"] += 1
                return Ack(word.id, seq)
            case asking.Watch():
                await self._watch(peer, word)
            case asking.Unwatch():
                hall.unwatch(peer, word.table)
            case asking.Why():
                _names(word.action)
                why = word
                await hall.do(why.table, lambda table: table.moves.why(person, why.seat, why.action))
            case asking.Undo():
                undo = word
                return Ack(word.id, await hall.do(undo.table, lambda table: table.undo.ask(person, undo.seat)))
            case asking.AnswerUndo():
                reply = word
                return Ack(word.id, await hall.do(reply.table, lambda table: table.undo.answer(person, reply.accept)))
            case asking.Resign():
                give_up = word
                return Ack(
                    word.id, await hall.do(give_up.table, lambda table: table.occupants.resign_as(person, give_up.seat))
                )
            case asking.EndAsWon():
                await hall.do(word.table, lambda table: table.occupants.end_as_won(person))
            case asking.Say():
                await self._say(peer, word)
            case asking.Mute():
                await self._mute(peer, word)
            case asking.WatchLobby():
                peer.in_lobby = word.on
                if word.on:
                    peer.send(await hall.lobby_feed.frame())
            case asking.Ping():
                return Pong(word.id)
        return Ack(word.id)

    async def _watch(self, peer: Peer, word: asking.Watch) -> None:
        if word.table not in peer.watches and len(peer.watches) >= self.hall.limits.watches:
            raise doors.Trouble(409, "not_allowed", f"at most {self.hall.limits.watches} tables on one socket")
        await self.hall.do(word.table, lambda table: table.watch(peer, word.seat))

    async def _say(self, peer: Peer, word: asking.Say) -> None:
        if word.table not in peer.watches:
            raise doors.Trouble(403, "not_allowed", "watch the table first")
        if not peer.talk.take():
            raise doors.Trouble(429, "too_fast")
        text = " ".join(word.text.split())
        if not text:
            raise doors.Trouble(400, "bad_message", "text: nothing in it")
        await self.hall.do(word.table, lambda table: table.chat.say(peer.person, text))

    async def _mute(self, peer: Peer, word: asking.Mute) -> None:
        if word.person == peer.person_id or await self.hall.store.person(word.person) is None:
            raise doors.Trouble(400, "not_allowed")
        await self.hall.store.mute(peer.person_id, word.person, word.on)
        for other in self.hall.connections.of(peer.person_id):
            (other.muted.add if word.on else other.muted.discard)(word.person)


def _no_text() -> asking.FromClient:
    raise BadMessage("messages are text frames")


def _names(action: Any) -> None:
    """Names as long as names are: nobody searches a map for a book."""
    for value in msgspec.structs.astuple(action):
        words = value if isinstance(value, tuple | dict) else (value,)
        if len(words) > WORD or any(isinstance(word, str) and len(word) > WORD for word in words):
            raise doors.Trouble(400, "bad_message", "action: a name too long, or too many of them")

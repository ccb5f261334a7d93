"""Tells people who are away that it is their turn in a game that leaves them time, by Web Push or a webhook.

Once per turn, after a short delay, and only if they are still away and still asked. No table waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from branchline.server.errors import RequestError
from branchline.server.notifications import web_push
from branchline.server.notifications.delivery import Delivery
from branchline.server.notifications.outgoing_http import BadAddress, check_url
from branchline.server.settings import Settings
from branchline.server.store import PushRow, Store, TableRow
from branchline.server.tables.patience import over_days
from branchline.server.wire import encode
from branchline.server.wire.bodies import PushSubscription
from branchline.server.wire.shapes import ClockRule

DAY = 86_400
UNHURRIED = 300  # seconds per move
GRACE = 20.0  # seconds: somebody who reloads the page is not away
WAITING = 2_000  # most notifications that wait or are being sent; further ones are dropped
PER_PERSON = 50  # of them to one person
GONE = (404, 410)
log = logging.getLogger("branchline.notices")


def leaves_time(clock: ClockRule) -> bool:
    """Whether a notification can still bring somebody back before their time is up."""
    return over_days(clock) or (clock.kind == "move" and clock.seconds >= UNHURRIED)


class Notifier:
    """``present`` and ``row`` are set by the server: is a person connected, and how does a table stand?"""

    def __init__(self, store: Store, settings: Settings, grace: float = GRACE) -> None:
        self.store = store
        self.settings = settings
        self.grace = grace
        self.present: Callable[[str], bool] = lambda person: False
        self.row: Callable[[str], Awaitable[TableRow]] | None = None
        self.delivery = Delivery(settings.allow_local_webhooks)
        self.waiting: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.pending: Counter[str] = Counter()  # waiting or being sent, by person
        self.key: bytes | None = None
        self.sent = {"push": 0, "webhook": 0, "failed": 0}

    # --- where to send

    async def public_key(self) -> str:
        return web_push.b64(web_push.point(web_push.private(await self._key())))

    async def _key(self) -> bytes:
        if self.key is None:
            self.key = await self.store.secret("vapid")
        if self.key is None:
            self.key = web_push.new_key()
            await self.store.keep_secret("vapid", self.key)
        return self.key

    def check_webhook(self, url: str) -> None:
        try:
            check_url(url, self.settings.allow_local_webhooks)
        except BadAddress as error:
            raise RequestError(400, "bad_url", str(error)) from None

    def check_push(self, given: PushSubscription) -> None:
        self.check_webhook(given.endpoint)
        try:
            web_push.browser_keys(given.keys.p256dh, given.keys.auth)
        except web_push.BadKey as error:
            raise RequestError(400, "bad_key", str(error)) from None

    # --- sending

    def on_turn(self, row: TableRow, people: tuple[str, ...]) -> None:
        """Called when it has become these people's turn."""
        if not leaves_time(row.clock):
            return
        loop = asyncio.get_running_loop()
        for person in people:
            if self.present(person):
                continue
            key = (row.code, person)
            if old := self.waiting.get(key):
                old.cancel()
            elif len(self.waiting) + len(self.tasks) >= WAITING or self.pending[person] >= PER_PERSON:
                continue
            else:
                self.pending[person] += 1
            self.waiting[key] = loop.call_later(self.grace, self._begin, row.code, person)

    def _begin(self, code: str, person: str) -> None:
        del self.waiting[code, person]
        task = asyncio.get_running_loop().create_task(self._tell(code, person))
        self.tasks.add(task)
        task.add_done_callback(lambda done: self._end(done, person))

    def _end(self, task: asyncio.Task[None], person: str) -> None:
        self.tasks.discard(task)
        self.pending[person] -= 1
        if not self.pending[person]:
            del self.pending[person]

    async def _tell(self, code: str, person: str) -> None:
        try:
            if self.row is None or self.present(person):
                return
            row = await self.row(code)
            if person not in row.asked:
                return
            message = encode(self._message(row))
            for browser in await self.store.pushes(person):
                await self._push(browser, message)
            url = await self.store.webhook(person)
            if url:
                await self._post("webhook", person, url, message, {"content-type": "application/json"})
        except RequestError:
            return  # the table is gone
        except Exception as error:
            log.warning("notice_failed", extra={"what": type(error).__name__})

    def _message(self, row: TableRow) -> dict[str, Any]:
        """The message; it contains nothing secret."""
        link = f"{self.settings.address.rstrip('/')}/t/{row.code}"
        return {"type": "YourTurn", "table": row.code, "map": row.map, "seq": row.seq, "url": link}

    async def _push(self, browser: PushRow, message: bytes) -> None:
        key = await self._key()
        headers = {
            "authorization": web_push.sign(browser.endpoint, key, self._contact()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
        }
        status = await self._post(
            "push", browser.person, browser.endpoint, web_push.seal(message, browser.p256dh, browser.auth), headers
        )
        if status in GONE:
            await self.store.drop_push(browser.person, browser.endpoint)

    def _contact(self) -> str:
        return (
            self.settings.public_url if self.settings.secure and self.settings.public_url else "mailto:host@localhost"
        )

    async def _post(self, kind: str, person: str, url: str, body: bytes, headers: dict[str, str]) -> int:
        try:
            status = await self.delivery.post(person, url, body, headers)
        except (BadAddress, OSError) as error:
            self.sent["failed"] += 1
            log.info("notice_failed", extra={"kind": kind, "what": type(error).__name__})
            return 0
        self.sent[kind if status < 300 else "failed"] += 1
        return status

    async def close(self) -> None:
        for timer in self.waiting.values():
            timer.cancel()
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

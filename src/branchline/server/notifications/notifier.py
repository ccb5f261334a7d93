"""Tells people who are away that it is their turn in a game over days, by Web Push or a webhook.

Once per turn, after a short delay, and only if they are still away and still asked. No table waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from branchline.server.errors import RequestError
from branchline.server.notifications import web_push
from branchline.server.notifications.outgoing_http import BadAddress, check_url, post
from branchline.server.settings import Settings
from branchline.server.store import PushRow, Store, TableRow
from branchline.server.wire import encode
from branchline.server.wire.bodies import PushSubscription
from branchline.server.wire.shapes import ClockRule

DAY = 86_400
GRACE = 20.0  # seconds: somebody who reloads the page is not away
WAITING = 2_000  # most notifications that wait; further ones are dropped
GONE = (404, 410)
log = logging.getLogger("branchline.notices")


def over_days(clock: ClockRule) -> bool:
    return clock.kind == "none" or clock.seconds >= DAY


class Notifier:
    """``present`` and ``row`` are set by the server: is a person connected, and how does a table stand?"""

    def __init__(self, store: Store, settings: Settings, grace: float = GRACE) -> None:
        self.store = store
        self.settings = settings
        self.grace = grace
        self.present: Callable[[str], bool] = lambda person: False
        self.row: Callable[[str], Awaitable[TableRow]] | None = None
        self.threads = ThreadPoolExecutor(4, "notices")
        self.waiting: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
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
        if not over_days(row.clock):
            return
        loop = asyncio.get_running_loop()
        for person in people:
            key = (row.code, person)
            if self.present(person) or len(self.waiting) >= WAITING:
                continue
            if old := self.waiting.pop(key, None):
                old.cancel()
            self.waiting[key] = loop.call_later(self.grace, self._begin, row.code, person)

    def _begin(self, code: str, person: str) -> None:
        self.waiting.pop((code, person), None)
        task = asyncio.get_running_loop().create_task(self._tell(code, person))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

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
                await self._post("webhook", url, message, {"content-type": "application/json"})
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
            "push", browser.endpoint, web_push.seal(message, browser.p256dh, browser.auth), headers
        )
        if status in GONE:
            await self.store.drop_push(browser.person, browser.endpoint)

    def _contact(self) -> str:
        return (
            self.settings.public_url if self.settings.secure and self.settings.public_url else "mailto:host@localhost"
        )

    async def _post(self, kind: str, url: str, body: bytes, headers: dict[str, str]) -> int:
        loop = asyncio.get_running_loop()
        local = self.settings.allow_local_webhooks
        try:
            status = await loop.run_in_executor(self.threads, post, url, body, headers, local)
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
        self.threads.shutdown(wait=False, cancel_futures=True)

"""Signing up and in: guests, accounts and remote bots, their sessions and tokens, and limits on attempts.

A token is shown once and stored only as a hash. It knows nothing about tables.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection, Hashable
from hashlib import sha256
from time import time
from typing import Literal

from branchline.server.accounts.bans import Bans, refusal
from branchline.server.accounts.identifiers import PERSON_LENGTH, clean_name, new_code
from branchline.server.accounts.passwords import Passwords
from branchline.server.errors import RequestError
from branchline.server.protocols import Identity
from branchline.server.settings import Settings, is_loopback
from branchline.server.store import NameTaken, PersonRow, SessionRow, Store
from branchline.server.text_safety import lookalikes
from branchline.server.throttle import Remembered, Throttle, address_key

COOKIE = "branchline"
TOUCH = 3600.0  # seconds: how precisely the time of the last visit is stored
BOTS = 20  # most remote bots of one person
Headers = Collection[tuple[bytes, bytes]]


def hash_token(token: str) -> bytes:
    return sha256(token.encode()).digest()


def header(headers: Headers, name: bytes) -> str:
    """Return the value of a header, or "" if it is missing."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def token_of(headers: Headers) -> str | None:
    """Return the bearer token, or else the one in the cookie."""
    scheme, _, token = header(headers, b"authorization").partition(" ")
    if scheme:
        return token.strip() if scheme.lower() == "bearer" else None
    found = None
    # not http.cookies: it needs a minute for 60,000 backslashes, and our tokens need no quoting
    for part in header(headers, b"cookie").split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            found = value.strip()
    return found


class Accounts:
    """All people the server knows."""

    def __init__(self, store: Store, settings: Settings, bans: Bans | None = None) -> None:
        self.store = store
        self.settings = settings
        self.bans = bans or Bans()
        self.passwords = Passwords()
        quarter = 900.0
        self.by_both = Throttle(5, quarter)  # one name from one address
        self.by_name = Throttle(50, quarter)  # one name from all addresses that never signed in with it
        self.familiar = Remembered()  # names, each with an address that signed in with it
        self.by_address = Throttle(30, quarter)
        self.newcomers = Throttle(60, 3600.0)

    # --- identifying

    async def identify(self, headers: Headers) -> Identity | None:
        token = token_of(headers)
        if not token or len(token) > 100:
            return None
        found = await self.store.session(hash_token(token))
        if found is None:
            return None
        session, person = found
        self.check_person(person)
        now = time()
        if abs(now - session.seen) > TOUCH:  # it may come from a time when the clock was ahead
            await self.store.touch_session(session.token_hash, now)
        return Identity(session, person)

    def check_person(self, person: PersonRow) -> None:
        ban = self.bans.of_person(person.id, person.owner)
        if ban is not None:
            raise refusal(ban)

    def check_address(self, address: str) -> None:
        ban = self.bans.of_address(address)
        if ban is not None:
            raise refusal(ban)

    def allows_origin(self, headers: Headers) -> bool:
        origin = header(headers, b"origin")
        return not origin or self.settings.own_origin(origin, header(headers, b"host"))

    # --- signing up and in

    async def guest(self, name: str, bearer: bool, address: str) -> tuple[Identity, str]:
        """Make a guest; returns the token too."""
        self.check_newcomer(address)
        row = self._new(clean_name(name), "guest")
        token, session = self._session(row.id, "bearer" if bearer else "cookie")
        await self.store.add_person(row, session)
        return Identity(session, row), token

    async def register(
        self, name: str, password: str, bearer: bool, address: str, guest: Identity | None
    ) -> tuple[Identity, str]:
        """Make an account: a new one, or from the guest who asks, whose id and games stay."""
        name = clean_name(name)
        if guest and guest.row.kind != "guest":
            raise RequestError(409, "has_account", "sign out first")
        self.check_newcomer(address)
        await self._check_free(name)
        hashed = await self.passwords.hash(password)
        try:
            if guest is None:
                row = self._new(name, "account", hashed)
                token, session = self._session(row.id, "bearer" if bearer else "cookie")
                await self.store.add_person(row, session)
                return Identity(session, row), token
            person = guest.row.id
            await self.store.change_person(person, name=name, kind="account", password_hash=hashed)
        except NameTaken:
            raise RequestError(409, "name_taken") from None
        # the guest's tokens were given out before there was a password
        await self.store.close_sessions(person)
        return await self._open(await self._row(person), bearer)

    async def login(self, name: str, password: str, bearer: bool, address: str) -> tuple[Identity, str]:
        key, address = " ".join(name.split()).casefold(), address_key(address)
        both = (key, address)
        tries: tuple[tuple[Throttle, Hashable], ...] = ((self.by_both, both), (self.by_address, address))
        if both not in self.familiar:  # a stranger's attempts must not lock out somebody at home
            tries += ((self.by_name, key),)
        self._hold_back(tries)
        for throttle, of in tries:  # counted before the first await, so that parallel attempts count too
            throttle.count(of)
        row = await self._account(name)
        if not await self.passwords.check(row.password_hash if row else None, password) or row is None:
            raise RequestError(401, "wrong_password", "no account has this name and password")
        for throttle, of in tries:
            throttle.uncount(of)
        self.check_person(row)
        self.familiar.add(both)
        if row.password_hash and self.passwords.stale(row.password_hash):
            await self.store.change_person(row.id, password_hash=await self.passwords.hash(password))
        return await self._open(row, bearer)

    def check_newcomer(self, address: str) -> None:
        """Count a newcomer's address, unless it is this machine's."""
        if is_loopback(address):
            return
        address = address_key(address)
        wait = self.newcomers.wait(address)
        if wait:
            raise RequestError(429, "too_fast", "many newcomers from your address", seconds=int(wait) + 1)
        self.newcomers.count(address)

    # --- changing

    async def rename(self, identity: Identity, name: str) -> PersonRow:
        name = clean_name(name)
        if identity.row.kind == "account":
            await self._check_free(name, identity.row.id)
        try:
            await self.store.change_person(identity.row.id, name=name)
        except NameTaken:
            raise RequestError(409, "name_taken") from None
        return await self._row(identity.row.id)

    async def change_password(self, identity: Identity, old: str, new: str) -> None:
        """Change the password and end all other sessions."""
        await self.confirm_password(identity, old)
        await self.store.change_person(identity.row.id, password_hash=await self.passwords.hash(new))
        await self.store.close_sessions(identity.row.id, identity.session.token_hash)

    async def reset_password(self, person: str) -> str:
        """Set a new random password, end all sessions, and return the password."""
        letters = new_code(16)
        password = "-".join(letters[start : start + 4] for start in range(0, 16, 4))
        await self.store.change_person(person, password_hash=await self.passwords.hash(password))
        await self.store.close_sessions(person)
        return password

    async def confirm_password(self, identity: Identity, password: str | None) -> None:
        """Check the password of an account before something that can't be undone."""
        if identity.row.kind != "account":
            return
        tries = ((self.by_both, (identity.row.id, "again")),)
        self._hold_back(tries)
        if password is None or not await self.passwords.check(identity.row.password_hash, password):
            self.by_both.count((identity.row.id, "again"))
            raise RequestError(403, "wrong_password")

    async def new_bot(self, identity: Identity, name: str) -> tuple[PersonRow, str]:
        """Make a remote bot of this person; returns its token too."""
        if len(await self.store.bots_of(identity.row.id)) >= BOTS:
            raise RequestError(409, "too_many", f"one person has at most {BOTS} bots")
        row = self._new(clean_name(name), "bot", owner=identity.row.id)
        token, session = self._session(row.id, "bot")
        await self.store.add_person(row, session)
        return row, token

    # --- rows

    def _new(
        self, name: str, kind: Literal["guest", "account", "bot"], hashed: str | None = None, owner: str | None = None
    ) -> PersonRow:
        now = time()
        return PersonRow(
            id=new_code(PERSON_LENGTH), kind=kind, name=name, created=now, seen=now, password_hash=hashed, owner=owner
        )

    def _session(self, person: str, kind: Literal["cookie", "bearer", "bot"]) -> tuple[str, SessionRow]:
        token = secrets.token_urlsafe(32)
        now = time()
        return token, SessionRow(token_hash=hash_token(token), person=person, kind=kind, created=now, seen=now)

    async def _open(self, row: PersonRow, bearer: bool) -> tuple[Identity, str]:
        token, session = self._session(row.id, "bearer" if bearer else "cookie")
        await self.store.open_session(session)
        return Identity(session, row), token

    async def _account(self, name: str) -> PersonRow | None:
        """The account of this name as it was typed, or in the form in which new names are stored."""
        found = await self.store.account(name)
        return found or await self.store.account(unicodedata.normalize("NFKC", name))

    async def _check_free(self, name: str, but: str | None = None) -> None:
        """No other account has this name or one that looks the same."""
        for taken in (name, *lookalikes(name)):
            row = await self.store.account(taken)
            if row is not None and row.id != but:
                raise RequestError(409, "name_taken")

    async def _row(self, person: str) -> PersonRow:
        row = await self.store.person(person)
        if row is None:
            raise RequestError(401, "signed_out")
        return row

    def _hold_back(self, tries: tuple[tuple[Throttle, Hashable], ...]) -> None:
        wait = max(throttle.wait(of) for throttle, of in tries)
        if wait:
            raise RequestError(429, "too_fast", "too many wrong passwords", seconds=int(wait) + 1)

    def close(self) -> None:
        self.passwords.close()

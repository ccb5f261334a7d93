"""Limits that only a crowd reaches, and changes of somebody who is gone."""

from __future__ import annotations

import pytest

from branchline.server.accounts import passwords as module
from branchline.server.errors import RequestError
from tests.server.full_server import full_server
from tests.server.socket_server import run


def test_only_so_many_passwords_are_checked_at_once() -> None:
    async def story() -> None:
        async with full_server() as server:
            passwords = server.services.accounts.passwords
            passwords.waiting = module.WAITING
            with pytest.raises(RequestError, match="many people are signing in"):
                await passwords.hash("correct horse")
            passwords.waiting = 0

    run(story())


def test_a_person_who_is_gone_is_not_changed() -> None:
    async def story() -> None:
        async with full_server() as server:
            store = server.services.store
            await store.change_person("nobody", name="Somebody")
            assert await store.person("nobody") is None

    run(story())

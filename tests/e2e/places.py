"""Every page of the client with something on it worth looking at, prepared through the API and the page itself.
It knows addresses and how to fill them; what is asked of the pages is in the tests.
"""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from tests.e2e.conftest import House


@dataclass(frozen=True)
class Stage:
    """Addresses by the name of the page, and the cookie of the person they are shown to."""

    token: str
    paths: dict[str, str]


def prepare(house: House, record: str) -> Stage:
    """An account with a running and an open game, a bot token, another's public table, and a record to replay."""
    token: str = house.call("POST", "account", {"name": "Ada Lovelace", "password": "one two three", "bearer": True})[
        "token"
    ]
    other = house.guest("Christopher Columbus")
    bot = {"level": "novice", "style": "planner"}
    running = house.call(
        "POST", "tables", {"map": "europe", "seats": [{"mine": True}, {"bot": bot}, {"bot": bot}], "start": True}, token
    )
    waiting = {"map": "great_lakes", "public": True, "clock": {"kind": "move", "seconds": 120}}
    opened = house.call("POST", "tables", {**waiting, "seats": [{"mine": True}, {}, {"bot": bot}, {}]}, token)
    house.call("POST", f"tables/{opened['table']['code']}/join", {}, other)
    public = {"map": "north_america", "public": True, "seats": [{"mine": True}, {"bot": bot}], "start": True}
    house.call("POST", "tables", public, other)
    house.call("POST", "tables", {"map": "europe", "public": True, "seats": [{"mine": True}, {}, {}]}, other)
    house.call("POST", "me/bots", {"name": "Difference Engine"}, token)
    uploaded = house.call("POST", "records", {"record": record}, token)["id"]
    code = running["table"]["code"]
    return Stage(
        token,
        {
            "start": "/",
            "new": "/new?map=great_lakes",
            "tables": "/tables",
            "waiting": f"/t/{opened['table']['code']}",
            "table": f"/t/{code}",
            "games": "/games",
            "account": "/account",
            "settings": "/settings",
            "learn": "/learn/europe",
            "rule": "/learn/great_lakes/G-HAR-2",
            "replay": f"/replay/record/{uploaded}?seat=all&at=60",
            "open": "/replay",
            "lost": "/nowhere",
        },
    )


def enter(page: Page, house: House, stage: Stage) -> None:
    """Be the person of the stage."""
    cookie = {"name": "branchline", "value": stage.token, "url": house.address, "httpOnly": True, "sameSite": "Lax"}
    page.context.add_cookies([cookie])  # type: ignore[list-item]

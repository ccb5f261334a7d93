"""Attacks with requests that are allowed, but much work: a record that is hard to judge, tables full of experts, and
receivers of webhooks that never finish. Not a script; `bench/stall.py` runs them.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from bench.attacks import SOURCE
from branchline import Game
from branchline.actions import ClaimTrack, DrawBlind, DrawTickets, KeepTickets
from branchline.maps import load_map_text

TABLES = 60


class Caller:
    """A client of the API at the attacker's address, and how its requests ended."""

    def __init__(self, port: int, tokens: list[str], until: float) -> None:
        self.port = port
        self.tokens = tokens
        self.until = until
        self.ended: Counter[str] = Counter()

    def call(self, method: str, path: str, body: Any, token: str) -> Any:
        left = max(1.0, self.until - time.monotonic())
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=left, source_address=(SOURCE, 0))
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        try:
            line.request(method, path, json.dumps(body), headers)
            answer = line.getresponse()
            found = json.loads(answer.read())
            self.ended[f"HTTP {answer.status}"] += 1
            return found
        except (OSError, http.client.HTTPException) as error:
            self.ended[type(error).__name__] += 1
            return {}
        finally:
            line.close()


def hard_map(seed: int) -> str:
    """A map of 60 short tracks between 20 cities with three tracks each and 12 with five: its longest path is hard."""
    rng = random.Random(seed)
    few, many = [f"a{number}" for number in range(20)], [f"b{number}" for number in range(12)]
    pairs: list[tuple[str, str]] = []
    while len(set(pairs)) < 60:
        ends = [city for city in many for _ in range(5)]
        rng.shuffle(ends)
        pairs = [(few[number // 3], city) for number, city in enumerate(ends)]
    places = [
        f'{{ id = "{city}", name = "{city}", x = {20 + number % 8 * 45}, y = {20 + number // 8 * 60} }}'
        for number, city in enumerate(few + many)
    ]
    tracks = [f'{{ a = "{a}", b = "{b}", length = 1, colour = "gray", kind = "train" }}' for a, b in pairs]
    tickets = [f'{{ a = "a{number}", b = "a{number + 1}", points = 3 }}' for number in range(12)]
    lists = (("cities", places), ("tracks", tracks), ("tickets", tickets))
    return (
        "\n".join(["format = 1", *(f"{name} = [{', '.join(rows)}]" for name, rows in lists)])
        + """
[map]
id = "hard"
name = "Hard"
width = 400
height = 300
[rules]
colours = ["red", "blue"]
cards = { plain = 99, wild = 20 }
hand = { train = 20 }
display = { train = 4 }
pieces = { train = 60 }
tickets = { regular = 2, keep = 1, draw = 2 }
points = { 1 = 1 }
longest = { points = 5 }
end = { limit = 0, turns = 1 }
ties = ["completed", "longest"]
"""
    )


def hard_record(seed: int = 1) -> str:
    """A game on such a map in which one seat claims every track and keeps a ticket at the very end.

    That last action is only written down: if the server is slow to count the scores after it, so are we."""
    game = Game.new(load_map_text(hard_map(seed)), seats=2, seed=seed)
    claimed = 0
    while True:
        seat = game.asks[0].seat
        legal = game.legal(seat)
        if claimed == 60 and seat == 0 and isinstance(legal[0], KeepTickets):
            break
        wanted = (ClaimTrack if claimed < 60 else DrawTickets) if seat == 0 else DrawBlind
        action = next((action for action in legal if isinstance(action, wanted)), legal[0])
        game.play(seat, action)
        claimed += isinstance(action, ClaimTrack)
    lines = game.record().lines()
    last = {"kind": "act", "n": len(lines) - 1, "seat": 0, "do": str(legal[0])}
    return "\n".join([*lines, json.dumps(last), ""])


def upload_records(caller: Caller) -> None:
    record = hard_record()
    for number in range(4):
        caller.call("POST", "/api/records", {"record": record}, caller.tokens[number % len(caller.tokens)])


def tables_of_experts(caller: Caller) -> None:
    """One guest opens many tables where five experts play, and nobody watches."""
    expert = {"bot": {"level": "expert"}}
    for number in range(TABLES):
        body = {"map": "europe", "seats": [expert] * 5, "pace": 0, "start": True}
        caller.call("POST", "/api/tables", body, caller.tokens[0])
        if number % 10 == 0 and time.monotonic() > caller.until:
            return


def slow_receivers(caller: Caller) -> None:
    """Many turns for people who are away, whose webhooks answer one byte at a time."""
    receiver = socket.create_server(("127.0.0.1", 0), backlog=500)
    threading.Thread(target=_drip, args=(receiver, caller.until), daemon=True).start()
    url = f"http://127.0.0.1:{receiver.getsockname()[1]}/"
    host, guest = caller.tokens[:2]
    for token in (host, guest):
        caller.call("PUT", "/api/me/webhook", {"url": url}, token)
    for _ in range(TABLES):
        made = caller.call("POST", "/api/tables", {"map": "europe", "seats": [{"mine": True}, {}]}, host)
        if "table" in made:
            code = made["table"]["code"]
            caller.call("POST", f"/api/tables/{code}/join", {}, guest)
            caller.call("POST", f"/api/tables/{code}/start", {}, host)


def _drip(receiver: socket.socket, until: float) -> None:
    lines: list[socket.socket] = []
    receiver.settimeout(0.5)
    while time.monotonic() < until:
        try:
            line = receiver.accept()[0]
            line.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n")
            lines.append(line)
        except OSError:
            pass
        for line in list(lines):
            try:
                line.sendall(b"x")
            except OSError:
                lines.remove(line)


CROWDS: dict[str, Callable[[Caller], None]] = {
    "hard-record": upload_records,
    "experts": tables_of_experts,
    "slow-webhooks": slow_receivers,
}


def keep_crowding(name: str, port: int, tokens: list[str], seconds: float, lines: int, out: Connection) -> None:
    """Run one attack and wait until the time is over; send how its requests ended."""
    os.nice(5)
    out.send("ready")
    caller = Caller(port, tokens, time.monotonic() + seconds)
    CROWDS[name](caller)
    time.sleep(max(0.0, caller.until - time.monotonic()))
    out.send(dict(caller.ended))

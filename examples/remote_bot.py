"""A remote bot in plain Python that uses only what it receives: remote_bot.py http://127.0.0.1:8460 TOKEN CODE"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def choose(can: dict[str, Any]) -> dict[str, Any]:
    """Choose something that is offered; put your strategy here."""
    if can["keep"]:
        return {"type": "KeepTickets", "tickets": can["keep"][: can["keep_least"]]}
    if can["stock"]:
        return {"type": "ChoosePieces", "train": can["stock"][2], "ship": can["stock"][0] - can["stock"][2]}
    if can["tunnel"] is not None:
        return {"type": "DeclineTunnel"}
    if can["claims"]:
        track = random.choice(list(can["claims"]))
        return {"type": "ClaimTrack", "track": track, "spend": can["pays"][can["claims"][track]][0]}
    if can["draw"]:
        return {"type": "DrawBlind", "deck": can["draw"][0]}
    for card, decks in can["take"].items():
        return {"type": "TakeCard", "card": card, "refill": decks[0] if decks else None}
    return {"type": "DrawTickets"} if can["tickets"] else {"type": "Pass"}


async def main(server: str, token: str, code: str) -> None:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    join = urllib.request.Request(f"{server}/api/tables/{code}/join", b"{}", headers)
    seat = json.load(urllib.request.urlopen(join))["yours"][0]
    async with connect(server.replace("http", "ws", 1) + "/ws", additional_headers=headers) as line:
        await line.send(json.dumps({"type": "Watch", "id": 1, "table": code, "seat": seat}))
        async for text in line:
            message = json.loads(text)
            if message["type"] == "Update" and (can := message["choices"]):
                act = {"type": "Act", "id": 2, "table": code, "seat": seat, "ask": can["ask"], "action": choose(can)}
                await line.send(json.dumps(act))
            elif message["type"] == "TableNews" and message["table"]["status"] == "over":
                print(json.dumps(message["table"]["outcome"]))
                return


asyncio.run(main(*sys.argv[1:]))

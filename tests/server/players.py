"""Players that use only the choices that the server sends them."""

from __future__ import annotations

import random
from typing import Any

from tests.server.socket_server import Client


def pick(choices: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A random action among the choices."""
    found: list[dict[str, Any]] = []
    pays = choices["pays"]
    if choices["keep"]:
        return {"type": "KeepTickets", "tickets": choices["keep"][: max(choices["keep_least"], 1)]}
    if choices["stock"]:
        total, least, most = choices["stock"]
        train = rng.randint(least, most)
        return {"type": "ChoosePieces", "train": train, "ship": total - train}
    if choices["tunnel"] is not None:
        ways = pays[choices["tunnel"]]
        return {"type": "PayTunnel", "spend": rng.choice(ways)} if ways else {"type": "DeclineTunnel"}
    for track, row in choices["claims"].items():
        found.append({"type": "ClaimTrack", "track": track, "spend": rng.choice(pays[row])})
    for kind, places in choices["builds"].items():
        found += [
            {"type": f"Build{kind.capitalize()}", "city": city, "spend": rng.choice(pays[row])}
            for city, row in places.items()
        ][:1]
    if found and rng.random() < 0.7:
        return rng.choice(found)
    if choices["exchange"] and rng.random() < 0.05:
        return {"type": "ExchangePieces", "take": next(iter(choices["exchange"])), "count": 1}
    if choices["tickets"] and rng.random() < 0.03:
        return {"type": "DrawTickets"}
    if choices["take"] and rng.random() < 0.5:
        card, refills = rng.choice(list(choices["take"].items()))
        return {"type": "TakeCard", "card": card, "refill": rng.choice(refills) if refills else None}
    if choices["draw"]:
        return {"type": "DrawBlind", "deck": rng.choice(choices["draw"])}
    if choices["take"]:
        card, refills = rng.choice(list(choices["take"].items()))
        return {"type": "TakeCard", "card": card, "refill": refills[0] if refills else None}
    if found:
        return rng.choice(found)
    if choices["tickets"]:
        return {"type": "DrawTickets"}
    if choices["exchange"]:
        return {"type": "ExchangePieces", "take": next(iter(choices["exchange"])), "count": 1}
    assert choices["pass"], choices
    return {"type": "Pass"}


async def answer(client: Client, code: str, seat: int, rng: random.Random | None = None) -> dict[str, Any]:
    """Answer this seat's open question with a random legal action; returns the server's answer."""
    while client.updates[code]["choices"] is None:
        await client.update(code)
    choices = client.updates[code]["choices"]
    action = pick(choices, rng or random.Random(0))
    return await client.say("Act", table=code, seat=seat, ask=choices["ask"], action=action)


async def set_up(clients: list[Client], code: str) -> None:
    """Everybody watches their seat (the place in the list) and answers until the first turn begins."""
    for seat, client in enumerate(clients):
        assert (await client.say("Watch", table=code, seat=seat))["type"] == "Ack"
    for seat, client in enumerate(clients):
        while any(ask["seat"] == seat for ask in client.views[code]["asks"]) and client.views[code]["phase"] == "setup":
            reply = await answer(client, code, seat)
            assert reply["type"] == "Ack", reply
    for client in clients:
        while client.views[code]["phase"] == "setup":
            await client.update(code)


def turn(client: Client, code: str) -> int:
    seat: int = client.views[code]["turn"]
    return seat


async def play_seat(client: Client, code: str, seat: int, rng: random.Random) -> int:
    """Answer every question until the game is over; returns how many there were."""
    answer = await client.say("Watch", table=code, seat=seat)
    assert answer["type"] == "Ack", answer
    moves = 0
    while client.views[code]["phase"] != "over":
        update = client.updates[code]
        if update["choices"] is None:
            await client.update(code)
            continue
        ask = update["choices"]["ask"]
        answer = await client.say("Act", table=code, seat=seat, ask=ask, action=pick(update["choices"], rng))
        assert answer["type"] == "Ack", (answer, update["choices"])
        assert client.updates[code]["seq"] >= answer["seq"]
        moves += 1
    return moves

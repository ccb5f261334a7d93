"""Measures the speed and strength of the bots: mirror games of each bot, and the planner against each of them.
Each deal is played in both seatings and with both starting seats. It never fails.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from typing import Any

from branchline import core, load_map
from branchline.bots import BOTS, play_games, policy_of
from branchline.maps import BUILT_IN

POLICIES = {name: policy for name in BOTS if (policy := policy_of(name)) is not None}

FIELD = ["planner", "one_step", "collector", "long_route"]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=400, help="games of a row")
    reader.add_argument("--seats", type=int, default=2, help="seats of the mirror games")
    reader.add_argument("--bot", default="planner", help="the bot that plays against all others")
    reader.add_argument("--field", nargs="*", default=FIELD, help="the bots of a mixed table")
    reader.add_argument("--maps", nargs="*", default=list(BUILT_IN), help="names of maps")
    reader.add_argument("--json", action="store_true", help="one line of JSON")
    given = reader.parse_args()
    boards = {name: core.Board(load_map(name)) for name in given.maps}
    rows = [mirror(board, bot, given.seats, given.games) for board in boards.values() for bot in POLICIES]
    rivals = [bot for bot in POLICIES if bot != given.bot]
    duels = [duel(board, given.bot, bot, given.games) for board in boards.values() for bot in rivals]
    fields = [row for board in boards.values() for row in field(board, given.field, given.games)]
    if given.json:
        print(json.dumps({"mirror": rows, "duels": duels, "fields": fields}))
        return
    for table in (rows, duels, fields):
        show(table)
        print()


def mirror(board: core.Board, bot: str, seats: int, games: int) -> dict[str, Any]:
    """The bot against itself, in processor time."""
    began = time.process_time()
    decisions, scores, _, _ = play_games(board, [POLICIES[bot]] * seats, 1, games)
    seconds = time.process_time() - began
    return {
        "map": board.map.id,
        "bot": bot,
        "seats": seats,
        "games": games,
        "mean_score": round(sum(map(sum, scores)) / games / seats, 1),
        "decisions_a_game": round(decisions / games),
        "us_a_decision": round(seconds / decisions * 1e6, 1),
        "games_per_second": round(games / seconds),
    }


def duel(board: core.Board, bot: str, rival: str, games: int) -> dict[str, Any]:
    """Two seats: each deal in both seatings and with both starting seats; shared wins count in parts."""
    deals = games // 4
    won: list[float] = []
    margin = 0
    for seat in (0, 1):
        line_up = [POLICIES[rival]] * 2
        line_up[seat] = POLICIES[bot]
        for first in (0, 1):
            _, scores, winners, _ = play_games(board, line_up, 1_000_000, deals, first)
            won += [(bits >> seat & 1) / bits.bit_count() for bits in winners]
            margin += sum(row[seat] - row[1 - seat] for row in scores)
    low, high = interval(won, deals)
    return {
        "map": board.map.id,
        "bot": bot,
        "against": rival,
        "games": len(won),
        "win_share": round(sum(won) / len(won), 3),
        "low": low,
        "high": high,
        "margin": round(margin / len(won), 1),
    }


def field(board: core.Board, bots: list[str], games: int) -> list[dict[str, Any]]:
    """A mixed table: each deal in every rotation of the seats."""
    seats = len(bots)
    won = dict.fromkeys(bots, 0.0)
    for turned in range(seats):
        line_up = bots[turned:] + bots[:turned]
        _, _, winners, _ = play_games(board, [POLICIES[bot] for bot in line_up], 2_000_000, games // seats)
        for seat, bot in enumerate(line_up):
            won[bot] += sum((bits >> seat & 1) / bits.bit_count() for bits in winners)
    played = games // seats * seats
    return [
        {"map": board.map.id, "bot": bot, "seats": seats, "games": played, "win_share": round(share / played, 3)}
        for bot, share in won.items()
    ]


def interval(won: Sequence[float], deals: int) -> tuple[float, float]:
    """A 95 % interval over deals, because the four games of a deal are not independent."""
    blocks = [sum(won[i::deals]) / 4 for i in range(deals)]
    mean = sum(blocks) / deals
    error = (sum((block - mean) ** 2 for block in blocks) / max(1, deals - 1) / deals) ** 0.5
    return round(mean - 1.96 * error, 3), round(mean + 1.96 * error, 3)


def show(rows: list[dict[str, Any]]) -> None:
    print(" ".join(f"{head:>16}" for head in rows[0]))
    for row in rows:
        print(" ".join(f"{value:>16}" for value in row.values()))


if __name__ == "__main__":
    main()

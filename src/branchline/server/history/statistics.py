"""Statistics of a person's finished games: in total, and by map and number of seats.

It adds up stored results and knows nothing about games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from branchline.server.store import ResultRow
from branchline.server.wire.bodies import MapStatistics, Statistics


def statistics(results: Sequence[ResultRow]) -> Statistics:
    groups: dict[tuple[str, int], list[ResultRow]] = defaultdict(list)
    for result in results:
        groups[result.map, result.seats].append(result)
    return Statistics(
        games=len(results),
        wins=round(sum(result.won for result in results), 3),
        rerolled_wins=round(sum(result.won for result in results if result.rerolls), 3),
        resigned=sum(result.resigned for result in results),
        by_map=tuple(_group(*key, groups[key]) for key in sorted(groups)),
    )


def _group(map_: str, seats: int, results: list[ResultRow]) -> MapStatistics:
    scores = [result.score for result in results]
    return MapStatistics(
        map=map_,
        seats=seats,
        games=len(results),
        wins=round(sum(result.won for result in results), 3),
        mean_score=round(sum(scores) / len(scores), 2),
        best_score=max(scores),
        tickets_completed=sum(result.tickets_completed for result in results),
    )

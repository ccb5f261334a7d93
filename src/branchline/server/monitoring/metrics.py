"""Metrics for Prometheus: requests, connections, tables, moves, bots, the event loop, the store, notifications.

Counts and times only; names, codes and addresses are never labels.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from branchline.server import figures
from branchline.server.figures import ByLabel, Figure, Times
from branchline.server.services import Services

SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics(Collector):
    """HTTP metrics, and those that the services count themselves."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rows: dict[str, int] = {}
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "branchline_http_requests", "Answered requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "branchline_http_seconds", "How long answers took", buckets=SECONDS, registry=self.registry
        )
        self.registry.register(self)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.observe(seconds)

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Figure] = dict(self.services.tables.figures())
        found["loop_lag_seconds"] = self.services.loop_lag.seconds
        found |= self.services.history.figures()
        found |= {f"notices_{kind}_total": count for kind, count in self.services.notifier.sent.items()}
        found |= {f"store_{name}": value for name, value in self.services.store.figures().items()}
        found |= {f"stored_{kind}": count for kind, count in self.rows.items()}
        for name, figure in sorted(found.items()):
            yield _metric(name, figure)

    async def text(self) -> bytes:
        self.rows = await self.services.store.count()
        return generate_latest(self.registry)


def _metric(name: str, figure: Figure) -> Metric:
    """A figure as a metric: what ends with ``_total`` is a counter, times are a histogram, the rest is a gauge."""
    labels = [figure.label] if isinstance(figure, ByLabel) else []
    values: Mapping[str, float | Times] = figure.values if isinstance(figure, ByLabel) else {"": figure}
    named, about = f"branchline_{name}", name.replace("_", " ")
    if any(isinstance(value, Times) for value in values.values()):
        times = HistogramMetricFamily(named, about, labels=labels)
        for label, value in values.items():
            if isinstance(value, Times):
                times.add_metric([label][: len(labels)], _buckets(value), value.total)
        return times
    family = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
    metric = family(named, about, labels=labels)
    for label, value in values.items():
        if not isinstance(value, Times):
            metric.add_metric([label][: len(labels)], value)
    return metric


def _buckets(times: Times) -> list[tuple[str, float]]:
    """The counts as Prometheus wants them: each bucket contains those below it."""
    found: list[tuple[str, float]] = []
    total = 0
    for bound, count in zip((*map(str, figures.SECONDS), "+Inf"), times.counts, strict=True):
        total += count
        found.append((bound, total))
    return found

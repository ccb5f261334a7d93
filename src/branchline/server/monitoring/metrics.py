"""Metrics for Prometheus: requests, connections, tables, moves, the store, notifications.

Counts and times only; names, codes and addresses are never labels.
"""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

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
        figures = dict(self.services.tables.figures())
        figures |= {f"notices_{kind}_total": count for kind, count in self.services.notifier.sent.items()}
        figures |= {f"store_{name}": value for name, value in self.services.store.figures().items()}
        figures |= {f"stored_{kind}": count for kind, count in self.rows.items()}
        for name, value in sorted(figures.items()):
            family = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            metric = family(f"branchline_{name}", name.replace("_", " "))
            metric.add_metric([], value)
            yield metric

    async def text(self) -> bytes:
        self.rows = await self.services.store.count()
        return generate_latest(self.registry)

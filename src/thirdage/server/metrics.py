"""Numbers for Prometheus, in its text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Final

BOUNDS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counts requests, messages and how long they took."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def count(self, name: str, label: str = "") -> None:
        """One more of these; the label is 'name="value"'."""
        self.counts[name, label] += 1

    def took(self, seconds: float) -> None:
        """How long a request took."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything, with what is measured only now."""
        lines = []
        seen = set()
        for (name, label), value in sorted(self.counts.items()):
            if name not in seen:
                lines.append(f"# TYPE thirdage_{name}_total counter")
                seen.add(name)
            labels = f"{{{label}}}" if label else ""
            lines.append(f"thirdage_{name}_total{labels} {value}")
        for name, number in gauges.items():
            lines.append(f"# TYPE thirdage_{name} gauge")
            lines.append(f"thirdage_{name} {number:g}")
        lines.append("# TYPE thirdage_request_seconds histogram")
        total = 0
        for bound, value in zip((*BOUNDS, float("inf")), self._buckets, strict=True):
            total += value
            edge = "+Inf" if bound == float("inf") else f"{bound:g}"
            lines.append(f'thirdage_request_seconds_bucket{{le="{edge}"}} {total}')
        lines.append(f"thirdage_request_seconds_sum {self._sum:g}")
        lines.append(f"thirdage_request_seconds_count {total}")
        return "\n".join(lines) + "\n"

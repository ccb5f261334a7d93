"""The confidence interval of a mutation score."""

from __future__ import annotations

from math import sqrt

Z = 1.959964  # 95 %


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """Wilson's interval for a share, at 95 %."""
    if tries == 0:
        return 0.0, 1.0
    share, spread = hits / tries, Z * Z / tries
    centre = (share + spread / 2) / (1 + spread)
    margin = Z / (1 + spread) * sqrt(share * (1 - share) / tries + spread / (4 * tries))
    return centre - margin, centre + margin

"""The way back from a board to the world: the longitude and latitude under each place of a board.
It turns the bend of a board around by numbers and knows no colours.
"""

from __future__ import annotations

import numpy as np

from .board import bend
from .grids import Grid, sampled
from .sheets import SHEETS


def unbend(name: str, x: Grid, y: Grid) -> tuple[Grid, Grid]:
    """Longitudes and latitudes of these places; far beyond the sheet's window they are only near."""
    sheet = SHEETS[name]
    west, south, east, north = sheet.window if sheet.cone else (-215.0, -80.0, 215.0, 84.5)
    step = min(1.0, (east - west) / 220)
    lons, lats = np.arange(west, east + step, step), np.arange(south, north + step / 2, step)
    place = bend(name)
    there = np.array([[place((float(lon), float(lat))) for lon in lons] for lat in lats], np.float32)
    over, down = there[..., 0], there[..., 1]
    column, row = _start(over, down, x, y)
    over_x, down_x = np.gradient(over, axis=1), np.gradient(down, axis=1)
    over_y, down_y = np.gradient(over, axis=0), np.gradient(down, axis=0)
    for _ in range(12):
        miss_x, miss_y = x - sampled(over, column, row), y - sampled(down, column, row)
        a, b = sampled(over_x, column, row), sampled(over_y, column, row)
        c, d = sampled(down_x, column, row), sampled(down_y, column, row)
        area = a * d - b * c
        area = np.where(np.abs(area) < 1e-3, np.float32(1e-3), area)
        column += np.clip((miss_x * d - miss_y * b) / area, -2, 2)
        row += np.clip((miss_y * a - miss_x * c) / area, -2, 2)
        column, row = np.clip(column, 0, len(lons) - 1), np.clip(row, 0, len(lats) - 1)
    return (west + column * step).astype(np.float32), (south + row * step).astype(np.float32)


def _start(over: Grid, down: Grid, x: Grid, y: Grid) -> tuple[Grid, Grid]:
    """For each place the nearest of the known points, looked up on a coarse lattice."""
    coarse = 24
    rows = np.arange(0, x.shape[0] + coarse, coarse).clip(0, x.shape[0] - 1)
    columns = np.arange(0, x.shape[1] + coarse, coarse).clip(0, x.shape[1] - 1)
    found = np.zeros((len(rows), len(columns)), int)
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            found[i, j] = int(np.argmin((over - x[row, column]) ** 2 + (down - y[row, column]) ** 2))
    i, j = np.mgrid[0 : x.shape[0], 0 : x.shape[1]]
    index = found[(i + coarse // 2) // coarse, (j + coarse // 2) // coarse]
    return (index % over.shape[1]).astype(np.float32), (index // over.shape[1]).astype(np.float32)

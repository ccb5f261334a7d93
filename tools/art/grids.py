"""Grids of numbers: sampling, blurring, distances and filled shapes, with numpy and Pillow alone.
It knows no geography and no board.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageDraw

from .warp import Point

Grid = NDArray[np.float32]


def sampled(grid: Grid, column: Grid, row: Grid) -> Grid:
    """The values at broken columns and rows, between the four nearest; beyond an edge the edge goes on."""
    high, wide = grid.shape
    x, y = np.clip(column, 0, wide - 1.001), np.clip(row, 0, high - 1.001)
    left, top = x.astype(int), y.astype(int)
    right, down = (x - left).astype(np.float32), (y - top).astype(np.float32)
    upper = grid[top, left] * (1 - right) + grid[top, left + 1] * right
    lower = grid[top + 1, left] * (1 - right) + grid[top + 1, left + 1] * right
    mixed: Grid = upper * (1 - down) + lower * down
    return mixed


def blurred(grid: Grid, reach: float) -> Grid:
    """Three passes of a running mean along both axes: close to a Gaussian with this deviation."""
    half = max(1, round(reach))
    for axis in (0, 1):
        for _ in range(3):
            padding = [(half + 1, half) if k == axis else (0, 0) for k in (0, 1)]
            total = np.cumsum(np.pad(grid, padding, mode="edge"), axis=axis, dtype=np.float64)
            size, width = grid.shape[axis], 2 * half + 1
            ahead = np.take(total, range(width, width + size), axis=axis)
            grid = ((ahead - np.take(total, range(size), axis=axis)) / width).astype(np.float32)
    return grid


def distances(inside: NDArray[np.bool_], most: int) -> Grid:
    """How far each cell is from the nearest cell inside, up to a limit."""
    far = np.float32(most + 1)
    column = np.where(inside, np.float32(0), far)
    for line in (range(1, len(column)), range(len(column) - 2, -1, -1)):
        for k in line:
            before = column[k - 1 if line.step > 0 else k + 1]
            np.minimum(column[k], before + 1, out=column[k])
    squares = column**2
    nearest = squares.copy()
    for step in range(1, most + 1):
        np.minimum(nearest[:, step:], squares[:, :-step] + step * step, out=nearest[:, step:])
        np.minimum(nearest[:, :-step], squares[:, step:] + step * step, out=nearest[:, :-step])
    found: Grid = np.minimum(np.sqrt(nearest), far)
    return found


def filled(rings: Sequence[Sequence[Point]], corner: Point, size: tuple[int, int], fine: float) -> Image.Image:
    """The shapes as white on black, `fine` cells to a unit of the board; a ring within a ring is a hole."""
    picture = Image.new("1", size, 0)
    for ring in rings:
        if len(ring) > 2:
            one = Image.new("1", size, 0)
            ImageDraw.Draw(one).polygon([((x - corner[0]) * fine, (y - corner[1]) * fine) for x, y in ring], fill=1)
            picture = ImageChops.logical_xor(picture, one)
    return picture


def noise(shape: tuple[int, int], octaves: Sequence[tuple[float, float]], seed: int, *, ridged: bool = False) -> Grid:
    """Smooth chance of several sizes, the same every time; ridged, its zero lines become crests."""
    dice = np.random.default_rng(seed)
    total = np.zeros(shape, np.float32)
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    for size, strength in octaves:
        coarse = dice.standard_normal((int(shape[0] / size) + 4, int(shape[1] / size) + 4)).astype(np.float32)
        # sampled between eased columns, so that no lattice shows
        x, y = columns / size + 1, rows / size + 1
        ease = [np.floor(v) + (v % 1) ** 2 * (3 - 2 * (v % 1)) for v in (x, y)]
        layer = sampled(coarse, ease[0], ease[1])
        total += strength * (1 - np.minimum(1, np.abs(layer) * 1.5) if ridged else layer)
    return total

"""The earth as grids over longitude and latitude: heights, shades of the relief, green of the land, depths of the sea.
They come from pictures in two packages (docs/decisions/board-art.md says which); no board is known here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

from .grids import Grid, blurred, sampled
from .sheets import Box

Image.MAX_IMAGE_PIXELS = None  # the relief has 58 million


@dataclass(frozen=True)
class Earth:
    window: Box
    shade: Grid  # 1 on level ground, more on slopes towards the light, less on those away from it
    green: Grid  # 0 desert to 1 forest
    height: Grid  # 0 at the sea to 1
    depth: Grid  # 0 at the shore to 1

    def at(self, grid: Grid, lon: Grid, lat: Grid) -> Grid:
        west, south, east, north = self.window
        high, wide = grid.shape
        column = (lon - west) % 360 / (east - west) * wide - 0.5
        return sampled(grid, column, (north - lat) / (north - south) * high - 0.5)


def read(folder: Path, window: Box, fine: float) -> Earth:
    """The part of the earth in this window, with `fine` cells to a degree, from the pictures under this folder."""
    relief = _picture(folder, "shadedrelief.jpg", window, fine)
    red, grass, blue = (relief[..., k] for k in range(3))
    sea = blurred(((blue > red + 14) & (blue > grass + 2)).astype(np.float32), 1) > 0.2
    bright = relief.mean(axis=2)
    level = _among(bright, ~sea, 0.6 * fine)
    shade = np.where(sea, np.float32(1), bright / np.maximum(level, 1))
    green = _among((grass - red) / np.maximum(bright, 1), ~sea, 0.25 * fine)
    height = _picture(folder, "earth-topology.png", window, fine).mean(axis=2) / 255
    coarse = min(fine, 15)
    ocean = _picture(folder, "etopo1.jpg", window, coarse)
    wet = (ocean[..., 2] > ocean[..., 0] + 25) & (ocean[..., 2] > ocean[..., 1] + 4)
    depth = _among(1 - ocean[..., :2].mean(axis=2) / 225, wet, 0.3 * coarse)
    return Earth(window, shade, np.clip(green * 5 + 0.2, 0, 1), height**0.75, np.clip(depth, 0, 1))


def _picture(folder: Path, name: str, window: Box, fine: float) -> Grid:
    west, south, east, north = window
    with Image.open(next(folder.rglob(name))) as opened:
        part = opened.width / 360
        box = (west + 180) * part, (90 - north) * part, (east + 180) * part, (90 - south) * part
        size = round((east - west) * fine), round((north - south) * fine)
        picture = opened.convert("RGB").resize(size, Image.Resampling.BICUBIC, box=box)
    return np.asarray(picture, np.float32)


def _among(grid: Grid, where: np.typing.NDArray[np.bool_], reach: float) -> Grid:
    """Blurred over the cells that count, and carried on into the others."""
    weight = blurred(where.astype(np.float32), reach)
    near = blurred(np.where(where, grid, 0).astype(np.float32), reach) / np.maximum(weight, 1e-4)
    wide = blurred(np.where(where, grid, 0).astype(np.float32), reach * 6) / np.maximum(
        blurred(where.astype(np.float32), reach * 6), 1e-4
    )
    return np.where(weight > 0.02, near, wide).astype(np.float32)

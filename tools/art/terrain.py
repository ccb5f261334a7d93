"""The ground of one board: heights, slopes, woods and depths, carried to it by the same bend as the coasts.
It knows no colours.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .earth import Earth
from .grids import Grid, blurred, noise
from .sheets import Box
from .styles import STYLES
from .unbend import unbend


@dataclass(frozen=True)
class Ground:
    x: Grid  # the places on the board
    y: Grid
    lat: Grid
    height: Grid
    slope: Grid  # above 0 towards the light, below 0 away from it
    green: Grid
    depth: Grid


def ground(name: str, earth: Earth, box: Box, fine: float) -> Ground:
    left, top, right, bottom = box
    shape = round((bottom - top) * fine), round((right - left) * fine)
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    x, y = left + (columns + 0.5) / fine, top + (rows + 0.5) / fine
    lon, lat = unbend(name, x, y)
    style = STYLES[name]
    height = earth.at(earth.height, lon, lat)
    slope = (earth.at(earth.shade, lon, lat) - 1) * style.relief
    # small forms that the data is too coarse for: crests where it is high, a swell where it is low
    crests = noise(shape, ((17 * fine, 0.5), (9 * fine, 0.35), (4.5 * fine, 0.2)), 11, ridged=True)
    swell = noise(shape, ((26 * fine, 0.6), (12 * fine, 0.35), (6 * fine, 0.2)), 12)
    forms = crests * np.clip(height * 3, 0.15, 1) + 0.35 * swell
    slope = slope + style.rough * 5 * (np.gradient(forms, axis=1) + np.gradient(forms, axis=0)) * fine
    patches = noise(shape, ((34 * fine, 0.5), (15 * fine, 0.35), (7 * fine, 0.2)), 21)
    green = earth.at(earth.green, lon, lat) + 0.3 * patches
    return Ground(
        x, y, lat, height, slope.astype(np.float32), green, blurred(earth.at(earth.depth, lon, lat), 3 * fine)
    )

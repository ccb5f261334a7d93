"""Colour on the ground: the tints of the land, light and shade, and the depths of the water.
It knows arrays and colours, no map by its name.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .grids import Grid
from .styles import Ramp, Style, Tones
from .terrain import Ground

Picture = NDArray[np.uint8]


def painted_land(ground: Ground, tones: Tones, style: Style) -> Picture:
    picture = _ramp(ground.height, tones.land)
    low = np.clip(1 - ground.height * 1.6, 0, 1)
    picture = _mixed(picture, tones.dry, np.clip(0.55 - ground.green, 0, 0.5) * 2 * tones.dryness * low)
    picture = _mixed(picture, tones.woods, np.clip((ground.green - 0.5) * 1.7, 0, 1) * tones.wooded * low)
    frozen = np.clip((ground.lat - style.snow) / 7, 0, 1) + np.clip((ground.height - 0.86) / 0.1, 0, 0.6)
    picture = _mixed(picture, tones.ice, np.clip(frozen, 0, 1))
    picture = _mixed(picture, tones.dark, np.clip(-ground.slope * 1.5 * tones.contrast, 0, 0.62))
    picture = _mixed(picture, tones.light, np.clip(ground.slope * 1.3 * tones.contrast, 0, 0.7))
    return _whole(picture)


def painted_sea(ground: Ground, away: Grid, tones: Tones, lakes: bool) -> Picture:
    """The sea by its depth; lakes, whose depth nobody measured here, are as deep as their shore is far."""
    depth = np.clip(away / 48, 0, 1) if lakes else ground.depth * np.clip(away / 14, 0.25, 1)
    return _whole(_ramp(depth.astype(np.float32), tones.sea))


def _whole(picture: Grid) -> Picture:
    whole: Picture = np.clip(picture + 0.5, 0, 255).astype(np.uint8)
    return whole


def _ramp(value: Grid, stops: Ramp) -> Grid:
    at = [stop for stop, _ in stops]
    colours = np.array([_colour(text) for _, text in stops])
    return np.stack([np.interp(value, at, colours[:, k]) for k in range(3)], axis=-1).astype(np.float32)


def _mixed(picture: Grid, colour: str, part: Grid) -> Grid:
    share = part[..., None]
    mixed: Grid = picture * (1 - share) + _colour(colour) * share
    return mixed


def _colour(text: str) -> Grid:
    return np.array([int(text[k : k + 2], 16) for k in (1, 3, 5)], np.float32)

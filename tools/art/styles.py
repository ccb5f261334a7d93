"""The style of each board in both themes: the colours of land and sea, the strength of the relief, the shore lines.
Choices only; how they are put on paper is in `bake`.
"""

from __future__ import annotations

from dataclasses import dataclass

Ramp = tuple[tuple[float, str], ...]


@dataclass(frozen=True)
class Tones:
    land: Ramp  # by height
    dry: str  # where little grows
    woods: str
    dark: str  # slopes away from the light
    light: str
    ice: str
    sea: Ramp  # by depth
    shore: str
    line: str  # shore lines and graticule
    river: str
    names: str  # of seas and lakes
    print: str  # cartouche, compass and graticule on land
    dryness: float = 0.0
    wooded: float = 0.5
    contrast: float = 1.0


@dataclass(frozen=True)
class Style:
    light: Tones
    dark: Tones
    cells: float  # of the earth to a degree
    relief: float  # how steep the slopes look
    rough: float  # invented detail where the data is too coarse
    snow: float  # latitude from which land is white
    shores: tuple[int, ...]  # how far the shore lines lie from the land, in units of the board


SHORES = (4, 9, 16, 25, 36)

STYLES = {
    # a survey map with relief
    "europe": Style(
        light=Tones(
            land=(
                (0, "#f4edd8"),
                (0.12, "#f1e8cd"),
                (0.28, "#ecddb9"),
                (0.45, "#e2cca0"),
                (0.7, "#d8bc90"),
                (1, "#f6eedd"),
            ),
            dry="#f3e3bd",
            woods="#c9d3a6",
            dark="#80603a",
            light="#fffaec",
            ice="#fbfaf4",
            sea=((0, "#c3dbde"), (0.25, "#bcd6da"), (1, "#a3c5cd")),
            shore="#5c8088",
            line="#6fa0ad",
            river="#8db9c4",
            names="#245260",
            print="#7a6547",
            dryness=0.5,
            wooded=0.75,
        ),
        dark=Tones(
            land=(
                (0, "#2d3a36"),
                (0.12, "#313e38"),
                (0.28, "#3b463c"),
                (0.45, "#4a4f40"),
                (0.7, "#595846"),
                (1, "#77735f"),
            ),
            dry="#433f30",
            woods="#1f3a33",
            dark="#0b1211",
            light="#a3a184",
            ice="#8f9a98",
            sea=((0, "#12293a"), (0.25, "#0f2433"), (1, "#0a1a27")),
            shore="#5f8ba0",
            line="#2f6783",
            river="#3c6f88",
            names="#8fbdd0",
            print="#c9a968",
            dryness=0.5,
            wooded=0.6,
            contrast=0.62,
        ),
        cells=20,
        relief=1.5,
        rough=0.03,
        snow=90,
        shores=SHORES,
    ),
    # a chart with depth lines: the land keeps back, the lakes are what matters
    "great_lakes": Style(
        light=Tones(
            land=((0, "#f0e5c4"), (0.2, "#eee0b8"), (0.4, "#e8d5a6"), (0.7, "#dcc48f"), (1, "#d2b782")),
            dry="#f0e3bb",
            woods="#ccd3a2",
            dark="#86693c",
            light="#fffae6",
            ice="#fbfaf4",
            sea=((0, "#cfe5ec"), (0.3, "#b9d8e4"), (1, "#8fbcd1")),
            shore="#4b7488",
            line="#4f8ba6",
            river="#79b0c6",
            names="#154a63",
            print="#6d5a3a",
            wooded=0.8,
        ),
        dark=Tones(
            land=((0, "#28352f"), (0.2, "#2e3b33"), (0.4, "#3a4438"), (0.7, "#48493a"), (1, "#5a5643")),
            dry="#37382b",
            woods="#1d352d",
            dark="#0a1110",
            light="#8e9078",
            ice="#8f9a98",
            sea=((0, "#143349"), (0.3, "#0f2433"), (1, "#091824")),
            shore="#6b9bb2",
            line="#3a7898",
            river="#3f7a95",
            names="#96c6da",
            print="#d0ae69",
            wooded=0.7,
            contrast=0.6,
        ),
        cells=30,
        relief=1.9,
        rough=0.05,
        snow=90,
        shores=(4, 9, 15, 23, 33, 45),
    ),
    # an old survey sheet: forest, prairie and desert washed in by hand
    "north_america": Style(
        light=Tones(
            land=(
                (0, "#f3e7c6"),
                (0.15, "#efdfb3"),
                (0.32, "#e9d2a0"),
                (0.5, "#dfbf8d"),
                (0.75, "#cfa878"),
                (1, "#f5ead6"),
            ),
            dry="#ecc79a",
            woods="#bfcd9c",
            dark="#7b5032",
            light="#fff6e0",
            ice="#faf6ea",
            sea=((0, "#cadfd6"), (0.3, "#bdd7d0"), (1, "#9fc4c2")),
            shore="#587f7c",
            line="#6b9f9c",
            river="#82b3b1",
            names="#1f5450",
            print="#84603b",
            dryness=0.95,
            wooded=0.95,
        ),
        dark=Tones(
            land=(
                (0, "#36362a"),
                (0.15, "#3a382b"),
                (0.32, "#44402f"),
                (0.5, "#524937"),
                (0.75, "#625642"),
                (1, "#837863"),
            ),
            dry="#54402c",
            woods="#24382c",
            dark="#120e0a",
            light="#b39f7c",
            ice="#8f9a98",
            sea=((0, "#123035"), (0.3, "#0f282e"), (1, "#0a1c22")),
            shore="#629297",
            line="#2f6e74",
            river="#3f7b80",
            names="#8fc7c8",
            print="#cda468",
            dryness=0.8,
            wooded=0.8,
            contrast=0.62,
        ),
        cells=20,
        relief=1.7,
        rough=0.03,
        snow=90,
        shores=SHORES,
    ),
    # a globe atlas: deep oceans, graticule, ice
    "world": Style(
        light=Tones(
            land=(
                (0, "#eef0cf"),
                (0.12, "#ebe9c2"),
                (0.28, "#e8dcae"),
                (0.45, "#ddc596"),
                (0.7, "#cda97e"),
                (1, "#f4efe4"),
            ),
            dry="#f2dca8",
            woods="#b5cf9d",
            dark="#6e5638",
            light="#fffdf0",
            ice="#fbfdfd",
            sea=((0, "#c6e2ec"), (0.3, "#a9d0e2"), (0.65, "#8fbfd8"), (1, "#76acc9")),
            shore="#4a7d98",
            line="#4d8db0",
            river="#6ba8c6",
            names="#0e4363",
            print="#5a6b5a",
            dryness=0.9,
            wooded=0.95,
        ),
        dark=Tones(
            land=(
                (0, "#2e3d35"),
                (0.12, "#354137"),
                (0.28, "#41483a"),
                (0.45, "#4f4e3d"),
                (0.7, "#61594a"),
                (1, "#847d70"),
            ),
            dry="#4f4833",
            woods="#1f3f31",
            dark="#0a1110",
            light="#a8a68c",
            ice="#9fb0b8",
            sea=((0, "#15374d"), (0.3, "#102b41"), (0.65, "#0c2136"), (1, "#08182a")),
            shore="#6797b3",
            line="#2e6a8f",
            river="#3d7696",
            names="#92c3df",
            print="#c5b27d",
            dryness=0.8,
            wooded=0.8,
            contrast=0.62,
        ),
        cells=8,
        relief=1.9,
        rough=0.02,
        snow=66,
        shores=(3, 7, 12, 18, 26),
    ),
}

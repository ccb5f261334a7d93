"""What is chosen by hand for each board's picture: the window on the world, the projection, the fineness of lines.
It holds choices only and does nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from .warp import Point

Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class Sheet:
    map: str
    scale: str  # of the Natural Earth data
    window: Box  # west, south, east, north, in degrees
    detail: float  # smallest triangle kept of a coast, in square degrees
    smallest: float  # smallest island kept, in square degrees
    cone: tuple[float, float, float] | None  # standard parallels and middle meridian; none on a board that goes round
    slack: float  # how far the land may miss a city for the sake of a calm outline
    fine: float  # smallest triangle kept of a line, in square board units
    speck: float  # smallest island or lake drawn, in square board units
    grid: float  # degrees between the lines of the graticule
    lakes: tuple[str, ...]
    borders: bool = True  # none where the board is of a time with other borders
    pins: tuple[tuple[Point, Point], ...] = ()  # more places that must lie where they should: (lon, lat) to (x, y)


GREAT = ("superior", "michigan", "huron", "st_clair", "erie", "ontario")

SHEETS = {
    sheet.map: sheet
    for sheet in (
        Sheet(
            map="north_america",
            scale="50m",
            window=(-150, 8, -45, 66),
            detail=0.012,
            smallest=0.15,
            cone=(33, 50, -97),
            slack=0.02,
            fine=2.4,
            speck=20,
            grid=5,
            lakes=(
                *GREAT,
                "nipigon",
                "champlain",
                "woods",
                "winnipeg",
                "manitoba",
                "winnipegosis",
                "great_salt",
                "okeechobee",
                "pontchartrain",
                "simcoe",
                "nipissing",
                "red_lake",
            ),
        ),
        Sheet(
            map="europe",
            scale="50m",
            window=(-45, 18, 75, 80),
            detail=0.008,
            smallest=0.04,
            cone=(40, 58, 15),
            slack=0.02,
            fine=3.5,
            speck=24,
            grid=5,
            borders=False,
            lakes=(
                "ladoga",
                "onega",
                "vanern",
                "vattern",
                "peipus",
                "ilmen",
                "constance",
                "geneva",
                "balaton",
                "tuz",
                "van",
            ),
        ),
        Sheet(
            map="great_lakes",
            scale="10m",
            window=(-110, 30, -58, 60),
            detail=0.002,
            smallest=0.01,
            cone=(41, 49, -83),
            slack=0.01,
            fine=1.4,
            speck=8,
            grid=2,
            lakes=(
                *GREAT,
                "simcoe",
                "nipissing",
                "nipigon",
                "timiskaming",
                "abitibi",
                "champlain",
                "seneca",
                "cayuga",
                "oneida",
                "winnebago",
                "mille_lacs",
                "red_lake",
                "woods",
                "rainy",
            ),
            # shores moved a little so that the lakes are wide enough for the tracks of the ships
            pins=(
                # Superior
                ((-91.40, 46.78), (151, 178)),
                ((-91.26, 47.29), (147, 121)),
                ((-90.88, 46.60), (172, 185)),
                ((-90.83, 47.54), (164, 108)),
                ((-90.42, 46.57), (193, 195)),
                ((-90.33, 47.75), (184, 95)),
                ((-89.80, 46.82), (217, 198)),
                ((-89.68, 47.96), (210, 81)),
                ((-89.32, 46.88), (240, 202)),
                ((-88.46, 46.76), (275, 204)),
                ((-87.72, 47.41), (309, 138)),
                ((-86.65, 46.43), (348, 201)),
                ((-86.12, 48.22), (400, 86)),
                ((-86.06, 48.06), (410, 98)),
                ((-85.98, 46.68), (379, 198)),
                ((-84.88, 47.96), (432, 106)),
                ((-84.66, 47.34), (442, 142)),
                # Michigan
                ((-87.86, 44.88), (281, 275)),
                ((-87.82, 42.42), (266, 443)),
                ((-87.70, 43.76), (274, 364)),
                ((-87.65, 44.09), (276, 338)),
                ((-87.62, 45.10), (293, 259)),
                ((-87.05, 45.75), (320, 228)),
                ((-86.54, 43.66), (363, 368)),
                ((-86.46, 43.93), (365, 345)),
                ((-85.45, 46.10), (394, 209)),
                ((-85.38, 45.08), (400, 284)),
                ((-85.26, 45.32), (412, 263)),
                ((-85.06, 45.60), (422, 240)),
                ((-84.72, 45.78), (432, 227)),
                # Huron
                ((-84.45, 45.66), (445, 240)),
                ((-83.58, 46.25), (474, 187)),
                ((-82.97, 46.17), (505, 194)),
                ((-82.93, 44.07), (488, 342)),
                ((-82.65, 43.85), (485, 360)),
                ((-82.53, 43.28), (486, 388)),
                ((-82.42, 43.00), (496, 410)),
                # Erie
                ((-82.70, 41.45), (516, 515)),
                ((-82.20, 41.47), (540, 513)),
                ((-81.90, 42.26), (542, 426)),
                ((-81.30, 41.76), (580, 496)),
                ((-81.20, 42.66), (572, 415)),
                ((-80.79, 41.91), (597, 492)),
                ((-80.05, 42.81), (630, 405)),
                ((-79.76, 42.27), (647, 470)),
                ((-79.58, 42.86), (651, 399)),
                ((-79.20, 42.55), (672, 446)),
                # Ontario
                ((-79.07, 43.27), (673, 392)),
                ((-78.83, 43.86), (672, 324)),
                ((-78.20, 43.37), (712, 396)),
                ((-78.17, 43.95), (706, 308)),
                ((-77.72, 44.01), (731, 300)),
            ),
        ),
        Sheet(
            map="world",
            scale="50m",
            window=(-200, -60, 200, 84),
            detail=0.03,
            smallest=0.1,
            cone=None,
            slack=0.02,
            fine=2.8,
            speck=3.5,
            grid=30,
            borders=False,
            lakes=(
                "superior",
                "michigan",
                "huron",
                "erie",
                "ontario",
                "winnipeg",
                "great_slave",
                "great_bear",
                "ladoga",
                "onega",
                "victoria",
                "tanganyika",
                "malawi",
                "baikal",
                "balkhash",
            ),
            # Hawaii larger than it is, or Honolulu would lie in the open sea
            pins=(
                ((-159.60, 22.05), (943, 285)),
                ((-158.27, 21.59), (955, 293)),
                ((-158.11, 21.32), (960, 304)),
                ((-157.96, 21.70), (967, 290)),
                ((-157.64, 21.31), (975, 301)),
                ((-156.30, 20.80), (982, 308)),
                ((-155.50, 19.60), (988, 318)),
            ),
        ),
    )
}

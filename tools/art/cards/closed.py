"""The closed vehicles, each before its own scene: guard's van, saloon coach, sleeping car, cold van."""

from __future__ import annotations

from .paint import BRASS, CREAM, GLOW, PAINTS, box, chassis, disc, edged, fill, ground, line

SOOT = "#2a0906"


def guards_van() -> str:
    """Red: the last vehicle, with its lamp lit, beside a viaduct in the hills."""
    paint = PAINTS["red"]
    hills = fill("M0 92L38 58 72 82 122 52 178 84 214 64 240 80V140H0Z", paint.mid, 0.5)
    viaduct = "M0 90H240V131H0Z" + "".join(f"M{x} 131V110a14 14 0 0 1 28 0V131Z" for x in (4, 40, 76, 136, 172, 208))
    stones = line("M0 94H240", paint.light, 1.8, 0.4, "8 4")
    smoke = fill("M76 44Q70 32 84 28 82 16 98 18 108 10 118 20 112 28 102 28 98 38 86 38 80 40 80 46Z", CREAM, 0.6)
    rails = "M32 86H54M43 86V107M34 70V107M186 86H208M197 86V107M206 70V107"
    return (
        hills
        + f'<path d="{viaduct}" fill="{paint.mid}" fill-rule="evenodd" opacity=".8"/>'
        + stones
        + smoke
        + ground(paint)
        + fill(box(73, 44, 8, 20), SOOT)
        + fill(box(70, 42, 14, 5, 2), SOOT)
        + fill("M94 46H150V66H94Z", paint.deep)
        + fill("M88 46Q89 37 122 37T156 46Z", SOOT)
        + fill(box(101, 49.5, 17, 11, 2) + box(126, 49.5, 17, 11, 2), GLOW)
        + fill(box(53, 70, 134, 38), paint.deep)
        + fill("M30 71Q33 62 48 62H192Q207 62 210 71Z", SOOT)
        + line("M53 78H187M53 99H187", paint.sky, 2)
        + fill(box(65, 80, 21, 15, 2) + box(154, 80, 21, 15, 2), GLOW)
        + line("M75.5 80V95M164.5 80V95", paint.deep, 1.8)
        + edged(box(108, 75, 24, 33, 2), paint.mid, paint.light, 1.8)
        + fill(box(113, 80, 14, 10, 1), GLOW)
        + fill(disc(128, 97, 1.8), CREAM)
        + line(rails, SOOT, 3.6)
        + edged(disc(207, 79, 5.5), "#ffd24a", SOOT, 2)
        + fill(disc(207, 79, 11), "#ffd24a", 0.3)
        + chassis(32, 208)
    )


def saloon() -> str:
    """Blue: a day by the lake, with an open veranda at the end."""
    paint = PAINTS["blue"]
    peaks = fill("M0 92L28 66 48 82 84 44 112 76 136 58 174 86 204 60 240 88V131H0Z", paint.mid, 0.5)
    snow = fill("M84 44L97 58 88 56 82 62 76 55 71 58ZM204 60L214 69 205 68 200 72 195 67Z", "#fff", 0.85)
    lake = fill("M0 96H240V131H0Z", paint.light, 0.75) + line(
        "M4 104H34M52 101H76M206 104H236M200 112H220", "#fff", 2.2, 0.9
    )
    boat = fill("M20 90L20 72 32 90ZM18 90V77L10 90ZM8 92H34L30 97H12Z", CREAM)
    panes = "".join(box(x, 69, 17, 18, 2) for x in (37, 60, 83, 106, 129, 152))
    blinds = "".join(f"M{x} 73H{x + 17}" for x in (37, 60, 83, 106, 129, 152))
    return (
        peaks
        + snow
        + lake
        + boat
        + ground(paint)
        + fill("M40 55Q42 46 54 46H190Q200 46 203 55Z", paint.deep)
        + line("M54 50.5H190", GLOW, 3.4, 1, "9 5")
        + fill("M22 64Q24 54 36 53H206Q217 54 219 64Z", "#0d2438")
        + fill(box(29, 63, 147, 45), paint.deep)
        + fill(box(29, 91, 147, 17), paint.mid)
        + line("M29 91H176M29 105H176", BRASS, 2)
        + fill(panes, GLOW)
        + line(blinds, CREAM, 6)
        + line("M176 108V90H211V108M184 90V108M192 90V108M200 90V108M211 64V108M178 64V90", paint.deep, 3.6)
        + fill("M72 95h62v6h-62z", BRASS, 0.9)
        + chassis(28, 213)
    )


def sleeper() -> str:
    """Purple: a night train before a sleeping town."""
    paint = PAINTS["purple"]
    night = fill("M0 0H240V140H0Z", "#6a4380", 0.72)
    moon = fill("M206 22A20 20 0 1 0 222 48 17 17 0 0 1 206 22Z", "#ffe9b0")
    stars = "".join(
        disc(x, y, r)
        for x, y, r in (
            (74, 22, 1.8),
            (98, 36, 1.3),
            (122, 18, 2),
            (146, 32, 1.4),
            (168, 20, 1.6),
            (62, 44, 1.3),
            (176, 42, 1.2),
        )
    )
    town = (
        "M0 131V84H18V72L26 62 34 72V88H50V76H70V92H86V66L92 50 98 66V90H122V80H140"
        "V92H160V70L170 60 180 70V90H204V78H222V88H240V131Z"
    )
    lit = "M8 92h5v6h-5zM56 82h5v6h-5zM128 86h5v5h-5zM170 78h5v6h-5zM210 84h5v6h-5zM24 78h4v6h-4z"
    panes = "".join(box(x, 72, 17, 22, 3) for x in (40, 62, 84, 139, 161, 183))
    curtains = "".join(
        f"M{x} 72h17q-1 5-8.5 5-1 10-8.5 13zM{x + 17} 72v18q-6-4-8-13z" for x in (40, 62, 84, 139, 161, 183)
    )
    return (
        night
        + moon
        + fill(stars, CREAM)
        + fill(town, "#4e2d62", 0.85)
        + fill(lit, GLOW, 0.8)
        + ground(paint)
        + fill("M46 60Q48 49 62 49H178Q192 49 194 60Z", paint.deep)
        + line("M62 54.5H178", GLOW, 4, 1, "10 6")
        + fill("M28 108V74Q28 60 42 58H198Q212 60 212 74V108Z", paint.deep)
        + line("M32 66H208", paint.light, 2)
        + fill(panes, GLOW)
        + fill(curtains, paint.sky)
        + edged(box(110, 70, 20, 38, 2), paint.mid, BRASS, 1.8)
        + fill(box(115, 75, 10, 14, 2), GLOW)
        + line("M28 99H110M130 99H212", BRASS, 2.6)
        + chassis(30, 210)
    )


def cold_van() -> str:
    """White: ice and fish through the snow."""
    paint = PAINTS["white"]
    peaks = fill("M0 106L36 56 60 84 98 34 132 82 156 58 200 102 240 72V131H0Z", "#a9bac4", 0.85)
    snow = fill("M98 34L115 58 104 55 98 63 89 54 82 58ZM36 56L48 71 37 68 28 73ZM156 58L169 71 158 70 147 72Z", "#fff")
    flakes = "".join(
        disc(x, y, r)
        for x, y, r in (
            (70, 26, 2.2),
            (132, 24, 2.6),
            (160, 38, 2),
            (184, 22, 2.4),
            (216, 44, 2.2),
            (60, 46, 2),
            (206, 62, 1.8),
            (142, 48, 1.8),
        )
    )
    drift = fill("M0 122Q40 108 80 122T160 122 240 118V131H0Z", "#fff")
    planks = "M48 64V107M60 64V107M72 64V107M168 64V107M180 64V107M192 64V107"
    return (
        fill("M0 0H240V131H0Z", "#ccdbe4", 0.75)
        + peaks
        + snow
        + fill(flakes, "#fff")
        + drift
        + ground(paint)
        + fill(box(50, 44, 26, 11, 2) + box(164, 44, 26, 11, 2), paint.deep)
        + fill("M26 64Q28 52 44 51H196Q212 52 214 64Z", paint.deep)
        + line("M50 54.5Q120 50 190 54.5", "#fff", 4, 0.85)
        + edged(box(30, 63, 180, 45), "#fdfcf8", paint.deep, 2.6)
        + line(planks, "#b9c3c9", 2)
        + edged(box(88, 63, 64, 45), "#dde8ee", paint.deep, 2.6)
        + line("M88 64L120 107M152 64L120 107M120 63V108", paint.deep, 2.2)
        + line("M115 80V92M125 80V92", paint.deep, 4)
        + line("M54 86L66 86M60 79L60 93M55 81L65 91M65 81L55 91", "#4b86ad", 2.4)
        + line("M174 86L186 86M180 79L180 93M175 81L185 91M185 81L175 91", "#4b86ad", 2.4)
        + chassis(28, 212)
    )

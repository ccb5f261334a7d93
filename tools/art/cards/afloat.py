"""The ships: a schooner, which counts one, and a steamer with two funnels, which counts two."""

from __future__ import annotations

from .paint import CREAM, PAINTS, Paint, box, disc, edged, fill, line

SOOT = "#0a0c0e"


def hull_of(colour: str) -> str:
    return SOOT if colour == "black" else PAINTS[colour].deep


def sea(paint: Paint, y: int) -> str:
    crests = "".join(
        line(f"M{-12 + 9 * k} {y + 10 * k}" + "q9-7 18 0t18 0" * 7, paint.light, 2.4, 0.85 - 0.2 * k) for k in range(3)
    )
    return fill(f"M0 {y}H240V160H0Z", paint.deep) + crests


def swell(paint: Paint, y: int) -> str:
    """The water before the hull."""
    wave = f"M-8 {y}" + "q9-7 18 0t18 0" * 7
    return fill(f"{wave}V160H-8Z", paint.mid) + line(wave, paint.light, 2, 0.8)


def gulls(paint: Paint, *places: tuple[int, int]) -> str:
    return line("".join(f"M{x} {y}q5-6 8 0q4-6 8 0" for x, y in places), paint.deep, 2, 0.8)


def schooner(colour: str) -> str:
    paint, hull = PAINTS[colour], hull_of(colour)
    sails = "M91 30Q64 60 58 98H91ZM139 26Q105 58 99 98H139Z"
    jib = "M145 28Q176 60 186 99H145Z"
    return (
        fill(disc(62, 76, 20), CREAM, 0.6)
        + fill("M0 102Q38 82 84 98T168 94 240 100V124H0Z", paint.mid, 0.5)
        + gulls(paint, (182, 62), (204, 76), (66, 42))
        + sea(paint, 112)
        + line("M93 24V106M142 20V106", "#3a2410", 4)
        + line("M142 24L212 96M93 30L46 98", "#3a2410", 1.4)
        + edged(sails, CREAM, hull, 1.6)
        + edged(jib, paint.light, hull, 1.6)
        + line(
            "M91 44Q74 68 68 98M139 40Q116 66 111 98M91 60L66 76M91 80L60 88M139 58L108 74M139 78L101 86",
            paint.mid,
            1.6,
        )
        + fill("M144 18L166 24 144 30ZM95 22L110 26 95 31Z", "#b23a2d" if colour in ("white", "black") else hull)
        + edged("M38 100H192L218 92Q208 130 178 132H68Q48 128 38 100Z", hull, CREAM, 2)
        + line("M46 109H204", paint.light, 3)
        + fill("".join(disc(x, 118, 2.6) for x in (70, 90, 110, 130, 150, 170)), CREAM)
        + swell(paint, 130)
    )


def steamer(colour: str) -> str:
    paint, hull = PAINTS[colour], hull_of(colour)
    funnel = "#b23a2d" if colour in ("white", "black") else paint.sky
    smoke = (
        "M98 36Q90 18 68 24 54 10 42 22 24 18 18 32 34 42 52 36 66 46 80 40 90 42 98 36Z"
        "M138 36Q132 20 112 22 122 10 106 12 112 26 120 34 130 40 138 36Z"
    )
    return (
        fill(smoke, paint.mid if colour in ("white", "yellow") else CREAM, 0.6)
        + fill("M0 106Q48 90 104 100T240 96V124H0Z", paint.mid, 0.5)
        + gulls(paint, (190, 36), (210, 54))
        + sea(paint, 114)
        + edged("M92 36H112L115 76H89ZM132 36H152L155 76H129Z", funnel, hull, 2.4)
        + line("M91.5 42H112.5M131.5 42H152.5", hull, 9)
        + line("M90.5 56H113.5M130.5 56H153.5", CREAM, 4)
        + line("M46 56V92M194 52V92M46 60L90 40M194 56L152 40", hull, 2.2)
        + edged(box(62, 74, 122, 18, 2) + box(78, 62, 88, 13, 2), CREAM, hull, 2)
        + line("M70 83H178", hull, 5.5, 1, "6 5")
        + line("M86 68.5H160", hull, 4, 1, "5 4.5")
        + edged("M24 92H206L224 85Q216 130 192 132H54Q32 126 24 92Z", hull, CREAM, 2)
        + line("M32 102H212", paint.light, 3.2)
        + fill("".join(disc(x, 112, 2.6) for x in range(52, 200, 16)), CREAM)
        + fill("M196 84V76L210 80Z", "#b23a2d" if colour in ("white", "black") else hull)
        + swell(paint, 131)
    )

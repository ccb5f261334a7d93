"""The locomotive that counts as any colour: its smoke has all of them."""

from __future__ import annotations

from .paint import BRASS, CREAM, GLOW, IRON, PAINTS, RAIL, box, disc, edged, fill, line, wheels

BODY, CAB = "#0d1417", "#a3221c"
ORDER = ("red", "orange", "yellow", "green", "blue", "purple", "white", "black")


def engine() -> str:
    smoke = ""
    for i, colour in enumerate(ORDER):
        paint = "#7d878f" if colour == "black" else PAINTS[colour].sky
        smoke += line(
            f"M{173 + i * 1.7:.1f} {50 - i * 0.3:.1f}C{150 + i * 2} {47 - i * 3.2:.1f} "
            f"{136 + i * 2} {16 + i * 4.4:.1f} "
            f"{98 + i} {17 + i * 5.8:.1f}S34 {6 + i * 7.4:.1f} -8 {4 + i * 8.6:.1f}",
            paint,
            9,
        )
    hills = fill("M0 112Q60 84 120 104T240 92V140H0Z", "#16262e", 0.9)
    stars = "".join(disc(x, y, 1.5) for x, y in ((200, 24), (222, 40), (214, 66), (184, 16), (228, 18)))
    bed = fill(f"M0 {RAIL}H240V160H0Z", "#0a1216") + line(f"M0 {RAIL + 0.5}H240", CREAM, 3)
    sleepers = line(f"M0 {RAIL + 8}H240", "#8a989e", 5, 0.45, "7 8")
    puff = fill(disc(170, 38, 9) + disc(181, 33, 8) + disc(160, 32, 7) + disc(171, 27, 7), CREAM, 0.92)
    return (
        smoke
        + puff
        + hills
        + fill(stars, CREAM)
        + bed
        + sleepers
        + fill("M167 47H185L182 66H170Z", BODY)
        + fill(box(163, 43, 26, 7, 2), BRASS)
        + fill(box(76, 66, 124, 36, 15), BODY)
        + line("M90 74H188", "#93a7af", 4.6)
        + line("M106 66V102M132 66V102M158 66V102", BRASS, 3)
        + fill("M112 66Q112 52 122 52T132 66Z", BRASS)
        + line("M146 66V58H154", BRASS, 3)
        + fill(box(141, 55, 7, 11), BODY)
        + fill("M28 55H92V62H86V108H34V62H28Z", CAB)
        + fill("M24 49Q58 41 96 49V57H24Z", BODY)
        + fill(box(42, 66, 20, 19, 2) + box(68, 66, 12, 19, 2), GLOW)
        + line("M34 92H86", BRASS, 2)
        + fill(box(28, 100, 180, 10), CAB)
        + line("M28 100H208", BRASS, 2.4)
        + edged(disc(203, 81, 8), "#ffefb8", BRASS, 3)
        + fill("M209 81L240 66V100Z", "#ffefb8", 0.28)
        + fill("M198 110L224 131H196Z", CAB)
        + line("M203 114L219 128", CREAM, 1.6)
        + wheels((58, 94, 130), 15, "#0a0e10", BRASS)
        + wheels((163, 187), 9.5, "#0a0e10", BRASS)
        + fill(box(164, 104, 26, 12, 3), IRON)
        + line("M58 119H130L166 111", "#dbe3e6", 4)
        + fill(disc(58, 119, 3) + disc(94, 119, 3) + disc(130, 119, 3), CREAM)
    )

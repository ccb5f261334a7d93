"""The goods wagons, each before its own scene: timber, tank, grain, coal."""

from __future__ import annotations

from .paint import BRASS, CREAM, IRON, PAINTS, box, chassis, disc, edged, fill, ground, line


def timber() -> str:
    """Green: trunks from the woods."""
    paint = PAINTS["green"]
    far = fill("M0 96L34 60 58 80 96 40 128 74 152 56 196 92 240 62V140H0Z", paint.mid, 0.28)
    peak = fill("M96 40L110 55 102 54 96 60 88 53 83 54ZM34 60L43 68 36 67 30 70 26 68Z", "#fff", 0.7)
    firs = ""
    for x, high in ((14, 62), (40, 48), (64, 66), (92, 50), (146, 52), (172, 68), (198, 50), (226, 66)):
        top = 132 - high
        wide = high * 0.3
        firs += f"M{x} {top}L{x + wide * 0.6:.0f} {top + high * 0.4:.0f}H{x + wide * 0.35:.0f}L{x + wide:.0f} 132H"
        firs += f"{x - wide:.0f}L{x - wide * 0.35:.0f} {top + high * 0.4:.0f}H{x - wide * 0.6:.0f}Z"
    bark, cut = "#a06c36", "#efcf97"
    logs = ends = grain = ""
    for y, left, right in ((92, 36, 204), (77.5, 44, 196), (63, 54, 184)):
        logs += box(left, y, right - left, 15, 7.5)
        ends += disc(right - 7.5, y + 7.5, 6.6)
        grain += f"M{left + 10} {y + 5}H{right - 26}M{left + 30} {y + 10}H{right - 60}"
    rings = ""
    for y, right in ((92, 204), (77.5, 196), (63, 184)):
        rings += disc(right - 7.5, y + 7.5, 2.8)
    return (
        far
        + peak
        + fill(firs, paint.mid, 0.85)
        + ground(paint)
        + edged(logs, bark, "#43280d", 2)
        + line(grain, "#d3a565", 2.4)
        + edged(ends, cut, "#43280d", 1.8)
        + line(rings, "#8d6230", 1.4)
        + line("M66 56V108M120 53V108M170 56V108", paint.deep, 6)
        + line("M64 62Q120 54 172 62", IRON, 1.8)
        + chassis(28, 212)
    )


def tank() -> str:
    """Orange: oil through a country of table mountains."""
    paint = PAINTS["orange"]
    sun = fill(disc(188, 40, 21), CREAM, 0.85)
    mesas = fill("M0 86H14L22 62H62L70 92H104V106H140L152 74H204L212 100H240V140H0Z", paint.mid, 0.62)
    strata = line("M18 74H66M16 80H67M148 84H207M146 91H209", paint.light, 1.6, 0.5)
    cactus = line("M20 131V104M20 120h-8v-8M20 114h8v-9", paint.deep, 4, 0.7)
    body = box(32, 60, 176, 47, 23)
    return (
        sun
        + mesas
        + strata
        + ground(paint)
        + cactus
        + fill(box(104, 46, 32, 18, 6), paint.deep)
        + line("M100 47H140", paint.deep, 6)
        + line("M54 58H96M144 58H186", IRON, 2)
        + f'<path d="{body}" fill="{paint.deep}"/>'
        + fill("M55 65H185Q194 65 197 71H43Q46 65 55 65Z", paint.light, 0.9)
        + line("M46 97H194", "#000", 6, 0.28)
        + line("M66 60V107M174 60V107", paint.sky, 4.5)
        + line("M113 64V107M127 64V107M113 73H127M113 82H127M113 91H127M113 100H127", CREAM, 2)
        + f'<path d="{disc(89, 84, 9.5)}" fill="none" stroke="{CREAM}" stroke-width="2.4"/>'
        + fill("M89 77Q95 85 92 89A4.5 4.5 0 0 1 86 89Q83 85 89 77Z", CREAM)
        + line("M140 84H164", BRASS, 3)
        + chassis(28, 212)
    )


def grain() -> str:
    """Yellow: the harvest, with a windmill."""
    paint = PAINTS["yellow"]
    hills = fill("M0 96Q50 70 110 92T240 78V140H0Z", paint.mid, 0.5) + fill(
        "M0 112Q70 94 130 108T240 102V140H0Z", paint.mid, 0.7
    )
    mill = fill("M193 94L197 56H209L213 94Z", paint.deep, 0.75) + fill("M195 57Q203 44 211 57Z", paint.deep, 0.85)
    sails = line("M203 54L222 37M203 54L186 35M203 54L184 71M203 54L221 73", paint.deep, 2.6, 0.85)
    cloth = line("M206 50L222 35M200 50L185 37M199 57L183 69M207 57L222 71", CREAM, 4.5, 0.75, "3 1.5")
    ears = ""
    for x in (15, 26, 214, 225):
        ears += f"M{x} 131V103M{x} 108l6-6M{x} 108l-6-6M{x} 115l6-6M{x} 115l-6-6M{x} 122l6-6M{x} 122l-6-6"
    return (
        hills
        + f'<g transform="translate(8 -12)">{mill}{sails}{cloth}</g>'
        + ground(paint)
        + line(ears, paint.deep, 2.2, 0.6)
        + edged("M44 64Q66 42 98 50 122 34 150 46 180 42 196 64Z", "#fff0b4", paint.deep, 2)
        + fill("M78 56h3v3h-3zM102 53h3v3h-3zM126 47h3v3h-3zM152 54h3v3h-3zM116 57h3v3h-3zM172 57h3v3h-3z", paint.mid)
        + fill("M30 62H210L196 90 168 108H142L120 96 98 108H72L44 90Z", paint.deep)
        + line("M35 67H205", paint.light, 3.2)
        + line("M62 68L69 104M91 68L95 106M120 68V95M149 68L145 106M178 68L171 104", paint.sky, 3.2)
        + line("M49 91L72 105M191 91L168 105", paint.mid, 2.4)
        + chassis(28, 212)
    )


def coal() -> str:
    """Black: coal for the works."""
    paint = PAINTS["black"]
    works = "M0 131V92H26V58H37V92H52V44H63V92H92L106 80V92L120 80V92L134 80V92H170V54H181V92H198V80H240V131Z"
    smoke = (
        "M32 56Q34 40 52 40 50 24 72 26 82 14 100 22 118 14 126 26 118 34 104 32 94 42 78 38 70 46 56 44 46 52 40 58Z"
        "M176 52Q178 38 194 38 202 28 214 34 226 32 232 40 222 46 210 44 198 52 186 52Z"
    )
    windows = "M102 98h8v8h-8zM118 98h8v8h-8zM134 98h8v8h-8zM206 88h7v7h-7zM220 88h7v7h-7zM10 100h8v8h-8z"
    heap = "M44 68L58 52 72 57 86 44 106 49 122 38 142 48 160 43 176 55 188 52 198 68Z"
    return (
        fill(smoke, "#c3cbd0", 0.45)
        + fill(works, "#24292e")
        + fill(windows, GLOWING)
        + ground(paint)
        + edged(heap, "#050607", "#8f99a1", 2)
        + line("M74 60l9-5 6 4M110 54l9-5 8 6M150 56l9-3 5 5M92 64l7-3 5 3M132 64l8-4 5 4", "#aeb8bf", 2.2)
        + fill("M28 66H212L204 108H36Z", "#747e87")
        + fill("M31 84H209L204 108H36Z", "#000", 0.22)
        + line("M28 67.5H212", "#dfe5e9", 4)
        + line("M60 69L64 108M90 69L92 108M120 69V108M150 69L148 108M180 69L176 108", "#2a2f34", 4)
        + line("M66 88h20M154 88h20", CREAM, 3)
        + chassis(32, 208, "#050607")
    )


GLOWING = "#f2b74d"

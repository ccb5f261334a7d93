import { test } from "vitest";
import { bandAlong, SHIP, turned } from "./bands";
import { depth } from "./endClashes";
import { bundlesOf } from "./bundles";
import { chooseCurves } from "./chooseCurves";
import { coveredPart } from "./covered";
import { BUILT_IN, factsOf } from "./facts.testing";
import { boxOf, overlap, placeLabels } from "./labels";
import { layoutOf } from "./layout";
import { sizesFor } from "./sizes";
import { textWidth } from "./textWidth";
import { wetOf } from "./water.testing";

import { chooseCurves as _c } from "./chooseCurves";
test.each(BUILT_IN)("%s", (name) => {
  const map = factsOf(name);
  const sizes = sizesFor(map);
  const b = bundlesOf(map);
  let t = performance.now();
  const ch = chooseCurves(map, sizes, b, wetOf(name));
  const t1 = performance.now() - t;
  const layout = layoutOf(b, ch, sizes);
  const names = new Map(map.cities.map((c) => [c.id, c.name]));
  t = performance.now();
  const labels = placeLabels(map, layout, (id) => names.get(id) ?? "");
  const t2 = performance.now() - t;
  const boxes = [...labels].map(([id, l]) => ({
    id,
    box: boxOf(l, textWidth(names.get(id) ?? "") * sizes.text, sizes.text),
  }));
  const bad = boxes.map((x) => [x.id, Math.round(coveredPart(layout, x.box) * 100)] as const).filter((x) => x[1] > 3);
  let over = 0;
  boxes.forEach((x, i) =>
    boxes.slice(i + 1).forEach((y) => {
      if (overlap(x.box, y.box)) over++;
    }),
  );
  const f = layout.frame;
  const fit = Math.min(1048 / f.width, 680 / f.height);
  const pts = [...layout.lanes.values()].flatMap((l) => l.bends.flat());
  const w = Math.max(...pts.map((p) => p.x)) - Math.min(...pts.map((p) => p.x)),
    h = Math.max(...pts.map((p) => p.y)) - Math.min(...pts.map((p) => p.y));
  console.log(
    name,
    "curves ms",
    t1 | 0,
    "labels ms",
    t2 | 0,
    "fit",
    fit.toFixed(2),
    "wide px",
    (sizes.wide * fit).toFixed(1),
    "text px",
    (sizes.text * fit).toFixed(1),
    "fill",
    ((w * h * fit * fit) / 1048 / 680).toFixed(2),
    "overlaps",
    over,
    JSON.stringify(bad),
    "frame",
    JSON.stringify(f),
  );
  const gaps: number[] = [];
  const at = new Map([...map.cities, ...map.junctions].map((c) => [c.id, c]));
  for (const tr of map.tracks) {
    const l = layout.lanes.get(tr.id)!;
    if (tr.wrap) continue;
    const a = at.get(tr.a)!,
      z = at.get(tr.b)!;
    const s = l.bends[0]![0]!,
      e = l.bends.at(-1)!.at(-1)!;
    gaps.push(
      (Math.hypot(s.x - a.x, s.y - a.y) - sizes.dot) * fit,
      (Math.hypot(e.x - z.x, e.y - z.y) - sizes.dot) * fit,
    );
  }
  gaps.sort((x, y) => x - y);
  console.log(
    name,
    "gap px median",
    gaps[gaps.length >> 1]?.toFixed(1),
    "p90",
    gaps[Math.floor(gaps.length * 0.9)]?.toFixed(1),
    "max",
    gaps.at(-1)?.toFixed(1),
    "long px",
    Math.min(...[...layout.lanes.values()].map((l) => l.long * fit)).toFixed(1),
  );
});

// Where there is water on the pictures of the built-in boards, for choosing curves and for tests.
import type { Art } from "./art";
import type { Point } from "./curve";

const files = import.meta.glob<Art>("./art/*.json", { import: "default", eager: true });

type Ring = Point[];

export function wetOf(name: string): (point: Point) => boolean {
  const art = files[`./art/${name}.json`];
  if (!art) throw new Error(`no picture of ${name}`);
  const [land, lakes, islands] = [ringsOf(art.land), ringsOf(art.lakes), ringsOf(art.islands)];
  return (point) => !within(land, point) || (within(lakes, point) && !within(islands, point));
}

/** The rings of a path as the files hold it, in units of the map. */
function ringsOf(path: string): Ring[] {
  return path
    .split("M")
    .filter(Boolean)
    .map((part) => {
      const numbers = part.match(/-?\d+/g)?.map(Number) ?? [];
      const ring: Ring = [];
      let [x, y] = [0, 0];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        ring.push({ x: x / 2, y: y / 2 });
      }
      return ring;
    });
}

function within(rings: Ring[], { x, y }: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    });
  }
  return inside;
}

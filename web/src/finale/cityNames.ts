// Where the names of a few cities stand beside them without running into each other or out of the map.

export interface Named {
  name: string;
  x: number;
  y: number;
}

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a name begins, and its base line; `free` where it hides no other name and no other city. */
export interface PlacedName extends Named {
  left: number;
  base: number;
  free: boolean;
}

/** Names keep this far from the left and right edge, where the frame is drawn; in multiples of the size of the letters. */
const MARGIN = 0.8;

const apart = (one: Box, other: Box) =>
  one.left > other.right || other.left > one.right || one.top > other.bottom || other.top > one.bottom;

/** The first and the last city come first, as they are the ends of a way; `size` is that of the letters, `gap` the room
 *  that a city needs around its middle. */
export function placeNames(
  cities: readonly Named[],
  frame: Frame,
  size: number,
  gap: number,
  wideOf: (name: string) => number,
): PlacedName[] {
  const dots = cities.map(({ x, y }) => ({ left: x - gap, top: y - gap, right: x + gap, bottom: y + gap }));
  const edge = size * MARGIN;
  const taken: Box[] = [];
  return [...cities.slice(0, 1), ...cities.slice(1).reverse()].map((city) => {
    const { x, y } = city;
    const wide = wideOf(city.name);
    const beside = gap + size * 0.25;
    const corners = [
      [x + beside, y + size * 0.33],
      [x - beside - wide, y + size * 0.33],
      [x - wide / 2, y - beside],
      [x - wide / 2, y + beside + size * 0.75],
      [x - wide * 0.1, y - beside],
      [x - wide * 0.9, y - beside],
      [x - wide * 0.1, y + beside + size * 0.75],
      [x - wide * 0.9, y + beside + size * 0.75],
    ] as const;
    const places = corners.map(([left, base]) => {
      const box = { left, top: base - size * 0.8, right: left + wide, bottom: base + size * 0.2 };
      const inside = box.left > frame.left + edge && box.right < frame.left + frame.width - edge;
      const hidden = [...taken, ...dots].filter((other) => !apart(box, other)).length;
      return { left, base, box, wrong: hidden + (inside ? 0 : 3) };
    });
    const best = places.reduce((least, place) => (place.wrong < least.wrong ? place : least));
    if (best.wrong === 0) taken.push(best.box);
    return { ...city, left: best.left, base: best.base, free: best.wrong === 0 };
  });
}

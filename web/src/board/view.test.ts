// Zoom and pan: what stays under the finger, and how far the board can be moved.
import { expect, test } from "vitest";
import { CLOSEST, middleOf, moved, showing, turned, WHOLE, windowOf, within, zoomed } from "./view";

const frame = { left: -30, top: -30, width: 1060, height: 660 };

test("a window of another shape sees more than the frame on one axis only", () => {
  const wide = windowOf(frame, 2120, 660);
  expect(wide).toEqual({ left: -560, top: -30, width: 2120, height: 660 });
  const high = windowOf(frame, 530, 660);
  expect(high.width).toBeCloseTo(1060);
  expect(high.height).toBeCloseTo(1320);
});

test("a window without a size yet sees the frame", () => {
  expect(windowOf(frame, 0, 0)).toBe(frame);
});

test("what lies under the finger stays there when one zooms", () => {
  const at = { x: 400, y: 100 };
  const view = zoomed(zoomed(WHOLE, 2, at), 1.5, at);
  expect(view.zoom).toBe(3);
  expect({ x: (at.x - view.x) / view.zoom, y: (at.y - view.y) / view.zoom }).toEqual(at);
});

test("zoom ends at the whole board and at the closest view", () => {
  expect(zoomed(WHOLE, 0.1, { x: 0, y: 0 })).toEqual(WHOLE);
  expect(zoomed(WHOLE, 100, { x: 0, y: 0 }).zoom).toBe(CLOSEST);
});

test("the board can't be pushed out of its window", () => {
  const seen = windowOf(frame, 1060, 660);
  expect(within(moved(WHOLE, 500, -500), frame, seen)).toEqual(WHOLE);
  const close = zoomed(WHOLE, 2, { x: 500, y: 300 });
  const right = within(moved(close, -99999, 0), frame, seen);
  // its right edge lies on the right edge of the window
  expect((frame.left + frame.width) * right.zoom + right.x).toBeCloseTo(seen.left + seen.width);
  const left = within(moved(close, 99999, 0), frame, seen);
  expect(frame.left * left.zoom + left.x).toBeCloseTo(seen.left);
});

test("an axis with room to spare is centred", () => {
  const seen = windowOf(frame, 2120, 660);
  const view = within(moved(zoomed(WHOLE, 1.5, { x: 0, y: 0 }), 300, 0), frame, seen);
  const drawn = { left: frame.left * view.zoom + view.x, right: (frame.left + frame.width) * view.zoom + view.x };
  expect(drawn.left - seen.left).toBeCloseTo(seen.left + seen.width - drawn.right);
});

test("a city out of sight is brought in, one in sight is left alone", () => {
  const seen = windowOf(frame, 1060, 660);
  const close = within(zoomed(WHOLE, 3, { x: -30, y: -30 }), frame, seen);
  expect(showing(close, { x: 150, y: 100 }, seen)).toEqual(close);
  const view = showing(close, { x: 900, y: 100 }, seen);
  const x = 900 * view.zoom + view.x;
  expect(x).toBeGreaterThan(seen.left);
  expect(x).toBeLessThan(seen.left + seen.width);
});

test("a board that goes round ends at its edges when all of it is seen, and nowhere from close by", () => {
  const round = { left: 0, top: -30, width: 1000, height: 660 };
  const seen = windowOf(round, 1000, 660);
  expect(within(moved(WHOLE, 500, 0), round, seen, 300)).toEqual(WHOLE);
  const close = zoomed(WHOLE, 4, { x: 500, y: 300 });
  const far = moved(close, -99999, 0);
  expect(within(far, round, seen, 300).x).toBe(far.x);
  // the middle of the window is between the edges again, a whole number of widths away
  const home = turned(far, seen, 1000);
  expect(middleOf(home, seen)).toBeGreaterThanOrEqual(0);
  expect(middleOf(home, seen)).toBeLessThan(1000);
  const turns = (middleOf(far, seen) - middleOf(home, seen)) / 1000;
  expect(turns).toBeCloseTo(Math.round(turns));
  expect(turned(close, seen, 1000)).toBe(close);
});

test("zooming out from beyond the edge leads back without a jump", () => {
  const round = { left: 0, top: -30, width: 1000, height: 660 };
  const seen = windowOf(round, 1000, 660);
  const at = { x: seen.left + seen.width / 2, y: 300 };
  let view = moved(zoomed(WHOLE, 2, at), 1000, 0);
  let before = middleOf(view, seen);
  expect(before).toBe(0);
  for (let zoom = 2; zoom > 1; zoom -= 0.01) {
    view = within(zoomed(view, zoom / view.zoom, at), round, seen, 300);
    const middle = middleOf(view, seen);
    // never more of the other side than is drawn, and never back by more than a few units at once
    expect(middle - seen.width / 2 / view.zoom).toBeGreaterThan(-301);
    expect(Math.abs(middle - before)).toBeLessThan(20);
    before = middle;
  }
  expect(within(zoomed(view, 0.5, at), round, seen, 300)).toEqual(WHOLE);
});

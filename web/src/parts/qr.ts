// QR codes of versions 1 to 6 at error correction level M. It follows the steps of the standard: bytes, error correction,
// placement, the best of eight masks.

// versions 1 to 6 at level M: bytes of data in a block, blocks, and bytes of correction for each block
const BLOCKS = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [32, 2, 18],
  [43, 2, 24],
  [27, 4, 16],
] as const;

/** The rows of a QR code, true where it is dark; null for a text that is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([size, count]) => bytes.length + 2 <= size * count) + 1;
  if (version === 0) return null;
  const [size, count, spare] = BLOCKS[version - 1] ?? BLOCKS[0];
  const stream = interleaved(padded(bytes, size * count), size, spare);
  const candidates = Array.from({ length: 8 }, (_, mask) => drawn(version, stream, mask));
  return candidates.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Mode, length, text, terminator, and the padding of the standard. */
function padded(bytes: readonly number[], size: number): number[] {
  const head = [0x4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data: number[] = [];
  for (let at = 0; at + 1 < head.length; at += 2) data.push(((head[at] ?? 0) << 4) | (head[at + 1] ?? 0));
  for (let at = 0; data.length < size; at++) data.push(at % 2 ? 0x11 : 0xec);
  return data;
}

function interleaved(data: readonly number[], size: number, spare: number): number[] {
  const blocks = Array.from({ length: data.length / size }, (_, at) => data.slice(at * size, (at + 1) * size));
  const checks = blocks.map((block) => correction(block, spare));
  const across = (lists: number[][]) => (lists[0] ?? []).flatMap((_, at) => lists.map((list) => list[at] ?? 0));
  return [...across(blocks), ...across(checks)];
}

/** Multiplication in the field of 256 elements that the standard uses. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 255;
}

function correction(block: readonly number[], spare: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < spare; at++, root = times(root, 2)) {
    const longer = [...divisor, 0];
    divisor = longer.map((one, place) => one ^ times(divisor[place - 1] ?? 0, root));
  }
  const rest = [...block, ...new Array<number>(spare).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const lead = rest[at] ?? 0;
    divisor.forEach((one, place) => {
      rest[at + place] = (rest[at + place] ?? 0) ^ times(one, lead);
    });
  }
  return rest.slice(block.length);
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, stream: readonly number[], mask: number): boolean[][] {
  const width = 17 + version * 4;
  const rows: (boolean | null)[][] = Array.from({ length: width }, () => new Array<boolean | null>(width).fill(null));
  const put = (x: number, y: number, dark: boolean) => {
    const row = rows[y];
    if (row && x >= 0 && x < width) row[x] = dark;
  };
  frame(version, width, put, rows);
  format(mask, width, put);
  const bits = stream.flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1));
  let next = 0;
  for (const [x, y] of path(width)) {
    if (rows[y]?.[x] !== null) continue;
    put(x, y, ((bits[next] ?? 0) === 1) !== (MASKS[mask]?.(x, y) ?? false));
    next += 1;
  }
  return rows as boolean[][];
}

type Put = (x: number, y: number, dark: boolean) => void;

/** The three finder patterns, the alignment pattern, and the timing patterns. */
function frame(version: number, width: number, put: Put, rows: (boolean | null)[][]): void {
  const square = (x: number, y: number, reach: number, light: (far: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) put(x + dx, y + dy, !light(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (const [x, y] of [
    [3, 3],
    [width - 4, 3],
    [3, width - 4],
  ] as const)
    square(x, y, 4, (far) => far === 2 || far === 4);
  if (version > 1) square(width - 7, width - 7, 2, (far) => far === 1);
  for (let at = 8; at < width - 8; at++) {
    if (rows[6]?.[at] === null) put(at, 6, at % 2 === 0);
    if (rows[at]?.[6] === null) put(6, at, at % 2 === 0);
  }
}

/** The format information (level and mask) twice, with its error correction; and the module that is always dark. */
function format(mask: number, width: number, put: Put): void {
  let rest = mask;
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const upper = at < 6 ? at : at < 8 ? at + 1 : width - 15 + at;
    const left = at < 8 ? width - 1 - at : at === 8 ? 7 : 14 - at;
    put(8, upper, dark);
    put(left, 8, dark);
  }
  put(8, width - 8, true);
}

/** Every module in the order of the standard: two columns at a time from the right, alternately up and down. */
function* path(width: number): Generator<readonly [number, number]> {
  let upward = true;
  for (let right = width - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let at = 0; at < width; at++) {
      const y = upward ? width - 1 - at : at;
      yield [right, y];
      yield [right - 1, y];
    }
    upward = !upward;
  }
}

/** The penalty of a mask: long runs, blocks, patterns like a finder, an imbalance of dark and light. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  const lines = [...rows, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  let cost = 0;
  for (const line of lines) {
    for (const run of line.match(/1{5,}|0{5,}/g) ?? []) cost += run.length - 2;
    for (const eye of [/(?=00001011101)/g, /(?=10111010000)/g]) cost += 40 * (line.match(eye)?.length ?? 0);
  }
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const same = rows[y]?.[x];
      if (rows[y]?.[x - 1] === same && rows[y - 1]?.[x] === same && rows[y - 1]?.[x - 1] === same) cost += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2;
  return cost + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

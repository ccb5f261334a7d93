// SHA-256 (FIPS 180-4). Browsers offer crypto.subtle only to pages that came over HTTPS or from localhost, and many
// tables are hosted on a home network without it. It hashes bytes and knows nothing of the game.

const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = Uint32Array.from(PRIMES, (prime) => fraction(prime, 3));
/** The same of the square roots of the first 8. */
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(prime, 2));

export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const blocks = new DataView(padded(message));
  for (let at = 0; at < blocks.byteLength; at += 64) compress(state, blocks, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => void digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

/** The message, a one bit, zeros, and the length in bits: a multiple of 64 bytes. */
function padded(message: Uint8Array): ArrayBuffer {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 4, message.length * 8);
  return bytes.buffer;
}

function compress(state: Uint32Array, blocks: DataView, at: number): void {
  const words = new Uint32Array(64);
  const word = (i: number) => words[i] as number;
  for (let i = 0; i < 16; i++) words[i] = blocks.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [far, near] = [word(i - 15), word(i - 2)];
    const one = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
    const two = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
    words[i] = word(i - 16) + one + word(i - 7) + two;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + (ROUND[i] as number) + word(i);
    const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    state[i] = (state[i] as number) + value;
  });
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** Exact, with integers: the floor of the root of n * 2^(32 * power), without its whole part. */
function fraction(n: number, power: 2 | 3): number {
  const scaled = BigInt(n) << BigInt(32 * power);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(power) <= scaled) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

// The commitments of a shuffle, as game/chance.py computes them; bytes are written in hexadecimal.
// tests/game/shuffle_vectors.json has values that both must give.
import { sha256 } from "./sha256";

const VALUE = 32; // bytes

/** The commitment to the server's secret seed. */
export function commitmentToSeed(seed: string): string {
  return hashed("branchline seed", seed);
}

/** The commitment to a player's contribution; `sealed` is the server's commitment to its seed. */
export function commitmentTo(value: string, sealed: string): string {
  return hashed("branchline contribution", sealed + value);
}

export function randomValue(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(VALUE)));
}

function hashed(domain: string, hex: string): string {
  return toHex(sha256(Uint8Array.from([...new TextEncoder().encode(domain), ...fromHex(hex)])));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is no hexadecimal digit becomes a zero: the result then fits no commitment. */
function fromHex(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) || 0);
}

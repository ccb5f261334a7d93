// The shuffle in the browser: hashes by fixed vectors, the part it takes, and what it finds when a server cheats.
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { Answer, Unsent } from "../net/outbox";
import type { Contribution, Shuffle, Table } from "../protocol";
import { type Check, checks, ownValues, playersIn } from "./checks";
import { commitmentTo, commitmentToSeed, randomValue } from "./commitments";
import { type KeptShuffle, KeptShuffles } from "./keptShuffles";
import { Participant } from "./participant";
import { sha256 } from "./sha256";

const vectors = JSON.parse(readFileSync("../tests/game/shuffle_vectors.json", "utf-8"));
const sealed: string = vectors.commitment;
const table = (more: object = {}) =>
  ({ code: "AAAA", status: "open", commitment: sealed, seed: null, ...more }) as Table;
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const byte = (n: number) => n.toString(16).padStart(2, "0").repeat(32);

describe("hashes", () => {
  it.each(vectors.sha256 as { bytes: number; hash: string }[])("of $bytes bytes", ({ bytes, hash }) => {
    expect(hex(sha256(Uint8Array.from({ length: bytes }, (_, at) => at % 251)))).toBe(hash);
  });

  it("are the commitments of Python", () => {
    expect(commitmentToSeed(vectors.secret)).toBe(sealed);
    for (const { value, commitment } of vectors.contributions) expect(commitmentTo(value, sealed)).toBe(commitment);
  });

  it("are made of fresh random values", () => {
    expect(randomValue()).toMatch(/^[0-9a-f]{64}$/);
    expect(randomValue()).not.toBe(randomValue());
  });
});

/** A server that takes part in the protocol, honestly unless a test changes what it shows. */
class Server {
  said: Unsent[] = [];
  health = "open" as const;
  parts = new Map<number, Contribution>();
  revealing = false;
  reachable = true;

  ask = async (message: Unsent): Promise<Answer> => {
    if (!this.reachable) return { type: "Trouble", id: 1, code: "internal", detail: "" };
    this.said.push(message);
    if (message.type === "Commit") {
      const { seat, commitment } = message as unknown as Contribution;
      this.parts.set(seat, { seat, commitment, value: null });
    }
    if (message.type === "Reveal") {
      const { seat, value } = message as unknown as Contribution;
      this.parts.set(seat, { ...(this.parts.get(seat) as Contribution), value });
    }
    return { type: "Ack", id: 1, seq: null };
  };

  get shuffle(): Shuffle {
    return { revealing: this.revealing, contributions: [...this.parts.values()].sort((a, b) => a.seat - b.seat) };
  }

  sent(type: string): Unsent[] {
    return this.said.filter((message) => message.type === type);
  }
}

let kept: KeptShuffles;
let drawn: number;
beforeEach(() => {
  kept = new KeptShuffles(null);
  drawn = 0;
});
const participant = (server: Server, shuffles = kept) =>
  new Participant("AAAA", server, shuffles, () => {
    drawn += 1;
    return byte(drawn);
  });
const other = (seat: number, value = 99) => ({ seat, commitment: commitmentTo(byte(value), sealed), value: null });

describe("taking part", () => {
  it("commits once for each of the person's seats, and reveals after the start", async () => {
    const server = new Server();
    const part = participant(server);
    expect(await part.see({ table: table(), yours: [0, 2], shuffle: server.shuffle })).toBe(true);
    expect(await part.see({ table: table(), yours: [0, 2], shuffle: server.shuffle })).toBe(true);
    expect(server.sent("Commit")).toHaveLength(2);
    expect(server.sent("Reveal")).toHaveLength(0);
    server.parts.set(1, other(1));
    server.revealing = true;
    await part.see({ table: table(), yours: [0, 2], shuffle: server.shuffle });
    expect(server.sent("Reveal")).toEqual([
      { type: "Reveal", table: "AAAA", seat: 0, value: byte(1) },
      { type: "Reveal", table: "AAAA", seat: 2, value: byte(2) },
    ]);
  });

  it("only looks on without a seat, without a connection, and at a table that has begun", async () => {
    const server = new Server();
    const part = participant(server);
    await part.see({ table: table(), yours: [], shuffle: server.shuffle });
    await part.see({ table: table({ status: "running" }), yours: [0], shuffle: server.shuffle });
    const lost = { ...server, health: "lost" } as unknown as Server;
    await participant(lost).see({ table: table(), yours: [0], shuffle: server.shuffle });
    expect(server.said).toEqual([]);
  });

  it("tries again after a lost message, and a reloaded page can still reveal", async () => {
    const server = new Server();
    const first = participant(server);
    server.reachable = false;
    expect(await first.see({ table: table(), yours: [0], shuffle: server.shuffle })).toBe(false);
    server.reachable = true;
    expect(await first.see({ table: table(), yours: [0], shuffle: server.shuffle })).toBe(true);
    server.revealing = true;
    await participant(server).see({ table: table(), yours: [0], shuffle: server.shuffle });
    expect(server.sent("Reveal")).toEqual([{ type: "Reveal", table: "AAAA", seat: 0, value: byte(1) }]);
  });

  it("follows its seat when the host changes the order", async () => {
    const server = new Server();
    const part = participant(server);
    await part.see({ table: table(), yours: [0], shuffle: server.shuffle });
    const moved = { ...(server.parts.get(0) as Contribution), seat: 1 };
    server.parts = new Map([[1, moved]]);
    server.revealing = true;
    await part.see({ table: table(), yours: [1], shuffle: server.shuffle });
    expect(server.sent("Reveal")).toMatchObject([{ seat: 1, value: byte(1) }]);
  });

  it("replaces the part of another device once, and two devices come to an end", async () => {
    const server = new Server();
    const [phone, laptop] = [participant(server), participant(server, new KeptShuffles(null))];
    for (let round = 0; round < 4; round++)
      for (const device of [phone, laptop]) await device.see({ table: table(), yours: [0], shuffle: server.shuffle });
    expect(server.sent("Commit")).toHaveLength(3);
    server.revealing = true;
    for (const device of [phone, laptop]) await device.see({ table: table(), yours: [0], shuffle: server.shuffle });
    expect(server.sent("Reveal")).toHaveLength(1);
  });

  it("reveals nothing to a server that has exchanged its secret or changed the list", async () => {
    const server = new Server();
    const part = participant(server);
    await part.see({ table: table(), yours: [0], shuffle: server.shuffle });
    server.revealing = true;
    await part.see({ table: table({ commitment: byte(7) }), yours: [0], shuffle: server.shuffle });
    expect(server.sent("Reveal")).toHaveLength(0);
    await part.see({ table: table(), yours: [0], shuffle: server.shuffle });
    server.parts.set(1, other(1));
    await part.see({ table: table(), yours: [0], shuffle: server.shuffle });
    expect(server.sent("Reveal")).toHaveLength(1);
  });
});

describe("checks", () => {
  const over = table({ status: "over", seed: vectors.secret });
  const parts: Contribution[] = vectors.contributions;
  const shuffle: Shuffle = { revealing: false, contributions: parts };
  const own: KeptShuffle = {
    sealed,
    values: { [String(parts[0]?.commitment)]: String(parts[0]?.value) },
    frozen: parts.map(({ seat, commitment }) => [seat, commitment]),
  };
  const bad = (found: readonly Check[]) => found.filter(({ result }) => result === "bad").map(({ what }) => what);
  const changed = (at: number, more: object): Shuffle => ({
    revealing: false,
    contributions: parts.map((part, i) => (i === at ? { ...part, ...more } : part)),
  });

  it("finds an honest game good", () => {
    expect(checks(over, [0], shuffle, own)).toEqual(
      ["sealed", "list", "values", "mine", "seed"].map((what) => ({ what, result: "good" })),
    );
    expect(playersIn(shuffle)).toBe(3);
    expect(ownValues([0], shuffle, own)).toEqual([parts[0]?.value]);
    expect(ownValues([0], changed(0, { value: null }), own)).toEqual([]);
    expect(ownValues([2], shuffle, own)).toEqual([]);
  });

  it("says nothing where there is nothing to check", () => {
    const alone = { revealing: false, contributions: [] };
    expect(checks(table({ status: "running" }), [0], alone, null)).toEqual([]);
    expect(checks(over, [], shuffle, null).map(({ what }) => what)).toEqual(["values", "seed"]);
  });

  it.each<[string, Check["what"][], Table, Shuffle]>([
    ["another seed than the sealed one", ["seed"], table({ seed: byte(1) }), shuffle],
    ["a seed that is no seed", ["seed"], table({ seed: "zz" }), shuffle],
    ["another commitment than at first", ["sealed", "values", "seed"], { ...over, commitment: byte(1) }, shuffle],
    ["this player's part left out", ["mine"], over, changed(0, { value: null })],
    ["this player's part exchanged", ["values", "mine"], over, changed(0, { value: byte(1) })],
    ["this player's commitment gone", ["list", "mine"], over, { revealing: false, contributions: parts.slice(1) }],
    ["all parts gone", ["list", "mine"], over, { revealing: false, contributions: [] }],
    ["another's part that fits no commitment", ["values"], over, changed(1, { value: byte(1) })],
    ["another's part chosen after this one was shown", ["list"], over, changed(1, other(2, 5))],
  ])("finds %s", (_, what, shown, list) => {
    expect(bad(checks(shown, [0], list, own))).toEqual(what);
  });

  it("says that a part came from another device", () => {
    expect(checks(over, [2], shuffle, own)).toContainEqual({ what: "mine", result: "elsewhere" });
    expect(bad(checks(over, [1], shuffle, null))).toEqual(["mine"]);
  });
});

it("remembers the newest tables, in the browser's storage and without it", () => {
  const kept = new KeptShuffles(localStorage);
  for (let i = 0; i < 40; i++) kept.keep(`T${i}`, { sealed, values: {} });
  const again = new KeptShuffles(localStorage);
  expect(again.of("T39")).toEqual({ sealed, values: {} });
  expect(again.of("T9")).toBeNull();
  localStorage.setItem("branchline.shuffles", "{nonsense");
  expect(again.of("T39")).toEqual({ sealed, values: {} });
  localStorage.clear();
});

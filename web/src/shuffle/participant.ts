// This browser's part in the shuffle of an open table: it commits to random values for its seats and reveals them when
// the server has fixed everybody's commitments. What the server made of them is checked in checks.ts.
import type { Connection } from "../net/connection.svelte";
import type { Seated, Shuffle, Table } from "../protocol";
import { commitmentTo, randomValue } from "./commitments";
import { type KeptShuffle, type KeptShuffles, keptShuffles } from "./keptShuffles";

export class Participant {
  /** Seats whose unknown commitment, of another device or a lost storage, this page has replaced once. */
  private readonly replaced = new Set<number>();
  /** The value made for each seat; one that could not be sent is used for the next attempt. */
  private readonly made = new Map<number, string>();
  private readonly sending = new Set<string>();

  constructor(
    private readonly code: string,
    private readonly socket: Pick<Connection, "ask" | "health">,
    private readonly kept: KeptShuffles = keptShuffles,
    private readonly draw: () => string = randomValue,
  ) {}

  /** Does what the state of the table asks for. True if all seats of this person take part by now. */
  async see({ table, yours, shuffle }: Pick<Seated, "table" | "yours" | "shuffle">): Promise<boolean> {
    if (yours.length === 0) return true;
    if (table.status !== "open" || this.socket.health !== "open") return false;
    const kept = this.kept.of(this.code) ?? { sealed: table.commitment, values: {} };
    if (kept.sealed !== table.commitment) return false; // the server has exchanged its secret: don't help it
    const sent = yours.map((seat) =>
      shuffle.revealing ? this.reveal(seat, shuffle, kept) : this.commit(seat, shuffle, table),
    );
    return (await Promise.all(sent)).every(Boolean);
  }

  private async commit(seat: number, shuffle: Shuffle, table: Table): Promise<boolean> {
    const kept = this.kept.of(this.code) ?? { sealed: table.commitment, values: {} };
    const there = commitmentOf(shuffle, seat);
    if (there !== undefined && (there in kept.values || this.replaced.has(seat))) return true;
    if (there !== undefined) this.replaced.add(seat);
    const value = this.made.get(seat) ?? this.draw();
    this.made.set(seat, value);
    const commitment = commitmentTo(value, table.commitment);
    this.kept.keep(this.code, { ...kept, values: { ...kept.values, [commitment]: value } });
    return this.send(`commit ${seat}`, { type: "Commit", table: this.code, seat, commitment });
  }

  private async reveal(seat: number, shuffle: Shuffle, kept: KeptShuffle): Promise<boolean> {
    const value = kept.values[commitmentOf(shuffle, seat) ?? ""];
    const frozen = shuffle.contributions.map((part): [number, string] => [part.seat, part.commitment]);
    // a list that has changed since the first look could be made to fit this value
    if (value === undefined || (kept.frozen && JSON.stringify(kept.frozen) !== JSON.stringify(frozen))) return false;
    this.kept.keep(this.code, { ...kept, frozen });
    return this.send(`reveal ${seat}`, { type: "Reveal", table: this.code, seat, value });
  }

  /** Sends a message unless the same is on its way; the next news are the occasion to try again. */
  private async send(what: string, message: Parameters<Connection["ask"]>[0]): Promise<boolean> {
    if (this.sending.has(what)) return false;
    this.sending.add(what);
    const answer = await this.socket.ask(message);
    this.sending.delete(what);
    return answer.type === "Ack";
  }
}

function commitmentOf(shuffle: Shuffle, seat: number): string | undefined {
  return shuffle.contributions.find((part) => part.seat === seat)?.commitment;
}

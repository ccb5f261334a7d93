// The news of one table: who sits where, whether it is open, being played or over. For the pages before and around a
// game; what a seat sees in it is kept by the room in table/.
import { ApiFailure, api } from "../net/api";
import { type Connection, connection } from "../net/connection.svelte";
import type { FromServer, Seated, Table } from "../protocol";

export class TableNews {
  table = $state.raw<Table | null>(null);
  yours = $state.raw<readonly number[]>([]);
  /** Why the table can't be shown, as a code there are words for. */
  failed = $state<string | null>(null);

  private readonly stops: (() => void)[] = [];

  constructor(
    readonly code: string,
    private readonly socket: Connection = connection,
  ) {}

  async open(): Promise<void> {
    try {
      this.take(await api.table(this.code));
    } catch (error) {
      this.failed = error instanceof ApiFailure ? error.code : "unknown";
    }
  }

  /** Be told of every change, as long as the table is open; once only, and again after a lost line. */
  follow(): void {
    if (this.stops.length) return;
    this.stops.push(this.socket.onMessage((message) => this.hear(message)));
    this.stops.push(
      this.socket.onWelcome(
        () => void this.socket.ask({ type: "Watch", table: this.code, seat: this.yours[0] ?? null }),
      ),
    );
    this.socket.open();
  }

  rest(): void {
    for (const stop of this.stops.splice(0)) stop();
  }

  take(seated: Seated): void {
    this.table = seated.table;
    this.yours = seated.yours;
  }

  private hear(message: FromServer): void {
    if (message.type === "TableNews" && message.table.code === this.code) this.take(message);
    if (message.type === "Closing") void this.open();
  }
}

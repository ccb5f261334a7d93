// The state of one table as everybody may see it: seats, and whether it is open, running or over. For the pages around
// a game; what a seat sees of it is in table/liveTable.svelte.ts.
import { ApiFailure, api } from "../net/api";
import { type Connection, connection } from "../net/connection.svelte";
import type { FromServer, Seated, Table } from "../protocol";

export class TableNews {
  table = $state.raw<Table | null>(null);
  yours = $state.raw<readonly number[]>([]);
  /** Why the table can't be shown, as an error code. */
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

  /** Follows every change while the table is open, also after a reconnection; further calls do nothing. */
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

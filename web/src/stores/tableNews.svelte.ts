// The state of one table as everybody may see it: seats, and whether it is open, running or over. For the pages around
// a game; what a seat sees of it is in table/liveTable.svelte.ts.
import { type Api, ApiFailure, api } from "../net/api";
import { type Connection, connection } from "../net/connection.svelte";
import type { FromServer, Seated, Shuffle, Table } from "../protocol";
import { Participant } from "../shuffle/participant";
import { showError } from "../words/errors";

const START_ANYWAY = 4_000; // milliseconds; a game must not wait for a connection that does not come
const startsSoon = new Set<string>();

/** The next page at this table of ours starts the game as soon as it takes part in the shuffle. */
export function startSoon(code: string): void {
  startsSoon.add(code);
}

export class TableNews {
  table = $state.raw<Table | null>(null);
  yours = $state.raw<readonly number[]>([]);
  shuffle = $state.raw<Shuffle>({ revealing: false, contributions: [] });
  /** The game is about to be started by this page. */
  starting = $state(false);
  /** Why the table can't be shown, as an error code. */
  failed = $state<string | null>(null);

  private readonly stops: (() => void)[] = [];
  private readonly participant: Participant;

  constructor(
    readonly code: string,
    private readonly socket: Connection = connection,
    private readonly server: Api = api,
  ) {
    this.participant = new Participant(code, socket);
  }

  async open(): Promise<void> {
    if (startsSoon.delete(this.code)) this.starting = true;
    try {
      this.answered(await this.server.table(this.code));
    } catch (error) {
      this.failed = error instanceof ApiFailure ? error.code : "unknown";
    }
  }

  /** Follows every change while the table is open, also after a reconnection; further calls do nothing. */
  follow(): void {
    if (this.stops.length) return;
    const late = setTimeout(() => void this.start(), START_ANYWAY);
    this.stops.push(() => clearTimeout(late));
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

  /** Takes the answer to a request, unless newer news were faster: the socket is a line of its own. */
  answered(seated: Seated): void {
    if (this.table && seated.table.changed < this.table.changed) return;
    this.take(seated);
  }

  private take(seated: Seated): void {
    this.table = seated.table;
    this.yours = seated.yours;
    this.shuffle = seated.shuffle;
    void this.participant.see(seated).then((ready) => (ready ? this.start() : undefined));
  }

  private async start(): Promise<void> {
    if (!this.starting) return;
    this.starting = false;
    try {
      if (this.table?.status === "open") this.answered(await this.server.start(this.code));
    } catch (error) {
      showError(error);
    }
  }

  private hear(message: FromServer): void {
    if (message.type === "TableNews" && message.table.code === this.code) this.take(message);
    if (message.type === "Closing") void this.open();
  }
}

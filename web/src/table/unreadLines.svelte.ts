// How many lines of a table's chat the viewer has not read yet.
import type { LiveTable } from "./liveTable.svelte";

export class UnreadLines {
  count = $state(0);
  private readTo = -1;

  constructor(private readonly live: () => LiveTable) {}

  /** Counts the lines after the last one read; lines from before this visit count as read. */
  update(last: number, looking: boolean): void {
    if (looking) this.readTo = last;
    const { before, lines } = this.live();
    const from = Math.max(this.readTo, before ?? last);
    this.count = lines.filter((line) => line.n > from).length;
  }
}

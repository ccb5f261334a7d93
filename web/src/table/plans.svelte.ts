// Asks the server what the viewer's tickets lack and what the seat would score now, after every update that matters; as a
// spectator, who has the longest path.
// At most one request is on its way; meanwhile the previous plans stay shown. It computes nothing.
import { untrack } from "svelte";
import { afterPaint } from "./beforePaint";
import type { LiveTable } from "./liveTable.svelte";

const PAUSE = 250; // milliseconds between two requests: bots may play many moves a second

/** Keeps `live.plans` up to date while the page is visible. Call it while a component is set up. The update is painted
 *  first: an answer that comes before the paint would delay it. */
export function keepPlans(live: LiveTable, later = afterPaint): void {
  let wanted = false;
  let asking = false;
  let gone = false;

  async function ask(): Promise<void> {
    if (asking) return;
    asking = true;
    while (wanted && !gone && !document.hidden) {
      wanted = false;
      const answer = await live.askPlans();
      if (answer.type !== "Ack") {
        wanted = true; // the next update tries again
        break;
      }
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    asking = false;
  }

  let before: unknown[] = [];
  $effect(() => {
    const { view, seat, choices } = live;
    if (!view || view.phase === "over") {
      wanted = false;
      return;
    }
    // what plans and score depend on; equal parts of a view keep their identity
    const own = seat === null ? [] : [view.closed, view.hand, view.tickets, view.seats[seat], choices];
    const now = [seat, view.owners, ...own];
    wanted ||= now.some((part, i) => part !== before[i]);
    before = now;
  });
  $effect(() => {
    void live.latest;
    untrack(() => later(() => void ask()));
  });
  $effect(() => {
    const look = () => void ask();
    document.addEventListener("visibilitychange", look);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", look);
    };
  });
}

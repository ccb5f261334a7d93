// A rematch: at a table where only bots are left to play with, the game starts at once.
import type { Seated } from "../protocol";
import { go } from "../stores/route.svelte";
import { startSoon } from "../stores/tableNews.svelte";

/** Goes to the new table, and starts it if nobody else is waited for. */
export function goToRematch({ table, yours }: Seated): void {
  const alone = table.seats.every((chair, seat) => chair.bot || yours.includes(seat));
  if (alone && table.status === "open") startSoon(table.code);
  go(`/t/${table.code}`);
}

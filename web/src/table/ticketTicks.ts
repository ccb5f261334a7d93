// The tickets that somebody has ticked but not confirmed yet, kept for a reload of the page: for one question only.

const KEY = "branchline.ticks";

interface Kept {
  code: string;
  seat: number;
  ask: number;
  tickets: string[];
}

/** The ticks for this question, as they were before the page was loaded again. */
export function keptTicks(code: string, seat: number | null, ask: number | null): ReadonlySet<string> {
  const kept = read();
  const same = kept !== null && kept.code === code && kept.seat === seat && kept.ask === ask;
  return new Set(same ? kept.tickets : []);
}

export function keepTicks(code: string, seat: number | null, ask: number | null, tickets: ReadonlySet<string>): void {
  if (seat === null || ask === null) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ code, seat, ask, tickets: [...tickets] } satisfies Kept));
  } catch {
    // a browser that keeps nothing: the ticks last as long as the page
  }
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return Array.isArray(kept?.tickets) ? kept : null;
  } catch {
    return null;
  }
}

// What this browser remembers of the shuffle of each table: its own random values, so that a reloaded page can still
// reveal them, and what the server had promised by then. It remembers; participant.ts and checks.ts use it.

export interface KeptShuffle {
  /** The server's commitment to its seed, when this browser first saw it. */
  sealed: string;
  /** Commitment -> the value behind it, both made here. */
  values: Record<string, string>;
  /** Seat and commitment of everybody who took part, when this browser revealed its values. */
  frozen?: [number, string][];
}

const KEY = "branchline.shuffles";
const MOST = 30; // tables; the oldest is forgotten first

export class KeptShuffles {
  private tables: Record<string, KeptShuffle> = {};

  constructor(private readonly storage: Storage | null = available()) {}

  of(code: string): KeptShuffle | null {
    this.read();
    return this.tables[code] ?? null;
  }

  keep(code: string, kept: KeptShuffle): void {
    this.read();
    const { [code]: _, ...others } = this.tables;
    this.tables = Object.fromEntries([...Object.entries(others), [code, kept]].slice(-MOST));
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.tables));
    } catch {
      // the storage is full: it is remembered until the page is closed
    }
  }

  /** Other tabs write too, so it is read each time. */
  private read(): void {
    try {
      const text = this.storage?.getItem(KEY);
      if (text) this.tables = JSON.parse(text);
    } catch {
      // unreadable: what is in memory counts
    }
  }
}

function available(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const keptShuffles = new KeptShuffles();

// Short notes at the edge of the page that go away by themselves, or stay until they are answered.
import { announce } from "./announce.svelte";

export interface Toast {
  id: number;
  kind: "note" | "good" | "bad";
  text: string;
  /** A rule that the text stands on, to be looked up. */
  rule?: string;
  action?: { label: string; go: () => void };
}

const STAYS = 6_000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  private last = 0;

  /** The number to drop it by, where it should go before its time. */
  show(kind: Toast["kind"], text: string, more: Pick<Toast, "rule" | "action"> = {}): number {
    this.last += 1;
    const id = this.last;
    this.list = [...this.list.filter((one) => one.text !== text), { id, kind, text, ...more }].slice(-4);
    announce(text, kind === "bad");
    if (!more.action) setTimeout(() => this.drop(id), STAYS + text.length * 30);
    return id;
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();

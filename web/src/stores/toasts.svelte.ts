// Toasts: short messages at the edge of the page that disappear by themselves, or stay until they are answered.
import { announce } from "./announce.svelte";

export interface Toast {
  id: number;
  kind: "note" | "good" | "bad";
  text: string;
  /** The rule that the text is based on, shown as a link. */
  rule?: string;
  action?: { label: string; go: () => void };
}

const STAYS = 6_000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  private last = 0;

  /** Returns its number, for removing it early. */
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

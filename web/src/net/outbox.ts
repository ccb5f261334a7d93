// What has been said and not yet answered. An act may be said again after a lost connection: its ask number makes the
// server play it once. Whatever else was on its way is given back as lost. It knows messages, no socket.
import type { Ack, Act, FromClient, FromServer, Refusal, Trouble } from "../protocol";

export type Answer = Ack | Refusal | Trouble;
/** A message as it is written, before it gets its number. */
export type Unsent = FromClient extends infer M ? (M extends FromClient ? Omit<M, "id"> : never) : never;

interface Waiting {
  message: FromClient;
  answer: Promise<Answer>;
  settle: (answer: Answer) => void;
}

export class Outbox {
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** Number a message and remember it until it is answered. The same act, still on its way, is not put in twice. */
  put(unsent: Unsent): { message: FromClient; answer: Promise<Answer>; known: boolean } {
    const same = [...this.waiting.values()].find((one) => isSameAct(one.message, unsent));
    if (same) return { ...same, known: true };
    this.last += 1;
    const message = { ...unsent, id: this.last } as FromClient;
    let settle: (answer: Answer) => void = () => {};
    const answer = new Promise<Answer>((resolve) => {
      settle = resolve;
    });
    this.waiting.set(message.id, { message, answer, settle });
    return { message, answer, known: false };
  }

  settle(answer: Answer): void {
    if (answer.id === null) return;
    const found = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    found?.settle(answer);
  }

  /** Whatever the server says may be the answer to something: by its number, or as the news that were asked for. */
  receive(message: FromServer): void {
    if (message.type === "Ack" || message.type === "Refusal" || message.type === "Trouble") this.settle(message);
    else if (message.type === "Pong") this.settle({ type: "Ack", id: message.id, seq: null });
    else {
      for (const [id, { message: said }] of [...this.waiting]) {
        if (isNewsFor(said, message)) this.settle({ type: "Ack", id, seq: null });
      }
    }
  }

  /** After the connection came back: what is to be said again, in its order. All else is settled as lost. */
  again(): FromClient[] {
    const kept: FromClient[] = [];
    for (const [id, { message }] of [...this.waiting]) {
      if (message.type === "Act") kept.push(message);
      else this.settle(lost(id));
    }
    return kept;
  }

  get size(): number {
    return this.waiting.size;
  }
}

/** The trouble of a message that was on its way when the line was lost. */
export function lost(id: number): Trouble {
  return { type: "Trouble", id, code: "lost" as Trouble["code"], detail: "" };
}

function isSameAct(message: FromClient, unsent: Unsent): boolean {
  if (message.type !== "Act" || unsent.type !== "Act") return false;
  const act = unsent as Omit<Act, "id">;
  return message.table === act.table && message.seat === act.seat && message.ask === act.ask;
}

function isNewsFor(said: FromClient, news: FromServer): boolean {
  if (said.type === "Watch") {
    const open = news.type === "TableNews" && news.table.code === said.table && news.table.status === "open";
    return open || (news.type === "Update" && news.table === said.table && news.seat === (said.seat ?? null));
  }
  return said.type === "WatchLobby" && news.type === "Lobby";
}

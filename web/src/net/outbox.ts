// Messages that are sent and not yet answered. An Act is sent again after a lost connection, since its ask number makes
// the server play it only once; all other messages are answered as lost. It knows messages, no socket.
import type { Ack, Act, FromClient, FromServer, Refusal, Trouble } from "../protocol";

export type Answer = Ack | Refusal | Trouble;
/** A message before it has a number. */
export type Unsent = FromClient extends infer M ? (M extends FromClient ? Omit<M, "id"> : never) : never;

interface Waiting {
  message: FromClient;
  answer: Promise<Answer>;
  settle: (answer: Answer) => void;
}

export class Outbox {
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** Numbers a message and keeps it until it is answered. An Act that is already waiting is not added twice. */
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

  /** Any message of the server may be an answer: by its number, or as the news that were asked for. */
  receive(message: FromServer): void {
    if (message.type === "Ack" || message.type === "Refusal" || message.type === "Trouble") this.settle(message);
    else if (message.type === "Pong") this.settle({ type: "Ack", id: message.id, seq: null });
    else {
      for (const [id, { message: said }] of [...this.waiting]) {
        if (isNewsFor(said, message)) this.settle({ type: "Ack", id, seq: null });
      }
    }
  }

  /** After a reconnection: the messages to send again, in order. All others are settled as lost. */
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

/** The answer to a message that was on its way when the connection was lost. */
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

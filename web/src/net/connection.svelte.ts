// The one socket to the server: opens when something is watched, comes back by itself after a loss, and says how it is.
// It knows messages by their type only; what they mean is known to those who listen.
import type { FromServer } from "../protocol";
import { delay } from "./backoff";
import { type Answer, lost, Outbox, type Unsent } from "./outbox";

export type Health = "idle" | "connecting" | "open" | "lost" | "signed-out";
type Listener = (message: FromServer) => void;

const QUIET = 25_000; // after this long without a word, ask whether anybody is there
const DEAD = 10_000; // and this long after asking, nobody is
const SLOW = 2_500;
const SIGNED_OUT = 4401;

export class Connection {
  health = $state<Health>("idle");
  /** An answer is overdue. */
  slow = $state(false);
  /** How many messages wait for their answer. */
  pending = $state(0);
  /** When the next try is made, in milliseconds of the page's clock. */
  nextTry = $state(0);
  /** The server came back as another version than the page was loaded from. */
  newVersion = $state(false);

  /** It said that it would be back. */
  restarting = $state(false);

  private socket: WebSocket | null = null;
  private readonly outbox = new Outbox();
  private readonly listeners = new Set<Listener>();
  private readonly welcomeListeners = new Set<() => void>();
  private version = "";
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly address: () => string = here) {}

  /** Hear every message; gives back how to stop. */
  onMessage(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Be called whenever the server has greeted us, the first time and after each loss. */
  onWelcome(listener: () => void): () => void {
    this.welcomeListeners.add(listener);
    if (this.health === "open") listener();
    return () => this.welcomeListeners.delete(listener);
  }

  open(): void {
    if (this.socket || this.health === "signed-out") return;
    clearTimeout(this.retry);
    this.health = this.tries === 0 ? "connecting" : "lost";
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (event) => this.received(socket, event.data);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  /** Try again at once: the person asked for it, or the device says that the network is back. */
  again(): void {
    if (this.health === "lost" || this.health === "signed-out") {
      this.health = "lost";
      this.open();
    }
  }

  /** Close for good, for example at signing out; `open` begins anew. */
  close(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    socket?.close();
    this.tries = 0;
    this.health = "idle";
  }

  /** Say something. The promise is settled by the server's answer, or as lost; an act is said again after a loss. */
  async ask(unsent: Unsent): Promise<Answer> {
    const { message, answer, known } = this.outbox.put(unsent);
    if (known) return answer;
    this.pending = this.outbox.size;
    const late = setTimeout(() => {
      this.slow = true;
    }, SLOW);
    if (this.health === "open") this.send(message);
    else if (message.type !== "Act") this.outbox.settle(lost(message.id));
    const settled = await answer;
    clearTimeout(late);
    this.pending = this.outbox.size;
    if (this.pending === 0) this.slow = false;
    return settled;
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private received(socket: WebSocket, data: unknown): void {
    if (socket !== this.socket) return;
    this.beat();
    let message: FromServer;
    try {
      message = JSON.parse(String(data));
    } catch {
      return;
    }
    if (message.type === "Welcome") this.welcomed(message.version);
    if (message.type === "Closing") this.restarting = message.reason === "restart";
    this.outbox.receive(message);
    for (const listener of [...this.listeners]) listener(message);
  }

  private welcomed(version: string): void {
    if (this.version && this.version !== version) this.newVersion = true;
    this.version = version;
    this.tries = 0;
    this.health = "open";
    this.restarting = false;
    for (const listener of [...this.welcomeListeners]) listener();
    for (const message of this.outbox.again()) this.send(message);
    this.pending = this.outbox.size;
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.pulse);
    if (code === SIGNED_OUT) {
      this.health = "signed-out";
      return;
    }
    this.health = "lost";
    const wait = delay(this.tries);
    this.tries += 1;
    this.nextTry = Date.now() + wait;
    this.retry = setTimeout(() => this.open(), wait);
  }

  /** A word came: all is well for a while. After that, ask; without an answer the line is taken for dead. */
  private beat(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      void this.ask({ type: "Ping" });
      this.pulse = setTimeout(() => this.socket?.close(), DEAD);
    }, QUIET);
  }
}

function here(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

export const connection = new Connection();

if (typeof window !== "undefined") {
  window.addEventListener("online", () => connection.again());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") connection.again();
  });
}

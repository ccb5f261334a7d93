// The websocket to the server: opened when something is watched, reconnected after a loss, with its state for the page.
// It knows messages by their type only; listeners know what they mean.
import type { FromServer } from "../protocol";
import { delay } from "./backoff";
import { type Answer, lost, Outbox, type Unsent } from "./outbox";

export type Health = "idle" | "connecting" | "open" | "lost" | "signed-out" | "banned";
type Listener = (message: FromServer) => void;

const QUIET = 25_000; // milliseconds without a message before a ping is sent
const DEAD = 10_000; // milliseconds without an answer to the ping before the connection counts as lost
const SLOW = 2_500;
const ENDED: Record<number, Health> = { 4401: "signed-out", 4403: "banned" };

export class Connection {
  health = $state<Health>("idle");
  /** An answer is overdue. */
  slow = $state(false);
  /** How many messages are waiting for an answer. */
  pending = $state(0);
  /** When the next attempt is made, by `Date.now()`. */
  nextTry = $state(0);
  /** The server has restarted with another version than the one that served this page. */
  newVersion = $state(false);

  /** The server has announced a restart. */
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

  /** Listens to every message; returns the function that stops it. */
  onMessage(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls the listener after every `Welcome` of the server: at first, and after each reconnection. */
  onWelcome(listener: () => void): () => void {
    this.welcomeListeners.add(listener);
    if (this.health === "open") listener();
    return () => this.welcomeListeners.delete(listener);
  }

  open(): void {
    if (this.socket || this.health === "signed-out" || this.health === "banned") return;
    clearTimeout(this.retry);
    this.health = this.tries === 0 ? "connecting" : "lost";
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (event) => this.received(socket, event.data);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  /** Reconnects at once: the person asked for it, or the device says that the network is back. */
  again(): void {
    if (this.health === "lost" || this.health === "signed-out") {
      this.health = "lost";
      this.open();
    }
  }

  /** Closes the connection, for example when signing out; `open` starts again. */
  close(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    socket?.close();
    this.tries = 0;
    this.health = "idle";
  }

  /** Sends a message. The promise resolves to the server's answer, or to `lost`; an Act is sent again after a loss. */
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
    const ended = ENDED[code];
    if (ended) {
      this.health = ended;
      return;
    }
    this.health = "lost";
    const wait = delay(this.tries);
    this.tries += 1;
    this.nextTry = Date.now() + wait;
    this.retry = setTimeout(() => this.open(), wait);
  }

  /** A message has come. After a while without another, send a ping; without an answer the connection counts as lost. */
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

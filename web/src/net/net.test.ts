import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Update } from "../protocol";
import { TableNews } from "../stores/tableNews.svelte";
import { delay, FIRST, LONGEST } from "./backoff";
import { Connection } from "./connection.svelte";
import { Outbox } from "./outbox";

/** A socket whose other end is this test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: { type: string; id: number; [key: string]: unknown }[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
  tells(message: Partial<FromServer> & { type: string }) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcomes(version = "1") {
    this.tells({ type: "Welcome", person: { id: "a", name: "Ann", kind: "guest" }, version });
  }
}

const newest = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ table: { code: "AAAA", status: "open" }, yours: [1] }))),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the wait grows, has a limit, and is never quite the same", () => {
  expect(delay(0, 0.5)).toBe(FIRST);
  expect(delay(1, 0.5)).toBe(2 * FIRST);
  expect(delay(50, 0.5)).toBe(LONGEST);
  expect(delay(3, 0)).toBeLessThan(delay(3, 1));
});

test("after a loss an act is said again, a request for an undo is given back", async () => {
  const outbox = new Outbox();
  const act = outbox.put({ type: "Act", table: "AAAA", seat: 0, ask: 4, action: { type: "Pass" } });
  const undo = outbox.put({ type: "Undo", table: "AAAA", seat: 0 });
  expect(outbox.again()).toEqual([act.message]);
  expect(await undo.answer).toMatchObject({ type: "Trouble", code: "lost" });
  outbox.settle({ type: "Ack", id: act.message.id, seq: 5 });
  expect(await act.answer).toMatchObject({ seq: 5 });
  expect(outbox.size).toBe(0);
});

test("a lost connection comes back by itself, greets again and repeats the act that was not answered", async () => {
  const line = new Connection(() => "ws://localhost/ws");
  let greetings = 0;
  line.onWelcome(() => {
    greetings += 1;
  });
  line.open();
  expect(line.health).toBe("connecting");
  newest().welcomes();
  expect([line.health, greetings]).toEqual(["open", 1]);
  const act = { type: "Act", table: "AAAA", seat: 0, ask: 1, action: { type: "Pass" } } as const;
  const answer = line.ask(act);
  expect(line.pending).toBe(1);
  newest().close();
  expect(line.health).toBe("lost");
  await vi.advanceTimersByTimeAsync(LONGEST * 2);
  expect(FakeSocket.all).toHaveLength(2);
  newest().welcomes();
  expect(greetings).toBe(2);
  const again = line.ask(act);
  expect(newest().sent).toMatchObject([act]);
  newest().tells({ type: "Ack", id: newest().sent[0]?.id ?? 0, seq: 2 });
  expect(await answer).toMatchObject({ type: "Ack", seq: 2 });
  expect(await again).toMatchObject({ type: "Ack", seq: 2 });
  expect(line.pending).toBe(0);
});

test("a server that says that it restarts is not taken for a lost line, until it greets again", async () => {
  const line = new Connection(() => "ws://localhost/ws");
  line.open();
  newest().welcomes();
  expect(line.restarting).toBe(false);
  newest().tells({ type: "Closing", reason: "restart" });
  newest().close();
  expect([line.health, line.restarting]).toEqual(["lost", true]);
  await vi.advanceTimersByTimeAsync(LONGEST * 2);
  newest().welcomes();
  expect([line.health, line.restarting]).toEqual(["open", false]);
});

test("watching is answered by what is seen then", async () => {
  const line = new Connection(() => "ws://localhost/ws");
  line.open();
  newest().welcomes();
  const answer = line.ask({ type: "Watch", table: "AAAA", seat: 0 });
  newest().tells(update({ seat: 1 }));
  expect(line.pending).toBe(1);
  newest().tells(update({ seat: 0, full: true }));
  expect(await answer).toMatchObject({ type: "Ack" });
});

test("a slow answer is told, and forgotten when it comes", async () => {
  const line = new Connection(() => "ws://localhost/ws");
  line.open();
  newest().welcomes();
  const answer = line.ask({ type: "Say", table: "AAAA", text: "hello" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(line.slow).toBe(true);
  newest().tells({ type: "Ack", id: newest().sent[0]?.id ?? 0 });
  await answer;
  expect(line.slow).toBe(false);
});

test("a silent line is asked, and taken for dead without an answer", async () => {
  const line = new Connection(() => "ws://localhost/ws");
  line.open();
  newest().welcomes();
  await vi.advanceTimersByTimeAsync(26_000);
  expect(newest().sent.map((message) => message.type)).toEqual(["Ping"]);
  const before = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(FakeSocket.all.length).toBeGreaterThan(before);
});

test("whoever is banned does not knock again", async () => {
  const line = new Connection(() => "ws://localhost/ws");
  line.open();
  newest().welcomes();
  newest().tells({ type: "Closing", reason: "banned" });
  newest().close(4403);
  expect(line.health).toBe("banned");
  line.again();
  line.open();
  await vi.advanceTimersByTimeAsync(LONGEST * 4);
  expect([line.health, FakeSocket.all.length]).toEqual(["banned", 1]);
});

test("signed out stays closed; another version is noticed", async () => {
  const line = new Connection(() => "ws://localhost/ws");
  line.open();
  newest().welcomes("1");
  newest().close();
  await vi.advanceTimersByTimeAsync(LONGEST * 2);
  newest().welcomes("2");
  expect(line.newVersion).toBe(true);
  newest().close(4401);
  expect(line.health).toBe("signed-out");
  const before = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(LONGEST * 4);
  expect(FakeSocket.all).toHaveLength(before);
});

test("the news of a table are followed, and nonsense from the line does no harm", async () => {
  const line = new Connection(() => "ws://localhost/ws");
  const news = new TableNews("AAAA", line);
  await news.open();
  news.follow();
  newest().welcomes();
  expect(newest().sent).toMatchObject([{ type: "Watch", table: "AAAA", seat: 1 }]);
  newest().onmessage({ data: "{" });
  newest().tells({ type: "NeverHeardOf" } as unknown as FromServer);
  newest().tells({ type: "TableNews", table: { code: "BBBB", status: "over" }, yours: [] } as unknown as FromServer);
  expect(news.table?.status).toBe("open");
  newest().tells({ type: "TableNews", table: { code: "AAAA", status: "running" }, yours: [] } as unknown as FromServer);
  expect(news.table?.status).toBe("running");
  news.rest();
  newest().tells({ type: "TableNews", table: { code: "AAAA", status: "over" }, yours: [] } as unknown as FromServer);
  expect(news.table?.status).toBe("running");
});

test("a table that does not exist is told as such", async () => {
  const problem = { error: { code: "unknown_table", detail: "", params: {} } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(problem), { status: 404 }));
  const news = new TableNews("NONE", new Connection(() => "ws://localhost/ws"));
  await news.open();
  expect(news.failed).toBe("unknown_table");
});

function update(part: object): Update {
  return {
    type: "Update",
    table: "AAAA",
    seat: 0,
    seq: 0,
    story: [],
    view: {},
    full: false,
    choices: null,
    clock: null,
    vote_in: [],
    ...part,
  } as Update;
}

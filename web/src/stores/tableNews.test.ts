// The news of a table: this page takes part in the shuffle by itself, and starts a game that was made full.
import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../net/api";
import type { Connection, Health } from "../net/connection.svelte";
import type { Answer, Unsent } from "../net/outbox";
import type { FromServer, Seated } from "../protocol";
import { startSoon, TableNews } from "./tableNews.svelte";

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function setUp(code: string, yours: number[] = [0], answer: Answer["type"] = "Ack") {
  const asked: Unsent[] = [];
  let tell: (message: FromServer) => void = () => {};
  const line = {
    health: "connecting" as Health,
    onMessage: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
    onWelcome: () => () => {},
    open: () => {},
    ask: async (message: Unsent) => {
      asked.push(message);
      return { type: answer, id: 1 } as Answer;
    },
  };
  const seated = (status: string, revealing: boolean, contributions: object[] = []) => ({
    table: { code, status, commitment: "ab".repeat(32), seats: [] },
    yours,
    shuffle: { revealing, contributions },
  });
  const server = {
    table: vi.fn(async () => seated("open", false)),
    start: vi.fn(async () => seated("open", true, commitments())),
  };
  const commitments = () =>
    asked
      .filter((message) => message.type === "Commit")
      .map((message) => ({ seat: 0, commitment: (message as { commitment?: string }).commitment, value: null }));
  const news = new TableNews(code, line as unknown as Connection, server as unknown as Api);
  const welcome = () => {
    line.health = "open";
    tell({ type: "TableNews", ...seated("open", false) } as unknown as FromServer);
  };
  return { news, asked, server, welcome, tell: (message: FromServer) => tell(message) };
}

const kinds = (asked: Unsent[]) => asked.map(({ type }) => type);

it("takes part in the shuffle when it is connected, and leaves the start to the host", async () => {
  const { news, asked, server, welcome } = setUp("AAAA");
  await news.open();
  news.follow();
  expect(asked).toEqual([]);
  welcome();
  await vi.waitFor(() => expect(kinds(asked)).toEqual(["Commit"]));
  expect(server.start).not.toHaveBeenCalled();
  expect(news.starting).toBe(false);
  news.rest();
});

it("starts a full table as soon as it takes part, and reveals", async () => {
  startSoon("BBBB");
  const { news, asked, server, welcome } = setUp("BBBB");
  await news.open();
  expect(news.starting).toBe(true);
  news.follow();
  expect(server.start).not.toHaveBeenCalled();
  welcome();
  await vi.waitFor(() => expect(kinds(asked)).toEqual(["Commit", "Reveal"]));
  expect(server.start).toHaveBeenCalledTimes(1);
  expect([news.starting, news.shuffle.revealing]).toEqual([false, true]);
  news.rest();
});

it("starts a table of bots at once", async () => {
  startSoon("CCCC");
  const { news, server } = setUp("CCCC", []);
  await news.open();
  await vi.waitFor(() => expect(server.start).toHaveBeenCalledTimes(1));
});

it("starts without its part if the connection does not come, but not after it was left", async () => {
  vi.useFakeTimers();
  for (const [code, left] of [
    ["DDDD", false],
    ["EEEE", true],
  ] as const) {
    startSoon(code);
    const { news, server } = setUp(code);
    await news.open();
    news.follow();
    if (left) news.rest();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.start).toHaveBeenCalledTimes(left ? 0 : 1);
  }
});

it("shows the waiting room where a table can't be started", async () => {
  startSoon("FFFF");
  const { news, server } = setUp("FFFF", []);
  server.start.mockRejectedValueOnce(new Error("no"));
  await news.open();
  await vi.waitFor(() => expect(news.starting).toBe(false));
});

it("is not set back by an answer that the news on the socket have overtaken", async () => {
  const { news, tell } = setUp("GGGG");
  const state = (changed: number, revealing: boolean) => ({
    table: { code: "GGGG", status: "open", changed, seats: [] },
    yours: [],
    shuffle: { revealing, contributions: [] },
  });
  await news.open();
  news.follow();
  tell({ type: "TableNews", ...state(7, true) } as unknown as FromServer);
  news.answered(state(6, false) as unknown as Seated);
  expect(news.shuffle.revealing).toBe(true);
  news.answered(state(8, false) as unknown as Seated);
  expect(news.shuffle.revealing).toBe(false);
  news.rest();
});

// The live table: updates change the view, strange messages do no harm, an act is pending until it is answered.
import { expect, it, vi } from "vitest";
import { type Api, ApiFailure } from "../net/api";
import type { Connection } from "../net/connection.svelte";
import type { Answer, Unsent } from "../net/outbox";
import type { FromServer, Update } from "../protocol";
import { LiveTable } from "./liveTable.svelte";

const seated = { table: { code: "AAAA", status: "running", map: "europe", seats: [] }, yours: [0] };
const update = (more: object) =>
  ({
    type: "Update",
    table: "AAAA",
    seat: 0,
    seq: 1,
    story: [],
    view: {},
    full: false,
    choices: null,
    clock: null,
    vote_in: [],
    ...more,
  }) as Update;

function setUp(yours = [0], soon = (work: () => void) => work()) {
  const said: Unsent[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  let tell: (message: FromServer) => void = () => {};
  let greet = () => {};
  const line = {
    onMessage: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
    onWelcome: (listener: () => void) => {
      greet = listener;
      return () => {};
    },
    open: () => greet(),
    ask: (message: Unsent) => {
      said.push(message);
      return new Promise<Answer>((answer) => answers.push(answer));
    },
  };
  const server = {
    table: vi.fn(async () => ({ ...seated, yours })),
    story: vi.fn(async () => ({ steps: [{ n: 0, at: 0, story: [] }] })),
  };
  const live = new LiveTable("AAAA", line as unknown as Connection, server as unknown as Api, soon);
  return {
    live,
    said,
    answers,
    server,
    tell: (message: unknown) => tell(message as FromServer),
    greet: () => greet(),
  };
}

it("comes to its own seat, or looks on where it has several or none", async () => {
  for (const [yours, seat] of [
    [[2], 2],
    [[0, 1], null],
    [[], null],
  ] as const) {
    const { live, said } = setUp([...yours]);
    await live.open();
    expect(said).toEqual([{ type: "Watch", table: "AAAA", seat }]);
  }
});

it("folds updates into the view and keeps the story", async () => {
  const { live, tell } = setUp();
  await live.open();
  tell(update({ view: { turn: 9 } }));
  expect(live.view).toBeNull();
  tell(update({ full: true, view: { turn: 0, hand: { red: 1 } }, choices: { ask: 1 } }));
  await vi.waitFor(() => expect(live.told).toHaveLength(1));
  tell(update({ seq: 2, view: { turn: 1 }, story: [{ type: "SomethingNew", seat: 9 }] }));
  expect(live.view).toEqual({ turn: 1, hand: { red: 1 } });
  expect(live.choices).toBeNull();
  expect(live.told.at(-1)?.n).toBe(2);
  tell(update({ seq: 3, seat: 1, view: { turn: 5 } }));
  tell({ type: "NeverHeardOf" });
  expect(live.view).toMatchObject({ turn: 1 });
});

it("tells nothing twice when the story is ahead of the updates", async () => {
  const { live, tell, server } = setUp();
  await live.open();
  const story = [{ type: "Passed", seat: 0 }];
  server.story.mockResolvedValueOnce({ steps: [1, 2, 3].map((n) => ({ n, at: 0, story })) } as never);
  tell(update({ seq: 1, full: true, view: { turn: 0 } }));
  await vi.waitFor(() => expect(live.told).toHaveLength(3));
  for (const seq of [2, 3, 4]) tell(update({ seq, view: { turn: 1 }, story }));
  expect(live.told.map((step) => step.n)).toEqual([1, 2, 3, 4]);
});

it("marks an act as pending until the answer, and looks again when it was stale", async () => {
  const { live, tell, said, answers } = setUp();
  await live.open();
  expect(await live.act({ type: "Pass" })).toMatchObject({ code: "stale" });
  tell(update({ full: true, view: { turn: 0 }, choices: { ask: 7 } }));
  const done = live.act({ type: "Pass" });
  expect(live.acting).toEqual({ type: "Pass" });
  expect(said.at(-1)).toEqual({ type: "Act", table: "AAAA", seat: 0, ask: 7, action: { type: "Pass" } });
  answers.at(-1)?.({ type: "Trouble", id: 2, code: "stale", detail: "" });
  await vi.waitFor(() => expect(said.at(-1)?.type).toBe("Watch"));
  answers.at(-1)?.({ type: "Ack", id: 3, seq: null });
  expect(await done).toMatchObject({ code: "stale" });
  expect(live.acting).toBeNull();
});

it("watches again after a lost line, and from another seat when asked to", async () => {
  const { live, said, greet } = setUp([0, 1]);
  await live.open();
  void live.sit(1);
  greet();
  expect(said.map((message) => (message as { seat?: number | null }).seat)).toEqual([null, 1, 1]);
});

it("knows which talk was before it came", async () => {
  const { live, tell } = setUp();
  await live.open();
  const line = (n: number) => ({ n, at: 0, person: { id: "p", name: "Bob", kind: "guest" }, seat: 1, text: "hello" });
  tell({ type: "Talk", table: "AAAA", lines: [] });
  tell({ type: "Talk", table: "AAAA", lines: [line(0)] });
  tell({ type: "Talk", table: "AAAA", lines: [line(0), line(1)] });
  expect(live.before).toBe(-1);
  expect(live.lines.map(({ n }) => n)).toEqual([0, 1]);
});

it("says why there is no table", async () => {
  const { live, server } = setUp();
  server.table.mockRejectedValueOnce(new ApiFailure(404, "unknown_table"));
  await live.open();
  expect(live.failed).toBe("unknown_table");
});

it("applies what comes between two pictures together, and everything at once where an answer or a whole view comes", async () => {
  const later: (() => void)[] = [];
  const { live, tell } = setUp([0], (work) => later.push(work));
  await live.open();
  tell(update({ full: true, view: { turn: 0, hand: { red: 1 } } }));
  const { hand } = live.view ?? {};
  tell(update({ seq: 2, view: { turn: 1 } }));
  tell(update({ seq: 3, view: { turn: 2 } }));
  expect([live.view?.turn, later.length]).toEqual([0, 1]);
  later[0]?.();
  expect(live.view?.turn).toBe(2);
  expect(live.view?.hand).toBe(hand);
  expect(live.takeUpdates().map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(live.takeUpdates()).toEqual([]);
  tell(update({ seq: 4, view: { turn: 3 } }));
  tell({ type: "Ack", id: 1, seq: 4 });
  expect(live.view?.turn).toBe(3);
});

it("hears of a table only what is not a move", async () => {
  const { live, tell } = setUp();
  await live.open();
  const before = live.table;
  tell({ type: "TableNews", table: { ...seated.table, seq: 7, turn: 1, changed: 9 }, yours: [0] });
  tell({ type: "TableNews", table: { ...seated.table, seq: 8, turn: 2, changed: 10 }, yours: [0] });
  const moved = live.table;
  tell({ type: "TableNews", table: { ...seated.table, seq: 9, spectators: 1 }, yours: [0] });
  expect(moved?.seats).toBe(before?.seats);
  expect(moved?.seq).toBe(7);
  expect(live.table).toMatchObject({ seq: 9, spectators: 1 });
});

import { afterEach, expect, test, vi } from "vitest";
import { announcer } from "./announce.svelte";
import { MapList } from "./maps.svelte";
import { myself } from "./me.svelte";
import { placeOf } from "./route.svelte";
import { DEFAULTS, sensible, settings } from "./settings.svelte";
import { toasts } from "./toasts.svelte";

afterEach(() => vi.unstubAllGlobals());

test("a first visit is nobody's, without a complaint; a lost server makes nobody of no one", async () => {
  const asked: string[] = [];
  let answer = { me: null as object | null };
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(answer));
  });
  await myself.load();
  expect([myself.asked, myself.person, asked]).toEqual([true, null, ["/api/session"]]);
  answer = { me: { person: { id: "1", name: "Ada", kind: "guest" } } };
  await myself.load();
  expect(myself.person?.name).toBe("Ada");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await myself.load();
  expect(myself.person?.name).toBe("Ada");
});

test("the maps are asked for once, and again after a failure", async () => {
  const maps = new MapList();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(maps.load()).rejects.toThrow();
  const fetched = vi.fn(async () => Response.json({ maps: [{ id: "somewhere" }] }));
  vi.stubGlobal("fetch", fetched);
  const [lines] = await Promise.all([maps.load(), maps.load()]);
  expect([lines, maps.lines]).toEqual([[{ id: "somewhere" }], [{ id: "somewhere" }]]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("settings survive nonsense", () => {
  expect(sensible(null)).toEqual(DEFAULTS);
  expect(sensible("x")).toEqual(DEFAULTS);
  expect(sensible({ theme: "pink", text: 7, confirm: "yes", volume: 9, language: "xx" })).toEqual(DEFAULTS);
  expect(sensible({ theme: "dark", language: "el", motion: false })).toEqual({
    ...DEFAULTS,
    theme: "dark",
    language: "el",
    motion: false,
  });
});

test("a choice is kept and put on the page", async () => {
  await settings.set("theme", "dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(JSON.parse(localStorage.getItem("branchline.settings") ?? "{}").theme).toBe("dark");
  await settings.set("theme", "system");
  expect(document.documentElement.dataset.theme).toBe("light");
  await settings.set("motion", true);
  expect(settings.reducedMotion).toBe(true);
  expect(document.documentElement.dataset.motion).toBe("reduced");
});

test("an address is taken distinctNames", () => {
  const place = placeOf("/learn/europe/E-DBL-1?q=a%20b");
  expect(place.parts).toEqual(["learn", "europe", "E-DBL-1"]);
  expect(place.query.get("q")).toBe("a b");
  expect(placeOf("/t/%E0%A4%A").parts).toEqual(["t", "%E0%A4%A"]);
});

test("the same announcement twice is heard twice", () => {
  announcer.say("your turn");
  const first = announcer.polite;
  announcer.say("your turn");
  expect(announcer.polite).not.toBe(first);
  expect(announcer.polite.trim()).toBe("your turn");
});

test("a note is not shown twice, and can be put away", () => {
  toasts.show("bad", "no", { action: { label: "again", go: () => {} } });
  toasts.show("bad", "no", { action: { label: "again", go: () => {} } });
  expect(toasts.list).toHaveLength(1);
  toasts.drop(toasts.list[0]?.id ?? 0);
  expect(toasts.list).toHaveLength(0);
});

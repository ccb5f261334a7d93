// Which page belongs to which address. Pages are loaded when they are first opened.
import type { Component } from "svelte";
import type { Place } from "../stores/route.svelte";

// biome-ignore lint/suspicious/noExplicitAny: every page has props of its own, made by `props` beside it
type Page = Component<any>;

export interface Found {
  /** Changes when another page is shown, or the same page for something else. */
  key: string;
  load: () => Promise<{ default: Page }>;
  props: Record<string, unknown>;
  /** The key of the page's title; a table sets its own. */
  title: string;
  /** Fills the whole window, without the common header and footer. */
  bare?: boolean;
}

export function pageFor(place: Place): Found {
  const [first = "", second, third] = place.parts;
  switch (first) {
    case "":
      return { key: "start", load: () => import("./Start.svelte"), props: {}, title: "start-title" };
    case "new":
      return { key: "new", load: () => import("./Create.svelte"), props: {}, title: "create-title" };
    case "tables":
      return { key: "tables", load: () => import("./Lobby.svelte"), props: {}, title: "lobby-title" };
    case "games":
      return { key: "games", load: () => import("./Games.svelte"), props: {}, title: "games-title" };
    case "account":
      return { key: "account", load: () => import("./Account.svelte"), props: {}, title: "account-title" };
    case "settings":
      return { key: "settings", load: () => import("./Settings.svelte"), props: {}, title: "settings-title" };
    case "learn":
      return {
        key: "learn",
        load: () => import("./Learn.svelte"),
        props: { book: second === "rule" ? undefined : second, rule: third },
        title: "learn-title",
      };
    case "replay":
      return {
        key: `replay/${second ?? ""}/${third ?? ""}`,
        load: () => import("./Replay.svelte"),
        props: second === "record" ? { record: third } : { code: second },
        title: second ? "" : "replay-title",
        bare: second !== undefined,
      };
    case "t":
      if (second) return tablePage(second);
  }
  return { key: "lost", load: () => import("./NotFound.svelte"), props: {}, title: "error-title" };
}

function tablePage(code: string): Found {
  return {
    key: `t/${code}`,
    load: () => import("./TableRoute.svelte"),
    props: { code },
    title: "",
    bare: true,
  };
}

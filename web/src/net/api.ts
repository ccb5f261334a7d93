// The HTTP API: one typed function per request. It knows addresses and shapes; the pages decide what to do with an
// answer. A failure is an ApiFailure with a code that words/errors.ts can translate.
import type {
  BotToken,
  BotTokens,
  ChangeTable,
  Done,
  Fill,
  Invitation,
  Invited,
  Join,
  MapFacts,
  Maps,
  Me,
  MyGames,
  NewTable,
  PushSubscription as PushBody,
  PushKey,
  Replay,
  ScoreSheet,
  Seated,
  Session,
  Statistics,
  Story,
  Tables,
  Uploaded,
} from "../protocol";

export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail = "",
    readonly params: Record<string, unknown> = {},
  ) {
    super(`${status} ${code} ${detail}`);
  }
}

let banned: (error: ApiFailure) => void = () => {};

/** Calls the listener when the server refuses a request because this person or address is banned. */
export function onBanned(listener: (error: ApiFailure) => void): void {
  banned = listener;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function request(method: Method, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      headers: method === "GET" ? { accept: "application/json" } : { "content-type": "application/json" },
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new ApiFailure(0, "no_connection");
  }
  if (answer.ok) return answer;
  const error = await failure(answer);
  if (error.code === "banned") banned(error);
  throw error;
}

async function failure(answer: Response): Promise<ApiFailure> {
  try {
    const { error } = await answer.json();
    return new ApiFailure(answer.status, String(error.code), error.detail ?? "", error.params ?? {});
  } catch {
    return new ApiFailure(answer.status, answer.status >= 500 ? "server" : "unknown");
  }
}

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>;
}

const table = (code: string, rest = "") => `tables/${encodeURIComponent(code)}${rest}`;
const seatQuery = (seat: number | "all" | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  guest: (name: string) => call<Me>("POST", "guest", { name }),
  signUp: (name: string, password: string) => call<Me>("POST", "account", { name, password }),
  signIn: (name: string, password: string) => call<Me>("POST", "login", { name, password }),
  signOut: () => call<Done>("POST", "logout"),
  session: () => call<Session>("GET", "session"),
  rename: (name: string) => call<Me>("PATCH", "me", { name }),
  leaveForGood: (password: string | null) => call<Done>("DELETE", "me", { password }),
  changePassword: (old: string, fresh: string) => call<Done>("POST", "me/password", { old, new: fresh }),
  games: (before?: string) => call<MyGames>("GET", `me/games${before ? `?before=${encodeURIComponent(before)}` : ""}`),
  statistics: () => call<Statistics>("GET", "me/statistics"),

  bots: () => call<BotTokens>("GET", "me/bots"),
  newBot: (name: string) => call<BotToken>("POST", "me/bots", { name }),
  dropBot: (id: string) => call<Done>("DELETE", `me/bots/${encodeURIComponent(id)}`),
  pushKey: () => call<PushKey>("GET", "push"),
  setPush: (subscription: PushBody) => call<Done>("PUT", "me/push", subscription),
  dropPush: () => call<Done>("DELETE", "me/push"),
  setWebhook: (url: string) => call<Done>("PUT", "me/webhook", { url }),
  dropWebhook: () => call<Done>("DELETE", "me/webhook"),

  maps: () => call<Maps>("GET", "maps"),
  map: (id: string) => call<MapFacts>("GET", `maps/${encodeURIComponent(id)}`),

  tables: () => call<Tables>("GET", "tables"),
  newTable: (wanted: NewTable) => call<Seated>("POST", "tables", wanted),
  table: (code: string) => call<Seated>("GET", table(code)),
  changeTable: (code: string, change: ChangeTable) => call<Seated>("PATCH", table(code), change),
  join: (code: string, how: Join = {}) => call<Seated>("POST", table(code, "/join"), how),
  invitation: (code: string) => call<Invitation>("POST", table(code, "/invitation")),
  invited: (spoken: string) => call<Invited>("POST", "invited", { code: spoken }),
  leave: (code: string, seat: number) => call<Seated>("POST", table(code, "/leave"), { seat }),
  start: (code: string) => call<Seated>("POST", table(code, "/start")),
  fill: (code: string, how: Fill) => call<Seated>("POST", table(code, "/fill"), how),
  free: (code: string, seat: number) => call<Seated>("POST", table(code, "/free"), { seat }),
  remove: (code: string, seat: number) => call<Seated>("POST", table(code, "/remove"), { seat }),
  rematch: (code: string) => call<Seated>("POST", table(code, "/rematch")),

  story: (code: string, seat: number | null) => call<Story>("GET", table(code, `/story${seatQuery(seat)}`)),
  scores: (code: string) => call<ScoreSheet>("GET", table(code, "/scores")),
  record: async (code: string) => (await request("GET", table(code, "/record"))).text(),
  replay: (code: string, seat: number | "all" | null) => call<Replay>("GET", table(code, `/replay${seatQuery(seat)}`)),
  upload: (record: string) => call<Uploaded>("POST", "records", { record }),
  uploadedReplay: (id: string, seat: number | "all" | null) =>
    call<Replay>("GET", `records/${encodeURIComponent(id)}/replay${seatQuery(seat)}`),
};

export type Api = typeof api;

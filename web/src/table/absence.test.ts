// Who is away, and who may let a bot play for them.
import { expect, it } from "vitest";
import type { Table } from "../protocol";
import { absentSeats, isLive, mayFill } from "./absence";

const chair = (id: string, more: object = {}) => ({ person: { id }, present: true, away_since: null, ...more });
const away = { present: false, away_since: 970 };
const table = (...seats: object[]) => ({ status: "running", host: "ann", grace: 60, seats }) as unknown as Table;

it("lists the others who are away and for whom no bot plays", () => {
  const now = table(
    chair("ann", away),
    chair("bob", away),
    chair("cid", { ...away, stand_in: {} }),
    chair("dora", { ...away, resigned: true }),
    { bot: {} },
  );
  expect(absentSeats(now, [])).toEqual([0, 1]);
  expect(absentSeats(now, [0])).toEqual([1]);
  expect(absentSeats({ ...now, status: "over" }, [])).toEqual([]);
  expect(absentSeats(null, [])).toEqual([]);
});

it("lets the host decide, and the players while the host is away", () => {
  const here = table(chair("ann"), chair("bob"));
  expect(mayFill(here, "ann", [0])).toBe(true);
  expect(mayFill(here, "bob", [1])).toBe(false);
  const gone = table(chair("ann", away), chair("bob"));
  expect(mayFill(gone, "bob", [1])).toBe(true);
  expect(mayFill(gone, "eve", [])).toBe(false);
  expect(mayFill(gone, null, [])).toBe(false);
});

it("knows games over days", () => {
  expect(isLive(table())).toBe(true);
  expect(isLive({ ...table(), grace: 86_400 })).toBe(false);
});

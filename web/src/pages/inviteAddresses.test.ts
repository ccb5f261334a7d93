// The addresses that an invitation offers.
import { expect, it } from "vitest";
import { inviteAddresses, isLocal } from "./inviteAddresses";

const page = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const told = (...addresses: string[]) => ({ addresses, command: null, spoken: null, until: null });

it("offers what the server knows, and never a local address beside it", () => {
  const own = page("http://127.0.0.1:8460");
  expect(inviteAddresses(told("http://192.168.1.5:8460", "http://10.0.0.2:8460"), own)).toEqual([
    "http://192.168.1.5:8460",
    "http://10.0.0.2:8460",
  ]);
  expect(inviteAddresses(told(), own)).toEqual(["http://127.0.0.1:8460"]);
  expect(inviteAddresses(null, own)).toEqual(["http://127.0.0.1:8460"]);
});

it("offers the page's own address if others can reach it", () => {
  const named = page("http://games.example:8460");
  expect(inviteAddresses(told(), named)).toEqual(["http://games.example:8460"]);
  expect(inviteAddresses(told("http://games.example:8460", "http://10.0.0.2:8460"), named)).toHaveLength(2);
});

it("ignores what is no address", () => {
  expect(inviteAddresses(told("javascript:alert(1)", "http://a/b", "http://["), page("http://localhost:1"))).toEqual([
    "http://localhost:1",
  ]);
});

it("knows local names", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLocal(host)).toBe(true);
  for (const host of ["192.168.1.5", "games.example", "[fd00::1]"]) expect(isLocal(host)).toBe(false);
});

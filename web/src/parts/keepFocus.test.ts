// The focus never falls to the body: where it goes when its element disappears.
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "./keepFocus";

let stop = () => {};
const at = (id: string) => document.getElementById(id) as HTMLElement;
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1">
    <section id="part" tabindex="-1"><button id="one">1</button><button id="two">2</button></section>
    <p><button id="three">3</button></p>
    <section id="home" tabindex="-1" data-focus-home></section>
    <input id="field">
  </main>`;
  stop = keepFocus();
});
afterEach(() => stop());

it("goes to the part around a button that disappears or can't be pressed any more", async () => {
  at("one").focus();
  at("one").remove();
  await settled();
  expect(document.activeElement?.id).toBe("part");
  at("two").focus();
  at("two").setAttribute("disabled", "");
  await settled();
  expect(document.activeElement?.id).toBe("part");
});

it("goes to the place that the page has for it, rather than to its beginning", async () => {
  at("three").focus();
  at("three").parentElement?.remove();
  await settled();
  expect(document.activeElement?.id).toBe("home");
  at("home").remove();
  await settled();
  expect(document.activeElement?.id).toBe("main");
});

it("leaves alone what somebody left on purpose", async () => {
  at("field").focus();
  at("field").blur();
  await settled();
  at("three").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it("does not stand in the way of what moves it", async () => {
  at("one").addEventListener("blur", () => at("part").append("changed"));
  at("one").focus();
  at("two").focus();
  await settled();
  expect(document.activeElement?.id).toBe("two");
});

it("stays in an open dialog", async () => {
  at("one").focus();
  at("main").insertAdjacentHTML("beforeend", '<dialog open><button id="inside">OK</button></dialog>');
  at("one").remove();
  await settled();
  expect(document.activeElement?.id).toBe("inside");
});

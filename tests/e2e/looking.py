"""Looking at a page the way a test does: what axe finds, what sticks out at the side, what is too small to touch.
It knows any page and no particular one.
"""

from __future__ import annotations

from playwright.sync_api import Page

# rules of WCAG 2.2 A and AA, and what axe holds good practice
AXE = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations.flatMap((one) =>
    one.nodes.slice(0, 4).map((node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`));
}"""

# elements whose box reaches over the right edge of the window, and are not inside something that scrolls by itself
SIDEWAYS = """() => {
  const edge = document.documentElement.clientWidth;
  const scrolls = (element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX !== "visible" || style.position === "fixed") return true;
    }
    return false;
  };
  return [...document.body.querySelectorAll("*")]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.height > 1 && box.right > edge + 1 && !scrolls(element);
    })
    .map((element) => `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className}`)
    .slice(0, 8);
}"""

# things to press that are smaller than a fingertip; links inside a text are exempt, as in WCAG; a label is pressed for
# what it holds
SMALL = """() => [...document.querySelectorAll("button, a, select, input, summary, [role=tab], [role=menuitem]")]
  .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .filter((element) => !(element.tagName === "A" && getComputedStyle(element).display === "inline"))
  .filter((element) => !element.closest("p, li > .rule, dd, blockquote, .unseen") || element.tagName !== "A")
  .map((element) => [element, (element.matches("label input") ? element.closest("label") : element).getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([element, box]) => `${element.tagName.toLowerCase()} "${(element.textContent || element.ariaLabel || "")
    .trim().slice(0, 30)}" ${Math.round(box.width)}×${Math.round(box.height)}`)"""

# words that are wider than the box they stand in, where that box cuts them off; a box of one pixel is for screen readers
CUT = """() => [...document.querySelectorAll("button, a, h1, h2, h3, p, label, legend, span, dt, dd, th, td")]
  .filter((element) => element.checkVisibility() && !element.closest(".unseen") && element.childElementCount === 0)
  .filter((element) => {
    const style = getComputedStyle(element);
    return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
      && style.overflowX !== "visible" && style.textOverflow !== "ellipsis";
  })
  .map((element) => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`)"""

# things to press whose middle lies under another one of the same part of the page, while the rest can be pressed
COVERED = """() => {
  const pressable = "button, a, select, input, summary, [role=tab], [role=menuitem]";
  const part = "dialog, [role=dialog], section, header, nav";
  const name = (element) => (element.ariaLabel || element.textContent || element.name || "").trim().slice(0, 30);
  return [...document.querySelectorAll(pressable)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const top = (right, down) => document
      .elementFromPoint(box.left + box.width * right, box.top + box.height * down)?.closest(pressable);
    const over = top(0.5, 0.5);
    const parts = [0.1, 0.5, 0.9].flatMap((right) => [0.1, 0.5, 0.9].map((down) => top(right, down)));
    return over && over !== element && over.closest(part) === element.closest(part) && parts.includes(element)
      ? [`"${name(element)}" under "${name(over)}"`] : [];
  });
}"""


def settle(page: Page) -> None:
    """Until everything that was on its way is there: the page, its lists, its small maps and its letters."""
    page.wait_for_function(
        """() => document.querySelector("main h1") && !document.querySelector(".loading")
          && [...document.querySelectorAll(".frame")].every((frame) => frame.firstElementChild)
          && document.fonts.status === "loaded" """
    )
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(f"window.axe ?? (() => {{ {axe} }})()")
    found: list[str] = page.evaluate(AXE)
    return found


def sideways(page: Page) -> list[str]:
    """What makes the page wider than the window, or nothing."""
    wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    found: list[str] = page.evaluate(SIDEWAYS)
    return found if wider > 0 or found else []


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL)
    return found


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def covered(page: Page) -> list[str]:
    found: list[str] = page.evaluate(COVERED)
    return found

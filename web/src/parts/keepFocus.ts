// Keeps the keyboard focus on the page: when the element that has it disappears or can't be used any more, the nearest
// part of the page around it gets it, never the body.

const CAN = "button, a[href], input, select, textarea, [tabindex]";

/** Starts to watch; returns how to stop. */
export function keepFocus(): () => void {
  let path: readonly Element[] = []; // what had the focus last, and everything around it
  let moving = false; // between two elements it is nowhere for a moment

  const check = () => {
    const active = document.activeElement;
    if (moving) return;
    if (path.length && (!active || active === document.body || !usable(active))) homeOf(path)?.focus(QUIETLY);
  };
  const came = (event: FocusEvent) => {
    moving = false;
    path = around(event.target as Element);
  };
  const left = (event: FocusEvent) => {
    const from = event.target as Element;
    // a click beside everything takes the focus away on purpose
    if (event.relatedTarget) {
      moving = true;
      setTimeout(() => {
        moving = false;
        check();
      });
      return;
    }
    queueMicrotask(() => {
      if (path[0] === from && usable(from)) path = [];
    });
  };
  const watcher = new MutationObserver(check);
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"],
  });
  document.addEventListener("focus", came, true); // these come before focusin and focusout
  document.addEventListener("blur", left, true);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focus", came, true);
    document.removeEventListener("blur", left, true);
  };
}

const QUIETLY = { preventScroll: true };

function around(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) path.push(one);
  return path;
}

function usable(element: Element): boolean {
  return (
    element.isConnected && !element.matches(":disabled") && !element.closest("[hidden], [inert], dialog:not([open])")
  );
}

/** Where the focus goes: into an open dialog, otherwise to what is around the lost element; on a page with a place of
 *  its own for it (`data-focus-home`), there instead of its very beginning. */
function homeOf(path: readonly Element[]): HTMLElement | null {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (dialog) return [...dialog.querySelectorAll<HTMLElement>(CAN)].find(usable) ?? null;
  const near = path.slice(1).find((one) => one.matches(CAN) && usable(one)) ?? document.querySelector("main");
  const place = near?.matches("main") ? near.querySelector("[data-focus-home]") : null;
  return (place ?? near) as HTMLElement | null;
}

// Work that waits for the next picture, so that what comes in quick succession is drawn once.

const LATEST = 100; // milliseconds: a page that goes out of sight meanwhile gets no picture

export function beforePaint(work: () => void): void {
  if (typeof requestAnimationFrame === "undefined" || document.hidden) {
    work();
    return;
  }
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, LATEST);
}

// Delays work until just before the next paint, so that updates in quick succession are painted once; or until after it,
// so that an update is painted first.

const LATEST = 100; // milliseconds; a page that is hidden in the meantime is never painted

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

/** For what nobody sees in the next paint. */
export function afterPaint(work: () => void): void {
  beforePaint(() => setTimeout(work));
}

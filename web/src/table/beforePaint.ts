// Delays work a little, to the next frame at the latest, so that updates in quick succession are painted once; or until
// after the next paint, so that an update is painted first.

const SOON = 6; // milliseconds that updates wait for each other at most; a frame may be further away
const LATEST = 100; // milliseconds; a page that is hidden in the meantime is never painted
const PATIENCE = 4; // paints that `afterPaint` waits for at most

let waiting = 0; // calls of `beforePaint` whose work is still to be done

export function beforePaint(work: () => void): void {
  waiting += 1;
  inFrame(SOON, () => {
    waiting -= 1;
    work();
  });
}

/** For work that the next paint does not show. If another update has come meanwhile, that is painted first, too. */
export function afterPaint(work: () => void, patience = PATIENCE): void {
  inFrame(LATEST, () =>
    setTimeout(() => {
      if (waiting && patience > 1) afterPaint(work, patience - 1);
      else work();
    }),
  );
}

function inFrame(latest: number, work: () => void): void {
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
  setTimeout(once, latest);
}

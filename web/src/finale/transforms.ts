// The CSS transforms of the finale: only these move.

/** Wider, from nothing at 0 to its whole width at 1. */
export const wide = (part: number): string => `scaleX(${part})`;
export const larger = (times: number): string => `scale(${times})`;
export const turnedBy = (degrees: number): string => `rotate(${degrees}deg)`;
/** Turned over about its upright axis, like a card. */
export const flipped = (degrees: number): string => `rotateY(${degrees}deg)`;
/** To the right by a share of its own width. */
export const along = (percent: number): string => `translateX(${percent}%)`;
/** Beside its place and upwards, as far as it has flown; near the end of the track before its place. */
export const flown = (part: number, before: boolean): string =>
  `translate(${before ? "calc(-100% - 1.7rem)" : "1.4rem"}, ${-0.6 * part}rem)`;
/** Put down askew on its middle. */
export const stampedAt = (times: number): string => `translate(-50%, -50%) rotate(-9deg) scale(${times})`;

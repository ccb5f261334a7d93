// Points as they are printed, with the sign for minus instead of a hyphen.

export const printed = (points: number): string => String(points).replace("-", "−");

/** What was added or taken away; nothing has a plus too. */
export const gained = (points: number): string => (points < 0 ? printed(points) : `+${points}`);

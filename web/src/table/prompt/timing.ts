// Durations of animations, in milliseconds.

/** From one card turned up to the next. */
export const CARD = 650;

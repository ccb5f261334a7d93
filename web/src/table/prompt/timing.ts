// How long things take to be seen, in milliseconds.

/** From one card turned up to the next. */
export const CARD = 650;

/** Milliseconds in which dice turn, and in which boxes are crossed off, at the usual pace: on the board and on every card alike. */
export const DICE = 420;
export const BOXES = 180;

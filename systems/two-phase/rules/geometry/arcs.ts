// TP-9.1.2 Arcs as sets of bearings: 24 bits, one for each bearing 0 to 23 that the hexes know, clockwise from dead ahead.

const BEARINGS = 24;

/** From one printed bearing to another, clockwise and both included. Bearings are printed from 1, and 1 is dead ahead. */
function span(first: number, last: number): number {
  const length = ((last - first + BEARINGS) % BEARINGS) + 1;
  let bits = 0;
  for (let i = 0; i < length; i += 1) bits |= 1 << ((first - 1 + i) % BEARINGS);
  return bits;
}

const [lf, rf, r, rr, lr, l] = [span(21, 1), span(1, 5), span(5, 9), span(9, 13), span(13, 17), span(17, 21)];

/** TP-9.1.2 Every printed arc. A row is the line of hexes alone. */
export const ARCS: Readonly<Record<string, number>> = {
  LF: lf,
  RF: rf,
  R: r,
  RR: rr,
  LR: lr,
  L: l,
  FA: span(21, 5),
  RA: span(9, 17),
  LS: span(13, 1),
  RS: span(1, 13),
  FX: lf | rf | l | r,
  RX: l | lr | rr | r,
  FH: span(19, 7),
  RH: span(7, 19),
  ALL: span(1, 24),
  row5: span(5, 5),
  row13: span(13, 13),
  row21: span(21, 21),
};

/** The bearings of an arc as it is printed, its parts joined by `+`: `L+LF+row13`. A part that is no arc adds none. */
export function arcOf(text: string): number {
  return arcParts(text).reduce((bits, name) => bits | (ARCS[name] ?? 0), 0);
}

/** The names of the parts of an arc. */
export function arcParts(text: string): readonly string[] {
  return text.split('+');
}

/** Whether a bearing lies in an arc; TP-9.1.4 the hex itself, without a bearing, lies in every one. */
export function bears(arc: number, bearing: number): boolean {
  return bearing < 0 || ((arc >> bearing) & 1) === 1;
}

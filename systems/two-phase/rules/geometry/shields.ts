// TP-10.1.1 Which shield lies towards a bearing 0 to 23, clockwise from dead ahead; shields are numbered 1 to 6, clockwise from ahead.

/** TP-10.1.2 Whether a bearing runs exactly along the line between two shields. */
export function isSeam(bearing: number): boolean {
  return bearing >= 0 && bearing % 4 === 2;
}

/** TP-10.1.1 The shield towards a bearing; TP-10.1.2 on a seam the one counter-clockwise of it, then the other. */
export function shieldsAt(bearing: number): readonly [number] | readonly [number, number] {
  // TP-9.1.4 Two that never moved share a hex: the first shield is struck.
  if (bearing < 0) return [1];
  if (!isSeam(bearing)) return [(Math.floor((bearing + 2) / 4) % 6) + 1];
  const first = (bearing - 2) / 4 + 1;
  return [first, (first % 6) + 1];
}

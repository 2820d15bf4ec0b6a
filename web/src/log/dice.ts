/** The outline is the die: a shape a kind, in a box of 24. */
const SHAPES: Readonly<Record<number, string>> = {
  4: 'M12 2 L22.5 20.5 H1.5 Z',
  6: 'M3 3 H21 V21 H3 Z',
  8: 'M12 .8 L23 12 L12 23.2 L1 12 Z',
  10: 'M12 .8 L22.8 9.2 L20.4 16 L12 23.2 L3.6 16 L1.2 9.2 Z',
  12: 'M12 1 L19 3.6 L23 10 L22 17.4 L16.4 22.6 H7.6 L2 17.4 L1 10 L5 3.6 Z',
};
const ROUND = 'M12 1 A11 11 0 1 1 11.99 1 Z';

export function dieShape(sides: number): string {
  return SHAPES[sides] ?? ROUND;
}

/** Where the number stands: lower in the triangle. */
export function dieBaseline(sides: number): number {
  return sides === 4 ? 18.2 : 16;
}

/** Dice as text: `threw 8 and 5 on two d10, needed 5: 2 hits`. */
export function diceWords(sides: number, faces: readonly number[], needs: number | undefined): string {
  const list = faces.length < 2 ? String(faces[0] ?? '') : `${faces.slice(0, -1).join(', ')} and ${faces.at(-1)}`;
  const counted = faces.filter(face => needs === undefined || face >= needs).length;
  const verdict =
    needs === undefined
      ? ''
      : `, needed ${needs}: ${counted === 0 ? 'none counts' : `${counted} ${counted === 1 ? 'counts' : 'count'}`}`;
  return `threw ${list} on ${faces.length === 1 ? 'a' : faces.length} d${sides}${verdict}`;
}

/** What an open-ended die comes to: its faces added up, nothing where the first is a 1. */
export function chainTotal(faces: readonly number[]): number {
  return faces[0] === 1 ? 0 : faces.reduce((sum, face) => sum + face, 0);
}

/** `threw 6 and 3 on an open-ended d6: 9, needed 8, and so it counts`. */
export function chainWords(sides: number, faces: readonly number[], needs: number | undefined): string {
  const total = chainTotal(faces);
  const verdict =
    needs === undefined ? '' : `, needed ${needs}, and so it ${total > 0 && total >= needs ? 'counts' : 'does not count'}`;
  return `threw ${faces.join(' and ')} on an open-ended d${sides}: ${total}${verdict}`;
}

/** Many dice, grouped by face, the highest first. */
export function faceGroups(faces: readonly number[]): { face: number; count: number }[] {
  return [...Map.groupBy(faces, face => face)].map(([face, of]) => ({ face, count: of.length })).sort((a, b) => b.face - a.face);
}

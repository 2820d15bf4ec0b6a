import type { Test, Thrown } from '@flagplot/kernel';
import { testWords } from '../words/numbers.ts';

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

/** Dice as text: `threw 8 and 5 on 2 d10, needed 5 or more: 2 count`, `threw 6 and 3 on a d6 thrown again on 6, needed 8 or more, and so it counts`. */
export function diceWords({ sides, faces, chained, met, why: { test } }: Thrown): string {
  const list = faces.length < 2 ? String(faces[0] ?? '') : `${faces.slice(0, -1).join(', ')} and ${faces.at(-1)}`;
  const what = chained
    ? `a d${sides} thrown again on ${chained.join(' or ')}`
    : `${faces.length === 1 ? 'a' : faces.length} d${sides}`;
  return `threw ${list} on ${what}${test ? `, needed ${testWords(test)}${verdictWords({ test, met: met ?? 0, one: chained !== undefined })}` : ''}`;
}

function verdictWords({ test, met, one }: { test: Test; met: number; one: boolean }): string {
  if (one || test.of === 'sum') return `, and so it ${met > 0 ? 'counts' : 'does not count'}`;
  return `: ${met === 0 ? 'none counts' : `${met} ${met === 1 ? 'counts' : 'count'}`}`;
}

/** Many dice, grouped by face, the highest first. */
export function faceGroups(faces: readonly number[]): { face: number; count: number }[] {
  return [...Map.groupBy(faces, face => face)].map(([face, of]) => ({ face, count: of.length })).sort((a, b) => b.face - a.face);
}

// Real dice at the terminal: what is to be thrown, what each needs and why, and what was typed of it.

import type { Wanted, Why } from '@flagplot/kernel';

/** `Quel fires on Picket [6.6.1]: throw 3 d10, each needs 8 or more (12 Picket's defence, -4 Quel's sensor)`. */
export function wantedText({ dice, sides, why, again }: Wanted): string {
  return `${why.what} [${why.rule}]: throw ${dice} d${sides}${again ? againText(again) : ''}${needText(why, dice)}`;
}

/** What the die has shown, and whether it may as well be left lying. */
function againText({ faces, mayLie }: NonNullable<Wanted['again']>): string {
  return ` again after ${faces.join(' and ')}${mayLie ? ', or leave it lying (0): no face can change it' : ''}`;
}

function needText({ test, mods = [], from = [] }: Why, dice: number): string {
  const read = from.map(one => `${one.is}: ${one.for}`);
  if (!test) return read.length > 0 ? ` (${read.join('; ')})` : '';
  const who = dice === 1 ? 'it needs' : test.of === 'each' ? 'each needs' : 'together they need';
  const parts = mods.filter(({ by }) => by !== 0).map(({ by, for: what }, i) => `${i > 0 && by > 0 ? '+' : ''}${by} ${what}`);
  const reasons = [...parts, ...read];
  return `, ${who} ${test.n} or ${test.is === 'atLeast' ? 'more' : 'less'}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`;
}

/** The faces that were typed: parted by blanks or commas, or in one run where no die has more than nine. */
export function facesTyped(line: string, { dice, sides }: Wanted): number[] {
  const faces = line.split(/[\s,]+/).filter(Boolean);
  const isRun = faces.length === 1 && dice > 1 && sides < 10 && faces[0]?.length === dice && /^\d+$/.test(faces[0]);
  return (isRun ? [...(faces[0] ?? '')] : faces).map(Number);
}

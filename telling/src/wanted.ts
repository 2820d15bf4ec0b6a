// What must be thrown by hand, in words: what each die needs and why, and which of them is thrown again.

import type { Wanted, Why } from '@flagplot/kernel';

/** A throw in a line: `Green 1 fires its lasers at Alpha: 1 d6, 5 or more (+10 medium range 12, −5 starship gunnery)`, and its rule. */
export function wantedLine(wanted: Wanted): string {
  const { dice, sides, why, again } = wanted;
  const parts = [`${dice} d${sides}`, need(wanted), again && againAfter(again)].filter(Boolean);
  return `${why.what}: ${parts.join(', ')}${reasons(why)} [${why.rule}]`;
}

function need({ dice, why: { test }, again }: Wanted): string {
  if (!test) return '';
  const { n, is, of } = test;
  const whose = dice > 1 ? `${of === 'each' ? 'each' : 'together'} ` : '';
  return `${whose}${n} or ${is === 'atLeast' ? 'more' : 'less'}${again ? ' in all' : ''}`;
}

function againAfter({ faces, mayLie }: NonNullable<Wanted['again']>): string {
  const after = `thrown again after ${faces.join(' and ')}`;
  return mayLie ? `${after}, or left lying (0): no face can change it` : after;
}

function reasons({ mods = [], from = [] }: Why): string {
  const all = [
    ...mods.map(({ by, for: name }) => `${withSign(by)} ${name}`),
    ...from.map(({ is, for: name }) => `${is} ${name}`),
  ];
  return all.length > 0 ? ` (${all.join(', ')})` : '';
}

const withSign = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** All dice of a throw, a line each, the first of them those that are wanted now. */
export function wantedLines(wanted: Wanted, then: readonly Wanted[]): string[] {
  const all = [wanted, ...then];
  if (all.length === 1) return [`Wanted: ${wantedLine(wanted)}`];
  const dice = all.reduce((sum, one) => sum + one.dice, 0);
  return [
    `Wanted: ${dice} d${wanted.sides}, typed in this order; a face that is thrown again stands right after it`,
    ...all.map(one => `  ${wantedLine(one)}`),
  ];
}

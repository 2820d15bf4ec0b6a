// Real dice at the terminal: what is thrown together, and what was typed of it.

import type { Wanted } from '@flagplot/kernel';
import { wantedLine } from '@flagplot/telling';

/** Throws whose dice fall together: the one that is wanted, then those that follow it whatever falls. */
export type Handful = readonly Wanted[];

/** What stands where a die that might be thrown again is left lying. */
const LIES = 0;

/** A handful as it is asked for: one throw in a sentence, several a line each in the order in which they are typed; at most so many of them. */
export function handfulLines(handful: Handful, most: number): string[] {
  const [first] = handful;
  if (!first) return [];
  if (handful.length === 1) return [`Throw, and type what falls: ${wantedLine(first)}`];
  const dice = handful.reduce((sum, one) => sum + one.dice, 0);
  const texts = handful.map((one, i) => `  ${placesOf(handful, i)} ${textAfter(one, handful[i - 1])}`);
  const left = texts.length - most;
  const shown = left > 1 ? [...texts.slice(0, most), `  and ${left} throws more`] : texts;
  return [`Throw ${dice} d${first.sides}, and type what falls in this order, all together or one by one:`, ...shown];
}

/** The places of a throw among the dice that are typed: `3`, `3-4`. */
function placesOf(handful: Handful, at: number): string {
  const before = handful.slice(0, at).reduce((sum, one) => sum + one.dice, 0);
  const { dice = 1 } = handful[at] ?? {};
  return dice > 1 ? `${before + 1}-${before + dice}` : String(before + 1);
}

/** What needs the same, and for the same reasons, as the throw above it is not said again. */
function textAfter(one: Wanted, above: Wanted | undefined): string {
  const line = wantedLine(one);
  const reasons = line.slice(one.why.what.length);
  return above && wantedLine(above) === `${above.why.what}${reasons}` ? `${one.why.what}: the same` : line;
}

/** The faces that were typed: parted by blanks or commas, or in one run where no die has more than nine; or what is wrong with each of them. */
export function facesTyped(line: string, handful: Handful): { faces: number[] } | { faults: string[] } {
  const dice = handful.flatMap(one => Array.from({ length: one.dice }, () => one));
  const parts = line.split(/[\s,]+/).filter(Boolean);
  const [only = ''] = parts;
  const isRun = parts.length === 1 && only.length > 1 && /^\d+$/.test(only) && dice.every(({ sides }) => sides < 10);
  const typed = isRun ? [...only] : parts;
  if (typed.length > dice.length) return { faults: [`${typed.length} faces, and only ${diceWords(dice.length)} thrown`] };
  const faults = typed.flatMap((text, i) => faceFault(text, { die: dice[i], name: typed.length > 1 ? `die ${i + 1}: ` : '' }));
  return faults.length > 0 ? { faults } : { faces: typed.map(Number) };
}

const diceWords = (n: number): string => (n === 1 ? '1 die is' : `${n} dice are`);

function faceFault(text: string, { die, name }: { die: Wanted | undefined; name: string }): string[] {
  const face = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!die || (face === LIES && die.again?.mayLie)) return [];
  if (face === LIES && die.again) return [`${name}it must be thrown again: it is not settled yet`];
  return face >= 1 && face <= die.sides ? [] : [`${name}a d${die.sides} has no face ${text}`];
}

/**
 * Faces as they should have been typed: all of them anew (`4 6 2`), or die by die (`2=5`); the dice they are of are those that were typed. Or what is
 * wrong with that.
 */
export function facesPutRight(
  line: string,
  { handful, faces }: { handful: Handful; faces: readonly number[] },
): { faces: number[] } | { faults: string[] } {
  const parts = line.split(/[\s,]+/).filter(Boolean);
  const pairs = parts.map(part => /^(\d+)=(\d+)$/.exec(part));
  if (parts.length === 0)
    return { faults: [`type all again, as in right ${faces.join(' ')}, or one of them, as in right 1=${faces[0]}`] };
  if (!pairs.every(pair => pair !== null)) {
    const anew = facesTyped(line, handful);
    const isShort = 'faces' in anew && anew.faces.length < faces.length;
    return isShort ? { faults: [`${faces.length} faces were typed: ${faces.join(' ')}`] } : anew;
  }
  const made = [...faces];
  for (const [, die = '', face = ''] of pairs) {
    if (made[Number(die) - 1] === undefined) return { faults: [`there is no die ${die}: ${faces.length} were typed`] };
    made[Number(die) - 1] = Number(face);
  }
  return facesTyped(made.join(' '), handful);
}

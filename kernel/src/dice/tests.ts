// What dice must show: whether they did, and by what chance they do. The one place that knows how a test is read.

import type { Test, Thrown } from '../contract.ts';

/** Whether a number, the face of a die or a sum, is what a test asks for. */
export function meets({ is, n }: Pick<Test, 'is' | 'n'>, number: number): boolean {
  return is === 'atLeast' ? number >= n : number <= n;
}

/** How many of a throw's tests its faces meet: of one a die, or of one in all where they are added up. */
export function metBy(test: Test, faces: readonly number[], chained?: readonly number[]): number {
  if (test.of === 'each' && !chained) return faces.reduce((met, face) => (meets(test, face) ? met + 1 : met), 0);
  return meets(test, sumOf(faces)) ? 1 : 0;
}

/** How many tests a throw was put to: one a die, or one in all; none where nothing was asked of its dice. */
export function testsOf({ faces, chained, why: { test } }: Pick<Thrown, 'faces' | 'chained' | 'why'>): number {
  if (!test) return 0;
  return test.of === 'each' && !chained ? faces.length : 1;
}

/** Dice before they fall: so many of one kind, or one that is thrown again on some faces. */
export interface Handful {
  sides: number;
  dice: number;
  chained?: readonly number[] | undefined;
}

/** The chance, 0 to 1, that one test of a hand is met: that of each die by itself, of all together, or of a chain. */
export function chanceOf(test: Test, { sides, dice, chained }: Handful): number {
  if (chained) return chainChance(test, { sides, chained, soFar: 0, left: DEEP });
  const added = test.of === 'each' ? 1 : dice;
  let sums = [1];
  for (let die = 0; die < added; die += 1) sums = withDie(sums, sides);
  return sums.reduce((chance, p, sum) => (meets(test, sum) ? chance + p : chance), 0);
}

/** Faces of a chain that are followed: what may come after them makes no difference to a chance in floating numbers. */
const DEEP = 24;

interface Chain {
  sides: number;
  chained: readonly number[];
  soFar: number;
  left: number;
}

function chainChance(test: Test, { sides, chained, soFar, left }: Chain): number {
  if (test.is === 'atLeast' && soFar >= test.n) return 1;
  if (left === 0) return 0;
  let chance = 0;
  for (let face = 1; face <= sides; face += 1) {
    const sum = soFar + face;
    if (chained.includes(face)) chance += chainChance(test, { sides, chained, soFar: sum, left: left - 1 });
    else if (meets(test, sum)) chance += 1;
  }
  return chance / sides;
}

/** The probability of every sum with one die more: of sum `i` in place `i`. */
function withDie(sums: readonly number[], sides: number): number[] {
  const next = Array<number>(sums.length + sides).fill(0);
  for (const [sum, p] of sums.entries()) for (let face = 1; face <= sides; face += 1) next[sum + face]! += p / sides;
  return next;
}

function sumOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}

// Luck: what fell against what was to be expected, read off throws as they were told. Nothing here decides anything.

import type { Side, Thrown } from './contract.ts';

/** Dice that were to come to a number, and all others, of one side. */
export interface Luck {
  /** Whose hand threw; none: the throws named nobody. */
  side: Side | undefined;
  /** Chances that something needed was met: each die of a handful, and each chain as one. */
  chances: number;
  /** How many of them were met, how many were to be expected, and the standard deviation. */
  met: number;
  expected: number;
  spread: number;
  /** The probability of as many or more, and of as many or fewer. */
  more: number;
  fewer: number;
  /** Dice that needed nothing: how many there were, their sum, its mean and standard deviation. */
  others: { dice: number; sum: number; mean: number; spread: number };
}

/** How many chances of a throw were met: each die of a handful is one, a chain is one as a whole. None where nothing was needed. */
export function succeeded({ faces, chained, why: { needs } }: Thrown): { of: number; met: number } | undefined {
  if (needs === undefined) return undefined;
  if (!chained) return { of: faces.length, met: faces.filter(face => face >= needs).length };
  return { of: 1, met: faces[0] !== 1 && total(faces) >= needs ? 1 : 0 };
}

/** The luck of every side that threw, by name; last that of throws that named nobody. */
export function luckOf(thrown: readonly Thrown[]): Luck[] {
  const sides = [...new Set(thrown.map(one => one.why.by))].sort();
  return sides.map(side =>
    luckOfSide(
      side,
      thrown.filter(one => one.why.by === side),
    ),
  );
}

function luckOfSide(side: Side | undefined, thrown: readonly Thrown[]): Luck {
  const odds = thrown.flatMap(chancesOf);
  const met = thrown.reduce((sum, one) => sum + (succeeded(one)?.met ?? 0), 0);
  const shares = distribution(odds);
  return {
    side,
    chances: odds.length,
    met,
    expected: total(odds),
    spread: Math.sqrt(total(odds.map(p => p * (1 - p)))),
    more: total(shares.slice(met)),
    fewer: total(shares.slice(0, met + 1)),
    others: othersOf(thrown.filter(one => one.why.needs === undefined)),
  };
}

/** The probability of every chance of a throw. */
function chancesOf({ sides, faces, chained, why: { needs } }: Thrown): number[] {
  if (needs === undefined) return [];
  if (chained) return [openEnded(sides, Math.max(needs, 2), true)];
  const p = Math.min(Math.max(sides - needs + 1, 0), sides) / sides;
  return faces.map(() => p);
}

/** The probability that an open-ended die comes to `needs`: a top face is thrown again, and a 1 on the first face never does. */
function openEnded(sides: number, needs: number, first: boolean): number {
  if (needs <= 0) return 1;
  const least = Math.max(needs, first ? 2 : 1);
  const closed = Math.max(sides - least, 0) / sides;
  return closed + openEnded(sides, needs - sides, false) / sides;
}

/** The probability of none, one, two … met, by one chance after another. */
function distribution(odds: readonly number[]): number[] {
  const shares = [1];
  for (const p of odds) {
    shares.push(0);
    for (let met = shares.length - 1; met > 0; met -= 1) shares[met] = shares[met]! * (1 - p) + shares[met - 1]! * p;
    shares[0] = shares[0]! * (1 - p);
  }
  return shares;
}

/** A chain has no mean worth telling apart from its reading: its first face stands for it. */
function othersOf(thrown: readonly Thrown[]): Luck['others'] {
  const dice = thrown.flatMap(({ sides, faces, chained }) =>
    (chained ? faces.slice(0, 1) : faces).map(face => ({ sides, face })),
  );
  return {
    dice: dice.length,
    sum: total(dice.map(die => die.face)),
    mean: total(dice.map(die => (die.sides + 1) / 2)),
    spread: Math.sqrt(total(dice.map(die => (die.sides * die.sides - 1) / 12))),
  };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

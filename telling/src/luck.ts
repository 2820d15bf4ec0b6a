// Luck: what fell against what was to be expected, read off throws as they were told. Nothing here decides anything.

import type { Rule, Side, Thrown } from '@flagplot/kernel';
import { chanceOf, testsOf } from '@flagplot/kernel';

/** Dice that were to come to a number, and all others, of one side. */
export interface Luck {
  /** Whose hand threw; none: the throws named nobody. */
  side: Side | undefined;
  /** Chances that something needed was met: each die of a handful, and each chain or sum as one. */
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

/**
 * The luck of every side that threw, by name; last that of throws that named nobody.
 * @param nerve rules whose throws try nerve: they are no luck
 */
export function luckOf(all: readonly Thrown[], nerve: readonly Rule[] = []): Luck[] {
  const thrown = all.filter(one => !nerve.includes(one.why.rule));
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
  const met = total(thrown.map(one => one.met ?? 0));
  const shares = distribution(odds);
  return {
    side,
    chances: odds.length,
    met,
    expected: total(odds),
    spread: Math.sqrt(total(odds.map(p => p * (1 - p)))),
    more: total(shares.slice(met)),
    fewer: total(shares.slice(0, met + 1)),
    others: othersOf(thrown.filter(one => one.why.test === undefined)),
  };
}

/** The probability of every chance of a throw. */
function chancesOf(thrown: Thrown): number[] {
  const { sides, faces, chained, why } = thrown;
  if (!why.test) return [];
  const p = chanceOf(why.test, { sides, dice: faces.length, chained });
  return Array<number>(testsOf(thrown)).fill(p);
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

/** A throw that fell better or worse than nearly all like it. */
export interface Freak {
  thrown: Thrown;
  /** How often dice fall as well, or as badly. */
  chance: number;
}

/** The best and the worst throw of some: those that were met, or failed, against the longest odds. None where nothing was needed. */
export function freaks(all: readonly Thrown[], nerve: readonly Rule[] = []): { best?: Freak; worst?: Freak } {
  const tried = all.filter(one => one.why.test !== undefined && !nerve.includes(one.why.rule));
  const measured = tried.map(thrown => {
    const shares = distribution(chancesOf(thrown));
    const met = thrown.met ?? 0;
    return { thrown, more: total(shares.slice(met)), fewer: total(shares.slice(0, met + 1)) };
  });
  const [best] = measured.toSorted((a, b) => a.more - b.more);
  const [worst] = measured.toSorted((a, b) => a.fewer - b.fewer);
  return {
    ...(best && { best: { thrown: best.thrown, chance: best.more } }),
    ...(worst && { worst: { thrown: worst.thrown, chance: worst.fewer } }),
  };
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

// Both asked which shots may be fired, one by one and together.

import type { RollDie } from '@flagplot/kernel';
import type { Asking } from './ask.ts';
import { one } from './ask.ts';
import type { Ordered } from './fire.ts';
import { agree } from './fire.ts';
import type { Fired, Step, Table } from './table.ts';

/** Single shots judged in a position, and whole orders. */
const SINGLES = 24;
const ORDERS = 3;

export interface Choosing {
  side: string;
  step: Step;
  all: readonly Fired[];
  judged: (shots: readonly Ordered[]) => string[];
}

/** Single shots and whole orders, some of them lawful. */
export function compareShots(table: Table, { side, step, all, judged }: Choosing, { die, questions }: Asking): void {
  const places = [...table.ships.keys()];
  const own = places.filter(i => table.sideOf(i) === side);
  const enemies = places.filter(i => table.sideOf(i) !== side);
  const anyShot = (): Ordered => {
    if (all.length > 0 && die(3) === 1) return one(all, die);
    const firer = one(own, die);
    return { firer, mount: die(table.ships[firer]!.card.mounts.length) - 1, target: one(die(10) === 1 ? places : enemies, die) };
  };
  const isLawful = (shots: readonly Ordered[]): boolean =>
    shots.every(shot => table.firesIn(shot.firer, step) && typeof table.shot(shot) !== 'string') &&
    agreeThere(table, shots, step);
  const compare = (kind: string, shots: readonly Ordered[]): void => {
    const faults = judged(shots);
    const text = (): string =>
      `${step} ${JSON.stringify(table.orderOf(shots))} ${JSON.stringify([shots.map(shot => table.shot(shot)), faults])}`;
    questions.ask(kind, { ours: isLawful(shots), theirs: faults.length === 0 }, text);
  };
  for (let n = 0; n < SINGLES; n += 1) compare('shot', [anyShot()]);
  for (let n = 0; n < ORDERS; n += 1) {
    const shots = anyVolley(table, { all, step }, die);
    if (all.length > 0) compare('volley', [...shots, one(all, die)]);
  }
}

/** FA-6.4.1 In command a squadron fires into one other; FA-4.6.4 out of command every ship for itself. */
function agreeThere(table: Table, shots: readonly Ordered[], step: Step): boolean {
  const squadrons = new Set(shots.map(({ firer }) => table.squadronOf(firer)));
  return [...squadrons].every(squadron =>
    agree(
      shots.filter(({ firer }) => table.squadronOf(firer) === squadron),
      target => table.squadronOf(target),
      step === 'fire',
    ),
  );
}

/** Lawful shots that agree, by chance. */
export function anyVolley(table: Table, { all, step }: Pick<Choosing, 'all' | 'step'>, die: RollDie): Fired[] {
  const chosen: Fired[] = [];
  for (let trial = Math.min(all.length, 12); trial > 0; trial -= 1) {
    const next = one(all, die);
    if (agreeThere(table, [...chosen, next], step)) chosen.push(next);
  }
  // as an order writes them: a line for each ship
  return chosen.sort(
    (a, b) => chosen.findIndex(({ firer }) => firer === a.firer) - chosen.findIndex(({ firer }) => firer === b.firer),
  );
}

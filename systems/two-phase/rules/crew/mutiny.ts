// Chapter 14.2: a crew rises against its officers.

import type { Refusal, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import { hexOf } from '../map.ts';
import type { Unit } from '../open.ts';
import { cardOf } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';

/** TP-14.2.2 While its mutineers fight a ship does nothing. */
export function isInMutiny({ mutineers }: Pick<Unit, 'mutineers'>): boolean {
  return mutineers !== null && mutineers > 0;
}

/** TP-14.2.2 Why a ship in mutiny does nothing at all. */
export function whyRiven({ id, mutineers }: Pick<Unit, 'id' | 'mutineers'>): Refusal | undefined {
  return isInMutiny({ mutineers }) ? { rule: 'TP-14.2.2', say: `The crew of ${id} has risen, and it does nothing.` } : undefined;
}

/** TP-14.2.1, TP-14.2.2 At the end of the turn: a crew may rise, and whoever has risen fights one round, the first at once. */
export function riseOrFight(s: TpState, t: TpTable, unit: Unit): void {
  if (mayRise(s, unit) && rollMutiny(s, t, unit)) rise(t, unit);
  if (isInMutiny(unit)) fight(s, t, unit);
}

/** TP-14.2.1 A ship that can mutiny and has lost a security box; TP-14.2.3 never again once it was put down. */
function mayRise({ book }: TpState, unit: Unit): boolean {
  return unit.mutineers === null && unit.crew > 0 && securityLost({ book }, unit) > 0;
}

function securityLost({ book }: Pick<TpState, 'book'>, unit: Unit): number {
  const { flags, control } = cardOf(book, unit);
  return flags?.includes('mutiny') ? control.security - unit.boxes.security : 0;
}

/** TP-14.2.1 Up to the number of boxes lost. */
function rollMutiny({ book }: TpState, t: TpTable, unit: Unit): boolean {
  const lost = securityLost({ book }, unit);
  const why = (): Why => ({
    rule: 'TP-14.2.1',
    what: `Mutiny on ${unit.id}`,
    by: unit.side,
    test: { of: 'each', is: 'atMost', n: lost },
    mods: [{ by: lost, for: 'security lost' }],
  });
  return t.throw(1, face(6), why) <= lost;
}

/** Crew units to a mutineer. */
const TENTH = 10;

/** TP-14.2.2 A tenth of the crew units, rounded up, fight as boarding parties do. */
function rise(t: TpTable, unit: Unit): void {
  unit.mutineers = Math.floor((unit.crew + TENTH - 1) / TENTH);
  t.tell(() => ({ kind: 'mutinied', unit: unit.id, mutineers: unit.mutineers ?? 0, loyal: loyalOf(unit), at: hexOf(unit) }));
}

function loyalOf({ parties, side }: Unit): number {
  return parties[side] ?? 0;
}

/** TP-14.2.2 Mutineers first, both sides at once; TP-14.2.3 what follows when one of them is gone. */
function fight(s: TpState, t: TpTable, unit: Unit): void {
  const [mutineers, loyal] = [unit.mutineers ?? 0, loyalOf(unit)];
  const lost = rollRound(s, t, { unit, parties: mutineers, who: 'mutineers' });
  const returned = rollRound(s, t, { unit, parties: loyal, who: 'loyal parties' });
  unit.parties[unit.side] = Math.max(0, loyal - lost);
  unit.mutineers = Math.max(0, mutineers - returned);
  t.tell(() => ({ kind: 'mutinied', unit: unit.id, mutineers: unit.mutineers ?? 0, loyal: loyalOf(unit), at: hexOf(unit) }));
  if (loyalOf(unit) > 0 || !isInMutiny(unit)) return;
  unit.status = 'left';
  t.tell(() => ({ kind: 'left', unit: unit.id, at: hexOf(unit) }));
}

/** Parties that fight with one die. */
const GROUP = 10;

interface Round {
  unit: Unit;
  parties: number;
  who: string;
}

/** TP-14.2.2, TP-13.4.4 What they do to the others: a die for each ten, and one for the rest. */
function rollRound({ book }: TpState, t: TpTable, { unit, parties, who }: Round): number {
  let lost = 0;
  for (let left = parties; left > 0; left -= GROUP) {
    const group = Math.min(GROUP, left);
    const why = (): Why => ({
      rule: 'TP-14.2.2',
      what: `Mutiny on ${unit.id}: ${who}`,
      by: unit.side,
      from: [{ is: `${group} of ${GROUP}`, for: 'parties' }],
    });
    lost += book.charts.casualties[t.throw(1, face(6), why) - 1]?.[group - 1] ?? 0;
  }
  return lost;
}

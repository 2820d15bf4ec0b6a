// Chapter 14.2: a crew rises against its officers.

import type { Refusal, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import { hexOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import { cardOf } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { boardersOf, capture } from './capture.ts';
import { rollCasualties } from './casualties.ts';
import { partiesAboard } from './parties.ts';

/** TP-14.2.2 While its mutineers fight a ship does nothing. */
export function isInMutiny({ mutineers }: Pick<Unit, 'mutineers'>): boolean {
  return mutineers !== null && mutineers > 0;
}

/** TP-14.2.2 Why a ship in mutiny does nothing at all. */
export function whyRiven({ mutineers }: Pick<Unit, 'mutineers'>): Refusal | undefined {
  return isInMutiny({ mutineers }) ? { rule: 'TP-14.2.2', say: 'The crew has risen, and the ship does nothing.' } : undefined;
}

/** TP-14.2.1, TP-14.2.2 At the end of the turn: a crew may rise, and whoever has risen fights one round, the first at once. */
export function riseOrFight(s: TpState, t: TpTable, unit: Unit): void {
  if (mayRise(s, unit) && rollMutiny(s, t, unit)) rise(t, unit);
  if (isInMutiny(unit)) fight(s, t, unit);
}

/** TP-14.2.1 A ship that can mutiny and has lost a security box; TP-14.2.3 never again once it was put down, nor, TP-13.4.5, under a captor. */
function mayRise({ book }: TpState, unit: Unit): boolean {
  return unit.mutineers === null && unit.captor === undefined && unit.crew > 0 && securityLost({ book }, unit) > 0;
}

function securityLost({ book }: Pick<TpState, 'book'>, unit: Unit): number {
  const { flags, control } = cardOf(book, unit);
  return flags?.includes('mutiny') ? control.security - unit.boxes.security : 0;
}

/** TP-14.2.1 Up to the number of boxes lost. */
function rollMutiny(s: TpState, t: TpTable, unit: Unit): boolean {
  const lost = securityLost(s, unit);
  const why = (): Why => ({
    rule: 'TP-14.2.1',
    what: `Mutiny on ${unitName(s, unit.id)}`,
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

function loyalOf(unit: Unit): number {
  return partiesAboard(unit, unit.side);
}

/** TP-14.2.2 Mutineers first, both sides at once; TP-14.2.3 what follows when one of them is gone, ruling R89: and when both are. */
function fight(s: TpState, t: TpTable, unit: Unit): void {
  const [mutineers, loyal] = [unit.mutineers ?? 0, loyalOf(unit)];
  const lost = rollSide(s, t, { unit, parties: mutineers, who: 'mutineers' });
  const returned = rollSide(s, t, { unit, parties: loyal, who: 'loyal parties' });
  unit.parties[unit.side] = Math.max(0, loyal - lost);
  unit.mutineers = Math.max(0, mutineers - returned);
  t.tell(() => ({ kind: 'mutinied', unit: unit.id, mutineers: unit.mutineers ?? 0, loyal: loyalOf(unit), at: hexOf(unit) }));
  if (loyalOf(unit) > 0 || !isInMutiny(unit)) return;
  // TP-13.4.5 ruling R82: with boarders aboard nobody is left to hold the ship against them.
  if (boardersOf(s, unit).length > 0) capture(s, t, unit);
  else leave(t, unit);
}

/** TP-14.2.3, ruling R90: it is off the map at once. */
function leave(t: TpTable, unit: Unit): void {
  unit.status = 'left';
  t.tell(() => ({ kind: 'left', unit: unit.id, at: hexOf(unit) }));
}

/** TP-14.2.2 They fight as boarding parties do. */
function rollSide(s: TpState, t: TpTable, { unit, parties, who }: { unit: Unit; parties: number; who: string }): number {
  return rollCasualties(s.book.charts, t, {
    ...{ parties, by: unit.side, rule: 'TP-14.2.2' },
    what: () => `Mutiny on ${unitName(s, unit.id)}: ${who}`,
  });
}

// Chapter 11.1: what gets through a full cloak.

import type { Side, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';
import { unitName } from '../names.ts';
import type { Seeker, Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
import type { TpTable } from '../state.ts';

/** Damage that meets a cloaked unit, and with what shift. */
export interface Meeting {
  seen: Seen;
  unit: Pick<Unit, 'id'>;
  by: Side;
  /** As it is spoken of. */
  weapon: string;
  shift: number;
}

/** TP-11.1.10 What is left of the damage of one weapon that scored: all, half, a quarter or nothing, rounded down. */
export function rollThroughCloak(t: TpTable, { seen, unit, by, weapon, shift }: Meeting, damage: number): number {
  const why = (): Why => ({
    rule: 'TP-11.1.10',
    what: `${weapon} on ${unitName(seen, unit.id)} under cloak`,
    by,
    ...(shift > 0 && { from: [{ is: `+${shift}`, for: 'EW' }] }),
  });
  return Math.floor((damage * quartersAt(seen.book.charts, t.throw(1, face(6), why) + shift)) / 4);
}

/** TP-11.1.10 Quarters of the damage that arrive. */
export function quartersAt({ cloakedHits }: Pick<Charts, 'cloakedHits'>, die: number): number {
  const [full, half, quarter] = cloakedHits as readonly [number, number, number];
  if (die <= full) return 4;
  if (die <= half) return 2;
  return die <= quarter ? 1 : 0;
}

/** TP-11.1.11 A seeker in the hex of a cloaked unit is lost, or does half. */
export function rollSeekerAtCloak(t: TpTable, seen: Seen, { id, side }: Pick<Seeker, 'id' | 'side'>): boolean {
  const n = seen.book.charts.cloakedSeekers;
  const why = (): Why => ({
    rule: 'TP-11.1.11',
    what: `${unitName(seen, id)} at a cloaked unit`,
    by: side,
    test: { of: 'each', is: 'atMost', n },
    mods: [{ by: n, for: 'lost' }],
  });
  return t.throw(1, face(6), why) <= n;
}

// Chapters 4.7 and 4.9: what hits do to a craft.

import type { Chained, Side, Why } from '@flagplot/kernel';
import { memoise } from '@flagplot/kernel';
import { LEAST, openEndedTest, openEndedTotal, SIDES } from '../dice.ts';
import { withSign } from '../parts.ts';
import type { SqTable } from '../state.ts';

/** Attack and defence of the hits of one volley on one craft. */
export interface DamageRoll {
  /** Added to every attack die. */
  damage: number;
  /** Added to the one resistance die. */
  resistance: number;
  ion: boolean;
  /** SQ-4.7.8, SQ-4.9.4 By how much an attack wins for the graver result. */
  margin: number;
  /** Names for the log. */
  attacker: { side: Side; name: string; weapon: string };
  defender: { side: Side; name: string };
}

/** What hits come to: markers and counters given, and whether the craft is destroyed. */
export interface Result {
  damage: number;
  ion: number;
  destroyed: boolean;
}

/** A craft under attack: the total it resists with, and what the hits so far come to. */
interface Resisting extends Result {
  total: number;
}

/** SQ-4.7.9 One resistance roll for the craft, one attack roll for every hit of the volley. */
export function rollDamage(t: SqTable, blow: DamageRoll, hits: number): Result {
  const resisting = { total: rollResistance(t, blow.resistance, () => resistWhy(blow)), damage: 0, ion: 0, destroyed: false };
  const { damage, ion, destroyed } = t.each(Array<DamageRoll>(hits).fill(blow), resisting, rollAttack);
  return { damage, ion, destroyed };
}

/** What a craft resists with. SQ-4.7.4 A natural 1 makes the whole total 0, the number added to the die included. */
export function rollResistance(t: SqTable, resistance: number, why: () => Why): number {
  return t.chain(openEndedTotal(resistance), why);
}

/**
 * SQ-4.7.1 One attack roll against a resistance total. SQ-4.7.6, SQ-4.7.7, SQ-4.7.8 No effect, Damaged, Destroyed;
 * SQ-4.9.1, SQ-4.9.3, SQ-4.9.4 one ion counter or two; SQ-4.7.11 results add up.
 */
function rollAttack(before: Resisting, blow: DamageRoll, t: SqTable): Resisting {
  const gravity = t.chain(gravities(before.total - blow.damage, blow.margin), () => attackWhy(blow, before.total));
  if (gravity === 0) return before;
  if (blow.ion) return { ...before, ion: before.ion + gravity };
  return gravity === 2 ? { ...before, destroyed: true } : { ...before, damage: before.damage + 1 };
}

/**
 * How grave an attack is by its open-ended die: 0 below `needs`, 1 from there on, 2 from the margin above it on. SQ-4.7.3, SQ-4.7.5 A natural 1
 * is 0 whatever it needs, also against a defence that bombed out.
 */
export const gravities: (needs: number, margin: number) => Chained<number> = memoise((needs: number, margin: number) => ({
  sides: SIDES,
  start: 0,
  add: graver(needs, margin),
  again: (face: number) => face === SIDES,
}));

/** While the die goes on its total stands below zero, so that it is told apart from what has been settled. */
function graver(needs: number, margin: number): (soFar: number, face: number) => number {
  const damaged = Math.max(needs, LEAST);
  const destroyed = Math.max(needs + margin, LEAST);
  return (soFar, face) => {
    const total = face - soFar;
    if (soFar > 0 || total >= destroyed) return 2;
    if (face === SIDES) return -total;
    return total >= damaged ? 1 : 0;
  };
}

function resistWhy({ resistance, defender, attacker }: DamageRoll): Why {
  const what = `${defender.name} resists ${attacker.name}`;
  return { rule: 'SQ-4.7.1', what, by: defender.side, from: [{ is: withSign(resistance), for: 'Damage Resistance' }] };
}

function attackWhy({ damage, defender, attacker, ion }: DamageRoll, total: number): Why {
  const what = `${attacker.weapon} of ${attacker.name} against ${defender.name}`;
  const parts = [
    { by: total, for: 'resistance' },
    { by: -damage, for: 'damage' },
  ];
  return { rule: ion ? 'SQ-4.9.3' : 'SQ-4.7.1', what, by: attacker.side, ...openEndedTest(parts) };
}

// Battles of ELINT ships, and their levels in a few letters.

import type { ElintUse } from '../../rules/orders.ts';
import type { Battle, Given, Happened, Terms } from '../battle.ts';
import { battle, plot } from '../battle.ts';

const USES = { o: 'offence', d: 'defence', n: 'network', e: 'elint', t: 'targeting' } as const;

/** `o d n:mer t:mer+hal`: what each level is for. */
export function uses(text: string): ElintUse[] {
  return text.split(' ').map(one => {
    const [letter, at] = one.split(':');
    const use = USES[letter as keyof typeof USES];
    return at === undefined ? { use } : { use, at: at.split('+') };
  });
}

/** Two squadrons at rest, five hexes apart as they face each other: a scout and a cruiser with each. */
export const FACED = `
  narn A 0: Tal gquan 3030^0, Dal shokar 3031
  earth A 0: Mer omega 3025^3, Look oracle 3024`;

export function faced(text: string = FACED, terms: Terms = {}): Battle {
  return battle(text, terms).until('orders');
}

/** The orders of a side that holds still, with the levels of its ships. */
export function held(b: Battle, side: string, levels: Record<string, string> = {}): object {
  const squadrons = b.s.open.squadrons.filter(({ id }) => id.startsWith(side)).map(({ id }) => plot(id, '//'));
  const alone = b.s.open.strays.filter(({ id }) => b.of(id).side === side).map(({ id }) => plot(id, '//'));
  return {
    squadrons: [...squadrons, ...alone],
    elint: Object.entries(levels).map(([ship, text]) => ({ ship, uses: uses(text) })),
  };
}

/** Gives both sides' levels; whoever is not named holds still. */
export function give(b: Battle, given: Record<string, Record<string, string>>): Happened[] {
  const orders: Given = Object.fromEntries(b.s.book.sides.map(({ id }) => [id, held(b, id, given[id])]));
  return b.step(orders);
}

/** What was told of these kinds. */
export function only(told: readonly Happened[], ...kinds: string[]): Happened[] {
  return told.filter(({ kind }) => kinds.includes(kind));
}

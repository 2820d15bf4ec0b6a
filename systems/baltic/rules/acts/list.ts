// The list of a fire step: whether it could be carried out, carrying it out, and what might stand in it.

import type { Refusal, RollDie } from '@flagplot/kernel';
import type { Act, ActOf } from '../orders.ts';
import type { BbState, BbTable } from '../state.ts';
import type { Firing } from './act.ts';
import { gunsClash } from './deck.ts';
import { KINDS_IN_ORDER, kindOf, kinds } from './kinds.ts';

/** BB-3.2.4 Every reason a list could not be carried out in its order, even if no die changed anything. */
export function actFaults(firing: Firing, acts: readonly Act[]): Refusal[] {
  return acts.flatMap((act, i) => {
    const kind = kindOf(act);
    const before = acts.slice(0, i);
    const found = [...kind.faults(firing, act), ...clashesOf(firing, act, before)];
    return found.map(fault => ({ ...fault, at: `/acts/${i}${fault.at ?? ''}` }));
  });
}

function clashesOf(firing: Firing, act: Act, before: readonly Act[]): Refusal[] {
  return [...kindOf(act).clashes(firing, act, before), ...gunsClash(firing, act, before), ...towClash(before)];
}

/** BB-7.2.4 Who takes in tow does nothing else. */
function towClash(before: readonly Act[]): Refusal[] {
  const tug = before.find(({ act }) => act === 'tow');
  return tug ? [{ rule: 'BB-7.2.4', at: '/act', say: 'Who takes in tow does nothing else.' }] : [];
}

/** BB-3.2.3 Carries out the entries in their order; BB-3.2.5 one that has become impossible is passed over, and nothing is spent on it. */
export function carryActs(s: BbState, t: BbTable, { firing, acts }: { firing: Firing; acts: readonly Act[] }): void {
  for (const act of acts) {
    const kind = kindOf(act);
    const left = kind.remainder ? kind.remainder(firing, act) : act;
    if (left && kind.faults(firing, left).length === 0) kind.carry(s, t, left);
  }
}

/** Whether there is anything to choose. */
export function hasActs(firing: Firing): boolean {
  return kinds.some(kind => kind.isOpen(firing));
}

/** The likeliest of every kind, as far as they go together. */
export function bestActs(firing: Firing): Act[] {
  return together(
    firing,
    kinds.flatMap(kind => kind.best(firing)),
  );
}

/** Acts of some kinds as somebody has chosen them, and the likeliest of every other kind, as far as they go together. */
export function bestBeside(firing: Firing, chosen: { readonly [K in Act['act']]?: readonly ActOf<K>[] }): Act[] {
  return together(
    firing,
    KINDS_IN_ORDER.flatMap((act): readonly Act[] => chosen[act] ?? kindOf({ act }).best(firing)),
  );
}

/** Any list: acts of every kind by chance, in any order, as far as they go together. */
export function anyActs(firing: Firing, roll: RollDie): Act[] {
  const drawn = kinds.flatMap(kind => kind.draw(firing, roll));
  const acts: Act[] = [];
  while (drawn.length > 0) acts.push(drawn.splice(roll(drawn.length) - 1, 1)[0] as Act);
  return together(firing, acts);
}

function together(firing: Firing, acts: readonly Act[]): Act[] {
  const list: Act[] = [];
  for (const act of acts) if (clashesOf(firing, act, list).length === 0) list.push(act);
  return list;
}

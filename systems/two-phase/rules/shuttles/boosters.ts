// Chapter 12.2: booster packs of fighters.

import type { ActRule } from '../window/act.ts';

/** TP-12.2.4, ruling R99 Dropped in any own window, for good: the speed it was told stands for the turn. */
export const dropPacks: ActRule<'packs'> = {
  rule: 'TP-12.2.4',
  place: 8,
  when: ['space', 'answer', 'zero'],
  whenRule: 'TP-12.2.4',
  aboard: ({ unit }) => unit.sortie?.packs === true,
  fault({ unit }, { unit: id }) {
    if (id === unit.id && unit.sortie?.packs) return undefined;
    return { rule: 'TP-12.2.4', at: '/unit', say: 'A fighter drops its own booster packs, if it has any.' };
  },
  carry({ t, unit }) {
    t.reveal(unit.side);
    if (unit.sortie) unit.sortie.packs = false;
    t.tell(() => ({ kind: 'packs-dropped', unit: unit.id }));
  },
  *options({ unit }) {
    yield { act: 'packs', unit: unit.id };
  },
};

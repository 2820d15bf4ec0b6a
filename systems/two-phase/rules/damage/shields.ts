// Chapter 10.1: shields dropped and raised, and reinforced out of batteries.

import { hexes } from '@flagplot/hexes';
import { shieldsAt } from '../geometry/shields.ts';
import type { Unit } from '../open.ts';
import { bearingOf } from '../weapons/sight.ts';
import type { ActRule, InWindow } from '../window/act.ts';

const SHIELDS = 6;

/** The delay of a shield that was dropped. */
const nameOf = (shield: number): string => `shield-${shield}`;

/** TP-10.1.5 A shield is dropped, and raised again after four impulses; TP-5.2.8 in an answer the one that faces the mover. */
export const raise: ActRule<'shield'> = {
  rule: 'TP-10.1.5',
  place: 6,
  when: ['space', 'answer', 'zero'],
  whenRule: 'TP-5.4.2',
  fault(c, { shield, up }) {
    const { unit } = c;
    const down = unit.dropped[shield - 1];
    if (down === undefined) return { rule: 'TP-11.4.9', at: '/shield', say: `There is no shield ${shield}.` };
    if (down !== up)
      return { rule: 'TP-10.1.5', at: '/up', say: `Shield ${shield} is ${up ? 'not dropped' : 'dropped already'}.` };
    if (up && isDelayed(unit, shield))
      return { rule: 'TP-10.1.5', at: '/up', say: `Shield ${shield} stays down for ${c.v.book.charts.droppedShield} impulses.` };
    if (c.segment === 'answer' && !faces(c, shield))
      return { rule: 'TP-5.2.8', at: '/shield', say: `Shield ${shield} does not face the moving unit.` };
    return undefined;
  },
  carry({ s, t, unit }, { shield, up }) {
    // TP-1.3.15 That its owner was there to say so shows that no watch passed for him.
    t.reveal(unit.side);
    unit.dropped[shield - 1] = !up;
    // TP-7.1.1 The chart has the base game's delay halved, rounded up.
    if (!up) unit.delays.push({ what: nameOf(shield), left: s.book.charts.droppedShield, by: 'impulse' });
    t.tell(() => ({ kind: 'dropped', unit: unit.id, shield, up }));
  },
  *options({ unit }) {
    for (const [i, down] of unit.dropped.entries()) yield { act: 'shield', shield: i + 1, up: down };
  },
};

function isDelayed({ delays }: Unit, shield: number): boolean {
  return delays.some(({ what }) => what === nameOf(shield));
}

/** TP-5.2.8 */
function faces({ unit, mover }: InWindow, shield: number): boolean {
  if (!mover) return false;
  const bearing = bearingOf(unit, mover);
  return bearing === hexes.NO_BEARING ? shield === 1 : shieldsAt(bearing).some(one => one === shield);
}

/** TP-2.3.1, TP-2.3.2 Reserve power reinforces a shield that is up, before the volley that it stops. */
export const reinforce: ActRule<'reinforce'> = {
  rule: 'TP-2.3.1',
  place: 6,
  when: ['space', 'answer', 'zero'],
  whenRule: 'TP-5.4.5',
  fault({ unit }, { shield, energy }) {
    const at = shield - 1;
    if (energy < 1) return { rule: 'TP-2.3.1', at: '/energy', say: 'Reinforcement takes at least 1 point.' };
    if (unit.dropped[at] !== false || unit.shields[at] === 0 || unit.setting === 'off')
      return { rule: 'TP-2.2.8', at: '/shield', say: `Shield ${shield} is down and takes no reinforcement.` };
    return undefined;
  },
  reserve: (_c, { energy }) => energy,
  // TP-1.5.2 Nobody sees it before it is struck: nothing is told.
  carry({ hold }, { shield, energy }) {
    hold.battery -= energy;
    hold.specific[shield - 1]! += energy;
  },
  *options({ hold }) {
    for (let shield = 1; hold.battery > 0 && shield <= SHIELDS; shield += 1) yield { act: 'reinforce', shield, energy: 1 };
  },
  *choices({ hold }) {
    for (let shield = 1; shield <= SHIELDS; shield += 1)
      for (let energy = 1; energy <= hold.battery; energy += 1) yield { act: 'reinforce', shield, energy };
  },
};

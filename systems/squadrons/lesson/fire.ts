// What the lesson offers where a squadron fires: each weapon at each target, or nothing.

import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import type { WeaponOfBook } from '../rules/book.ts';
import { volleyOptions } from '../rules/combat/declare.ts';
import type { Volley } from '../rules/orders.ts';
import { squadronCalled, squadronOf } from '../rules/roster.ts';
import type { Squadrons, SqView } from '../rules/state.ts';
import { count, squadronName } from '../words/names.ts';
import { closest } from './move.ts';

type Fire = Squadrons['asks']['fire'];

/** What each kind of weapon is called in the plural. */
const GUNS: Readonly<Record<string, string>> = { laser: 'Lasers', torpedo: 'Torpedoes' };

export function fireStep(v: SqView, { squadrons }: Fire['about']): LessonStep<Fire['order']> {
  const id = squadrons[0] ?? '';
  const range = ({ target }: Volley): number => closest(squadronCalled(v, id), [squadronCalled(v, target)]);
  const volleys = volleyOptions(v, id).sort((a, b) => a.weapon.localeCompare(b.weapon) || range(a) - range(b));
  const held: LessonChoice<Fire['order']> = { name: 'Hold fire', order: { volleys: [] } };
  return {
    says: 'One weapon at one squadron: lasers are sure at short range; torpedoes hit harder, but quick craft dodge them, and who launches is easier to hurt. Choose, and fire.',
    choices: [...volleys.map(volley => ({ name: nameOf(v, volley, range(volley)), order: { volleys: [volley] } })), held],
  };
}

function nameOf(v: SqView, { squadron, weapon, target }: Volley, range: number): string {
  const of = squadronOf(v.book, squadron).weapons.find(({ card }: WeaponOfBook) => card.id === weapon);
  return `${GUNS[of?.card.kind ?? ''] ?? weapon} at ${squadronName(v.book, target)}, ${count(range, 'hex', 'hexes')} off`;
}

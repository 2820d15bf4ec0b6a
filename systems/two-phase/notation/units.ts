// Units, seekers and weapons as orders name them.

import type { Nameable, Phrase } from '@flagplot/manifest/orders';
import { boxOf, ownName, unitName, weaponOf } from '../rules/names.ts';
import { areEnemies, cardOf, isHere, unitNamed } from '../rules/roster.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import type { ThingsOf } from './fields.ts';

type Kind = keyof TwoPhase['asks'];

/** What an order answers, as the notation knows it. */
export interface Asked<K extends Kind> {
  readonly about: TwoPhase['asks'][K]['about'];
  readonly laid?: TwoPhase['asks'][K]['order'];
  readonly best?: TwoPhase['asks'][K]['order'];
}

/** Units of one's own: `b1`, `heavy cruiser`. */
export function ownThings(v: TpView): Nameable[] {
  return v.open.units.filter(({ side }) => side === v.side).map(({ id }) => ({ id, name: ownName(v, id) }));
}

/** All that is on the map and may be aimed at: enemies first, then seekers, then one's own. */
function targetThings({ book, open, side }: TpView): Nameable[] {
  const here = open.units.filter(isHere);
  const foes = here.filter(unit => areEnemies(book, side, unit.side));
  const others = here.filter(unit => !foes.includes(unit));
  const all = [...foes, ...open.seekers, ...others].map(({ id }) => id);
  const short = all.map(id => ownName({ book }, id));
  return all.map((id, i) => {
    const name = short[i] as string;
    return { id, name: short.indexOf(name) === short.lastIndexOf(name) ? name : unitName({ book, open }, id) };
  });
}

/** The weapons of a unit: `phaser-3`, `photon A`. */
export function weaponThings(v: TpView, unit: string): Nameable[] {
  const found = unitNamed(v.open, unit);
  if (!found) return [];
  return cardOf(v.book, found).weapons.map(({ id }) => ({ id, name: weaponOf(v, unit, id) }));
}

const ABOARD: readonly string[] = ['weapon', 'mount', 'id', 'by', 'with', 'prefers'];

/** TP-1.3.12 Shields, boxes and weapons, as repairs, raids and guards name them. */
function boxThings(v: TpView, unit: string): Nameable[] {
  const shields = [1, 2, 3, 4, 5, 6].map(shield => ({ id: `shield-${shield}`, name: `shield ${shield}` }));
  const boxes = Object.keys(unitNamed(v.open, unit)?.boxes ?? {}).map(id => ({ id, name: boxOf(v, unit, id) }));
  return [...shields, ...boxes, ...weaponThings(v, unit)];
}

/** TP-15.2.3 Drones by their types, quicker ones with a letter behind it. */
function loadThings({ book }: TpView): Nameable[] {
  const { drones, droneUpgrades } = book.charts;
  const types = Object.keys(drones);
  return [...types, ...types.flatMap(type => Object.keys(droneUpgrades).map(more => `${type}-${more}`))].map(id => ({
    id,
    name: id,
  }));
}

const AIMED: readonly string[] = ['on', 'to', 'unit', 'target'];

/** What the fields of an order of this unit may name. */
export function thingsOf(v: TpView, unit: string): ThingsOf {
  return field => {
    if (field === 'box') return boxThings(v, unit);
    if (ABOARD.includes(field)) return weaponThings(v, unit);
    if (AIMED.includes(field)) return targetThings(v);
    return field === 'load' ? loadThings(v) : [];
  };
}

/** The unit that a phrase is about: one that is named, or the only one there is. */
export function subjectOf(it: Phrase, v: TpView, units: readonly string[]): string | undefined {
  const own = ownThings(v);
  const asked = [...own.filter(({ id }) => units.includes(id)), ...own.filter(({ id }) => !units.includes(id))];
  it.offer(...asked.map(({ id }) => id));
  const word = it.next?.text.toLowerCase();
  const exact = asked.find(({ id }) => id === word);
  if (exact) it.take();
  const found = exact ?? it.saysName(asked);
  it.mark(':');
  return found?.id ?? (units.length === 1 ? units[0] : undefined);
}

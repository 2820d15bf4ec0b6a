/** What is shown to choose fire by: units and what of them bears, whom at, on which shield, with what chance. */

import { hexes } from '@flagplot/hexes';
import type {
  BarredRow,
  FireRows,
  FirerRow,
  SilentRow,
  TargetRow,
  WeaponRow,
  WeaponTable,
} from '@flagplot/pagekit/fire/choosing.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import { boxesThatCount } from '../../rules/damage/condition.ts';
import { shieldsAt } from '../../rules/geometry/shields.ts';
import { count, ownName, unitName, weaponOf } from '../../rules/names.ts';
import { isSeeker, LOST, type Target, type Unit } from '../../rules/open.ts';
import type { Window } from '../../rules/orders.ts';
import { cardOf, isShip, mountOf } from '../../rules/roster.ts';
import { fireFaults, shotFault, whySilent } from '../../rules/weapons/aim.ts';
import { bearingOf } from '../../rules/weapons/sight.ts';
import { targetsIn } from '../../rules/window/choices.ts';
import type { Occasion } from '../../rules/window/window.ts';
import { initialsOf } from '../initials.ts';
import { pointsWords, wayId, wayRows, wayWords } from './ways.ts';
import { firerOf, gunsOf, likelyAt, type Offer, offersOf, shotFor, waysFor, windowOf } from './windows.ts';

/** What fire is chosen among. */
export interface Choosing {
  on: Occasion;
  units: readonly Unit[];
  windows: readonly Window[];
  /** The unit in hand, and whom its weapons are shown against. */
  inHand: Unit | undefined;
  aimed: string | undefined;
  /** What each unit could fire at, where it is known already: it does not change with what is chosen. */
  offers?: ReadonlyMap<string, readonly Offer[]>;
}

/** What each unit could fire at. */
export function offersBy(on: Occasion, units: readonly Unit[]): ReadonlyMap<string, readonly Offer[]> {
  return new Map(units.map(unit => [unit.id, offersOf(on, unit)]));
}

export function fireRows({ on, units, windows, inHand, aimed, offers: all = offersBy(on, units) }: Choosing): FireRows {
  const able = units.filter(unit => (all.get(unit.id)?.length ?? 0) > 0);
  const here = able.includes(inHand as Unit) ? inHand : able[0];
  const offers = all.get(here?.id ?? '') ?? [];
  const offer = offers.find(({ target }) => target.id === aimed);
  return {
    groups:
      able.length > 0 ? [{ firers: able.map(unit => firerRow(on, unit, { windows, offers: all.get(unit.id) ?? [] })) }] : [],
    what: 'units',
    inHand: here?.id,
    targets: here ? offers.map(one => targetRow(on, here, one)) : [],
    target: offer?.target.id,
    barred: here ? barredRows(on, here, offers) : [],
    weapons: here && offer && weaponTable(on, here, { offer, window: windowOf(windows, here.id) }),
    silent: { head: 'Nothing to fire', rows: units.filter(unit => !able.includes(unit)).map(unit => silentRow(on, unit)) },
  };
}

function firerRow(on: Occasion, unit: Unit, of: { windows: readonly Window[]; offers: readonly Offer[] }): FirerRow {
  const { fire } = windowOf(of.windows, unit.id);
  const at = [...new Set(fire.map(one => one.on))];
  const best = of.offers[0];
  const ready = new Set(of.offers.flatMap(({ ways }) => ways.map(([first]) => first?.shot.weapon))).size;
  const offered = best ? `${count(ready, 'weapon bears', 'weapons bear')}, nearest ${best.range}` : '';
  const name = ownName(on.v, unit.id);
  return {
    id: unit.id,
    badge: initialsOf(name),
    name,
    says: fire.length > 0 ? fire.map(({ weapon }) => weaponOf(on.v, unit.id, weapon)).join(', ') : offered,
    ...(at.length > 0 ? { at: at.map(id => unitName(on.v, id)).join(', '), target: unitName(on.v, at[0] ?? '') } : {}),
  };
}

function targetRow(on: Occasion, unit: Unit, offer: Offer): TargetRow {
  const { target, range, ways } = offer;
  const likely = likelyAt(on, unit, offer);
  const mean = (likely.length > 0 ? likely : ways).reduce((sum, [first]) => sum + (first?.damage ?? 0), 0);
  const where = shieldWords(on, unit, target);
  const all = `${count(ways.length, 'weapon', 'weapons')}, ${pointsWords(mean)} on average`;
  return {
    id: target.id,
    name: `${unitName(on.v, target.id)}, ${range}`,
    hint: `${where}${all}`,
    says: `range ${range}, ${where}${all}`,
  };
}

/** TP-10.1.1 The shield a volley would strike, with what stops there; on the line between two a die decides. */
export function shieldWords({ v }: Occasion, unit: Unit, target: Target): string {
  if (isSeeker(target) || !isShip(target) || target.shields.length === 0) return '';
  const all = shieldsAt(bearingOf(target, unit)).map(shield => {
    const left = boxesThatCount(v.book.charts, target, shield - 1);
    return `${shield} (${left === 0 ? 'nothing' : left} left)`;
  });
  return `shield ${all.join(' or ')}, `;
}

/** Enemies within the window at which nothing of the unit bears, the nearest first. */
function barredRows(on: Occasion, unit: Unit, offers: readonly Offer[]): BarredRow[] {
  const barred = targetsIn(on, unit).filter(target => !offers.some(one => one.target.id === target.id));
  return barred
    .map(target => ({ target, range: hexes.range(unit, target) }))
    .toSorted((a, b) => a.range - b.range)
    .map(({ target, range }) => ({
      id: target.id,
      name: unitName(on.v, target.id),
      range,
      rule: 'TP-9.1.2',
      say: 'Nothing that is ready bears on it and reaches it.',
    }));
}

/** Every weapon that fires: in which way, with which chance and for how much; or why it does not. */
function weaponTable(on: Occasion, unit: Unit, of: { offer: Offer; window: Window }): WeaponTable {
  return {
    fires: 'any',
    columns: [{ head: `range ${of.offer.range}` }, { head: 'hits', num: true }, { head: 'points', num: true }],
    rows: gunsOf(on, unit).map(id => weaponRow(on, unit, { ...of, id })),
  };
}

function weaponRow(on: Occasion, unit: Unit, of: { offer: Offer; window: Window; id: string }): WeaponRow {
  const { offer, window, id } = of;
  const shot = window.fire.find(one => one.weapon === id);
  const row = { id, name: weaponOf(on.v, unit.id, id), used: shot?.on === offer.target.id, inHand: false };
  if (shot && !row.used) return { ...row, cells: [], cannot: `fires at ${unitName(on.v, shot.on)}` };
  const ways = waysFor(offer, id);
  const most = shotsLeft(on, unit, id);
  // What stands in the order can be taken back, whatever has become of it.
  if (shot && !ways.some(way => wayId(way.shot) === wayId(shot))) return { ...row, cells: [wayWords(shot, most), '', 'refused'] };
  const shown = shot ?? shotFor(on, unit, { fire: window.fire, ways });
  const way = shown && ways.find(one => wayId(one.shot) === wayId(shown));
  if (!way) return { ...row, cells: [], cannot: whyNot(on, unit, { weapon: id, target: offer.target.id }) };
  const cells = [wayWords(way.shot, most), percent(way.chance / 100), pointsWords(way.damage)];
  return ways.length < 2 ? { ...row, cells } : { ...row, cells, ways: wayRows(ways, most), way: wayId(way.shot) };
}

/** TP-9.1.1 Shots of a gatling phaser that are left this turn. */
function shotsLeft({ v }: Occasion, unit: Unit, id: string): number {
  return v.book.charts.gatlingShots - (unit.weapons[mountOf(cardOf(v.book, unit), id)] ?? 0);
}

/** What keeps a weapon from firing, by the row that says so, where that is soon told. */
const BARRED: Readonly<Record<string, string>> = {
  'TP-9.1.2': 'does not bear',
  'TP-2.3.2': 'is not armed',
  'TP-9.2.5': 'the capacitor is empty',
  'TP-6.3.5': 'does nothing to it',
};

function whyNot(on: Occasion, unit: Unit, { weapon, target }: { weapon: string; target: string }): string {
  const mount = mountOf(cardOf(on.v.book, unit), weapon);
  if (unit.weapons[mount] === LOST) return 'is lost';
  const firer = firerOf(on, unit);
  const shot = { weapon, on: target };
  const fault = firer && (shotFault(firer, shot) ?? fireFaults(firer, [shot], 0)[0]);
  if (fault?.rule === 'TP-9.1.1') return 'has fired this turn';
  return fault ? (BARRED[fault.rule] ?? fault.say) : 'has no chance there';
}

function silentRow(on: Occasion, unit: Unit): SilentRow {
  const silent = whySilent(unit);
  const name = ownName(on.v, unit.id);
  const say = silent?.say ?? 'Nothing that is ready bears.';
  return { id: unit.id, badge: initialsOf(name), name, say, ...(silent ? { rule: silent.rule } : {}) };
}

/** What is shown to choose fire by: who can fire and with what, at whom, what each weapon needs; and who cannot, and why. */

import { hexes } from '@flagplot/hexes';
import type { BarredRow, FirerGroup, FirerRow, SilentRow, TargetRow, WeaponTable } from '@flagplot/pagekit/fire/choosing.ts';
import { percent, withSign } from '@flagplot/pagekit/words/numbers.ts';
import { BANDS, isFired } from '../../rules/combat/numbers.ts';
import { type Aim, aims, cannotFire, type FireContext } from '../../rules/combat/shot.ts';
import { type FireStep, firesIn, targets } from '../../rules/combat/targets.ts';
import type { Ship } from '../../rules/open.ts';
import type { Shot } from '../../rules/orders.ts';
import { isActive, ownSquadron, shipOf } from '../../rules/roster.ts';
import { letterOf, quantity, shipName, squadronName, tagOf, whereSeen } from '../../words/names.ts';
import {
  aimsOf,
  barredOf,
  boundTo,
  type Choice,
  choicesOf,
  type FireOrder,
  type Group,
  type Gun,
  hitChance,
  shotOf,
} from './shots.ts';

const shipCalled = (sight: FireContext, id: string): Ship | undefined => sight.open.ships[sight.book.shipAt[id] ?? -1];

/** What each ship could do as long as it holds its fire: its weapons that reach somebody, and its best chance. It is the same whatever is ordered. */
export function offersOf(sight: FireContext, able: readonly Ship[]): ReadonlyMap<string, string> {
  return new Map(
    able.map(ship => {
      const reaching = new Set(targets(sight, ship).flatMap(target => aims(sight, ship, target).map(({ weapon }) => weapon.id)));
      const ready = shipOf(sight.book, ship).weapons.filter(({ id }) => reaching.has(id));
      const names = ready.map(weapon => weapon.name.toLowerCase()).join(', ');
      return [ship.id, `${names}: ${percent(choicesOf(sight, ship)[0]?.best ?? 0)} at best`];
    }),
  );
}

/** A group of ships that can fire, with what each is to do. */
export function groupRows(
  sight: FireContext,
  order: FireOrder,
  { group, offers }: { group: Group; offers: ReadonlyMap<string, string> },
): FirerGroup {
  const firers = group.ships.map((ship): FirerRow => {
    const of = shipOf(sight.book, ship);
    const shot = shotOf(order, ship.id);
    return {
      id: ship.id,
      badge: tagOf(sight.book, of),
      name: of.name,
      says: shot ? firedWords(sight, shot) : (offers.get(ship.id) ?? ''),
      at: shot && targetWords(sight, ship, shot),
      target: shot && shipName(sight.book, shot.target),
    };
  });
  return { ...headOf(sight, order, group), firers };
}

/** `laser cannon 4, pulse cannon 3`: each weapon with its dice. */
function firedWords(sight: FireContext, shot: Shot): string {
  const all = aimsOf(sight, shot).map(one => `${one.weapon.name.toLowerCase()} ${one.dice}`);
  return all.join(', ');
}

/** `Halcyon, 5`. */
function targetWords(sight: FireContext, ship: Ship, { target }: Shot): string | undefined {
  const at = shipCalled(sight, target);
  return at && `${shipName(sight.book, target)}, ${hexes.range(ship, at)}`;
}

function headOf({ book, open }: FireContext, order: FireOrder, { squadron, ships }: Group): { head: string; aside: string } {
  if (squadron === undefined) return { head: 'Out of command', aside: 'each at what it likes, at half strength' };
  const shot = ships.flatMap(one => shotOf(order, one.id) ?? [])[0];
  const into = shot ? ` into ${squadronName(book, ownSquadron(open, shipOf(book, { id: shot.target })))}` : '';
  return { head: `Squadron ${letterOf(book, squadron)}${into}`, aside: ships.length > 1 ? 'all fire into one squadron' : '' };
}

/** The targets of a ship. Fire into another squadron than one's mates do cannot stand; all of them can turn to it together. */
export function targetRows(
  sight: FireContext,
  ship: Ship,
  { order, choices }: { order: FireOrder; choices: readonly Choice[] },
): TargetRow[] {
  const bound = boundTo(sight, order, ship);
  const letter = letterOf(sight.book, ownSquadron(sight.open, shipOf(sight.book, ship)));
  return choices.map(choice => {
    const { target, range, best, passed } = choice;
    const apart = bound !== undefined && ownSquadron(sight.open, shipOf(sight.book, target)) !== bound;
    const hint = [
      `${whereSeen(ship, target)}, ${percent(best)} a die at best`,
      passed > 0 ? `, ${quantity(passed, 'nearer ship', 'nearer ships')} passed over` : '',
      apart ? `. Squadron ${letter} fires into ${squadronName(sight.book, bound)}: with Shift all of it turns to this one` : '',
    ].join('');
    const name = `${shipName(sight.book, target.id)}, ${range}`;
    const says = choiceWords(ship, choice);
    return { id: target.id, name, hint, says, apart, ...(passed > 0 ? { cost: `−${passed}` } : {}) };
  });
}

/** `6 hexes fore starboard, 12 dice, 50 % a die at best, 1 ship passed over`. */
function choiceWords(ship: Ship, { target, range, best, dice, passed }: Choice): string {
  const over = passed > 0 ? [`${quantity(passed, 'ship', 'ships')} passed over`] : [];
  const where = `${quantity(range, 'hex', 'hexes')} ${whereSeen(ship, target)}`;
  return [where, quantity(dice, 'die', 'dice'), `${percent(best)} a die at best`, ...over].join(', ');
}

/** Those a ship cannot fire at. */
export function barredRows(sight: FireContext, ship: Ship): BarredRow[] {
  return barredOf(sight, ship).map(({ target, range, cannot: { rule, say } }) => ({
    id: target.id,
    name: shipName(sight.book, target.id),
    range,
    rule,
    say,
  }));
}

/**
 * The weapons of a ship at its target: dice, band, what each die needs, and its chance.
 * @param mount of the weapon in hand
 */
export function weaponTable(sight: FireContext, guns: readonly Gun[], mount: number): WeaponTable {
  const range = guns.find(gun => gun.aim)?.aim?.range;
  return {
    fires: 'any',
    columns: [
      { head: 'dice', num: true },
      { head: range === undefined ? 'range' : `range ${range}` },
      { head: 'needs', num: true },
      { head: 'each', num: true },
    ],
    rows: guns.map(({ weapon: id, name, used, aim, cannot, mount: of }) => ({
      id,
      name,
      used,
      inHand: of === mount,
      cells: aim ? [`${aim.dice} d${aim.sides}`, bandOf(sight, aim), `${aim.needs}+`, percent(hitChance(aim))] : [],
      cannot: aim ? undefined : (cannot?.because ?? ''),
    })),
  };
}

function bandOf({ book }: FireContext, { band }: Aim): string {
  const by = book.charts.rangeModifiers[band] ?? 0;
  return `${BANDS[band]}${by === 0 ? '' : ` ${withSign(by)}`}`;
}

/** Ships that cannot fire in this pulse, and when they can. Those out of command have a step of their own, and only they. */
export function silentRows(
  sight: FireContext,
  able: readonly Ship[],
  { side, step }: { side: string; step: FireStep },
): SilentRow[] {
  const silent = sight.open.ships.filter(
    ship =>
      isActive(ship) &&
      shipOf(sight.book, ship).side === side &&
      !able.includes(ship) &&
      (step === 'fire' || firesIn(sight.open, ship, 'stray')),
  );
  return silent.map(ship => {
    const of = shipOf(sight.book, ship);
    return { id: ship.id, badge: tagOf(sight.book, of), name: of.name, say: whySilent(sight, ship, step) };
  });
}

function whySilent(sight: FireContext, ship: Ship, step: FireStep): string {
  if (!firesIn(sight.open, ship, step)) return 'Out of command: it fires when all others have.';
  const reasons = shipOf(sight.book, ship).weapons.flatMap((weapon, mount) =>
    isFired(weapon) ? [cannotFire(sight, ship, mount)?.say] : [],
  );
  const waits = [...new Set(reasons.filter(say => say !== undefined))];
  const none = targets(sight, ship).length === 0 && waits.length < reasons.length;
  return [...(none ? ['Nothing that may fire bears on an enemy in reach.'] : []), ...waits].join(' ');
}

/** What a form buys: this turn, and what it leaves for the next. */

import type { Book } from '../../rules/book.ts';
import type { WeaponCard } from '../../rules/cards.ts';
import { armingsOf, EMPTY, isArmed, losesAtEnd } from '../../rules/energy/arming.ts';
import type { PhaserType, Ship } from '../../rules/energy/power.ts';
import { capacitorRoom, isPhaser } from '../../rules/energy/power.ts';
import type { Arm } from '../../rules/folder.ts';
import { lowerHalf } from '../../rules/movement/halves.ts';
import { breakdownTest } from '../../rules/movement/het.ts';
import { turnModeAt } from '../../rules/movement/step.ts';
import { count } from '../../rules/names.ts';
import { LOST } from '../../rules/open.ts';
import type { Form } from '../../rules/orders.ts';
import { speedLimit } from '../../rules/speed/cost.ts';
import { typeName } from '../../sheet/words.ts';
import { armWords } from './guns.ts';

/** A line of what is bought. */
export interface Bought {
  readonly what: string;
  readonly now: string;
  readonly next: string;
}

export function boughtBy(book: Book, ship: Ship, form: Form): Bought[] {
  return [
    speedBought(book, ship, form),
    ...phasersBought(ship, form),
    ...armsBought(ship, form),
    ...turnsBought(book, ship, form),
  ];
}

/** TP-1.1.4, TP-4.2.1, TP-3.1.7 */
function speedBought(book: Book, { charts, unit }: Ship, { speed }: Form): Bought {
  const halves = `${lowerHalf(speed)} and ${speed - lowerHalf(speed)} spaces`;
  const turns = `a turn every ${count(turnModeAt(book, unit, speed), 'hex', 'hexes')}`;
  const next = speedLimit(charts, { kind: unit.kind, before: speed });
  return { what: 'Speed', now: speed === 0 ? 'stands still' : `${speed}: ${halves}, ${turns}`, next: `up to ${next}` };
}

/** TP-2.2.6, TP-9.2.5 How many phasers the capacitor feeds once each. */
function phasersBought(ship: Ship, { capacitor }: Form): Bought[] {
  const { charts, card, unit, hold } = ship;
  const shots = card.weapons
    .filter((weapon, mount) => isPhaser(weapon) && unit.weapons[mount] !== LOST)
    .map(({ type }) => charts.capacitor.shots[type as PhaserType]);
  if (shots.length === 0) return [];
  let quarters = Math.min(capacitorRoom(ship), hold.capacitor + 4 * capacitor);
  const fed = shots.filter(shot => {
    quarters -= shot;
    return quarters >= 0;
  }).length;
  const now = fed === shots.length ? `all ${fed} once` : `${fed} of ${shots.length} once`;
  return [{ what: 'Phasers', now, next: 'the charge stays' }];
}

/** TP-9.3.1 to TP-9.5.1 Mounts in the same state together. */
function armsBought({ charts, card, unit, hold }: Ship, form: Form): Bought[] {
  const states = card.weapons.flatMap((weapon, mount) => {
    const arm = hold.arms[mount] as Arm;
    const ways = armingsOf(weapon, arm);
    if (unit.weapons[mount] === LOST || (ways.length === 1 && ways[0]?.next === EMPTY && arm.cools !== true)) return [];
    const energy = form.arms.find(one => one.weapon === weapon.id)?.energy ?? 0;
    const way = ways.find(one => one.energy === energy) ?? ways[0];
    if (!way) return [];
    const now = arm.cools ? 'cools' : armWords(charts, weapon, { arm, way });
    return [{ weapon, now, next: nextWords(weapon, way.next) }];
  });
  const groups = Map.groupBy(states, ({ weapon, now, next }) => `${typeName(weapon)}|${now}|${next}`);
  return [...groups.values()].map(all => {
    const [{ weapon, now, next }] = all as [(typeof states)[number]];
    return { what: `${typeName(weapon)} ${all.map(one => one.weapon.name).join(' ')}`, now, next };
  });
}

/** What going on as usual makes of a mount that did not fire. */
function nextWords(weapon: WeaponCard, after: Arm): string {
  const arm = losesAtEnd(weapon) ? EMPTY : after;
  const way = armingsOf(weapon, arm).find(({ keeps }) => keeps);
  if (!way) return 'lost unless launched';
  const price = way.energy === 0 ? 'for nothing' : `for ${way.energy}`;
  return isArmed(weapon, way.next) ? `${isArmed(weapon, arm) && arm.energy > 0 ? 'held' : 'ready'} ${price}` : `arming ${price}`;
}

const SIX = 6;

/** TP-4.4.5, TP-4.4.6, TP-4.5.2 */
function turnsBought(book: Book, { unit }: Ship, { hets, tacs, erratic }: Form): Bought[] {
  const least = breakdownTest({ book }, { ...unit, erratic }).test.n;
  const risk = least > SIX ? 'cannot break her down' : `breaks her down on ${least === SIX ? '6' : `${least} to 6`}`;
  const made = tacs.warp + tacs.impulse;
  return [
    ...(hets > 0 ? [{ what: 'High energy turn', now: `${hets}; the first ${risk}`, next: UNUSED }] : []),
    ...(made > 0 ? [{ what: 'Tactical turns', now: String(made), next: UNUSED }] : []),
  ];
}

const UNUSED = 'lost if not made';

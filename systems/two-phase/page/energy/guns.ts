/** Lines 4 and 5: the phaser capacitor, and every mount that is armed. */

import type { WeaponCard } from '../../rules/cards.ts';
import type { Charts } from '../../rules/charts.ts';
import type { Arming } from '../../rules/energy/arming.ts';
import { armingsOf, isArmed } from '../../rules/energy/arming.ts';
import type { Ship } from '../../rules/energy/power.ts';
import { capacitorFree, capacitorRoom } from '../../rules/energy/power.ts';
import type { Arm } from '../../rules/folder.ts';
import { LOST } from '../../rules/open.ts';
import type { Form } from '../../rules/orders.ts';
import { typeName } from '../../sheet/words.ts';
import { countLevels, withEntry } from './levels.ts';
import type { Desk, Level, Line } from './line.ts';

export function gunLines({ ship, form }: Desk): Line[] {
  const arms = ship.card.weapons.flatMap((weapon, mount) => armLine(ship, form, { weapon, mount }));
  return capacitorRoom(ship) > 0 ? [capacitorLine(ship, form), ...arms] : arms;
}

/** TP-2.2.6 */
function capacitorLine(ship: Ship, { capacitor }: Form): Line {
  const free = capacitorFree(ship);
  const levels = countLevels(free, capacitor, (form, n) => ({ ...form, capacitor: n }));
  const most = `The capacitor has room for ${free}.`;
  return { id: 'capacitor', use: 'guns', name: 'Phaser capacitor', rule: 'TP-2.2.6', levels, at: capacitor, most };
}

interface Mount {
  readonly weapon: WeaponCard;
  readonly mount: number;
}

/** A mount with the ways in which it may go on; none where it is gone, takes no energy, or rests. */
function armLine(ship: Ship, form: Form, { weapon, mount }: Mount): Line[] {
  if (ship.unit.weapons[mount] === LOST) return [];
  const arm = ship.hold.arms[mount] as Arm;
  const ways = armingsOf(weapon, arm);
  if (ways.every(({ energy }) => energy === 0)) return [];
  const levels = ways.map(
    (way): Level => ({
      says: armWords(ship.charts, weapon, { arm, way }),
      put: one => ({
        ...one,
        arms: withEntry(
          one.arms,
          way.energy > 0 ? { weapon: weapon.id, energy: way.energy } : undefined,
          ({ weapon: id }) => id === weapon.id,
        ),
      }),
    }),
  );
  const energy = form.arms.find(one => one.weapon === weapon.id)?.energy ?? 0;
  const at = Math.max(
    0,
    ways.findIndex(way => way.energy === energy),
  );
  return [{ id: `arms/${weapon.id}`, use: 'guns', name: `${typeName(weapon)} ${weapon.name}`, rule: 'TP-2.2.5', levels, at }];
}

/** `arming`, `ready`, `held`, `overload 6`: what a way of going on makes of a mount. */
export function armWords(charts: Pick<Charts, 'arming'>, { type }: WeaponCard, { arm, way }: { arm: Arm; way: Arming }): string {
  if (way.next.energy === 0 && way.next.turns === 0) return arm.energy > 0 ? 'let go' : 'empty';
  if (!isArmed({ type }, way.next)) return `arming, turn ${way.next.turns}`;
  if (way.next.energy > standardOf(charts, type)) return `overload ${way.next.energy}`;
  return isArmed({ type }, arm) && arm.energy > 0 ? 'held' : 'ready';
}

/** What a plain shot holds: the energy of all its arming turns. */
function standardOf({ arming }: Pick<Charts, 'arming'>, type: WeaponCard['type']): number {
  const { turns = [] } = arming[type as keyof Charts['arming']] ?? {};
  return turns.reduce((sum, one) => sum + one, 0);
}

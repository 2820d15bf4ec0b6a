// Chapter 15.2: before the battle, what drone racks hold.

import type { Refusal, RollDie } from '@flagplot/kernel';
import type { CardOfBook, ShipEntry } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import type { Magazine } from '../folder.ts';
import { droneOf, loadFaults, rackOf } from '../loads.ts';
import { capital, unitName, weaponOf } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Deployment, Id } from '../orders.ts';
import { cardOf, holdOf, mountOf, shipNamed, unitCalled, unitNamed } from '../roster.ts';
import type { TpState, TpView } from '../state.ts';
import { fittingUnder } from './mounts.ts';

type Load = Deployment['loads'][number];
type Order = Pick<Deployment, 'loads' | 'mounts'>;

/** TP-15.2.3 Racks of one's own, each filled once with what fits in it, and TP-15.2.2 with upgrades as far as they were bought. */
export function rackFaults(v: TpView, order: Order): Refusal[] {
  const each = order.loads.flatMap((_, i) => oneRackFaults(v, order, i));
  const ships = [...new Set(order.loads.map(({ unit }) => unit))];
  return each.length > 0 ? each : ships.flatMap(id => upgradeFaults(v, order.loads, id));
}

function oneRackFaults(v: TpView, order: Order, i: number): Refusal[] {
  const { unit: id, weapon, load } = order.loads[i] as Load;
  const fault = (at: string, say: string): Refusal => ({ rule: 'TP-15.2.3', at: `/loads/${i}/${at}`, say });
  const unit = unitNamed(v.open, id);
  if (unit?.side !== v.side) return [fault('unit', `${unitName(v, id)} is no ship of yours.`)];
  if (order.loads.findIndex(one => one.unit === id && one.weapon === weapon) < i)
    return [fault('weapon', `${capital(weaponOf(v, id, weapon))} of ${unitName(v, id)} is loaded twice.`)];
  const card = cardUnder(v, unit, order);
  const mount = card.weapons[mountOf(card, weapon)];
  if (!mount) return [fault('weapon', `${unitName(v, id)} has no ${weaponOf(v, id, weapon)}.`)];
  return loadFaults(v.book.charts, mount, load).map(say => fault('load', say));
}

/** The card of a ship with the mounts of the same order. */
function cardUnder(v: TpView, unit: Unit, { mounts }: Pick<Order, 'mounts'>): CardOfBook {
  return cardOf(v.book, { card: unit.card, fitting: fittingUnder(v, unit, mounts) });
}

/** TP-15.2.2 Rack spaces of upgraded drones, by what was bought; all that the scenario gives the ship are free. */
function upgradeFaults(v: TpView, loads: readonly Load[], id: Id): Refusal[] {
  const { book } = v;
  const { drone, options } = shipNamed(v, id) as ShipEntry;
  return (['m', 'f'] as const).flatMap(upgrade => {
    const bought = options.find(one => one.id === `drone-${upgrade}`)?.n ?? 0;
    const halves = loads.filter(({ unit }) => unit === id).reduce((sum, { load }) => sum + halvesOf(book, load, upgrade), 0);
    if (halves <= 2 * bought || droneOf(book.charts, drone)?.upgrade === upgrade) return [];
    const say = `${unitName(v, id)} has bought ${bought} spaces of ${upgrade.toUpperCase()} drones, and this takes ${halves / 2}.`;
    return [{ rule: 'TP-15.2.2', at: '/loads', say }];
  });
}

/** TP-9.6.1 Half spaces that drones with an upgrade take. */
function halvesOf({ charts }: TpView['book'], load: readonly Id[], upgrade: 'm' | 'f'): number {
  return load.reduce((sum, id) => {
    const drone = droneOf(charts, id);
    return sum + (drone?.upgrade === upgrade ? drone.space : 0);
  }, 0);
}

/** TP-15.2.3 The rack holds this, and so does TP-9.6.4 its reload set. */
export function loadRack({ s, side }: { s: TpState; side: string }, { unit: id, weapon, load }: Load): void {
  const unit = unitCalled(s.open, id);
  const mount = mountOf(cardOf(s.book, unit), weapon);
  const magazine = holdOf(s, { id, side }).magazines.find(one => one.mount === mount) as Magazine;
  magazine.load = [...load];
  magazine.set = magazine.reloads > 0 ? [...load] : [];
}

/** Racks filled with one kind of drone, or left as they are. */
export function randomLoads(
  v: TpView,
  units: readonly Unit[],
  { roll, mounts }: { roll: RollDie; mounts: Order['mounts'] },
): Load[] {
  const kinds = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];
  return units.flatMap(unit =>
    cardUnder(v, unit, { mounts }).weapons.flatMap((weapon: WeaponCard) => {
      const rack = rackOf(v.book.charts, weapon);
      if (!rack || roll(2) === 1) return [];
      const load = Array.from({ length: roll(rack.spaces) }, () => kinds[roll(kinds.length) - 1] as Id);
      while (loadFaults(v.book.charts, weapon, load).length > 0) load.pop();
      return [{ unit: unit.id, weapon: weapon.id, load }];
    }),
  );
}

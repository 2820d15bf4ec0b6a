// Chapter 9.6: racks are filled from their reload sets at the end of the turn.

import type { Refusal, Side } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Hold, Magazine } from '../folder.ts';
import { capital, gunName, unitName, weaponOf } from '../names.ts';
import type { Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Finish, Id } from '../orders.ts';
import { cardOf, holdIn, isHere, mountOf, seenBy, unitNamed } from '../roster.ts';
import type { TpState, TpTable, TpView } from '../state.ts';
import { whyIdle } from '../weapons/aim.ts';

type Reload = Finish['reload'][number];

/** TP-9.6.4 An own rack that is there, empty, was idle for the whole turn, and has a set left. */
export function reloadFaults(v: TpView, { unit: id, weapon: name }: Reload, at: string): Refusal[] {
  const fault = (place: string, say: string): Refusal[] => [{ rule: 'TP-9.6.4', at: `${at}${place}`, say }];
  const found = rackNamed(v, { unit: id, weapon: name });
  if (!found) return fault('/weapon', `${unitName(v, id)} is no ship of yours with a ${weaponOf(v, id, name)}.`);
  const { unit, weapon, magazine } = found;
  const idle = whyIdle(unit);
  if (idle) return [{ ...idle, at: `${at}/unit` }];
  if (unit.weapons[magazine.mount] === LOST) return fault('/weapon', `${capital(gunName(weapon))} is destroyed.`);
  if (magazine.load.length > 0) return fault('/weapon', `${capital(gunName(weapon))} is not empty.`);
  if (unit.weapons[magazine.mount] !== 0) return fault('/weapon', `${capital(gunName(weapon))} was not idle for the whole turn.`);
  return magazine.reloads > 0 ? [] : fault('/weapon', `${capital(gunName(weapon))} has no reload set left.`);
}

interface Rack {
  unit: Unit;
  hold: Hold;
  weapon: WeaponCard;
  magazine: Magazine;
}

function rackNamed(v: TpView, { unit: id, weapon: name }: Reload): Rack | undefined {
  const unit = unitNamed(v.open, id);
  const hold = holdIn(v.own, id);
  if (!unit || !hold || !isHere(unit)) return undefined;
  const card = cardOf(v.book, unit);
  const mount = mountOf(card, name);
  const weapon = card.weapons[mount];
  const magazine = hold.magazines.find(one => one.mount === mount);
  return weapon?.type === 'rack' && magazine ? { unit, hold, weapon, magazine } : undefined;
}

/** TP-9.6.4 Racks of a ship that may be filled now. */
export function racksToFill(v: TpView, id: Id): Reload[] {
  const unit = unitNamed(v.open, id);
  if (!unit || !holdIn(v.own, id)) return [];
  return cardOf(v.book, unit)
    .weapons.map(({ id: weapon }) => ({ unit: id, weapon }))
    .filter(one => reloadFaults(v, one, '').length === 0);
}

/** TP-9.6.4 A set goes into the rack; TP-14.1.5 unless it has become impossible. Only its owner is told, for a load is secret. */
export function refill(s: TpState, t: TpTable, { side, unit: id, weapon }: Reload & { side: Side }): void {
  const v = seenBy(s, side);
  if (reloadFaults(v, { unit: id, weapon }, '').length > 0) return;
  const { magazine } = rackNamed(v, { unit: id, weapon }) as Rack;
  magazine.reloads -= 1;
  magazine.load = [...magazine.set];
  t.tell(() => ({ kind: 'reloaded', unit: id, weapon }), [side]);
}

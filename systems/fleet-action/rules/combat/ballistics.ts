// Chapters 2.4 and 9.1: shots that fly for a while, and arrive before anything moves.

import { styleOf } from '../abilities/in-force.ts';
import { elintDefence } from '../elint/in-force.ts';
import type { Salvo, Ship } from '../open.ts';
import { placeOf } from '../orders.ts';
import { shipOf } from '../roster.ts';
import type { FaState, FaTable } from '../state.ts';
import { controlDie, numberToHit } from './numbers.ts';
import { pulseOf } from './refire.ts';
import type { Aim, FireContext } from './shot.ts';
import { mountNamed } from './systems.ts';
import { exchange } from './volley.ts';

/** FA-2.4.1 Hexes a ballistic shot flies in a pulse. */
const FLIGHT = 15;
/** FA-9.1.2 Every ballistic shot is at short range. */
const SHORT = 0;

/** FA-2.4.1, FA-2.4.2, FA-A1 Pulses from launch to arrival: one for every fifteen hexes begun, and one more. */
export function delay(range: number): number {
  return Math.ceil(range / FLIGHT) + 1;
}

/** FA-9.1.3, FA-9.1.5 A ballistic shot as it leaves: what it throws, the sensor with what ELINT adds (FA-A4) and the ships passed over are settled now. */
export function launch(s: FaState, { firer, target, weapon, dice, sensor, aid, passed, range }: Aim, t: FaTable): void {
  // FA-2.4.3 Pulses are counted through the battle, so that a shot is under way over the end of the turn.
  const due = pulseOf(s.clock.turn, s.open.pulse) + delay(range);
  const salvo: Salvo = { ship: firer.id, target: target.id, weapon: weapon.id, dice, sensor: sensor + aid, passed, range, due };
  s.open.salvos.push(salvo);
  t.tell(() => ({ kind: 'launched', salvo: { ...salvo }, from: placeOf(firer), to: placeOf(target) }));
}

/** FA-2.4.4, FA-9.1.8 All that is due in this pulse arrives at once, the shots of the side that moves first before the others (FA-A61). */
export function arrive(s: FaState, sides: readonly string[], t: FaTable): void {
  if (s.open.salvos.length === 0) return;
  const now = pulseOf(s.clock.turn, s.open.pulse);
  const due = s.open.salvos.filter(salvo => salvo.due <= now);
  if (due.length === 0) return;
  s.open.salvos = s.open.salvos.filter(salvo => salvo.due > now);
  const sight = { book: s.book, open: s.open, turn: s.clock.turn };
  const inOrder = sides.flatMap(side => due.filter(({ ship }) => shipOf(s.book, { id: ship }).side === side));
  const aims = inOrder.flatMap(salvo => arriving(sight, salvo) ?? spend(salvo, t));
  exchange(sight, aims, t);
}

/** FA-9.1.4, FA-9.1.6 The shot as it arrives, against what the target is then; FA-9.1.7 whether its ship still is or not. None where the target is gone. */
export function arriving({ book, open }: Pick<FireContext, 'book' | 'open'>, salvo: Salvo): Aim | undefined {
  const firer = open.ships[book.shipAt[salvo.ship] as number] as Ship;
  const target = open.ships[book.shipAt[salvo.target] as number] as Ship;
  if (target.structure === 0 || target.left) return undefined;
  const { dice, sensor, passed, range } = salvo;
  const [of, to] = [shipOf(book, firer), shipOf(book, target)];
  const mount = mountNamed(of, salvo.weapon);
  const weapon = of.weapons[mount] as Aim['weapon'];
  // FA-A4 ELINT that defends the target counts as it is when the shot arrives.
  const guard = elintDefence({ book, open }, to) - styleOf({ book, open }, to);
  const needs = numberToHit(book, { of, to, range, band: SHORT, passed, sensor, aid: 0, guard });
  const sides = controlDie(weapon, to.card.category);
  return { firer, of, target, to, mount, weapon, range, band: SHORT, dice, sides, needs, sensor, passed, aid: 0, guard };
}

function spend(salvo: Salvo, t: FaTable): Aim[] {
  t.tell(() => ({ kind: 'spent', salvo: { ...salvo } }));
  return [];
}

// Chapter 11.4: out of the battle, over the edge, through a gate or a vortex.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Phase } from '@flagplot/kernel';
import { on } from '../map.ts';
import { gatesOf } from '../movement/withdrawal.ts';
import type { Ship, Squadron, Vortex } from '../open.ts';
import type { Jump, Place } from '../orders.ts';
import { placeOf } from '../orders.ts';
import { isActive, rootOf, shipCalled } from '../roster.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';

/** FA-11.4.4, FA-A60, ruling R1 Over the edge, or through a way out, is out of the battle. */
export function leaveBy(t: FaTable, ship: Ship, by: 'edge' | 'vortex' | 'gate'): void {
  ship.left = true;
  t.tell(() => ({ kind: 'gone', ship: ship.id, by, at: placeOf(ship) }));
}

/** A ship and the hexes it came through in a pulse. */
interface Passing {
  ship: Ship;
  through: readonly Hex[];
}

/** A squadron under way, and the ships that sail with it as they passed: worked out when somebody asks. */
interface Under {
  squadron: Squadron;
  passing: () => readonly Passing[];
}

/**
 * The ships of a squadron leave by the ways out they came through: FA-11.4.8 while it withdraws by the gates that serve its side, at once; FA-11.4.7
 * by the vortices of its own ships, openers last of all (`letOpenersThrough`). `passing` is worked out only where there are any.
 */
export function passOut(s: FaState, t: FaTable, { squadron, passing }: Under): void {
  if (s.open.vortices.length === 0 && squadron.withdraws === 0) return;
  const { id, side } = rootOf(s, squadron.id);
  const vortices = s.open.vortices.filter(one => one.squadron === id);
  const gates = squadron.withdraws > 0 ? gatesOf(s.book, side) : [];
  if (vortices.length + gates.length === 0) return;
  const ships = passing();
  for (const { ship, through } of ships) if (isActive(ship) && gates.some(gate => isOn(through, gate))) leaveBy(t, ship, 'gate');
  for (const vortex of vortices) passVortex(t, { vortex, passing: ships });
}

/** FA-11.4.7 All that come through the hex of the vortex leave, but for the ship that opened it: that must be the last, and is noted alone. */
function passVortex(t: FaTable, { vortex, passing }: { vortex: Vortex; passing: readonly Passing[] }): void {
  for (const { ship, through } of passing) {
    if (!isActive(ship) || !isOn(through, vortex)) continue;
    if (ship.id === vortex.ship) vortex.waits = true;
    else leaveBy(t, ship, 'vortex');
  }
}

/** Whether a ship of the squadron, other than the opener, is still to come through a vortex this turn. */
export type Awaits = (vortex: Vortex) => boolean;

/**
 * FA-11.4.7 Once all squadrons have moved in a pulse, openers leave that came through their vortices, and with that close them; as long as others of
 * their squadrons are plotted to come through yet, they wait for those (ruling R23).
 */
export function letOpenersThrough(
  s: FaState,
  t: FaTable,
  { before, awaits }: { before: ReadonlySet<string>; awaits: Awaits },
): void {
  for (const vortex of s.open.vortices) {
    const opener = shipCalled(s, vortex.ship);
    if (!vortex.waits || !isActive(opener)) continue;
    if (!awaits(vortex)) {
      leaveBy(t, opener, 'vortex');
      close(s, t, vortex);
    } else if (!before.has(vortex.ship)) t.tell(() => ({ kind: 'waits', ship: vortex.ship }));
  }
}

export function isOn(through: readonly Hex[], hex: Hex): boolean {
  return through.some(one => hexes.same(one, hex));
}

function close(s: FaState, t: FaTable, vortex: Vortex): void {
  s.open.vortices = s.open.vortices.filter(one => one !== vortex);
  t.tell(() => ({ kind: 'closed', ship: vortex.ship }));
}

/** At the end of pulse 3 the vortices open that were declared; those of the turn before close. */
export const vortices: Phase<FleetAction> = {
  name: 'Vortices',
  rule: 'FA-11.4.6',
  begin(s, t) {
    for (const vortex of s.open.vortices.filter(one => one.turn < s.clock.turn)) close(s, t, vortex);
    for (const { id } of s.book.sides) {
      if ((s.sealed[id]?.jumps ?? []).length > 0) t.reveal(id);
      for (const jump of s.sealed[id]?.jumps ?? []) openVortex(s, t, jump);
    }
  },
};

/** FA-11.4.6 A vortex opens ahead of the ship that declared it, as long as that fights. */
function openVortex(s: FaState, t: FaTable, { ship: id, ahead }: Jump): void {
  const ship = shipCalled(s, id);
  if (!isActive(ship)) return;
  const { q, r } = aheadOf(s, ship, ahead);
  const vortex: Vortex = { q, r, ship: ship.id, squadron: rootOf(s, ship.id).id, turn: s.clock.turn };
  s.open.vortices.push(vortex);
  t.tell(() => ({ kind: 'vortex', vortex: { ...vortex } }));
}

/** Ruling R20 The hex so far ahead of a ship, or the last one before it that is on the map. */
function aheadOf(s: FaState, ship: Place, ahead: number): Hex {
  const hex = hexes.step(ship, ship.heading, ahead);
  return ahead === 0 || on(s, hex) ? hex : aheadOf(s, ship, ahead - 1);
}

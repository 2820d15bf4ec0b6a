/** Launches in the making. Nothing here draws. */

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { AreaItem, HandleItem, Layer } from '@flagplot/scene';
import { delay } from '../../rules/combat/ballistics.ts';
import { reach } from '../../rules/combat/numbers.ts';
import { hexWritten, LAYOUT } from '../../rules/map.ts';
import type { groupsOf } from '../../rules/mines/launch.ts';
import { dueAt, minesAt, minesOf, radiusOf, rowFor } from '../../rules/mines/pattern.ts';
import { launchAt } from '../../rules/mines/question.ts';
import type { Launch } from '../../rules/orders.ts';
import { isActive, shipCalled, shipOf } from '../../rules/roster.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { sightOf } from '../../rules/turn/3-fire.ts';
import { hexName, quantity, shipName } from '../../words/names.ts';

export type MinesOrder = FleetAction['asks']['mines']['order'];
export type Group = ReturnType<typeof groupsOf>[number];

const PULSES = 3;

/** What a squadron launches as the order stands. */
export function launchOf(order: MinesOrder, squadron: string): Launch | undefined {
  return order.launches.find(one => one.squadron === squadron);
}

/** The order with another launch of a squadron; none: it keeps its mines. */
export function withLaunch({ launches }: MinesOrder, squadron: string, launch: Launch | undefined): MinesOrder {
  return { launches: [...launches.filter(one => one.squadron !== squadron), ...(launch ? [launch] : [])] };
}

/** All that a squadron can launch at a hex; where nothing can, all of it, for the rules to say why. */
export function aimedAt(v: FaView, group: Group, hex: Hex): Launch {
  const name = hexName(hex);
  return launchAt(v, group, name) ?? { squadron: group.squadron, hex: name, ships: group.members.map(({ ship }) => ship.id) };
}

/** A launch with a ship taken out, or put in again; the last one is not taken out. */
export function toggleShip(launch: Launch, ship: string): Launch {
  const has = launch.ships.includes(ship);
  const ships = has ? launch.ships.filter(id => id !== ship) : [...launch.ships, ship];
  return ships.length > 0 ? { ...launch, ships } : launch;
}

/** How many mines a launch has, how wide they are and when they come. */
export function patternOf(v: FaView, { hex, ships }: Launch): { mines: number; radius: number; due: number } {
  const at = hexWritten(hex);
  const members = ships.map(id => ({ ship: shipCalled(v, id), of: shipOf(v.book, { id }) }));
  const mines = members.reduce((sum, one) => sum + minesAt(sightOf(v), one, at), 0);
  const due = dueAt(
    v.clock.turn,
    members.map(({ ship }) => ship),
    at,
  );
  return { mines, radius: radiusOf(rowFor(v.book.charts, mines)), due };
}

/** `6 mines at 3040 and 2 hexes around, in pulse 3`. */
export function launchWords(v: FaView, launch: Launch): string {
  const { mines, radius, due } = patternOf(v, launch);
  const turn = Math.ceil(due / PULSES);
  const when = `${turn > v.clock.turn ? `turn ${turn}, ` : ''}pulse ${((due - 1) % PULSES) + 1}`;
  const area = radius === 0 ? '' : ` and ${quantity(radius, 'hex', 'hexes')} around`;
  return `${quantity(mines, 'mine', 'mines')} at ${launch.hex}${area}, in ${when}`;
}

/** `2 ships can launch, 45 hexes far at most: there in 4 pulses, sooner nearer by.` */
export function reachWords({ members }: Group): string {
  const far = Math.max(...members.map(({ of }) => reach(minesOf(of))));
  const able = quantity(members.length, 'ship can', 'ships can');
  return `${able} launch, ${quantity(far, 'hex', 'hexes')} far at most: there in ${quantity(delay(far), 'pulse', 'pulses')}, sooner nearer by.`;
}

/** The areas of all launches and, for the squadron in hand, a handle at each enemy. */
export function minesLayer(v: FaView, order: MinesOrder, inHand: Group | undefined): Layer {
  const areas = order.launches.map((launch): AreaItem => {
    const places = hexes.within(hexWritten(launch.hex), patternOf(v, launch).radius);
    const look = launch.squadron === inHand?.squadron ? 'solid' : 'dashes';
    return {
      kind: 'area',
      id: `launch/${launch.squadron}`,
      role: 'intent',
      side: v.side,
      places,
      look,
      label: launchWords(v, launch),
    };
  });
  return [...areas, ...(inHand ? enemies(v) : [])];
}

const AIM = 'mines/';

function enemies(v: FaView): HandleItem[] {
  const ships = v.open.ships.filter(ship => isActive(ship) && shipOf(v.book, ship).side !== v.side);
  return ships.map(({ id, q, r }) => ({
    kind: 'handle',
    id: `${AIM}${id}`,
    at: { q, r },
    icon: 'check',
    name: `Aim at ${hexes.nameOf({ q, r }, LAYOUT)}, where ${shipName(v.book, id)} is now`,
  }));
}

/** The hex that a handle stands for. */
export function hexOfHandle(v: FaView, id: string): Hex | undefined {
  const ship = id.startsWith(AIM) ? shipCalled(v, id.slice(AIM.length)) : undefined;
  return ship && { q: ship.q, r: ship.r };
}

// What an order would lead to: where a squadron comes to and whom it has before it, whom fire is at and with what odds, who does nothing.

import { hexes } from '@flagplot/hexes';
import type { Answer, Forecasted, Json, View } from '@flagplot/kernel';
import { type Lead, percent } from '@flagplot/manifest';
import { arcsTo } from '../rules/combat/arcs.ts';
import type { FireStep } from '../rules/combat/targets.ts';
import { overEdge } from '../rules/movement/edge.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { destination, PULSES, speedIn, straight } from '../rules/movement/path.ts';
import type { Ship, Squadron } from '../rules/open.ts';
import type { Place, Plot, Shot } from '../rules/orders.ts';
import { squadronsOf } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { aimShot, firers, sightOf } from '../rules/turn/3-fire.ts';
import { ARC_WORDS, compass, hexName, quantity, shipName, squadronName } from './names.ts';

export function outlook({ kind, order }: Answer<FleetAction>, view: View<FleetAction>): Lead[] {
  switch (kind) {
    case 'orders':
      return order.squadrons.flatMap(plot => plotLeads(view, plot));
    case 'fire':
    case 'stray':
      return fireLeads(view, order.shots, kind);
    default:
      return [];
  }
}

/** Where a squadron comes to, and the enemy that would then be nearest if he held his course. */
function plotLeads(v: FaView, plot: Plot): Lead[] {
  const squadron = [...v.open.squadrons, ...v.open.strays].find(one => one.id === plot.squadron);
  if (!squadron) return [];
  const who = squadronName(v.book, squadron.id);
  const over = overEdge(plotting(v, squadron), plot);
  if (over) return [{ who, grave: 'lost', says: `${over.ship.name} leaves the map in pulse ${over.pulse}` }];
  const end = destination(squadron, plot.path.flat());
  const speed = speedIn(squadron.speed, plot.change, PULSES.length);
  return [{ who, says: `${who} to ${hexName(end)} heading ${compass(end.heading)}, speed ${speed}${nearest(v, end)}` }];
}

function nearest(v: FaView, end: Place): string {
  const then = (one: Squadron): Place => destination(one, straight(v.book.charts, one.speed).flat());
  const all = v.book.sides
    .filter(({ id }) => id !== v.side)
    .flatMap(({ id }) => squadronsOf(v, id))
    .map(one => ({ name: squadronName(v.book, one.id), at: then(one) }));
  const [first] = all.sort((a, b) => hexes.range(end, a.at) - hexes.range(end, b.at));
  if (!first) return '';
  const range = hexes.range(end, first.at);
  const arcs = range === 0 ? [] : arcsTo(end, first.at).map(arc => ARC_WORDS[arc]);
  const where = range === 0 ? 'in the same hex' : `${quantity(range, 'hex', 'hexes')} off, ${arcs.join(' or ')}`;
  return `; ${first.name}, if it holds its course, ${where}`;
}

/** Target by target what is fired at it, then who could fire and does not. */
function fireLeads(v: FaView, shots: readonly Shot[], step: FireStep): Lead[] {
  const fired = [...Map.groupBy(shots, ({ target }) => target)].flatMap(([target, at]) => targetLeads(v, target, at));
  const idle = firers(sightOf(v), v.side, step).filter(ship => !shots.some(shot => shot.ship === ship.id));
  const holds = idle.map(({ id }): Lead => {
    const who = shipName(v.book, id);
    return { who, grave: 'idle', says: `${who} holds its fire` };
  });
  return [...fired, ...holds];
}

function targetLeads(v: FaView, target: string, shots: readonly Shot[]): Lead[] {
  const ship = v.open.ships[v.book.shipAt[target] ?? -1];
  const aims = shots.flatMap(shot => aimShot(sightOf(v), shot));
  if (!ship || aims.length === 0) return [];
  const ranges = aims.map(({ firer }) => hexes.range(firer, ship));
  const [near, far] = [Math.min(...ranges), Math.max(...ranges)];
  const dice = aims.reduce((sum, one) => sum + one.dice, 0);
  const needs = [...new Set(aims.map(one => one.needs))].sort((a, b) => a - b);
  const by = shots.map(shot => shipName(v.book, shot.ship)).join(', ');
  const who = shipName(v.book, target);
  const range = near === far ? String(near) : `${near} to ${far}`;
  return [
    {
      who,
      says: `${by} at ${who}: range ${range}, ${quantity(dice, 'die', 'dice')}, ${needs.map(one => `${one}+`).join(', ')} to hit`,
      odds: { ...requestFor(target, shots), says: found => oddsSaid(found, ship) },
    },
  ];
}

/** Which forecast answers for these shots at one ship, and what it is asked. */
function requestFor(target: string, shots: readonly Shot[]): { name: string; of: Json } {
  return { name: 'squadron', of: { target, shots: shots.map(({ ship, weapons }) => ({ ship, weapons: [...weapons] })) } };
}

/** `1.4 structure lost on average of 6; destroyed 12 %`. */
function oddsSaid({ outcomes }: Forecasted, { structure }: Ship): string {
  const leftIn = (value: Json): number => (value as { structure?: number } | null)?.structure ?? structure;
  const lost = outcomes.reduce((mean, { value, chance }) => mean + chance * (structure - leftIn(value)), 0);
  const chance = (test: (left: number) => boolean): number =>
    outcomes.reduce((sum, one) => (test(leftIn(one.value)) ? sum + one.chance : sum), 0);
  const unhurt = chance(n => n === structure);
  const gone = chance(n => n === 0);
  return `it loses ${lost.toFixed(1)} of ${structure} structure on average; unhurt ${percent(unhurt)}, destroyed ${percent(gone)}`;
}

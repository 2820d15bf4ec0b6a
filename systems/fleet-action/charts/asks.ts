// What an order in the making is read from.

import type { Answer, View, Why } from '@flagplot/kernel';
import type { Book, ShipOfBook } from '../rules/book.ts';
import { aims, why } from '../rules/combat/shot.ts';
import type { Plot, Shot } from '../rules/orders.ts';
import { ownSquadronAt, shipCalled, squadronCalled, unitOf } from '../rules/roster.ts';
import type { FleetAction } from '../rules/state.ts';
import { sightOf } from '../rules/turn/3-fire.ts';

type FaView = View<FleetAction>;

/** The speeds, categories and radii that plots are made under; the throws that shots would be. Of the squadron or ship in hand, else of all. */
export function basis({ kind, order }: Answer<FleetAction>, view: FaView, inHand: string | undefined): readonly (string | Why)[] {
  const own = inHand !== undefined && Object.hasOwn(view.book.units, inHand) ? unitOf(view, inHand).squadron : undefined;
  if (kind === 'orders') {
    const plots = onlyOf(order.squadrons, plot => unitOf(view, plot.squadron).squadron === own);
    return plots.flatMap(plot => plotCells(view, plot));
  }
  if (kind !== 'fire' && kind !== 'stray') return [];
  const shots = onlyOf(order.shots, shot => shot.ship === inHand);
  return onlyOf(shots, shot => ownSquadronAt(view.open, shipAt(view.book, shot.ship)) === own).flatMap(shot =>
    shotWhys(view, shot),
  );
}

/** Those that are meant; all, where none is. */
function onlyOf<T>(all: readonly T[], isMeant: (one: T) => boolean): readonly T[] {
  const meant = all.filter(isMeant);
  return meant.length > 0 ? meant : all;
}

const shipAt = (book: Book, ship: string): ShipOfBook => book.ships[book.shipAt[ship] as number] as ShipOfBook;

/** FA-5.8.1 Hexes by pulse at its speed, FA-5.2.1 what its ships may combine with a change of speed, FA-4.1.2 the radius of its commander. */
function plotCells({ book, open }: FaView, { squadron: id, change }: Plot): string[] {
  const { ships, alone } = unitOf({ book, open }, id);
  const squadron = alone ? open.strays.find(one => one.id === id) : squadronCalled({ book, open }, id);
  if (!squadron) return [];
  const speeds = [...new Set([squadron.speed, squadron.speed + (change?.by ?? 0)])];
  const categories = [...new Set(ships.map(i => (book.ships[i] as ShipOfBook).card.category))];
  const { race } = (book.ships[ships[0] as number] as ShipOfBook).card;
  return [
    ...speeds.flatMap(speed => [0, 1, 2].map(pulse => `pulses/${rowOf(book, speed)}/${pulse}`)),
    ...Object.keys(book.charts.combinations).flatMap(order => categories.map(category => `combinations/${order}/${category}`)),
    book.racialRadius ? `commandRadius/races/${race}` : 'commandRadius/all',
  ];
}

/** FA-5.8.3 The row of a speed; beyond the last one that of three less, over and over. */
function rowOf({ charts }: Book, speed: number): number {
  const beyond = Math.ceil((speed - charts.pulses.length + 1) / 3);
  return speed - 3 * Math.max(0, beyond);
}

function shotWhys(view: FaView, { ship, target, weapons }: Shot): Why[] {
  const sight = sightOf(view);
  const all = aims(sight, shipCalled(view, ship), shipCalled(view, target));
  return all.filter(({ weapon }) => weapons.includes(weapon.id)).map(aim => why(sight, aim));
}

/** What the fire panel lays over the board: lines to the targets, and the arcs and bands of the weapon in hand. */

import { hexes } from '@flagplot/hexes';
import type { ArcItem, AreaItem, Item, Layer } from '@flagplot/scene';
import { ARCS, arcsTo } from '../../rules/combat/arcs.ts';
import { BANDS, factor } from '../../rules/combat/numbers.ts';
import type { FireContext } from '../../rules/combat/shot.ts';
import { on } from '../../rules/map.ts';
import type { Ship } from '../../rules/open.ts';
import type { Shot } from '../../rules/orders.ts';
import { shipOf } from '../../rules/roster.ts';
import { ARC_WORDS, quantity } from '../../words/names.ts';
import { aimsOf, type FireOrder } from './shots.ts';

interface Firing {
  order: FireOrder;
  /** The ship in hand, its target, and the mount of the weapon in hand. */
  ship: Ship | undefined;
  target: Ship | undefined;
  mount: number;
}

export function lines(sight: FireContext, { order, ship, target, mount }: Firing): Layer {
  const guns = ship ? [...bands(sight, ship, mount), ...arcs(sight, ship, { target, mount })] : [];
  return [...guns, ...order.shots.flatMap(shot => ray(sight, shot, shot.ship === ship?.id)), ...brackets(sight, order)];
}

function ray(sight: FireContext, shot: Shot, held: boolean): Item[] {
  const from = sight.open.ships[sight.book.shipAt[shot.ship] ?? -1];
  const to = sight.open.ships[sight.book.shipAt[shot.target] ?? -1];
  if (!from || !to) return [];
  const dice = aimsOf(sight, shot).reduce((sum, one) => sum + one.dice, 0);
  const tag = `range ${hexes.range(from, to)}, ${quantity(dice, 'die', 'dice')}`;
  return [
    {
      kind: 'ray',
      id: `shot/${shot.ship}`,
      role: 'intent',
      from: { unit: from.id },
      to: { unit: to.id },
      ...(held ? { held: true as const, tag } : {}),
    },
  ];
}

function brackets(sight: FireContext, order: FireOrder): Item[] {
  return [...new Set(order.shots.map(shot => shot.target))].flatMap(id => {
    const at = sight.open.ships[sight.book.shipAt[id] ?? -1];
    return at ? [{ kind: 'ring', id: `target/${id}`, unit: id, at: { q: at.q, r: at.r }, look: 'target' } as const] : [];
  });
}

/** The range bands of the weapon in hand, as far as they lie on the map. */
function bands(sight: FireContext, ship: Ship, mount: number): AreaItem[] {
  const weapon = shipOf(sight.book, ship).weapons[mount];
  return (weapon?.bands ?? []).map((last, band) => ({
    kind: 'area',
    id: `band/${band}`,
    role: 'told',
    places: hexes.within({ q: ship.q, r: ship.r }, last).filter(hex => on(sight, hex)),
    look: 'outline',
    label: `${BANDS[band]} to ${last}`,
  }));
}

/** Half the width of an arc, in twenty-fourths of a circle. */
const HALF = 2;
/** Twenty-fourths in one of the six arcs. */
const ARC = 4;

/** The arcs the weapon in hand bears in; the one that bears on the target is tinted. */
function arcs(sight: FireContext, ship: Ship, { target, mount }: Pick<Firing, 'target' | 'mount'>): ArcItem[] {
  const of = shipOf(sight.book, ship);
  const weapon = of.weapons[mount];
  const card = of.card.mounts[mount];
  if (!weapon || !card) return [];
  const reach = weapon.bands.at(-1) ?? 0;
  const seen = target ? arcsTo(ship, target) : [];
  return ARCS.flatMap((_, arc): ArcItem[] => {
    const x = factor(card, [arc], ship.weapons[mount] ?? 0);
    if (x === 0 || reach === 0) return [];
    const middle = ARC * (ship.heading + arc);
    const tint = seen.includes(arc);
    const label = tint || seen.length === 0 ? { label: `${ARC_WORDS[arc]} ×${x}` } : {};
    const from = (middle - HALF + 24) % 24;
    const field = { from, to: (from + ARC) % 24, reach: Math.min(reach, LONGEST), ...label };
    return [
      {
        kind: 'arc',
        id: `arc/${arc}`,
        role: 'intent',
        at: { q: ship.q, r: ship.r },
        ...field,
        ...(tint ? { tint: true as const } : {}),
      },
    ];
  });
}

/** Rays beyond this run off every screen. */
const LONGEST = 40;

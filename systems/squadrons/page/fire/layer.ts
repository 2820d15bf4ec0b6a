/** What the fire panel lays over the board: a line for each pair that bears, brackets about whoever may be hit, the arc of the craft in hand. */

import type { ArcItem, Item, Layer, RayItem } from '@flagplot/scene';
import { directionOf } from '../../rules/map.ts';
import type { Craft } from '../../rules/open.ts';
import type { Seen } from '../../rules/roster.ts';
import { numberOf } from '../../rules/roster.ts';
import { craftId } from '../../words/names.ts';
import { bearingOf, type FireOrder, type Laid, laidOf, type Pair, pairsOf } from './volleys.ts';

/** Pairs beyond this are too many to tell apart: then each shooter has one line. */
const MOST_LINES = 40;

/** @param held the volley in hand; `place`: the craft of it that is in hand alone */
export function lines(
  seen: Seen,
  order: FireOrder,
  { held, place }: { held: Laid | undefined; place: number | undefined },
): Layer {
  const others = order.volleys.filter(volley => volley.squadron !== held?.volley.squadron).map(volley => laidOf(seen, volley));
  return [
    ...(held && place !== undefined ? arcs(seen, held, place) : []),
    ...others.flatMap(laid => nearest(pairsOf(seen, laid)).map(pair => ray(laid, pair))),
    ...(held ? heldRays(seen, held, place) : []),
    ...brackets([...others, ...(held ? [held] : [])]),
  ];
}

/** Each shooter's nearest target. */
function nearest(pairs: readonly Pair[]): Pair[] {
  const by = Map.groupBy(pairs, ({ from }) => from);
  return [...by.values()].map(of => of.reduce((best, one) => (one.range < best.range ? one : best)));
}

/** The pairs of the volley in hand, of the craft in hand alone where there is one; the nearest carries the range that serves all. */
function heldRays(seen: Seen, held: Laid, place: number | undefined): RayItem[] {
  const all = pairsOf(seen, held);
  const own = place === undefined ? [] : all.filter(({ from }) => from === place);
  const many = own.length > 0 ? own : all;
  const drawn = many.length > MOST_LINES ? nearest(many) : many;
  const [first] = drawn.toSorted((a, b) => a.range - b.range);
  const { range, band } = held.sighting;
  return drawn.map(pair =>
    pair === first ? { ...ray(held, pair), held: true, tag: `average ${range}, ${band}` } : ray(held, pair),
  );
}

function ray({ sighting, volley }: Laid, { from, to }: Pair): RayItem {
  return {
    kind: 'ray',
    id: `${volley.squadron}/${from}-${volley.target}/${to}`,
    role: 'intent',
    from: { unit: craftId(sighting.from.id, numberOf(from)) },
    to: { unit: craftId(sighting.to.id, numberOf(to)) },
  };
}

function brackets(all: readonly Laid[]): Item[] {
  const units = new Map(
    all.flatMap(({ sighting: { to, eligible } }) =>
      eligible.map(place => [craftId(to.id, numberOf(place)), to.craft[place] as Craft] as const),
    ),
  );
  return [...units].map(([unit, { q, r }]) => ({ kind: 'ring', id: `target/${unit}`, unit, at: { q, r }, look: 'target' }));
}

/** Half the width of an arc, in twenty-fourths of a circle, as the options have it. */
const HALF = { wide: 4, narrow: 2 };
/** Twenty-fourths in a hexside. */
const SIXTH = 4;

function arcs(seen: Seen, held: Laid, place: number): ArcItem[] {
  const craft = held.sighting.from.craft[place];
  const bears = bearingOf(seen, held, place);
  if (!craft || bears === 'own') return [];
  const middle = SIXTH * (bears === undefined ? craft.heading : directionOf(bears));
  const half = seen.book.options['narrow-arc'] ? HALF.narrow : HALF.wide;
  const { card } = held.sighting.weapon;
  return [
    {
      kind: 'arc',
      id: 'arc',
      role: 'intent',
      at: { q: craft.q, r: craft.r },
      from: (middle - half + 24) % 24,
      to: (middle + half) % 24,
      reach: card.range[2],
      tint: true,
      label: `long range ${card.range[2]}`,
    },
  ];
}

/** What the fire panel lays over the board: a line for each pair that bears, brackets about whoever may be hit, the arc of the craft in hand. */

import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { ArcItem, HandleItem, Item, Layer, RayItem } from '@flagplot/scene';
import { directionOf } from '../../rules/map.ts';
import type { Craft } from '../../rules/open.ts';
import type { Seen } from '../../rules/roster.ts';
import { numberOf, squadronOf } from '../../rules/roster.ts';
import { craftId, sideName } from '../../words/names.ts';
import { bearingOf, type Choice, type FireOrder, type Laid, laidOf, likeliest, type Pair, pairsOf } from './volleys.ts';

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

/** The targets as things to press, where there is no board to press them on. */
export function targetHandles(seen: Seen, choices: readonly Choice[]): HandleItem[] {
  return choices.flatMap((choice, i) => {
    const best = likeliest(choice);
    const at = choice.target.craft[best?.sighting.eligible[0] ?? 0];
    if (!best || !at) return [];
    const of = squadronOf(seen.book, choice.target.id);
    const { range, band, weapon, shooters, eligible } = best.sighting;
    const each = Math.max(...best.aims.map(aim => aim.needs));
    return [
      {
        kind: 'handle' as const,
        id: `fire/${choice.target.id}`,
        at: { q: at.q, r: at.r },
        icon: 'target' as const,
        name: `${i + 1}: fire ${weapon.card.name} at ${sideName(of.side, seen.book)} ${of.name}, ${shooters.length} at ${eligible.length}, average range ${range}, ${band}, ${each} or more, ${percent(Math.min(1, best.hits / Math.max(1, shooters.length * weapon.card.shots)))} a shot`,
      },
    ];
  });
}

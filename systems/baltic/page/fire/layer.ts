/** Fire in the making as it lies on the table: bands, the arc of the weapon in hand, the channel of sight, a line for each throw. */

import { CIRCLE, headingOf, type Point } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import type { ArcItem, BandItem, Item, Layer, RayItem } from '@flagplot/scene';
import type { WeaponCard } from '../../rules/cards.ts';
import { mountOf, sectorOf } from '../../rules/gunnery/bearing.ts';
import type { Vessel } from '../../rules/open.ts';
import type { Act } from '../../rules/orders.ts';
import { cardOf } from '../../rules/roster.ts';
import type { BbView } from '../../rules/state.ts';
import { spotOf } from '../../scene/seen.ts';
import { shapeOf } from '../../scene/vessels.ts';
import { seeingOf } from './sight.ts';
import { aimFor, firesOf, type Offer } from './throws.ts';

/** What is in hand. */
export interface Pointing {
  readonly vessel: Vessel;
  readonly offer: Offer | undefined;
  readonly weapon: WeaponCard | undefined;
}

export function fireLayer(view: BbView, acts: readonly Act[], held: Pointing | undefined): Layer<Point> {
  const rays = firesOf(acts).flatMap(act => act.by.map(by => rayOf(view, acts, { act, by, held })));
  return held ? [...bands(view, held), ...arcs(view, held), ...sights(view, held), ...rays, ...rings(held)] : rays;
}

function rayOf(
  view: BbView,
  acts: readonly Act[],
  of: { act: ReturnType<typeof firesOf>[number]; by: string; held: Pointing | undefined },
): RayItem<Point> {
  const { act, by, held } = of;
  const dice = aimFor(view, acts, { vessel: by, weapon: act.weapon, target: act.target })?.dice ?? 0;
  const isHeld = held?.vessel.id === by && held.offer?.mark.id === act.target;
  const target = view.open.vessels.find(({ id }) => id === act.target);
  const structure = view.book.features.find(({ id }) => id === act.target);
  const to = target || !structure ? { unit: act.target } : middleOf(structure.outline);
  return {
    ...{ kind: 'ray', id: `aim/${act.weapon}/${by}/${act.target}`, role: 'intent', from: { unit: by }, to },
    ...(isHeld ? { held: true } : { tag: `${dice} dice` }),
  };
}

function middleOf(outline: readonly number[]): Point {
  const half = outline.length / 2;
  const mean = (axis: 0 | 1): number =>
    Math.round(outline.filter((_, i) => i % 2 === axis).reduce((sum, n) => sum + n, 0) / half);
  return { x: mean(0), y: mean(1) };
}

/** BB-3.2.46, BB-3.2.47 The bands, and the farthest range of the weapon in hand. */
function bands(view: BbView, { vessel, weapon }: Pointing): BandItem<Point>[] {
  const { short, medium } = view.book.charts.bands;
  const reaches = [...new Set([short, medium, ...(weapon?.range ? [weapon.range] : [])])].filter(
    one => one <= (weapon?.range ?? medium),
  );
  const about = { at: spotOf(vessel), facing: vessel.heading, shape: shapeOf(view.book, cardOf(view.book, vessel)) };
  return reaches.map(reach => ({ kind: 'band', id: `band/${reach}`, role: 'told', about, reach, label: `${inches(reach)}″` }));
}

/** BB-6.5.5 The sector of the weapon in hand, from its mount. */
function arcs(view: BbView, { vessel, weapon }: Pointing): ArcItem<Point>[] {
  if (!weapon?.arc) return [];
  const { middle, half } = sectorOf(view.book, vessel, weapon);
  if (half * 2 >= CIRCLE) return [];
  const [from, to] = [headingOf(middle - half), headingOf(middle + half)];
  const reach = Math.min(weapon.range ?? 0, view.book.charts.bands.medium);
  return [
    {
      kind: 'arc',
      id: 'arc',
      role: 'intent',
      at: mountOf(view.book, vessel, weapon),
      from,
      to,
      reach,
      tint: true,
      label: weapon.name,
    },
  ];
}

function sights(view: BbView, { offer }: Pointing): Item<Point>[] {
  return offer ? [seeingOf(view, offer.line).item] : [];
}

function rings({ offer }: Pointing): Item<Point>[] {
  if (!offer) return [];
  const { id, pose } = offer.mark;
  return [{ kind: 'ring', id: `target/${id}`, at: spotOf(pose), unit: id, look: 'target' }];
}

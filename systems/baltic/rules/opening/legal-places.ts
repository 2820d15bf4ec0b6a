// Where a unit may be set up.

import type { Refusal } from '@flagplot/kernel';
import type { Outline } from '@flagplot/plane';
import { areWithin, isInZone, overlap, TOUCH } from '@flagplot/plane';
import type { Book, FeatureOfBook, UnitOfBook } from '../book.ts';
import type { Card } from '../cards.ts';
import { depthFor, draughtOf } from '../charts-read.ts';
import { featureName, nameOf } from '../names.ts';
import type { Placing } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, footprint, isAirborne, isOnTable, sideCalled } from '../roster.ts';

/** BB-1.5.5 The zones of a unit: of several those of its navy, and those of all. */
export function zonesOf(book: Book, unit: UnitOfBook): Outline[] {
  const { navy } = cardOf(book, unit);
  return sideCalled(book, unit.side)
    .zones.filter(zone => (zone.navy ?? navy) === navy)
    .map(({ polygon }) => polygon);
}

/** Every reason a unit cannot stand as it is placed. */
export function placingFaults(seen: Seen, unit: UnitOfBook, vessels: readonly Placing[]): Refusal[] {
  const listed = listFaults(seen, unit, vessels);
  return listed.length > 0 ? listed : spotsFaults(berthOf(seen, unit), vessels);
}

/** What a unit needs to know of the table wherever it is placed: gathered once for many places. */
export interface Berth {
  readonly book: Book;
  readonly unit: UnitOfBook;
  readonly zones: readonly Outline[];
  /** Models and features that it may not lie over. */
  readonly models: readonly Outline[];
  readonly features: readonly FeatureOfBook[];
}

export function berthOf(seen: Seen, unit: UnitOfBook): Berth {
  const { book } = seen;
  const card = cardOf(book, unit);
  const zones = zonesOf(book, unit);
  if (isAirborne(card)) return { book, unit, zones, models: [], features: [] };
  return { book, unit, zones, models: modelsOf(seen), features: book.features.filter(one => bars(book, one, card)) };
}

/** Whether all vessels of a unit, each named once, can stand as they are placed: looked at no further than the first reason why not. */
export function isFree(berth: Berth, vessels: readonly Placing[]): boolean {
  const outlines = outlinesOf(berth, vessels);
  return outlines.every((_, i) => spotFaults(berth, { outlines, i }).next().done);
}

function spotsFaults(berth: Berth, vessels: readonly Placing[]): Refusal[] {
  const { book } = berth;
  const outlines = outlinesOf(berth, vessels);
  return vessels.flatMap(({ vessel }, i) =>
    [...spotFaults(berth, { outlines, i })].map(({ rule, say }) => ({
      ...{ rule, at: `/vessels/${i}` },
      say: `${nameOf(book, vessel)} ${say}.`,
    })),
  );
}

function outlinesOf({ book, unit: { card } }: Berth, vessels: readonly Placing[]): Outline[] {
  return vessels.map(placing => footprint(book, { ...placing, card }));
}

/** BB-1.5.2 A whole squadron, BB-1.5.7 its flagship first. */
function listFaults({ book }: Seen, { vessels: due }: UnitOfBook, vessels: readonly Placing[]): Refusal[] {
  const named = vessels.map(({ vessel }) => vessel);
  const wrong = named.flatMap((id, i): Refusal[] =>
    due.includes(id) && named.indexOf(id) === i
      ? []
      : [{ rule: 'BB-1.5.2', at: `/vessels/${i}/vessel`, say: `${nameOf(book, id)} is not to be set up here.` }],
  );
  const missing = due.filter(id => !named.includes(id));
  return [
    ...wrong,
    ...missing.map(
      (id): Refusal => ({ rule: 'BB-1.5.2', at: '/vessels', say: `${nameOf(book, id)} is set up too.`, lacking: true }),
    ),
  ];
}

/** A unit as it is placed, and which of its vessels is looked at. */
interface Spot {
  readonly outlines: readonly Outline[];
  readonly i: number;
}

/** BB-1.5.5 in its zone, BB-1.5.6 clear of models, solids and shoals, BB-1.5.7 near its flagship: reason by reason, made as it is drawn. */
function* spotFaults(
  { book, unit, zones, models, features }: Berth,
  { outlines, i }: Spot,
): Generator<{ rule: string; say: string }> {
  const own = outlines[i] as Outline;
  // BB-6.2.10
  if (!zones.some(zone => isInZone(own, zone))) yield { rule: 'BB-1.5.5', say: 'lies outside its zone' };
  if (!areWithin(own, outlines[0] as Outline, book.charts.coherency))
    yield { rule: 'BB-1.5.7', say: 'lies too far from its flagship' };
  if (isAirborne(cardOf(book, unit))) return;
  if ([...outlines.slice(0, i), ...models].some(model => overlap(model, own)))
    yield { rule: 'BB-1.5.6', say: 'lies over another model' };
  const feature = features.find(one => areWithin(one.outline, own, TOUCH));
  if (feature) yield { rule: 'BB-1.5.6', say: `touches ${featureName(feature.id)}` };
}

function modelsOf({ book, open }: Seen): Outline[] {
  return open.vessels.filter(one => isOnTable(one) && !isAirborne(cardOf(book, one))).map(one => footprint(book, one));
}

/** BB-1.3.5 Solids, and BB-1.3.3 water that tests or grounds her; skimmers mind neither water nor, as a rule, reefs. */
function bars({ charts, options }: Book, { kind }: FeatureOfBook, card: Card): boolean {
  if (kind === 'land' || kind === 'structure') return true;
  const skims = card.traits?.includes('skimmer') ?? false;
  if (kind === 'reef') return !skims || options['reefs-stop-skimmers'];
  return !skims && depthFor(charts, kind, draughtOf(card, false)) !== 'free';
}

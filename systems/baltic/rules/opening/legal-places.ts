// Where a unit may be set up.

import type { Refusal } from '@flagplot/kernel';
import type { Outline } from '@flagplot/plane';
import { isInZone, isWithin, overlap, squaredDistance, TOUCH } from '@flagplot/plane';
import type { Book, FeatureOfBook, UnitOfBook } from '../book.ts';
import type { Card } from '../cards.ts';
import { depthFor, draughtOf } from '../charts-read.ts';
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
  const listed = listFaults(unit, vessels);
  if (listed.length > 0) return listed;
  const outlines = vessels.map(placing => footprint(seen.book, { ...placing, card: unit.card }));
  return vessels.flatMap(({ vessel }, i) =>
    spotFaults(seen, unit, { outlines, i }).map(({ rule, say }) => ({ rule, at: `/vessels/${i}`, say: `${vessel} ${say}.` })),
  );
}

/** BB-1.5.2 A whole squadron, BB-1.5.7 its flagship first. */
function listFaults({ vessels: due }: UnitOfBook, vessels: readonly Placing[]): Refusal[] {
  const named = vessels.map(({ vessel }) => vessel);
  const wrong = named.flatMap((id, i): Refusal[] =>
    due.includes(id) && named.indexOf(id) === i
      ? []
      : [{ rule: 'BB-1.5.2', at: `/vessels/${i}/vessel`, say: `${id} is not to be set up here.` }],
  );
  const missing = due.filter(id => !named.includes(id));
  return [
    ...wrong,
    ...missing.map((id): Refusal => ({ rule: 'BB-1.5.2', at: '/vessels', say: `${id} is set up too.`, lacking: true })),
  ];
}

/** A unit as it is placed, and which of its vessels is looked at. */
interface Spot {
  readonly outlines: readonly Outline[];
  readonly i: number;
}

/** BB-1.5.5 in its zone, BB-1.5.6 clear of models, solids and shoals, BB-1.5.7 near its flagship. */
function spotFaults(seen: Seen, unit: UnitOfBook, { outlines, i }: Spot): { rule: string; say: string }[] {
  const { book } = seen;
  const card = cardOf(book, unit);
  const own = outlines[i] as Outline;
  const found: { rule: string; say: string }[] = [];
  // BB-6.2.10
  if (!zonesOf(book, unit).some(zone => isInZone(own, zone))) found.push({ rule: 'BB-1.5.5', say: 'lies outside its zone' });
  if (!isWithin(squaredDistance(own, outlines[0] as Outline), book.charts.coherency))
    found.push({ rule: 'BB-1.5.7', say: 'lies too far from its flagship' });
  if (isAirborne(card)) return found;
  const models = [...outlines.slice(0, i), ...modelsOf(seen)];
  if (models.some(model => overlap(model, own))) found.push({ rule: 'BB-1.5.6', say: 'lies over another model' });
  const feature = book.features.find(one => bars(book, one, card) && squaredDistance(one.outline, own) <= TOUCH * TOUCH);
  if (feature) found.push({ rule: 'BB-1.5.6', say: `touches ${feature.id}` });
  return found;
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

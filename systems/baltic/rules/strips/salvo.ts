// A salvo of torpedoes: where it is laid, and what its run meets.

import type { Outline, Pose, Strip } from '@flagplot/plane';
import { bodyPoint, headingOf } from '@flagplot/plane';
import type { Book } from '../book.ts';
import type { Arc, WeaponCard } from '../cards.ts';
import type { Mount } from '../charts.ts';
import type { Salvo, Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isAirborne, isOnTable } from '../roster.ts';
import type { Met } from './path.ts';
import { outlinesOf, stoppedBy, vesselsMet } from './path.ts';

/** BB-3.3.3, BB-6.7.2 The middle of the front of a salvo as it is launched: half an inch off the bow, the stern or the middle of a side, square to it. */
export function laidBy(book: Pick<Book, 'cards' | 'charts'>, vessel: Vessel, { arc }: Pick<WeaponCard, 'arc'>): Pose {
  const [length, width] = cardOf(book, vessel).size;
  const { depth } = book.charts.torpedo;
  const { mount, middle } = book.charts.arcs[arc as Arc];
  const [ahead, aside] = [length / 2 + depth, width / 2 + depth];
  const places: Readonly<Record<Mount, readonly [u: number, v: number]>> = {
    fore: [ahead, 0],
    aft: [0 - ahead, 0],
    port: [0, 0 - aside],
    starboard: [0, aside],
    middle: [0, 0],
  };
  const { x, y } = bodyPoint(vessel, ...places[mount]);
  return { x, y, heading: headingOf(vessel.heading + middle) };
}

/** BB-3.3.2 Three inches wide. */
function stripOf({ charts }: Pick<Book, 'charts'>, { x, y, heading }: Pose): Strip {
  return { x, y, heading, half: charts.torpedo.half };
}

/** What a run meets: the vessels on its way in their order, and where it is stopped for good. */
export interface Run {
  readonly met: readonly Met[];
  readonly stop: number | undefined;
}

/**
 * BB-4.1.1, BB-4.1.3 The run of a turn; BB-6.7.3 what begins behind its front but reaches it is met at once. BB-4.1.9 Whatever is solid ends it,
 * before a vessel at the same distance. BB-4.1.13 On its first run it spares whoever launched it; BB-4.1.14 each vessel stands here once.
 */
export function runOf(seen: Seen, salvo: Pick<Salvo, 'x' | 'y' | 'heading' | 'by' | 'runs'>): Run {
  const { run, depth } = seen.book.charts.torpedo;
  const strip = stripOf(seen.book, salvo);
  const stop = stoppedBy(strip, solids(seen.book), depth);
  const vessels = seen.open.vessels.filter(vessel => isInItsWay(seen, vessel) && !(salvo.runs === 0 && vessel.id === salvo.by));
  const met = vesselsMet(seen, { strip, vessels, from: 0 - depth, to: run });
  const end = stop !== undefined && stop <= run ? stop : undefined;
  return { met: met.filter(({ entry }) => end === undefined || Math.max(0, entry) < end), stop: end };
}

/** BB-4.1.11 Skimmers and flyers are passed; BB-4.1.12 Hull Down ones are not. */
export function isInItsWay({ book }: Pick<Seen, 'book'>, vessel: Vessel): boolean {
  const card = cardOf(book, vessel);
  return isOnTable(vessel) && !isAirborne(card) && !card.traits?.includes('skimmer');
}

/** BB-4.1.9 Land, structures and reefs, BB-7.1.4 which take no harm of it; BB-4.1.10 no water. */
function solids({ features }: Pick<Book, 'features'>): Outline[] {
  return outlinesOf(features.filter(({ kind }) => kind === 'land' || kind === 'structure' || kind === 'reef'));
}

// A beam: what it strikes on its way, and how it fades.

import type { Why } from '@flagplot/kernel';
import type { Strip } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import type { WeaponCard } from '../cards.ts';
import type { Charts } from '../charts.ts';
import type { Hits } from '../damage/hits.ts';
import { dealHits } from '../damage/hits.ts';
import { firepowerOf, weaponOf } from '../gunnery/aim.ts';
import { mountOf } from '../gunnery/bearing.ts';
import { isUnder } from '../gunnery/sight.ts';
import { hitsOf } from '../gunnery/volley.ts';
import { count, vesselName, weaponName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Beam } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isAirborne, isOnTable, vesselCalled } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { Met } from './path.ts';
import { outlinesOf, stoppedBy, vesselsMet } from './path.ts';

type Laid = Pick<Beam, 'by' | 'weapon' | 'bearing' | 'altitude'>;

/** BB-3.2.78 From its mount, an inch wide. */
function stripOf({ book, open }: Seen, { by, weapon, bearing }: Laid): Strip {
  const vessel = vesselCalled(open, by);
  const mount = mountOf(book, vessel, weaponOf({ book }, vessel, weapon) as WeaponCard);
  return { ...mount, heading: bearing, half: book.charts.beam.half };
}

/** How far it reaches: BB-3.2.78 its range, or BB-3.2.87 where its axis meets terrain of its altitude. */
function reachOf(seen: Seen, laid: Laid): { range: number; stop: number | undefined } {
  const vessel = vesselCalled(seen.open, laid.by);
  const { range = 0 } = weaponOf(seen, vessel, laid.weapon) as WeaponCard;
  // BB-3.2.100
  const above = isAirborne(cardOf(seen.book, vessel));
  const terrain = seen.book.features.filter(
    feature => feature.reaches.includes(laid.altitude) && !(above && isUnder(seen, feature, vessel)),
  );
  const stop = stoppedBy({ ...stripOf(seen, laid), half: 0 }, outlinesOf(terrain), 0);
  return { range, stop: stop !== undefined && stop <= range ? stop : undefined };
}

/** BB-3.2.79 Every vessel of that altitude, friends and wrecks too, never its own ship; BB-3.2.87 none at the terrain that ends it or beyond. */
export function metByBeam(seen: Seen, laid: Laid): Met[] {
  const { range, stop } = reachOf(seen, laid);
  // BB-3.2.79, BB-3.2.80
  const isMet = (vessel: Vessel): boolean =>
    vessel.id !== laid.by && isOnTable(vessel) && cardOf(seen.book, vessel).altitude === laid.altitude;
  const vessels = seen.open.vessels.filter(isMet);
  // BB-6.7.4
  const met = vesselsMet(seen, { strip: stripOf(seen, laid), vessels, from: 0, to: range });
  return met.filter(({ entry }) => stop === undefined || Math.max(0, entry) < stop);
}

/** Firepower that is left, and how many bands have been left behind. */
export interface Fading {
  readonly fp: number;
  readonly bands: number;
}

/** BB-3.2.83 Less by so much for every band that ends short of a place, each once; BB-3.2.84 a place where it ends is within it. */
export function fadedAt({ beam: { bands, loss } }: Pick<Charts, 'beam'>, { fp, bands: passed }: Fading, entry: number): Fading {
  const behind = bands.filter(band => entry > band).length;
  return { fp: fp - loss * Math.max(0, behind - passed), bands: Math.max(passed, behind) };
}

/** What a beam starts with: BB-3.2.86 of a crippled ship half. */
export function startOf(seen: Seen, { by, weapon }: Pick<Beam, 'by' | 'weapon'>): Fading {
  const vessel = vesselCalled(seen.open, by);
  return { fp: firepowerOf(seen, vessel, weaponOf(seen, vessel, weapon) as WeaponCard), bands: 0 };
}

/** BB-3.2.81, BB-3.2.82 One target after another, with what is left; BB-3.2.85 until nothing is. */
export function fireBeam(s: BbState, t: BbTable, act: Beam): void {
  const met = metByBeam(s, act);
  let beam = startOf(s, act);
  tellBeam(s, t, act);
  for (const { vessel, entry } of met) {
    beam = fadedAt(s.book.charts, beam, entry);
    if (beam.fp <= 0) return;
    beam = { ...beam, fp: beam.fp - strike(s, t, { act, vessel, entry, fp: beam.fp }) };
  }
}

interface Strike {
  readonly act: Beam;
  readonly vessel: Vessel;
  readonly entry: number;
  readonly fp: number;
}

/** BB-3.2.82 @returns all hits, jinked or beyond the last box. */
function strike(s: BbState, t: BbTable, one: Strike): number {
  tellReached(s, t, one);
  const dealt = rollStrike(s, t, one);
  if (dealt.hits > 0) dealHits(s, t, { vessel: one.vessel, by: vesselCalled(s.open, one.act.by).side, ...dealt });
  return dealt.hits;
}

function tellReached(s: BbState, t: BbTable, { act, vessel, fp }: Strike): void {
  const { x, y, heading } = stripOf(s, act);
  const to = { x: vessel.x, y: vessel.y, heading: vessel.heading };
  const { by, weapon } = act;
  const { side } = vesselCalled(s.open, by);
  t.tell(() => ({ kind: 'reached', side, by, weapon, target: vessel.id, fp, from: { x, y, heading }, to }));
}

/** BB-3.2.81 Straight firepower in dice, BB-3.2.58 a tenner for each ten. */
export function rollStrike(seen: Seen, t: BbTable, one: Strike): Hits {
  const { hits, tens } = t.throw(one.fp, hitsOf(seen.book.charts), () => beamWhy(seen, one));
  return { hits, tenners: tens, jinks: true };
}

function beamWhy({ book, open }: Seen, { act, vessel, entry, fp }: Strike): Why {
  const card = weaponOf({ book }, vesselCalled(open, act.by), act.weapon) as WeaponCard;
  const { needs } = book.charts;
  return {
    rule: 'BB-3.2.81',
    what: `${vesselName(book, act.by)} at ${vesselName(book, vessel.id)}, ${weaponName(book, act.by, card.id)}, ${count(fp, 'die', 'dice')}`,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: 'beam' }],
    from: [
      { is: `${fp}`, for: 'firepower left' },
      { is: inches(Math.max(0, entry)), for: 'along the beam' },
    ],
  };
}

function tellBeam(s: BbState, t: BbTable, act: Beam): void {
  const { x, y, heading } = stripOf(s, act);
  const { range, stop } = reachOf(s, act);
  const { by, weapon, altitude } = act;
  t.tell(() => ({
    kind: 'beamed',
    by,
    weapon,
    altitude,
    from: { x, y, heading },
    length: stop ?? range,
    fp: startOf(s, act).fp,
  }));
}

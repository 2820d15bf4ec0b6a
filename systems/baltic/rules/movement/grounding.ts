// Aground, and onto what is solid.

import type { Why } from '@flagplot/kernel';
import { areWithin, TOUCH } from '@flagplot/plane';
import type { FeatureOfBook } from '../book.ts';
import type { Water } from '../charts.ts';
import { draughtOf } from '../charts-read.ts';
import { dealHits } from '../damage/hits.ts';
import { hitsOf } from '../gunnery/volley.ts';
import { count, featureName, vesselName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, footprint } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { Depths } from './depths.ts';

/** A test of one vessel in some water. */
interface DepthTest {
  readonly vessel: Vessel;
  readonly water: Water;
  readonly how: Depths['how'];
}

/** BB-3.1.39, BB-3.1.40 One d10; BB-3.1.48 the count to the next test begins here. */
export function isDeepEnough(s: BbState, t: BbTable, test: DepthTest): boolean {
  const { needs } = s.book.charts;
  const reading = { sides: 10, start: false, add: (_: boolean, face: number) => face >= needs };
  const isDeep = t.throw(1, reading, () => whyTested(s, test));
  if (isDeep) sound(test.vessel, { water: test.water, gone: 0, edge: false });
  return isDeep;
}

/** The rows of the first contact and of the others, by draught. */
function ruleOf({ book }: Seen, { vessel, how }: DepthTest): string {
  if (how === 'stride') return 'BB-3.1.40';
  if (how === 'untested') return 'BB-3.1.54';
  const draught = draughtOf(cardOf(book, vessel), vessel.down);
  if (!vessel.down) return draught === 2 ? 'BB-3.1.39' : 'BB-3.1.42';
  return draught === 1 ? 'BB-3.1.45' : 'BB-3.1.46';
}

function whyTested(s: BbState, test: DepthTest): Why {
  const { needs } = s.book.charts;
  return {
    rule: ruleOf(s, test),
    what: `${vesselName(s.book, test.vessel.id)} in ${test.water} water`,
    by: test.vessel.side,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: 'depth' }],
  };
}

function sound(vessel: Vessel, sounding: Vessel['soundings'][number]): void {
  vessel.soundings = [...vessel.soundings.filter(({ water }) => water !== sounding.water), sounding];
}

/** BB-3.1.49 At once at Stop, BB-3.1.52 remembering whether it was at the edge; BB-3.1.55 the others of its squadron sail on. */
export function runAground(
  s: BbState,
  t: BbTable,
  { vessel, water, edge }: { vessel: Vessel; water: Water; edge: boolean },
): void {
  sound(vessel, { water, gone: 0, edge });
  const feature = s.book.features.find(({ kind, outline }) => kind === water && isTouching(s, vessel, outline));
  hold(s, t, { vessel, on: feature?.id ?? water, water, edge });
}

function isTouching({ book }: Seen, vessel: Vessel, outline: FeatureOfBook['outline']): boolean {
  return areWithin(footprint(book, vessel), outline, TOUCH);
}

/** BB-2.1.13, BB-2.1.14 Held, at Stop; BB-3.1.50 and without a fire step in this activation. */
function hold(
  s: BbState,
  t: BbTable,
  { vessel, on, water, edge }: { vessel: Vessel; on: string; water: Water | null; edge: boolean },
): void {
  vessel.held = true;
  vessel.setting = 'Stop';
  s.open.activation?.barred.push(vessel.id);
  const { id, x, y, heading } = vessel;
  t.tell(() => ({ kind: 'held', vessel: id, at: { x, y, heading }, on, water, edge }));
}

/** BB-3.1.56 Onto a solid: BB-3.1.57 it takes the dice of its own class, tens doubled, BB-3.1.58 and cannot jink. */
export function crash(s: BbState, t: BbTable, { vessel, feature }: { vessel: Vessel; feature: FeatureOfBook }): void {
  hold(s, t, { vessel, on: feature.id, water: null, edge: false });
  const { charts } = s.book;
  const card = cardOf(s.book, vessel);
  const dice = charts.collisions.damage[card.class];
  const { hits, tens } = t.throw(dice, hitsOf(charts), () => ({
    rule: 'BB-3.1.57',
    what: `${vesselName(s.book, vessel.id)} on ${featureName(feature.id)}, ${count(dice, 'die', 'dice')}`,
    test: { of: 'each', is: 'atLeast', n: charts.needs },
    mods: [{ by: charts.needs, for: 'damage' }],
    from: [{ is: count(dice, 'die', 'dice'), for: `class ${card.class}` }],
  }));
  if (hits > 0) dealHits(s, t, { vessel, by: null, hits, tenners: 2 * tens, jinks: false });
}

// A salvo runs: whom it meets, what they throw against it, and what is left of it.

import type { Why } from '@flagplot/kernel';
import { atLeast } from '@flagplot/kernel';
import type { Pose } from '@flagplot/plane';
import { courseOf } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import { chargesOf } from '../damage/defence.ts';
import type { Hits } from '../damage/hits.ts';
import { dealHits } from '../damage/hits.ts';
import type { SalvoEnd } from '../events.ts';
import { hitsOf } from '../gunnery/volley.ts';
import { edgeBeyond } from '../movement/edge.ts';
import { count, vesselName } from '../names.ts';
import type { Salvo, Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { Met } from '../strips/path.ts';
import { runOf } from '../strips/salvo.ts';

/** BB-4.1.1 The run of one salvo in one turn, broken off at every vessel it meets. BB-4.1.15 Others in the water are nothing to it. */
export function runSalvo(s: BbState, t: BbTable, salvo: Salvo): void {
  const { met, stop } = runOf(s, salvo);
  const { x, y, heading } = salvo;
  const course = courseOf({ x, y, heading }, [{ d: s.book.charts.torpedo.run, turn: 0 }]);
  salvo.ran = s.clock.turn;
  salvo.runs += 1;
  // BB-4.1.3, BB-4.1.14
  for (const one of met) {
    if (salvo.fp === 0) break;
    goOn(t, salvo, course.at(Math.max(0, one.entry)));
    tellReached(t, salvo, one);
    salvo.fp = attack(s, t, { salvo, met: one });
  }
  if (salvo.fp > 0) goOn(t, salvo, course.at(stop ?? course.length));
  const end = endOf(s, salvo, stop);
  if (end) remove(s, t, { salvo, end });
}

function goOn(t: BbTable, salvo: Salvo, to: Pose): void {
  const { id, x, y, heading } = salvo;
  if (to.x === x && to.y === y) return;
  Object.assign(salvo, to);
  t.tell(() => ({ kind: 'ran', salvo: id, from: { x, y, heading }, to: { ...to } }));
}

/** BB-4.1.2 It lies where its run has ended and runs again, unless something ends it. */
function endOf({ book }: Seen, salvo: Salvo, stop: number | undefined): SalvoEnd | undefined {
  // BB-4.1.7
  if (salvo.fp === 0) return 'spent';
  if (stop !== undefined) return 'solid';
  // BB-4.1.16
  if (edgeBeyond(book, salvo) !== undefined) return 'edge';
  return book.options['two-runs'] && salvo.runs >= LAST_RUN ? 'runs' : undefined;
}

/** BB-4.1.2 Runs of a salvo where the table plays it so. */
const LAST_RUN = 2;

function remove({ open }: BbState, t: BbTable, { salvo, end }: { salvo: Salvo; end: SalvoEnd }): void {
  open.salvoes = open.salvoes.filter(other => other !== salvo);
  const { id, x, y, heading } = salvo;
  t.tell(() => ({ kind: 'spent', salvo: id, end, at: { x, y, heading } }));
}

interface Attack {
  readonly salvo: Pick<Salvo, 'id' | 'fp'>;
  readonly met: Met;
}

function tellReached(t: BbTable, { id: by, side, fp, x, y, heading }: Salvo, { vessel }: Met): void {
  const to = { x: vessel.x, y: vessel.y, heading: vessel.heading };
  t.tell(() => ({ kind: 'reached', side, by, weapon: null, target: vessel.id, fp, from: { x, y, heading }, to }));
}

/** BB-4.1.4, BB-4.1.5 The dice of one contact, and what they do. @returns the firepower that runs on. */
export function attack(s: BbState, t: BbTable, { salvo, met }: Attack & { readonly salvo: Pick<Salvo, 'side'> }): number {
  const { left, dealt } = rollAttack(s, t, { salvo, met });
  if (dealt.hits > 0) dealHits(s, t, { vessel: met.vessel, by: salvo.side, ...dealt });
  return left;
}

/** BB-4.1.4 Charges first, then BB-4.1.5 the torpedoes that are left: what strikes, and what runs on. */
export function rollAttack(seen: Seen, t: BbTable, { salvo, met }: Attack): { left: number; dealt: Hits } {
  const fp = Math.max(0, salvo.fp - rollCharges(seen, t, { salvo, met }));
  // BB-4.1.8 All that are left strike a wreck, without dice or tenners.
  if (fp === 0 || met.vessel.status === 'wreck') return { left: 0, dealt: { hits: fp, tenners: 0, jinks: false } };
  const { hits, tens } = t.throw(fp, hitsOf(seen.book.charts), () => attackWhy(seen, { salvo: { ...salvo, fp }, met }));
  // BB-4.1.6 All that were rolled, jinked or not.
  return { left: fp - hits, dealt: { hits, tenners: tens, jinks: true } };
}

/** BB-4.1.4 One off for every success of the charges of a vessel; BB-4.1.8, BB-3.2.66 of a wreck half as many. */
function rollCharges(s: Seen, t: BbTable, { salvo, met: { vessel } }: Attack): number {
  const charges = chargesOf(s, vessel);
  return charges === 0 ? 0 : t.throw(charges, atLeast(10, s.book.charts.needs), () => chargesWhy(s, { charges, salvo, vessel }));
}

function chargesWhy(
  { book }: Seen,
  { charges, salvo, vessel }: { charges: number; salvo: Pick<Salvo, 'id' | 'fp'>; vessel: Vessel },
): Why {
  return {
    rule: 'BB-4.1.4',
    what: `${vesselName(book, vessel.id)} against torpedoes, ${count(charges, 'die', 'dice')}`,
    by: vessel.side,
    test: { of: 'each', is: 'atLeast', n: book.charts.needs },
    mods: [{ by: book.charts.needs, for: 'concussion charges' }],
    from: [{ is: `${salvo.fp}`, for: 'firepower of the salvo' }],
  };
}

function attackWhy({ book }: Seen, { salvo, met: { vessel, entry } }: Attack): Why {
  return {
    rule: 'BB-4.1.5',
    what: `torpedoes at ${vesselName(book, vessel.id)}, ${count(salvo.fp, 'die', 'dice')}`,
    test: { of: 'each', is: 'atLeast', n: book.charts.needs },
    mods: [{ by: book.charts.needs, for: 'torpedoes' }],
    from: [
      { is: `${salvo.fp}`, for: 'firepower' },
      { is: inches(Math.max(0, entry)), for: 'run' },
    ],
  };
}

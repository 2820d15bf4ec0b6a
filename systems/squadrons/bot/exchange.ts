// What one squadron's fire does to another, quickly: exact ranges, arcs and dice, hits spread evenly.

import type { Book } from '../rules/book.ts';
import { inWedge } from '../rules/combat/arcs.ts';
import { isLaunched } from '../rules/combat/gunnery.ts';
import { resistanceOf } from '../rules/condition.ts';
import { speedNumber } from '../rules/movement/speed.ts';
import { atLeastOnce, fateOf, hitChance } from './chances.ts';
import type { Force, Gun, Stand } from './forces.ts';

/** One weapon of one squadron laid on another. */
interface Laid {
  reach: readonly [short: number, medium: number, long: number];
  turret: boolean;
  /** Expected hits of each craft by band. */
  hits: readonly (readonly number[])[];
  /** Worth of a hit on a craft drawn by lot. */
  sting: number;
  /** Hits a craft can take before most of the next are wasted. */
  room: number;
}

/** Worth of the best volley of a whole squadron at another, by hexes between them. */
export interface Reach {
  byRange: readonly number[];
}

/** All that one squadron can do to another. */
export interface Match extends Reach {
  from: Force;
  to: Force;
  laid: readonly Laid[];
  wedges: Uint8Array;
}

/** No two hexes of a map lie further apart in either number; no weapon reaches further. */
const SPAN = 99;
const WIDTH = 2 * SPAN + 1;
/** Hits for each result that counts: about one in two has any. */
export const ROOM = 2;

const wedgesMade = new Map<boolean, Uint8Array>();

/** SQ-4.2.1 For each offset a bit for each facing that has it in its forward arc. */
function wedgesOf({ options }: Book): Uint8Array {
  const narrow = options['narrow-arc'];
  const known = wedgesMade.get(narrow);
  if (known) return known;
  const made = new Uint8Array(WIDTH * WIDTH);
  const here = { q: 0, r: 0 };
  for (let q = -SPAN; q <= SPAN; q += 1) {
    for (let r = -SPAN; r <= SPAN; r += 1) {
      let bits = 0;
      for (let facing = 0; facing < 6; facing += 1) if (inWedge({ options }, [here, facing], { q, r })) bits |= 1 << facing;
      made[(q + SPAN) * WIDTH + r + SPAN] = bits;
    }
  }
  wedgesMade.set(narrow, made);
  return made;
}

export function matchOf(book: Book, from: Force, to: Force): Match {
  const laid = from.guns.map(gun => laidOf(book, gun, { from, to }));
  return { from, to, laid, wedges: wedgesOf(book), byRange: byRangeOf(laid, to.craft.length) };
}

function laidOf(book: Book, gun: Gun, { from, to }: { from: Force; to: Force }): Laid {
  const { card } = gun.weapon;
  const { difficulty, modifiers } = book.charts;
  const fast = isLaunched(card.kind) ? speedNumber({ book }, to.squadron, false) : 0;
  const harder = from.shaken + fast + (from.of.immobile ? 0 : modifiers.attackSpeed);
  const hitsAt = (base: number) => gun.codes.map(code => (code < 0 ? 0 : card.shots * hitChance(base + harder - code)));
  return {
    reach: card.range,
    turret: card.arc !== 'front',
    hits: [hitsAt(difficulty.short), hitsAt(difficulty.medium), hitsAt(difficulty.long)],
    sting: stingOf(book, gun, to),
    room: ROOM * (to.stakes[0]?.markers ?? 1),
  };
}

/** Worth of one hit on a craft of a squadron drawn by lot. */
function stingOf({ charts }: Book, { weapon: { card } }: Pick<Gun, 'weapon'>, to: Force): number {
  const ion = card.kind === 'ion';
  let sum = 0;
  to.craft.forEach((craft, i) => {
    const { kill, mark, counter } = to.stakes[i] as Force['stakes'][number];
    const { slight, grave } = fateOf(card.damage, resistanceOf(to.of, craft, { ion, dropped: 0 }), charts.margin);
    sum += ion ? (slight + 2 * grave) * counter : slight * mark + grave * kill;
  });
  return sum / to.craft.length;
}

/** Hits on many craft and few: the more fall on one craft, the less each adds. */
export function worthOf({ sting, room }: Pick<Laid, 'sting' | 'room'>, hits: number, craft: number): number {
  return craft === 0 ? 0 : sting * room * craft * atLeastOnce(hits / (room * craft));
}

function bandOf([short, medium]: Laid['reach'], range: number): number {
  if (range <= short) return 0;
  return range <= medium ? 1 : 2;
}

function byRangeOf(laid: readonly Laid[], craft: number): number[] {
  const furthest = laid.reduce((most, { reach }) => Math.max(most, reach[2]), 0);
  const all = (each: readonly number[]) => each.reduce((sum, one) => sum + one, 0);
  const worth = laid.map(one => one.hits.map(each => worthOf(one, all(each), craft)));
  const byRange: number[] = [];
  for (let range = 0; range <= furthest; range += 1) {
    let best = 0;
    for (let i = 0; i < laid.length; i += 1) {
      const { reach } = laid[i] as Laid;
      if (range <= reach[2]) best = Math.max(best, (worth[i] as number[])[bandOf(reach, range)] as number);
    }
    byRange.push(best);
  }
  return byRange;
}

/** Worth of a volley at so many hexes if everybody bears. */
export function worthAt({ byRange }: Reach, range: number): number {
  return byRange[range] ?? 0;
}

/** Worth of the best volley from one stand at another. */
export function volleyWorth(match: Match, at: Stand, there: Stand): number {
  let best = 0;
  for (const laid of match.laid) if (laid.sting > 0) best = Math.max(best, laidWorth(match, laid, [at, there]));
  return best;
}

/** SQ-4.1.6, SQ-4.1.9, SQ-4.3.3 Shooters, eligible targets and average range as the rules count them; turrets bear on all at once. */
function laidWorth({ wedges }: Match, laid: Laid, [at, there]: readonly [Stand, Stand]): number {
  const { reach, turret, hits } = laid;
  const long = Math.min(reach[2], SPAN);
  let pairs = 0;
  let sum = 0;
  let shooters = 0;
  let eligible = 0;
  for (let i = 0; i < at.q.length; i += 1) {
    if (hits[0]?.[i] === 0) continue;
    const q = at.q[i] as number;
    const r = at.r[i] as number;
    const heading = at.heading[i] as number;
    for (let j = 0; j < there.q.length; j += 1) {
      const dq = (there.q[j] as number) - q;
      const dr = (there.r[j] as number) - r;
      const range = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
      if (range > long) continue;
      if (!turret && (((wedges[(dq + SPAN) * WIDTH + dr + SPAN] as number) >> heading) & 1) === 0) continue;
      pairs += 1;
      sum += range;
      shooters |= 1 << i;
      eligible |= 1 << j;
    }
  }
  if (pairs === 0) return 0;
  const each = hits[bandOf(reach, Math.floor((2 * sum + pairs) / (2 * pairs)))] as readonly number[];
  let expected = 0;
  for (let i = 0; i < each.length; i += 1) if ((shooters >> i) & 1) expected += each[i] as number;
  return worthOf(laid, expected, ones(eligible));
}

function ones(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n += 1;
  return n;
}

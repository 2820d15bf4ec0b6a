// Chapters 4.1 to 4.3: who of one squadron can fire at whom of another, and at what range.

import { hexes } from '@flagplot/hexes';
import type { Book, SquadronOfBook, WeaponOfBook } from '../book.ts';
import type { Band, WeaponCard } from '../cards.ts';
import { acts } from '../condition.ts';
import { FACINGS } from '../map.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Bearing, Volley } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { squadronCalled, squadronOf } from '../roster.ts';
import { inArc, inWedge } from './arcs.ts';

/** One squadron's weapon laid on another: places on the rosters, and the range that serves all. */
export interface Sighting {
  from: Squadron;
  of: SquadronOfBook;
  to: Squadron;
  toOf: SquadronOfBook;
  weapon: WeaponOfBook;
  /** Place of the weapon on the card. */
  mount: number;
  /** SQ-4.1.6 */
  shooters: number[];
  /** SQ-4.1.9 */
  eligible: number[];
  /** SQ-4.3.3 Whole hexes; 0 without a shooter. */
  range: number;
  band: Band;
}

/** Place of a weapon on the card; -1 where there is none of this id. */
export function mountNamed(of: SquadronOfBook, weapon: string): number {
  for (let mount = 0; mount < of.weapons.length; mount += 1) if (of.weapons[mount]?.card.id === weapon) return mount;
  return -1;
}

/** SQ-4.10.7 Whether a craft has a round left for a weapon. */
export function hasRound({ options }: Pick<Book, 'options'>, craft: Craft, mount: number): boolean {
  return !options.ammunition || (craft.rounds[mount] as number) !== 0;
}

/**
 * Shooters, eligible targets and range of a volley: SQ-4.1.7 every craft that can bear fires, SQ-4.3.2 the range is the mean over all pairs,
 * SQ-4.3.3 halves rounded up, SQ-4.3.4 and its band serves them all. The ids the volley names are known to be there.
 */
export function sightingOf(seen: Seen, volley: Volley): Sighting {
  const from = squadronCalled(seen, volley.squadron);
  const to = squadronCalled(seen, volley.target);
  const of = squadronOf(seen.book, from.id);
  const mount = mountNamed(of, volley.weapon);
  const weapon = of.weapons[mount] as WeaponOfBook;
  const { shooters, hit, sum, pairs } = pairsOf(seen.book, { from, of, to, mount, volley });
  const range = pairs === 0 ? 0 : Math.floor((2 * sum + pairs) / (2 * pairs));
  const band = bandAt(weapon.card, range);
  return { from, of, to, toOf: squadronOf(seen.book, to.id), weapon, mount, shooters, eligible: placesIn(hit), range, band };
}

/** All pairs of a shooter and a craft it can hit. */
interface Pairs {
  shooters: number[];
  /** A bit for each craft that somebody can hit, by its place on the roster. */
  hit: number;
  pairs: number;
  /** Their ranges added up. */
  sum: number;
}

/** SQ-4.1.6 Shooters are those that act and can hit somebody, SQ-4.1.9 eligible those whom somebody can hit. */
function pairsOf(book: Book, { from, of, to, mount, volley }: Pick<Sighting, 'from' | 'of' | 'to' | 'mount'> & Named): Pairs {
  const { card } = of.weapons[mount] as WeaponOfBook;
  const found: Pairs = { shooters: [], hit: 0, pairs: 0, sum: 0 };
  for (let place = 0; place < from.craft.length; place += 1) {
    const craft = from.craft[place] as Craft;
    if (!acts(of, craft) || !hasRound(book, craft, mount)) continue;
    const laid = { weapon: card, craft, bears: bearingOf(book, { craft, place, weapon: card, to, volley }) };
    const before = found.pairs;
    for (let i = 0; i < to.craft.length; i += 1) {
      const target = to.craft[i] as Craft;
      if (!inReach(book, laid, target)) continue;
      found.hit |= 1 << i;
      found.pairs += 1;
      found.sum += hexes.range(craft, target); // SQ-3.1.4
    }
    if (found.pairs > before) found.shooters.push(place);
  }
  return found;
}

/** The places of the bits that are set, lowest first. */
function placesIn(bits: number): number[] {
  const places: number[] = [];
  for (let place = 0, left = bits; left > 0; place += 1, left >>= 1) if (left & 1) places.push(place);
  return places;
}

/** A weapon as its craft has it trained: ahead, or a turret in its direction. */
interface Trained {
  weapon: WeaponCard;
  craft: Craft;
  bears: Bearing | undefined;
}

/** SQ-4.2.3 In the arc and within long range. SQ-4.2.7, SQ-4.2.8 Whatever lies between does not matter. */
function inReach(book: Book, laid: Trained, target: Craft): boolean {
  return inRange(laid.weapon, laid.craft, target) && inArc(book, laid, target);
}

/** SQ-3.1.4 Distances are counted in steps from hex to hex. */
function inRange({ range }: WeaponCard, craft: Craft, target: Craft): boolean {
  return target.status === 'flying' && hexes.range(craft, target) <= range[2];
}

/** SQ-4.3.1 The first band whose last hex the range does not pass. */
export function bandAt({ range: [short, medium] }: WeaponCard, range: number): Band {
  if (range <= short) return 'short';
  return range <= medium ? 'medium' : 'long';
}

/** What a volley may say of its turrets. */
interface Named {
  volley: Pick<Volley, 'turrets'>;
}

interface Laid extends Named {
  craft: Craft;
  place: number;
  weapon: WeaponCard;
  to: Squadron;
}

/** SQ-4.2.5 Where a weapon bears: fixed ones ahead, a turret as its owner says or else where most of the targets are. */
function bearingOf(book: Book, { craft, place, weapon, to, volley }: Laid): Bearing | undefined {
  if (weapon.arc !== 'turret') return undefined;
  return volley.turrets?.find(turret => turret.craft === place + 1)?.bears ?? bestBearing(book, { craft, weapon, to });
}

export const BEARINGS: readonly Bearing[] = [...FACINGS, 'own'];

/** The direction in which a turret has most of the targets in reach, the first of equal ones; its own hex last. */
export function bestBearing(book: Book, { craft, weapon, to }: Pick<Laid, 'craft' | 'weapon' | 'to'>): Bearing {
  let best: Bearing = BEARINGS[0] as Bearing;
  let most = 0;
  for (const bears of BEARINGS) {
    let n = 0;
    for (const target of to.craft) if (inReach(book, { weapon, craft, bears }, target)) n += 1;
    if (n > most) [best, most] = [bears, n];
  }
  return best;
}

/** SQ-4.1.8 Whether a squadron has any shooter at another with a weapon. */
export function bears(seen: Seen, [from, to]: readonly [Squadron, Squadron], mount: number): boolean {
  const of = squadronOf(seen.book, from.id);
  const { card } = of.weapons[mount] as WeaponOfBook;
  for (const craft of from.craft) {
    if (acts(of, craft) && hasRound(seen.book, craft, mount) && reachesAny(seen.book, card, { craft, to })) return true;
  }
  return false;
}

/** Where squadrons lie, by their places on the roster: filled as somebody asks, and good for as long as nobody moves. */
export type Whereabouts = (hexes.Bounds | undefined)[];

/** Nothing known of them yet. */
export function whereabouts({ squadrons }: Seen['open']): Whereabouts {
  return new Array<hexes.Bounds | undefined>(squadrons.length);
}

function boundsAt({ squadrons }: Seen['open'], at: number, where: Whereabouts): hexes.Bounds {
  const known = where[at];
  if (known) return known;
  const bounds = hexes.noBounds();
  for (const one of (squadrons[at] as Squadron).craft) if (one.status === 'flying') hexes.stretch(bounds, one);
  where[at] = bounds;
  return bounds;
}

/** SQ-4.2.3 Whether two squadrons, by their places on the roster, lie so near that a weapon of the first might reach the other. */
export function isNear({ book, open }: Seen, [from, to]: readonly [number, number], where: Whereabouts): boolean {
  const { reach } = book.squadrons[from] as SquadronOfBook;
  return hexes.leastRange(boundsAt(open, from, where), boundsAt(open, to, where)) <= Math.max(reach.ahead, reach.turret);
}

/** The same with any of its weapons: where none runs out of rounds, those that reach farthest say it for all. */
export function bearsAtAll({ book, open }: Seen, [from, to]: readonly [Squadron, Squadron]): boolean {
  const of = squadronOf(book, from.id);
  if (book.options.ammunition) return of.guns.some(mount => bears({ book, open }, [from, to], mount));
  for (const craft of from.craft) if (acts(of, craft) && couldHit(book, of.reach, { craft, to })) return true;
  return false;
}

function couldHit(
  book: Book,
  { ahead, turret }: SquadronOfBook['reach'],
  { craft, to }: { craft: Craft; to: Squadron },
): boolean {
  for (const target of to.craft) {
    if (target.status !== 'flying') continue;
    const range = hexes.range(craft, target);
    if (range <= turret || (range <= ahead && inWedge(book, [craft, craft.heading], target))) return true;
  }
  return false;
}

/** Whether a craft could lay a weapon on any of a squadron: a turret in any direction it likes. */
function reachesAny(book: Book, weapon: WeaponCard, { craft, to }: { craft: Craft; to: Squadron }): boolean {
  const ahead = { weapon, craft, bears: undefined };
  for (const target of to.craft) {
    if (weapon.arc === 'turret' ? inRange(weapon, craft, target) : inReach(book, ahead, target)) return true;
  }
  return false;
}

// Fire as it is watched: what one unit fires at one target, or all seekers that strike it at one time, with what that did to it.

import type { Told } from '@flagplot/kernel';
import type { Fall, Shot, Track, Volley } from '@flagplot/scene';
import type { Event, ShotResult } from '../rules/events.ts';
import { hexOf } from '../rules/map.ts';
import { BOX_NAMES, boxOf, count, listOf, ownName, weaponOf } from '../rules/names.ts';
import { cardOf, mountOf, unitNamed } from '../rules/roster.ts';
import { boxesOf } from '../rules/setup.ts';
import type { TwoPhase } from '../rules/state.ts';
import type { TpSeen } from './seen.ts';
import { sideOf } from './sides.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Fired = Of<'fired'>;
type Hit = Of<'hit'>;

/** What follows a volley and belongs to its target. */
const AFTER: ReadonlySet<string> = new Set([
  ...['struck', 'lost', 'banks', 'disrupted', 'casualties', 'crippled', 'uncontrolled', 'destroyed', 'shot-at', 'vanished'],
]);
type After = Of<
  'struck' | 'lost' | 'banks' | 'disrupted' | 'casualties' | 'crippled' | 'uncontrolled' | 'destroyed' | 'shot-at' | 'vanished'
>;

type Lost = Of<'lost'>;

/** A volley as it is read. */
interface ReadVolley {
  target: string;
  fired: { event: Fired | Hit; told: number[]; aimed: number[] }[];
  told: number[];
  after: After[];
  /** TP-10.2.1 Dice of the allocation chart, each with the box it took. */
  falls: { told: number[]; lost: Lost }[];
}

/** All volleys of what was told, in its order. `seen` is the table after it. */
export function volleys(told: readonly Told<TwoPhase>[], seen: TpSeen): Volley[] {
  const reader = new VolleyReader();
  for (const [i, { event }] of told.entries()) reader.read(event, i);
  return reader.volleys.map(volley => volleyOf(seen, volley));
}

/** TP-1.4.4 All dice of a unit are thrown first; then each target is told with what it takes. Of several targets the dice stand with the first. */
class VolleyReader {
  readonly volleys: ReadVolley[] = [];
  #thrown: number[] = [];
  #now: ReadVolley | undefined;

  read(event: Told<TwoPhase>['event'], i: number): void {
    if (event.kind === 'thrown') this.#thrown.push(i);
    else if (event.kind === 'fired') this.#begin(event, event.on, i);
    else if (event.kind === 'hit') this.#begin(event, event.unit, i);
    else if (this.#now && AFTER.has(event.kind) && isAbout(event as After, this.#now.target)) this.#add(event as After, i);
    else this.#close();
  }

  #begin(event: Fired | Hit, target: string, i: number): void {
    const joins = event.kind === 'hit' && this.#now?.target === target && this.#now.after.length === 0;
    const volley = joins && this.#now ? this.#now : { target, fired: [], told: [], after: [], falls: [] };
    if (volley !== this.#now) this.volleys.push(volley);
    this.#now = volley;
    volley.fired.push({ event, told: [...this.#thrown, i], aimed: this.#thrown });
    volley.told.push(...this.#thrown, i);
    this.#thrown = [];
  }

  #add(event: After, i: number): void {
    if (event.kind === 'lost' && this.#thrown.length > 0)
      this.#now?.falls.push({ told: [...this.#thrown.slice(-1), i], lost: event });
    this.#now?.told.push(...this.#thrown, i);
    this.#now?.after.push(event);
    this.#thrown = [];
  }

  #close(): void {
    this.#now = undefined;
    this.#thrown = [];
  }
}

function isAbout(event: After, target: string): boolean {
  return ('unit' in event ? event.unit : event.seeker) === target;
}

function volleyOf(seen: TpSeen, { target, fired, told, after, falls }: ReadVolley): Volley {
  const [first] = fired as [ReadVolley['fired'][number]];
  const at = hexOf(first.event.kind === 'fired' ? first.event.to : first.event.at);
  const gone = after.some(({ kind }) => kind === 'destroyed' || kind === 'vanished') || after.some(isShotDown);
  const hurt = after.length > 0;
  const says = withSource(cameOf(seen, target, after), fromWords(seen, fired));
  return {
    told,
    target: { id: target, side: sideOf(seen, target) ?? otherSide(seen, first.event), name: ownName(seen, target), at },
    shots: shotsOf(seen, fired, says),
    says,
    tracks: [...shieldTracks(seen, target, after), ...boxTracks(seen, target, after)],
    ...(falls.length > 0 && { falls: falls.map(fall => fallOf(seen, target, fall)) }),
    struck: hurt ? [{ unit: target, at }] : [],
    lost: gone ? [{ unit: target, at }] : [],
  };
}

function isShotDown(event: After): boolean {
  return event.kind === 'shot-at' && event.gone;
}

/** A seeker that is gone belonged to an enemy of whoever fired at it. */
function otherSide(seen: TpSeen, event: Fired | Hit): string {
  const by = sideOf(seen, event.kind === 'fired' ? event.unit : event.seeker);
  return seen.book.sides.find(({ id }) => id === by)?.enemies[0] ?? '';
}

function shotOf(seen: TpSeen, { event, told, aimed }: ReadVolley['fired'][number]): Shot {
  if (event.kind === 'hit') {
    const side = sideOf(seen, event.seeker) ?? otherSide(seen, event);
    const says = `${ownName(seen, event.seeker)} strikes ${ownName(seen, event.unit)}`;
    const hits = event.damage > 0 ? 1 : 0;
    return {
      told,
      aimed,
      side,
      lines: [],
      says,
      hits,
      came: event.damage > 0 ? count(event.damage, 'point', 'points') : 'no harm',
    };
  }
  const damage = event.shots.reduce((sum, shot) => sum + shot.damage, 0);
  return {
    told,
    aimed,
    side: sideOf(seen, event.unit) ?? '',
    lines: [{ from: hexOf(event.from), to: hexOf(event.to) }],
    says: `${ownName(seen, event.unit)}, ${gunsWords(seen, event)} at ${ownName(seen, event.on)}, range ${event.range}`,
    hits: event.shots.filter(scores).length,
    came: damage > 0 ? count(damage, 'point', 'points') : 'no hit',
  };
}

const scores = ({ hit, damage }: ShotResult): boolean => hit !== false && damage > 0;

/** `3 phasers, 2 photons`. */
function gunsWords(seen: TpSeen, { unit, shots }: Fired): string {
  const card = cardOf(seen.book, unitNamed(seen.open, unit) ?? { card: '', fitting: 0 });
  const kinds = Map.groupBy(shots, ({ weapon }) => GUNS[card?.weapons[mountOf(card, weapon)]?.type ?? ''] ?? 'weapon');
  return [...kinds].map(([kind, all]) => `${all.length} ${kind}${all.length === 1 ? '' : 's'}`).join(', ');
}

const GUNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ph-1', 'ph-2', 'ph-3', 'ph-4'].map(type => [type, 'phaser'])),
  'ph-g': 'gatling phaser',
  photon: 'photon',
  disruptor: 'disruptor',
  fusion: 'fusion beam',
  hellbore: 'hellbore',
  ...Object.fromEntries(['plasma-r', 'plasma-s', 'plasma-g', 'plasma-f'].map(type => [type, 'plasma bolt'])),
  'trb-heavy': 'heavy repulsor',
  'trb-light': 'light repulsor',
  mauler: 'mauler',
  add: 'anti-drone shot',
  'web-caster': 'web fist',
};

/** `14 points on shield 2, 5 reinforced, 3 inside, 2 boxes of forward hull and phaser 1 lost`. */
function cameOf(seen: TpSeen, target: string, after: readonly After[]): string {
  const said = after.flatMap(event => afterWords(event));
  const lost = lostWords(seen, target, after);
  return [...said, ...(lost.length > 0 ? [`${listOf(lost)} lost`] : [])].join(', ') || 'no harm';
}

/** `14 points from battlecruiser on shield 2`, `no harm from battlecruiser`: whose doing it is stands behind what it is. */
function withSource(came: string, from: string): string {
  return came.replace(/^(\d+ points?|no harm)/, `$1 ${from}`);
}

/** `from battlecruiser`, `from 3 seekers` */
function fromWords(seen: TpSeen, fired: ReadVolley['fired']): string {
  const units = new Set(fired.flatMap(({ event }) => (event.kind === 'fired' ? [ownName(seen, event.unit)] : [])));
  const seekers = fired.filter(({ event }) => event.kind === 'hit').length;
  return `from ${listOf([...units, ...(seekers > 0 ? [count(seekers, 'seeker', 'seekers')] : [])])}`;
}

/** Systems in the order in which they were lost, boxes of one kind together. */
function lostWords(seen: TpSeen, target: string, after: readonly After[]): string[] {
  const all = after.filter(event => event.kind === 'lost');
  return [...Map.groupBy(all, ({ box, weapon }) => box ?? weapon)].map(([id, same]) =>
    same[0]?.box === undefined
      ? weaponOf(seen, target, id)
      : `${count(same.length, 'box', 'boxes')} of ${boxOf(seen, target, id)}`,
  );
}

function afterWords(event: After): string[] {
  switch (event.kind) {
    case 'struck': {
      const where = event.shield === null ? '' : ` on shield ${event.shield}`;
      const reinforced = event.reinforced > 0 ? `, ${event.reinforced} by reinforcement stopped` : '';
      return [
        `${count(event.points, 'point', 'points')}${where}${reinforced}${event.inside > 0 ? `, ${event.inside} inside` : ''}`,
      ];
    }
    case 'shot-at':
      return [event.gone ? 'shot down' : `damage ${event.damage}`];
    case 'crippled':
    case 'destroyed':
      return [event.kind];
    case 'uncontrolled':
      return ['nobody controls it'];
    case 'casualties':
      return [`${count(event.crew, 'crew unit', 'crew units')} left`];
    case 'disrupted':
      return [event.over ? 'fire control in order again' : 'fire control disrupted'];
    case 'banks':
      return [`banks hold ${event.held.join(' and ')}`];
    default:
      return [];
  }
}

/** One shot stands for the whole, so it says what the whole came to. */
function shotsOf(seen: TpSeen, fired: ReadVolley['fired'], says: string): Shot[] {
  const shots = fired.map(one => shotOf(seen, one));
  return shots.length === 1 ? shots.map(shot => ({ ...shot, came: shot.hits > 0 ? says : shot.came })) : shots;
}

/** `phaser 3`. */
function fallOf(seen: TpSeen, target: string, { told, lost }: ReadVolley['falls'][number]): Fall {
  return { told, says: boxOf(seen, target, lost.box ?? lost.weapon) };
}

/** Boxes of the shields that were struck, before and after. */
function shieldTracks({ book, open }: TpSeen, target: string, after: readonly After[]): Track[] {
  const unit = unitNamed(open, target);
  const card = unit && cardOf(book, unit);
  if (!unit || !card) return [];
  const taken = new Map<number, number>();
  for (const event of after)
    if (event.kind === 'struck' && event.shield !== null && event.boxes > 0)
      taken.set(event.shield, (taken.get(event.shield) ?? 0) + event.boxes);
  return [...taken].flatMap(([shield, boxes]) => {
    const left = unit.shields[shield - 1] ?? 0;
    return [{ word: `shield ${shield}`, of: card.shields[shield - 1] ?? 0, from: left + boxes, to: left }];
  });
}

/** TP-10.2.1 Boxes of systems that were lost, of each kind before and after; armour goes in one and is told in words. */
function boxTracks({ book, open }: TpSeen, target: string, after: readonly After[]): Track[] {
  const unit = unitNamed(open, target);
  const card = unit && cardOf(book, unit);
  if (!card) return [];
  const built = boxesOf(card);
  const lost = after.flatMap(event => (event.kind === 'lost' && event.box && event.box !== 'armour' ? [event] : []));
  return [...Map.groupBy(lost, ({ box }) => box)].map(([box, all]) => {
    const to = Math.min(...all.map(({ left }) => left));
    return { word: BOX_NAMES[box], of: built[box], from: to + all.length, to };
  });
}

// What the lesson says of what has happened, and why.

import { hexes } from '@flagplot/hexes';
import type { Shown, Side, Told } from '@flagplot/kernel';
import type { Event } from '../rules/events.ts';
import { enemiesOf, squadronOf, squadronsOf } from '../rules/roster.ts';
import type { Squadrons } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import { count, squadronName } from '../words/names.ts';
import { leadOf, nearestTo, offBow } from './move.ts';

type SqTold = readonly Told<Squadrons>[];
type SqShown = Shown<Squadrons>;
type Struck = Extract<Event, { kind: 'struck' }>;

/** Bearings (of 24) off the bow within which weapons bear, and from which on something is astern. */
const AHEAD = 4;
const ASTERN = 8;

/** The side of whoever learns. */
export const PUPIL: Side = 'alliance';

export function happened(told: SqTold, seen: SqShown): string[] {
  return [...fireSaid(told, seen), ...levelSaid(told, seen), ...moveSaid(told, seen)];
}

/** Where the nearest enemy is after all moves, and who has whom before his bows. */
function moveSaid(told: SqTold, seen: SqShown): string[] {
  const [own] = squadronsOf(seen, PUPIL);
  const lead = own && leadOf(own);
  const near = lead && nearestTo(lead, enemiesOf(seen, PUPIL));
  if (!lead || !near || !told.some(({ event }) => event.kind === 'moved')) return [];
  const [off, theirs] = [offBow(lead, near), offBow(near, lead)];
  const where = off <= AHEAD ? 'before your bows' : off < ASTERN ? 'on your side, where your weapons do not bear' : 'behind you';
  const you = theirs <= AHEAD ? 'they have you before theirs' : 'they do not bear on you';
  return [`After the moves the nearest are ${hexes.range(lead, near)} hexes off, ${where}; ${you}.`];
}

/** What was fired and what came of it, one's own first. */
function fireSaid(told: SqTold, { book }: SqShown): string[] {
  const struck = told.flatMap(({ event }) => (event.kind === 'struck' ? [event] : []));
  const isOwn = ({ squadron }: Struck): boolean => squadronOf(book, squadron).side === PUPIL;
  const own = struck.filter(isOwn);
  const theirs = struck.filter(one => !isOwn(one));
  return [
    ...own.map(
      one => `You hit ${squadronName(book, one.target)} ${count(one.hits, 'time', 'times')}: ${harm(one)}${needed(told, one)}.`,
    ),
    ...theirs.map(one => `${squadronName(book, one.squadron)} hits you ${count(one.hits, 'time', 'times')}: ${harm(one)}.`),
    ...(own.length === 0 && theirs.length > 0
      ? ['You fired nothing: all fire falls at once, and held fire does not come back.']
      : []),
  ];
}

function harm({ craft }: Struck): string {
  const destroyed = craft.filter(one => one.destroyed).length;
  const damaged = craft.filter(one => one.damage > 0 && !one.destroyed).length;
  if (destroyed + damaged === 0) return 'no craft is hurt';
  return `${count(destroyed, 'craft', 'craft')} destroyed, ${damaged} damaged`;
}

/** What the first shooter of a volley needed, and why. */
function needed(told: SqTold, of: Struck): string {
  const at = told.findIndex(({ event }) => event === of);
  const from = told.slice(0, at).findLastIndex(({ event }) => event.kind === 'declared' || event.kind === 'struck');
  const thrown = told.slice(from + 1, at).find(({ event }) => event.kind === 'thrown' && event.why.test);
  if (thrown?.event.kind !== 'thrown' || !thrown.event.why.test) return '';
  const { test, mods = [] } = thrown.event.why;
  const why = mods.filter(({ by }) => by !== 0).map(({ by, for: what }) => `${what} ${by}`);
  return `; the first die needed ${test.n} (${why.join(', ')})`;
}

/** Squadrons whose nerve went. */
function levelSaid(told: SqTold, { book }: SqShown): string[] {
  return told.flatMap(({ event }) => {
    if (event.kind !== 'level' || event.by !== 'check') return [];
    return [
      `${squadronName(book, event.squadron)} has lost heart and is ${event.state}: half of a squadron lost tries its nerve.`,
    ];
  });
}

export function over(told: SqTold, seen: SqShown): string {
  const all = scores(seen);
  const own = all[PUPIL]?.points ?? 0;
  const foe = Math.max(0, ...Object.entries(all).map(([side, { points }]) => (side === PUPIL ? 0 : points)));
  const volleys = told.flatMap(({ event }) =>
    event.kind === 'struck' && squadronOf(seen.book, event.squadron).side === PUPIL ? [event] : [],
  );
  const fired = `You fired ${count(volleys.length, 'volley', 'volleys')}`;
  if (own > 0 && 5 * own >= 6 * foe)
    return `${fired}: whoever has the enemy before his bows, and is not before theirs, wins. To win, you score a fifth more than they do.`;
  return volleys.length < 2
    ? `${fired}: at Full Throttle, or with the enemy behind you, nothing can be fired. Keep them ahead, in good range.`
    : `${fired}, and they scored as much with theirs: fire at one squadron until it is gone, and come from where they do not bear.`;
}

// What the lesson says of what has happened, and why.

import type { Shown, Side, Told } from '@flagplot/kernel';
import { reasonWords } from '@flagplot/manifest';
import type { Event } from '../rules/events.ts';
import { enemiesOf, squadronOf, squadronsOf } from '../rules/roster.ts';
import type { Squadrons } from '../rules/state.ts';
import { leaders, scores } from '../rules/victory.ts';
import { count, STATE_NAMES, squadronName } from '../words/names.ts';
import { ahead, closest, flyingOf } from './move.ts';

type SqTold = readonly Told<Squadrons>[];
type SqShown = Shown<Squadrons>;
type Struck = Extract<Event, { kind: 'struck' }>;

/** The side of whoever learns. */
export const PUPIL: Side = 'alliance';

export function news(told: SqTold, seen: SqShown): string[] {
  return [...fireSaid(told, seen), ...levelSaid(told, seen), ...moveSaid(told, seen)];
}

/** How near they are after all moves, and who has whom before his bows. */
function moveSaid(told: SqTold, seen: SqShown): string[] {
  const [own] = squadronsOf(seen, PUPIL);
  const enemies = enemiesOf(seen, PUPIL);
  if (!own || enemies.length === 0 || !told.some(({ event }) => event.kind === 'moved')) return [];
  const [bear, bearing] = [
    ahead(own, enemies),
    enemies.filter(enemy => ahead(enemy, [own]) > 0).map(({ id }) => squadronName(seen.book, id)),
  ];
  const yours =
    bear === 0
      ? 'none of yours has them before its bows'
      : `${bear} of your ${flyingOf(own).length} ${bear === 1 ? 'has them before its' : 'have them before their'} bows`;
  const theirs =
    bearing.length === 0
      ? 'none of them has you before his'
      : `${bearing.join(' and ')} ${bearing.length === 1 ? 'has' : 'have'} you before theirs`;
  return [`After the moves they are ${count(closest(own, enemies), 'hex', 'hexes')} off at the nearest: ${yours}, ${theirs}.`];
}

/** What was fired and what came of it, one's own first. */
function fireSaid(told: SqTold, { book }: SqShown): string[] {
  const struck = told.flatMap(({ event }) => (event.kind === 'struck' ? [event] : []));
  const isOwn = ({ squadron }: Struck): boolean => squadronOf(book, squadron).side === PUPIL;
  const own = struck.filter(isOwn);
  const theirs = struck.filter(one => !isOwn(one));
  return [
    ...own.map(
      one => `You hit ${squadronName(book, one.target)} ${count(one.hits, 'time', 'times')}: ${harm(one)}${need(told, one)}.`,
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
function need(told: SqTold, of: Struck): string {
  const at = told.findIndex(({ event }) => event === of);
  const from = told.slice(0, at).findLastIndex(({ event }) => event.kind === 'declared' || event.kind === 'struck');
  const thrown = told.slice(from + 1, at).find(({ event }) => event.kind === 'thrown' && event.why.test);
  if (thrown?.event.kind !== 'thrown' || !thrown.event.why.test) return '';
  const { test, mods = [] } = thrown.event.why;
  return `; the first die needed ${test.n} (${reasonWords(mods.filter(({ by }) => by !== 0))})`;
}

/** SQ-5.2.1, SQ-5.2.6, SQ-5.2.7 Squadrons that were hurt in the round, and what their nerve came to: of the enemy's, where it went. */
function levelSaid(told: SqTold, { book }: SqShown): string[] {
  return told.flatMap(({ event }) => {
    if (event.kind === 'held' && event.by === 'check' && squadronOf(book, event.squadron).side === PUPIL)
      return [`${squadronName(book, event.squadron)} was hurt this round, and has passed its morale check.`];
    if (event.kind !== 'level' || event.by !== 'check') return [];
    const lost = event.from - event.to;
    const why = lost > 1 ? 'two levels, as half of it or more was destroyed' : 'a level';
    return [
      `${squadronName(book, event.squadron)} was hurt this round, and has failed its morale check: that costs ${why}, and it is ${STATE_NAMES[event.state].toLowerCase()} now.`,
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
  if ((seen.open.verdict?.winners ?? leaders(seen)).includes(PUPIL))
    return `${fired}: whoever has the enemy before his bows, and is not before theirs, wins. To win, you score a fifth more than they do.`;
  if (volleys.length < 2)
    return `${fired}: at Full Throttle, or with the enemy behind you, nothing can be fired. Keep them ahead, in good range.`;
  const but = own > foe ? 'that scored too little more than theirs' : own === foe ? 'they scored as much' : 'theirs scored more';
  return `${fired}, but ${but}: fire at one squadron until it is gone, and come from where they do not bear.`;
}

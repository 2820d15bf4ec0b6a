// What the lesson says of what has happened, and why.

import type { Shown, Told } from '@flagplot/kernel';
import { listWords } from '@flagplot/manifest';
import { inches } from '@flagplot/plane/words';
import type { Event } from '../rules/events.ts';
import { count, vesselName } from '../rules/names.ts';
import { vesselNamed } from '../rules/roster.ts';
import type { Baltic } from '../rules/state.ts';
import { nearestEnemy, ownVessel, PUPIL } from './table.ts';

type BbTold = readonly Told<Baltic>[];
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

function all<K extends Event['kind']>(told: BbTold, kind: K): Of<K>[] {
  return told.flatMap(({ event }) => (event.kind === kind ? [event as Of<K>] : []));
}

function isOwn({ open }: Shown<Baltic>, vessel: string): boolean {
  return vesselNamed(open, vessel)?.side === PUPIL;
}

export function news(told: BbTold, seen: Shown<Baltic>): string[] {
  return [...placesSaid(told), ...fireSaid(told, seen), ...hitsSaid(told, seen), ...rangeSaid(told, seen)];
}

/** BB-2.2.4 Who plays first. */
function placesSaid(told: BbTold): string[] {
  return all(told, 'placed').flatMap(({ side, place }) =>
    side === PUPIL ? [place === 1 ? 'You play first this turn.' : 'You play last this turn, and see where they go.'] : [],
  );
}

/** A line for each ship that fires, all her weapons in it. */
function fireSaid(told: BbTold, seen: Shown<Baltic>): string[] {
  const fires = Map.groupBy(
    all(told, 'fired'),
    ({ by: [by = ''], range }) => `${isOwn(seen, by) ? 'You fire' : 'The enemy fires'} from ${inches(range)} inches`,
  );
  return [...fires].map(([who, volleys]) => {
    const dice = volleys.reduce((sum, volley) => sum + volley.dice, 0);
    const thrown = dice === 0 ? 'no dice' : `${count(dice, 'die', 'dice')}, 7 or more a hit`;
    return `${who}, firepower ${listWords(volleys.map(({ fp }) => `${fp}`))}: ${thrown}.`;
  });
}

function hitsSaid(told: BbTold, seen: Shown<Baltic>): string[] {
  const struck = Map.groupBy(all(told, 'struck'), ({ vessel }) => vessel);
  return [
    ...[...struck].map(([vessel, hits]) => {
      const whose = isOwn(seen, vessel) ? 'Your ship' : vesselName(seen.book, vessel);
      const boxes = hits.reduce((sum, hit) => sum + hit.boxes, 0);
      return `${whose} loses ${count(boxes, 'box', 'boxes')} and has ${hits.at(-1)?.left ?? 0} left.`;
    }),
    ...all(told, 'became').map(
      ({ vessel, status }) => `${vesselName(seen.book, vessel)} is ${status === 'wreck' ? 'a wreck' : status}.`,
    ),
  ];
}

/** How near they are, as soon as anything has happened. */
function rangeSaid(told: BbTold, seen: Shown<Baltic>): string[] {
  const own = ownVessel(seen);
  const near = own && nearestEnemy(seen, own);
  if (told.length === 0) return [];
  return [near ? `The enemy is ${inches(near.range)} inches off.` : 'Nobody is left to fight.'];
}

export function over(told: BbTold, seen: Shown<Baltic>): string {
  const shots = all(told, 'fired').filter(({ by }) => isOwn(seen, by[0] ?? '')).length;
  const fired = `You fired ${count(shots, 'time', 'times')}`;
  if (seen.open.verdict?.winners.includes(PUPIL))
    return `${fired}, and won: near, on her broad side and first to fire is what wins.`;
  return `${fired}, and did not win: come within ten inches, show your broadside and fire with all that bears.`;
}

// What the lesson says of what has happened, and why.

import { hexes } from '@flagplot/hexes';
import type { Shown, Told } from '@flagplot/kernel';
import { listWords } from '@flagplot/manifest';
import type { Event } from '../rules/events.ts';
import { count, unitName } from '../rules/names.ts';
import { unitNamed } from '../rules/roster.ts';
import type { TwoPhase } from '../rules/state.ts';
import { leaders, scores } from '../rules/victory.ts';
import { nearestEnemy, ownShip, PUPIL } from './table.ts';

export { PUPIL } from './table.ts';

type TpTold = readonly Told<TwoPhase>[];
type TpShown = Shown<TwoPhase>;
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

export function news(told: TpTold, seen: TpShown): string[] {
  return [
    ...speedsSaid(told, seen),
    ...fireSaid(told, seen),
    ...strikesSaid(told, seen),
    ...hurtSaid(told, seen),
    ...rangeSaid(told, seen),
  ];
}

function all<K extends Event['kind']>(told: TpTold, kind: K): Of<K>[] {
  return told.flatMap(({ event }) => (event.kind === kind ? [event as Of<K>] : []));
}

function isOwn({ open }: TpShown, id: string): boolean {
  return unitNamed(open, id)?.side === PUPIL;
}

/** TP-3.2.1 Who moves before whom. */
function speedsSaid(told: TpTold, seen: TpShown): string[] {
  const speeds = all(told, 'announced');
  if (speeds.length === 0) return [];
  const own = speeds.find(({ unit }) => isOwn(seen, unit))?.speed ?? 0;
  const theirs = Math.max(0, ...speeds.filter(({ unit }) => !isOwn(seen, unit)).map(({ speed }) => speed));
  const first =
    own === theirs
      ? 'equally fast: a die says who moves first'
      : own > theirs
        ? 'you are faster, and move first'
        : 'it is faster, and moves first';
  return [`You go at speed ${own}, the enemy at ${theirs}: ${first}, half of it in each phase.`];
}

/** What was fired and what came of it. */
function fireSaid(told: TpTold, seen: TpShown): string[] {
  return all(told, 'fired').map(fired => {
    const points = fired.shots.reduce((sum, { damage }) => sum + damage, 0);
    const who = isOwn(seen, fired.unit) ? 'You fire' : 'The enemy fires';
    const at = isOwn(seen, fired.on) ? 'you' : unitName(seen, fired.on);
    return `${who} ${count(fired.shots.length, 'weapon', 'weapons')} at ${at} from ${count(fired.range, 'hex', 'hexes')}: ${count(points, 'point', 'points')}.`;
  });
}

/** TP-6.3.1 What has come home to its target. */
function strikesSaid(told: TpTold, seen: TpShown): string[] {
  const hits = all(told, 'hit').filter(({ unit }) => isOwn(seen, unit));
  const points = hits.reduce((sum, { damage }) => sum + damage, 0);
  if (hits.length === 0) return [];
  return [`${count(hits.length, 'drone strikes', 'drones strike')} you for ${count(points, 'point', 'points')}.`];
}

/** TP-10.1.3 What the shields held, and what they did not. */
function hurtSaid(told: TpTold, seen: TpShown): string[] {
  const struck = all(told, 'struck').map(({ unit, shield, inside, boxes }) => {
    const whose = isOwn(seen, unit) ? 'Your' : 'Its';
    const held = shield === null ? `${whose} shields are no help inside them` : `${whose} shield ${shield} stops ${boxes}`;
    return inside > 0 ? `${held}, and ${inside} get inside, where each costs a box.` : `${held}, and nothing gets inside.`;
  });
  const ends = told.flatMap(({ event }) => {
    if (event.kind === 'crippled')
      return [`${unitName(seen, event.unit)} has lost half of its boxes and is crippled: that scores half of its points.`];
    return event.kind === 'destroyed' ? [`${unitName(seen, event.unit)} is destroyed.`] : [];
  });
  return [...struck, ...ends];
}

/** How near they are, as soon as anything has happened. */
function rangeSaid(told: TpTold, seen: TpShown): string[] {
  const own = ownShip(seen);
  const enemy = own && nearestEnemy(seen, own);
  if (told.length === 0) return [];
  if (!enemy) return ['Nobody is left against you.'];
  const seekers = seen.open.seekers.filter(({ on }) => isOwn(seen, on)).length;
  const drones = seekers > 0 ? `, and ${count(seekers, 'drone is', 'drones are')} on the way to you` : '';
  return [`The enemy is ${count(hexes.range(own, enemy), 'hex', 'hexes')} off${drones}.`];
}

export function over(told: TpTold, seen: TpShown): string {
  const volleys = all(told, 'fired').filter(({ unit }) => isOwn(seen, unit));
  const fired = `You fired ${count(volleys.length, 'volley', 'volleys')}`;
  const left = all(told, 'left').filter(({ unit }) => isOwn(seen, unit));
  if (left.length > 0)
    return 'You left the map, and that scores a quarter of your ship for them: energy runs you into the fight, not out of it.';
  if ((seen.open.verdict?.winners ?? leaders(seen)).includes(PUPIL))
    return `${fired}: come near with weapons armed, keep firing at one shield until it is down, and what gets inside wins.`;
  const quarters = scores(seen);
  const foes = seen.book.sides.filter(({ id }) => id !== PUPIL && (quarters[id] as number) > 0).map(({ name }) => name);
  const but = foes.length > 0 ? `${listWords(foes)} scored more` : 'nobody was crippled, and that scores nothing';
  return `${fired}, but ${but}: fire from 4 hexes or nearer, with all that bears.`;
}

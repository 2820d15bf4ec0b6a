// What an order would lead to: where a vessel would lie and who is near, what fire would be thrown.

import type { Answer, View } from '@flagplot/kernel';
import { type Lead, listWords } from '@flagplot/manifest';
import type { Leg, Pose, Segment } from '@flagplot/plane';
import { rangeOf, squaredDistance } from '@flagplot/plane';
import { degrees, inches, offBowWords, placeWords } from '@flagplot/plane/words';
import { shotOf } from '../rules/acts/fire.ts';
import type { Book } from '../rules/book.ts';
import { aimOf } from '../rules/gunnery/aim.ts';
import { edgeBeyond } from '../rules/movement/edge.ts';
import { plannedEnd } from '../rules/movement/plan.ts';
import { capital, count, diceWords, modelName, targetName, unitName, vesselName, weaponName } from '../rules/names.ts';
import type { Vessel } from '../rules/open.ts';
import type { Act, ActOf, Sailing, SpeedOrder } from '../rules/orders.ts';
import { areEnemies, crewOf, footprint, isOnTable, vesselNamed } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';

export function outlook(answer: Answer<Baltic>, view: View<Baltic>): Lead[] {
  switch (answer.kind) {
    case 'telegraph':
      return answer.order.units.flatMap(order => speedLead(view, order));
    case 'sail':
      return answer.order.vessels.flatMap(sailing => courseLead(view, sailing));
    case 'fire':
      return answer.order.acts.map(act => actLead(view, act));
    default:
      return [];
  }
}

/** A unit that changes its setting. */
function speedLead({ book, open }: BbView, { unit, setting, down = false }: SpeedOrder): Lead[] {
  const [flagship] = crewOf(open, unit);
  if (!flagship || (flagship.setting === setting && flagship.down === down)) return [];
  const who = unitName(book, unit);
  const changed = flagship.setting === setting ? '' : ` from ${flagship.setting} to ${setting}`;
  const depth = flagship.down === down ? '' : down ? ', goes Hull Down' : ', surfaces';
  return [{ who, says: `${who}${changed}${depth}` }];
}

/** Where the course ends by itself, whether that is off the table, and who is nearest there. */
function courseLead(v: BbView, { vessel: id, ...plan }: Sailing): Lead[] {
  const vessel = vesselNamed(v.open, id);
  if (!vessel) return [];
  const who = vesselName(v.book, id);
  const pieces: readonly (Segment | Leg)[] = plan.flight?.legs ?? plan.legs;
  if (pieces.length === 0) return [{ who, says: `${who} lies still${nearWords(v, vessel, vessel)}` }];
  const end = plannedEnd(vessel, plan);
  const length = pieces.reduce((sum, { d }) => sum + Math.abs(d), 0);
  if (edgeBeyond(v.book, end)) return [{ who, grave: 'lost', says: `${who} leaves the table` }];
  const where = `${inches(length)} inches to ${placeWords(end)}, heading ${degrees(end.heading)}`;
  return [{ who, says: `${who} ${where}${nearWords(v, vessel, end)}` }];
}

/** `: Lohengrin at 12.974, 53° to starboard`: the nearest enemy, edge to edge. */
function nearWords({ book, open }: BbView, vessel: Vessel, end: Pose): string {
  const here = footprint(book, vessel, end);
  const foes = open.vessels
    .filter(other => isOnTable(other) && areEnemies(book, vessel.side, other.side))
    .map(other => ({ other, squared: squaredDistance(here, footprint(book, other)) }));
  const [near] = foes.sort((a, b) => a.squared - b.squared);
  return near ? `: ${vesselName(book, near.other.id)} at ${inches(rangeOf(near.squared))}, ${offBowWords(end, near.other)}` : '';
}

type Does = { readonly [K in Exclude<Act['act'], 'fire'>]: (act: ActOf<K>, book: Book) => string };

/** What a vessel does that throws by no table. */
const DOES: Does = {
  beam: ({ by, weapon, bearing }, book) => `fires ${weaponName(book, by, weapon)} along ${degrees(bearing)}`,
  launch: ({ by, weapon }, book) => `launches torpedoes from ${weaponName(book, by, weapon)}`,
  board: ({ target, boxes }, book) => `boards ${vesselName(book, target)} with ${count(boxes, 'box', 'boxes')} of marines`,
  'fly off': ({ types, markers }) => `launches ${count(types.length + markers.length, 'squadron', 'squadrons')}`,
  recover: ({ markers }) => `takes ${count(markers.length, 'squadron', 'squadrons')} aboard`,
  'ack-ack': ({ target }, book) => `fires Ack-Ack at ${modelName(book, target)}`,
  tow: ({ target }, book) => `takes ${vesselName(book, target)} in tow`,
};

/** BB-3.2.29 A throw with its firepower, its column and its dice; of any other act what it is. */
function actLead(v: BbView, act: Act): Lead {
  const by = typeof act.by === 'string' ? [act.by] : act.by;
  const who = listWords(by.map(id => vesselName(v.book, id)));
  if (act.act !== 'fire') return { who, says: `${who} ${DOES[act.act](act as never, v.book)}` };
  const what = `${weaponName(v.book, by[0] ?? '', act.weapon)} at ${targetName(v.book, act.target)}`;
  return { who, says: `${capital(who)} ${by.length === 1 ? 'fires' : 'fire'} ${what}${throwWords(v, act)}` };
}

function throwWords(v: BbView, act: Extract<Act, { act: 'fire' }>): string {
  const shot = shotOf(v, act);
  const aim = shot && aimOf(v, shot);
  if (!aim) return '';
  const column = aim.column ? `, column ${aim.column.column}` : '';
  return `, range ${inches(aim.range)}: firepower ${aim.fp}${column}, ${diceWords(aim.dice)}`;
}

/** What the move panel lays over the board: the path of each craft, its ghost at the end, the links between them, the handles of the one in hand. */

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { Count, CounterItem, GhostItem, HandleItem, Layer, PathItem } from '@flagplot/scene';
import { stepHandles } from '@flagplot/scene/steps.ts';
import type { SquadronOfBook } from '../rules/book.ts';
import { degreesOf } from '../rules/map.ts';
import type { Limits, Step, Tip } from '../rules/movement/path.ts';
import { pathEnd, take } from '../rules/movement/path.ts';
import { drifters, flyers } from '../rules/movement/speed.ts';
import type { Craft } from '../rules/open.ts';
import { numberOf, squadronOf } from '../rules/roster.ts';
import { compass, craftId, hexName } from '../words/names.ts';
import { craftAt, driftOf, limitsIn, type Making, pathOf, tipOf } from './flights.ts';
import { HULLS } from './hulls.ts';
import { type Linked, links } from './links.ts';
import { nearestEnemy } from './outlook.ts';
import { along, type SqSeen } from './scene.ts';
import { STEPS } from './steps.ts';

/** A move as it is laid on the board. */
export interface Laying {
  it: Making;
  /** The craft whose path is in hand; nothing where all are frozen. */
  place: number | undefined;
  /** It alone is flown, the others stay as they are. */
  alone: boolean;
  /** The path of the craft in hand as the next step finds it. */
  laid: string;
  /** Nothing has been laid: drawn dashed. */
  loose: boolean;
  /** A craft of it is just being dragged: there is no next step to press. */
  carried: boolean;
  /** What it could fire from there, if anything. */
  chance: Count | undefined;
  /** Why a step cannot be laid next on the path in hand; nothing where it can. */
  whyRefused(step: Step): Refusal | undefined;
}

export function laidOut(seen: SqSeen, of: Laying): Layer {
  const { it, place } = of;
  return [
    ...flights(it, of),
    ...(place === undefined ? [] : [...(of.carried ? [] : handles(seen, of, place)), ...counter(of, place)]),
  ];
}

/** How a move is drawn: which craft is in hand, whether it flies alone, and whether nothing has been laid. */
type Look = Pick<Laying, 'place' | 'alone' | 'loose'>;

/** The course of every craft with its ghost at the end, and the links between them. */
export function flights(it: Making, look: Look = { place: undefined, alone: false, loose: false }): Layer {
  const books = squadronOf(it.book, it.squadron.id);
  const ends = [
    ...flyers(it.book, it.squadron).map(at => ({ at, tip: tipOf(it, at), drifts: false })),
    ...drifters(it.book, it.squadron).map(at => ({ at, tip: driftOf(it, at), drifts: true })),
  ];
  const onMap = ends.filter(({ tip }) => !tip.left);
  const linked = onMap.map(({ at, tip }): Linked => ({ id: String(numberOf(at)), at: tip, end: { ghost: ghostId(it, at) } }));
  return [
    ...ends.map(end => (end.drifts ? drift(it, end) : path(it, look, end.at))),
    ...links(linked, { reach: it.book.charts.link, role: 'intent', id: `link/${it.squadron.id}` }),
    ...onMap.map(end => ghost(it, look, { ...end, of: books })),
  ];
}

const END = 'end/';

const ghostId = ({ squadron }: Making, place: number): string => `${END}${craftId(squadron.id, numberOf(place))}`;

/** The craft that a ghost at the end of its path stands for, by its id; nothing where it is no such ghost. */
export function craftOfGhost(id: string): string | undefined {
  return id.startsWith(END) ? id.slice(END.length) : undefined;
}

interface EndOf {
  at: number;
  tip: Tip;
  drifts: boolean;
}

function path(it: Making, { place, loose }: Look, at: number): PathItem {
  const craft = craftAt(it.squadron, at);
  const flight = { craft: numberOf(at), path: pathOf(it.move, at), from: craft, to: tipOf(it, at) };
  return {
    kind: 'path',
    id: `plot/${it.squadron.id}/${numberOf(at)}`,
    role: 'intent',
    line: loose ? 'hold' : 'plot',
    unit: craftId(it.squadron.id, numberOf(at)),
    through: along(it, flight).map(({ q, r }) => ({ q, r })),
    ...(at === place ? { held: true as const } : {}),
  };
}

/** SQ-3.7.1 A frozen craft only drifts. */
function drift({ squadron }: Making, { at, tip }: EndOf): PathItem {
  const { q, r } = craftAt(squadron, at);
  const through = [
    { q, r },
    { q: tip.q, r: tip.r },
  ];
  return {
    kind: 'path',
    id: `drift/${squadron.id}/${numberOf(at)}`,
    role: 'past',
    line: 'drift',
    unit: craftId(squadron.id, numberOf(at)),
    through,
    tip: 'frozen, drifts',
  };
}

function ghost(it: Making, { place, alone }: Look, { at, tip, drifts, of }: EndOf & { of: SquadronOfBook }): GhostItem {
  const firm = at === place || (!alone && !drifts && place === undefined);
  return {
    kind: 'ghost',
    id: ghostId(it, at),
    role: 'intent',
    at: { q: tip.q, r: tip.r },
    facing: tip.heading,
    hull: HULLS[of.card.silhouette],
    ...(of.size > 1 ? { number: String(numberOf(at)) } : {}),
    ...(firm ? {} : { faint: true as const }),
  };
}

/** The tip of the path in hand. */
function tipInHand({ it, laid }: Laying, place: number): Tip {
  return pathEnd(it.book, craftAt(it.squadron, place) as Craft, laid);
}

/** The next steps, each where it leads. A refused one keeps its handle and says why; beyond the map's edge there is none. */
function handles(seen: SqSeen, of: Laying, place: number): HandleItem[] {
  const tip = tipInHand(of, place);
  if (tip.left) return [];
  return stepHandles(STEPS, degreesOf(tip.heading), ({ step, straight }) => {
    const to = take(of.it.book, tip, step);
    return {
      at: { q: to.q, r: to.r },
      says: straight ? ahead(seen, to) : `to face ${compass(to.heading)}`,
      refused: of.whyRefused(step),
    };
  });
}

/** `1414, then 5 from Alpha 3`; over the edge it is said. */
function ahead(seen: SqSeen, to: Tip): string {
  if (to.left) return `over the ${to.left} edge, and out of the battle`;
  const near = seen.side === undefined ? undefined : nearestEnemy(seen, seen.side, to);
  return `${hexName(to)}${near ? `, then ${near.range} from ${near.name}` : ''}`;
}

/** Degrees from the facing at which a counter is clear of handles and of the path it came by. */
const ABAFT = 125;

/** The side of the tip on which fewer of the others end. */
function clearSide({ it }: Laying, place: number, tip: Tip): number {
  const others = flyers(it.book, it.squadron).filter(at => at !== place);
  const side = (at: number): number => {
    const bearing = hexes.bearing(tip, tip.heading, tipOf(it, at));
    return bearing === hexes.NO_BEARING || bearing % 12 === 0 ? 0 : bearing < 12 ? 1 : -1;
  };
  const right = others.reduce((sum, at) => sum + side(at), 0);
  return (degreesOf(tip.heading) + (right > 0 ? -ABAFT : ABAFT) + 360) % 360;
}

/** What is left at the tip: hexes, turns, and how far it is to the next turn; and what could be hit from there. */
function counter(of: Laying, place: number): CounterItem[] {
  const tip = tipInHand(of, place);
  if (tip.left) return [];
  const counts = [...countsAt(tip, limitsIn(of.it, place)), ...(of.chance ? [of.chance] : [])];
  return [{ kind: 'counter', id: 'left', role: 'intent', at: { q: tip.q, r: tip.r }, toward: clearSide(of, place, tip), counts }];
}

function countsAt(tip: Tip, limits: Limits): Count[] {
  const [left, turns] = [limits.most - tip.hexes, Math.max(0, limits.turns - tip.turned)];
  const to = Math.max(0, limits.turnDistance - tip.straight);
  const count = (n: number, [one, many]: readonly [string, string]): Count => ({
    figure: String(n),
    word: n === 1 ? one : many,
    ...(n === 0 ? { spent: true as const } : {}),
  });
  return [
    count(left, ['hex left', 'hexes left']),
    count(turns, ['turn left', 'turns left']),
    ...(turns > 0 && left > 0 && to > 0 ? [count(to, ['hex to a turn', 'hexes to a turn'])] : []),
  ];
}

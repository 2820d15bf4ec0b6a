// What a scenario is fought for besides wrecks, in words: by what each goal is won, and how far that has come.

import type { Side } from '@flagplot/kernel';
import type { Goal } from '@flagplot/manifest';
import { listWords } from '@flagplot/manifest';
import { inches } from '@flagplot/plane/words';
import { holdersOf, isBroken, isWrecked, leftBy } from '../rules/goals/objectives.ts';
import { capital, count, featureName, sideName, unitName, vesselName } from '../rules/names.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { isLive, sideCalled, unitCalled } from '../rules/roster.ts';
import type { ConvoyGoal, Edge, HoldGoal, ScenarioGoal, TowGoal } from '../rules/scenario-file.ts';

type Rules = Goal['rules'];

/** What the side that looks has to do; where nobody sits, what all strive for. */
export function aimWords({ book }: Seen, goal: ScenarioGoal, side: Side | undefined): string {
  if (goal.kind === 'hold') return `Hold ${featureName(goal.feature)}`;
  if (goal.kind === 'tow') {
    const edge = side === undefined ? undefined : goal.edges[side];
    return `Tow ${unitName(book, goal.unit)} off ${edge ? `the ${edge} edge` : 'your own edge'}`;
  }
  const isOwn = side === undefined || goal.units.some(unit => unitCalled(book, unit).side === side);
  return isOwn ? `Bring the convoy off the ${goal.edge} edge` : 'Stop the convoy';
}

/** How far it has come, in a few words: `1 of 4 off, 2 wrecked`. */
export function progressWords(seen: Seen, goal: ScenarioGoal): string {
  if (goal.kind === 'hold') return holdWords(seen, goal);
  return goal.kind === 'tow' ? towWords(seen, goal) : convoyWords(seen, goal);
}

function holdWords(seen: Seen, goal: HoldGoal): string {
  if (isBroken(seen, goal)) return 'broken';
  const holders = holdersOf(seen, goal).map(side => sideName(seen.book, side));
  return holders.length > 0 ? `held by ${listWords(holders)}` : 'not held';
}

function towWords({ book, open }: Seen, { capture }: TowGoal): string {
  const tow = open.tow ? `in tow of ${vesselName(book, open.tow.tug)}` : 'adrift';
  const seized = open.prize?.seized ?? 0;
  return seized > 0 ? `${tow}, ${seized} of ${capture} to capture` : tow;
}

function convoyWords(seen: Seen, goal: ConvoyGoal): string {
  const { off, wrecked } = convoyNow(seen, goal);
  return `${off.length} of ${goal.units.length} off${wrecked.length > 0 ? `, ${wrecked.length} wrecked` : ''}`;
}

interface Convoy {
  readonly off: readonly string[];
  readonly wrecked: readonly string[];
  readonly left: readonly string[];
}

function convoyNow(seen: Seen, { units, edge }: ConvoyGoal): Convoy {
  const all = units.map(id => unitCalled(seen.book, id));
  const off = all.filter(unit => leftBy(seen, unit) === edge).map(({ name }) => name);
  const wrecked = all.filter(unit => isWrecked(seen, unit)).map(({ name }) => name);
  const left = all.filter(({ id }) => seen.open.vessels.some(one => one.unit === id && isLive(one))).map(({ name }) => name);
  return { off, wrecked, left };
}

/** The rules of a goal, and how each side stands by it. */
export function goalRules(seen: Seen, goal: ScenarioGoal): Rules {
  if (goal.kind === 'hold') return holdRules(seen, goal);
  return goal.kind === 'tow' ? towRules(seen, goal) : convoyRules(seen, goal);
}

function holdRules(seen: Seen, goal: HoldGoal): Rules {
  const name = featureName(goal.feature);
  const { sides } = seen.book;
  const has = sides.map(({ id }) => `${sideName(seen.book, id)} ${seen.open.scored[id] ?? 0}`);
  return [
    {
      rule: 'BB-7.1.2',
      say: `${capital(name)} scores ${goal.points} at the end of each turn from turn ${goal.from} on, for a side with a ship that is not crippled within ${inches(goal.within)} inches of it and no enemy ship so near. So far ${listWords(has)}.`,
    },
    ...(isTarget(seen, goal)
      ? [{ rule: 'BB-7.1.5', say: `Whoever breaks ${name} loses ${goal.broken} points, and it scores no more.` }]
      : []),
  ];
}

function isTarget({ book }: Seen, { feature }: HoldGoal): boolean {
  return book.features.some(({ id, target }) => id === feature && target !== null);
}

function towRules(seen: Seen, goal: TowGoal): Rules {
  const name = unitName(seen.book, goal.unit);
  const prize = seen.open.vessels.find(({ unit }) => unit === goal.unit);
  const ways = Object.entries(goal.edges).map(([side, edge]) => {
    const far = prize && isLive(prize) ? `, ${inches(distanceTo(seen, prize, edge))} inches away` : '';
    return `${sideName(seen.book, side)} by the ${edge} edge${far}`;
  });
  return [
    { rule: 'BB-7.2.9', say: `Whose tug leaves with ${name} by its own edge wins at once: ${listWords(ways)}.` },
    { rule: 'BB-7.2.10', say: `After turn ${seen.book.turns} whoever has ${name} in tow wins; without a tow it is a draw.` },
    { rule: 'BB-7.2.10', say: `Whoever hits ${name} last loses if she is wrecked; lost on land, she is a draw.` },
    {
      rule: 'BB-7.2.8',
      say: `Boarders who have taken her last box of marines capture her with ${count(goal.capture, 'success', 'successes')} more; ${seen.open.prize?.seized ?? 0} so far.`,
    },
  ];
}

function distanceTo({ book: { table } }: Seen, { x, y }: Vessel, edge: Edge): number {
  const [width, depth] = table;
  return { west: x, east: width - x, south: y, north: depth - y }[edge];
}

function convoyRules(seen: Seen, goal: ConvoyGoal): Rules {
  const { book } = seen;
  const { off, wrecked, left } = convoyNow(seen, goal);
  const owner = unitCalled(book, goal.units[0] ?? '').side;
  const enemies = listWords(sideCalled(book, owner).enemies.map(side => sideName(book, side)));
  const now = [
    ...(off.length > 0 ? [`off: ${listWords(off)}`] : []),
    ...(wrecked.length > 0 ? [`wrecked: ${listWords(wrecked)}`] : []),
    ...(left.length > 0 ? [`still on the table: ${listWords(left)}`] : []),
  ];
  return [
    {
      rule: 'BB-7.3.4',
      say: `Each ship of the convoy that leaves by the ${goal.edge} edge scores ${goal.points} for ${sideName(book, owner)}, each one wrecked ${goal.wreck} for ${enemies}.`,
    },
    ...(now.length > 0 ? [{ rule: 'BB-7.3.4', say: `${capital(now.join('; '))}.` }] : []),
  ];
}

// Boarding.

import type { Refusal, RollDie, Why } from '@flagplot/kernel';
import { atLeast } from '@flagplot/kernel';
import type { Pose } from '@flagplot/plane';
import { areWithin } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import type { Book } from '../book.ts';
import { isPrize, seize } from '../goals/prize.ts';
import { count, nameOf, vesselName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Board } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, footprint, isLive, isSotl, vesselCalled, vesselNamed } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { ActKind, Firing } from './act.ts';
import { actorOf, noActor } from './single.ts';

export const boardKind: ActKind<Board> = {
  isOpen: firing => boardings(firing).length > 0,
  faults: boardFaults,
  clashes: (firing, { by }, before) =>
    before.some(act => act.act === 'board' && act.by === by)
      ? [{ rule: 'BB-3.4.1', at: '/by', say: `${nameOf(firing.book, by)} boards one ship.` }]
      : [],
  carry: board,
  best: bestBoardings,
  draw: anyBoardings,
};

/** BB-3.4.1 Boxes that a ship still has, against one enemy Ship-of-the-Line, BB-3.4.6 near enough. */
function boardFaults(firing: Firing, { by, target, boxes }: Board): Refusal[] {
  const vessel = actorOf(firing, by);
  if (!vessel) return [noActor(firing, by)];
  const found: Refusal[] = [];
  if (boxes > vessel.ram)
    found.push({ rule: 'BB-3.4.1', at: '/boxes', say: `${nameOf(firing.book, by)} has ${vessel.ram} boxes of marines.` });
  if (!isSotl(cardOf(firing.book, vessel)))
    found.push({ rule: 'BB-3.4.1', at: '/by', say: `${nameOf(firing.book, by)} is no Ship-of-the-Line.` });
  if (vessel.down) found.push({ rule: 'BB-3.4.8', at: '/by', say: `${nameOf(firing.book, by)} runs Hull Down.` });
  const on = vesselNamed(firing.open, target);
  if (!on || !isBoardable(firing, vessel, on))
    found.push({
      rule: on?.down ? 'BB-3.4.8' : 'BB-3.4.7',
      at: '/target',
      say: `${nameOf(firing.book, target)} cannot be boarded.`,
    });
  else if (!isNear(firing, vessel, on)) {
    const far = inches(firing.book.charts.boarding);
    found.push({ rule: 'BB-3.4.6', at: '/target', say: `${nameOf(firing.book, target)} is farther than ${far} inches.` });
  }
  return found;
}

/** BB-3.4.7 An enemy Ship-of-the-Line that is no wreck, BB-3.4.8 nor Hull Down; BB-3.4.9 whether it flies or not. */
function isBoardable({ book }: Seen, { side }: Vessel, on: Vessel): boolean {
  return isLive(on) && isSotl(cardOf(book, on)) && areEnemies(book, side, on.side) && !on.down;
}

function isNear({ book }: Seen, one: Vessel, other: Vessel): boolean {
  return areWithin(footprint(book, one), footprint(book, other), book.charts.boarding);
}

/** Who can board whom. */
function boardings(firing: Firing): { vessel: Vessel; on: Vessel }[] {
  return firing.vessels.flatMap(id => {
    const vessel = actorOf(firing, id);
    if (!vessel || vessel.ram === 0) return [];
    return firing.open.vessels
      .filter(on => isBoardable(firing, vessel, on))
      .filter(on => boardFaults(firing, { act: 'board', by: id, target: on.id, boxes: 1 }).length === 0)
      .map(on => ({ vessel, on }));
  });
}

/** BB-3.4.3 A die for each box, BB-3.4.10 of the active ship alone; BB-3.4.2 they are gone whatever comes of it. */
function board(s: BbState, t: BbTable, { by, target, boxes }: Board): void {
  const [from, on] = [vesselCalled(s.open, by), vesselCalled(s.open, target)];
  from.ram -= boxes;
  tellBoarded(t, { from, on, boxes });
  const { marines, tenners, seized } = rollBoarding(s, t, { act: { by, target, boxes }, on });
  on.ram -= marines;
  on.tenners += tenners;
  const { id: vessel, ram: left } = on;
  if (marines + tenners > 0) t.tell(() => ({ kind: 'overrun', vessel, boxes: marines, tenners, left }));
  if (seized > 0) seize(s, t, { vessel: on, side: from.side, successes: seized });
}

/** What one boarding comes to. */
interface Boarding {
  readonly marines: number;
  readonly tenners: number;
  readonly seized: number;
}

/** BB-3.4.3 The dice of one boarding: BB-3.4.4 each success takes a box of the target's, BB-3.4.5 and each beyond its last is a tenner, BB-7.2.8 but counts for her capture where she is the prize. */
export function rollBoarding({ book }: Seen, t: BbTable, { act, on }: { act: Omit<Board, 'act'>; on: Vessel }): Boarding {
  const hits = t.throw(act.boxes, atLeast(10, book.charts.needs), () => why(book, act));
  const marines = Math.min(hits, on.ram);
  const over = hits - marines;
  return isPrize(book, on) ? { marines, tenners: 0, seized: over } : { marines, tenners: over, seized: 0 };
}

function tellBoarded(t: BbTable, { from, on, boxes }: { from: Vessel; on: Vessel; boxes: number }): void {
  const [at, to] = [from, on].map(({ x, y, heading }) => ({ x, y, heading })) as [Pose, Pose];
  t.tell(() => ({ kind: 'boarded', by: from.id, target: on.id, boxes, left: from.ram, from: at, to }));
}

function why(book: Book, { by, target, boxes }: Omit<Board, 'act'>): Why {
  const { needs } = book.charts;
  return {
    rule: 'BB-3.4.3',
    what: `${vesselName(book, by)} boards ${vesselName(book, target)}, ${count(boxes, 'die', 'dice')}`,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: 'marines' }],
    from: [{ is: `${boxes}`, for: 'boxes sent' }],
  };
}

/** With everybody, where that beats the marines of the target, BB-7.2.8 or takes the prize: each ship the one with the fewest. */
function bestBoardings(firing: Firing): Board[] {
  const acts: Board[] = [];
  for (const { vessel, on } of boardings(firing).sort((a, b) => a.on.ram - b.on.ram))
    if ((vessel.ram > on.ram || isPrize(firing.book, on)) && !acts.some(({ by }) => by === vessel.id))
      acts.push({ act: 'board', by: vessel.id, target: on.id, boxes: vessel.ram });
  return acts;
}

function anyBoardings(firing: Firing, roll: RollDie): Board[] {
  const open = boardings(firing);
  return firing.vessels.flatMap((id): Board[] => {
    const choices = open.filter(({ vessel }) => vessel.id === id);
    const choice = choices[roll(choices.length + 1) - 1];
    return choice ? [{ act: 'board', by: id, target: choice.on.id, boxes: roll(choice.vessel.ram) }] : [];
  });
}

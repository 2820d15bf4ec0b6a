// Chapter 16: when the battle ends, and who has won it.

import type { Score, Side } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import type { Book } from './book.ts';
import { isCrippled } from './damage/condition.ts';
import type { Unit, Verdict } from './open.ts';
import type { Id } from './orders.ts';
import type { Seen } from './roster.ts';
import { areEnemies, cardOf, isHere, isShip, shipNamed, sideAtFirst } from './roster.ts';
import type { TpShown, TpState, TpTable } from './state.ts';

/** TP-16.1.3 Over when ships of at most one alliance are left, or after the last turn. */
export function judgeVictory(s: TpState, t: TpTable, last: boolean): void {
  if (s.open.verdict !== null || !(last || alliancesLeft(s) <= 1)) return;
  // TP-6.5.3 What was hidden counts as what it is, and so is told.
  for (const { id } of s.book.sides) if (s.sealed[id]?.ships.some(({ truth }) => truth !== null)) t.reveal(id);
  const verdict = verdictOf(s, last);
  s.open.verdict = verdict;
  t.tell(() => ({ kind: 'over', verdict: copy(verdict) }));
}

function alliancesLeft({ book, open }: Seen): number {
  const left = new Set<string>();
  for (const unit of open.units) if (isHere(unit) && isShip(unit)) left.add(allianceOf(book, unit.side));
  return left.size;
}

function allianceOf({ sides, sideAt }: Pick<Book, 'sides' | 'sideAt'>, side: Side): string {
  return sides[sideAt[side] as number]?.alliance as string;
}

function verdictOf(s: TpState, last: boolean): Verdict {
  const { sides } = s.book;
  const truths = truthsIn(s);
  const quarters = scores(s, truths);
  const points = Object.fromEntries(sides.map(({ id }) => [id, (quarters[id] as number) / QUARTERS]));
  const winners = leaders(s, truths);
  const won = sides.filter(({ id }) => winners.includes(id)).map(({ name }) => name);
  const score = sides.map(({ id }) => points[id]).join(' to ');
  const ended = last ? 'The last turn is over' : 'Nobody is left to fight';
  return { winners, points, why: `${ended}: ${won.length > 0 ? `${won.join(' and ')} won` : 'a draw'}, ${score}.` };
}

/** Cards under the covers of ships. */
type Truths = ReadonlyMap<Id, Id>;

/** While the battle lasts nobody looks under a cover. */
const COVERED: Truths = new Map();

function truthsIn({ sealed }: Pick<TpState, 'sealed'>): Truths {
  const hidden = Object.values(sealed).flatMap(({ ships }) => ships);
  return new Map(hidden.flatMap(({ unit, truth }) => (truth === null ? [] : [[unit, truth] as const])));
}

/** TP-16.2.3 Who would have won if the battle ended now: a side whose score leads every other's by what the chart says; nobody for a draw. */
export function leaders(seen: Seen, truths: Truths = COVERED): Side[] {
  const { sides, charts } = seen.book;
  const quarters = scores(seen, truths);
  const leads = (side: Side, other: Side): boolean =>
    100 * (quarters[side] as number) >= charts.score.lead * (quarters[other] as number);
  const wins = ({ id }: { id: Side }): boolean =>
    (quarters[id] as number) > 0 && sides.every(other => !areEnemies(seen.book, id, other.id) || leads(id, other.id));
  return sides.filter(wins).map(({ id }) => id);
}

/** Points are counted in whole parts of this many. */
const QUARTERS = 4;

/** TP-16.2.1, TP-16.2.2 What each side has scored, in quarters of a point: by everyone's losses, credited to whoever did most inside. */
export function scores(seen: Seen, truths: Truths = COVERED): Record<Side, number> {
  const found = Object.fromEntries(seen.book.sides.map(({ id }) => [id, 0]));
  for (const unit of seen.open.units) {
    const quarters = lossOf(seen, unit, truths);
    if (quarters === 0) continue;
    const credited = creditOf(seen, unit);
    for (const side of credited) found[side] = (found[side] as number) + Math.floor(quarters / credited.length);
  }
  return found;
}

/** TP-16.2.1 The highest of what has become of a unit, in quarters of a point. */
function lossOf(seen: Seen, unit: Unit, truths: Truths): number {
  if (!isShip(unit)) return 0;
  const fate = fateOf(seen, unit);
  const hundredths = fate ? seen.book.charts.score[fate] : 0;
  return Math.floor((QUARTERS * pointsOf(seen, unit, truths) * hundredths) / 100);
}

/** What a ship may be scored for. */
export type Fate = 'destroyed' | 'captured' | 'crippled' | 'left';

/** TP-16.2.1 What of all that has become of a ship counts. */
export function fateOf({ book }: Pick<Seen, 'book'>, unit: Unit): Fate | undefined {
  if (unit.captor !== undefined) return 'captured';
  if (unit.status === 'destroyed') return 'destroyed';
  if (isCrippled(cardOf(book, unit), unit)) return 'crippled';
  return unit.status === 'left' ? 'left' : undefined;
}

/** TP-16.2.1 With its options; TP-6.5.3 of what was hidden, for which there are none, by its own card. */
function pointsOf(seen: Seen, unit: Unit, truths: Truths): number {
  const truth = seen.book.cards[truths.get(unit.id) ?? ''];
  return truth?.bpv ?? shipNamed(seen, unit.id)?.points ?? cardOf(seen.book, unit).bpv;
}

/** TP-16.2.2 The enemies that did most inside it, tied ones alike; all of them where nobody did, or it did it itself. Ruling R83: a prize is its captor's. */
function creditOf(seen: Seen, unit: Unit): Side[] {
  if (unit.captor !== undefined) return [unit.captor];
  const { book } = seen;
  const { side, doers } = unit;
  const enemies = book.sides.map(({ id }) => id).filter(id => areEnemies(book, id, side));
  const most = Math.max(0, ...enemies.map(id => doers[id] ?? 0));
  const own = doers[side] ?? 0;
  return most === 0 || own > most ? enemies : enemies.filter(id => doers[id] === most);
}

/** TP-16.2.1 For the strip above the board: points so far, of all that the enemies are worth. */
export function scoreShown({ book, open }: Pick<TpShown, 'book' | 'open'>): Record<Side, Score> {
  const quarters = scores({ book, open });
  return Object.fromEntries(
    book.sides.map(({ id }) => [id, { points: (quarters[id] as number) / QUARTERS, of: worthOfEnemies({ book, open }, id) }]),
  );
}

function worthOfEnemies(seen: Pick<TpShown, 'book' | 'open'>, side: Side): number {
  return seen.open.units
    .filter(unit => isShip(unit) && areEnemies(seen.book, sideAtFirst(seen, unit), side))
    .reduce((sum, { id }) => sum + (shipNamed(seen, id)?.points ?? 0), 0);
}

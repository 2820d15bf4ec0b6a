// Chapters 8.2 and 8.3: when a battle ends, and who has won it.

import type { Score, Side } from '@flagplot/kernel';
import type { SquadronOfBook } from './book.ts';
import { isFrozen } from './condition.ts';
import type { Craft, Squadron, Verdict } from './open.ts';
import type { Seen } from './roster.ts';
import { anyOnMap, squadronCalled, squadronOf, squadronsOf } from './roster.ts';
import type { Goal } from './scenario-file.ts';
import type { SqState, SqTable } from './state.ts';

/** How a goal stands: who has won by it, nobody for a draw; nothing while it is open. */
interface Decided {
  winners: Side[];
  why: string;
}

/** What a goal counts is counted once a round, and told where it moved. */
export function reckon(s: SqState, t: SqTable): void {
  const { goal } = s.book;
  if (!goal) return;
  const progress = progressOf(s, goal);
  if (progress === s.open.progress) return;
  s.open.progress = progress;
  t.tell(() => ({ kind: 'goal', progress }));
}

/** SQ-8.4.4 Craft gone over the goal edge; SQ-8.4.6 rounds at whose end the craft was frozen; SQ-8.4.8 markers it bears. */
function progressOf(s: SqState, goal: Goal): number {
  const { craft } = squadronCalled(s, goal.squadron);
  const of = squadronOf(s.book, goal.squadron);
  if (goal.kind === 'exit') return craft.filter(one => hasEscaped(of, one)).length;
  if (goal.kind === 'cripple') return Math.max(...craft.map(one => one.damage));
  return s.open.progress + (craft.some(one => one.status === 'flying' && isFrozen(of, one)) ? 1 : 0);
}

function hasEscaped(of: SquadronOfBook, craft: Craft): boolean {
  return craft.status === 'left' && craft.edge !== null && craft.edge === of.goalEdge;
}

/** SQ-8.2.1, SQ-8.2.2, SQ-8.3.5 The end of the battle, if this round was its last: a goal before points. */
export function verdict(seen: Seen & Pick<SqState, 'clock'>): Verdict | undefined {
  const { book, clock } = seen;
  const last = clock.turn >= book.rounds;
  const alone = aloneOf(seen);
  const ended = book.goal ? goalDecided(seen, book.goal, { last, alone }) : byPoints(seen, { last, alone });
  return ended && { ...ended, points: pointsOf(scoresOf(seen)) };
}

interface End {
  /** It was the last round. */
  last: boolean;
  /** The sides with craft on the map where no two of them are enemies; nothing where enemies still face each other. */
  alone: Side[] | undefined;
}

/** Who would have won if this round were the last. */
export function leaders(seen: Seen): Side[] {
  const end: End = { last: true, alone: aloneOf(seen) };
  const ended = seen.book.goal ? goalDecided(seen, seen.book.goal, end) : byPoints(seen, end);
  return ended?.winners ?? [];
}

/** SQ-8.2.2 Whether craft of one side at most are left, allies counting as one. */
function aloneOf(seen: Seen): Side[] | undefined {
  const left = seen.book.sides.filter(({ squadrons }) => anyOnMap(seen.open, squadrons));
  return left.some(({ hostile }) => anyOnMap(seen.open, hostile)) ? undefined : left.map(({ id }) => id);
}

function byPoints(seen: Seen, { last, alone }: End): Decided | undefined {
  if (!last && !alone) return undefined;
  const scores = scoresOf(seen);
  const winners = seen.book.sides.filter(({ id, enemies }) => ahead(scores, id, enemies)).map(({ id }) => id);
  const told = seen.book.sides.map(({ id, name }) => `${name} ${halves(scores[id] as number)}`).join(', ');
  const who = winners.map(id => nameOf(seen, id)).join(' and ');
  return { winners, why: winners.length > 0 ? `${who} won by points: ${told}.` : `A draw by points: ${told}.` };
}

/** SQ-8.3.3 Above 0 and at least a fifth above every enemy's. */
function ahead(scores: Readonly<Record<Side, number>>, id: Side, enemies: readonly Side[]): boolean {
  const own = scores[id] as number;
  return own > 0 && enemies.every(enemy => 5 * own >= 6 * (scores[enemy] as number));
}

/** SQ-8.3.1, SQ-8.3.2, SQ-8.3.4 What each side scores for the losses of its enemies, whoever caused them, in halves of a point. */
export function scoresOf(seen: Seen): Record<Side, number> {
  const scores: Record<Side, number> = {};
  for (const { id, hostile } of seen.book.sides) scores[id] = hostile.reduce((sum, at) => sum + lossesOf(seen, at), 0);
  return scores;
}

/** What the losses of a squadron count. In halves. */
function lossesOf({ book, open }: Seen, at: number): number {
  const of = book.squadrons[at] as SquadronOfBook;
  return (open.squadrons[at] as Squadron).craft.reduce((sum, craft, place) => sum + lossOf(of, craft, place), 0);
}

/** SQ-8.3.1 The whole value of a craft destroyed; SQ-8.3.2 half of one damaged or gone otherwise than over its goal edge. In halves. */
function lossOf(of: SquadronOfBook, craft: Craft, place: number): number {
  const value = of.values[place] as number;
  if (craft.status === 'destroyed') return 2 * value;
  const gone = craft.status === 'left' && !hasEscaped(of, craft);
  return gone || craft.damage > 0 ? value : 0;
}

/** SQ-8.3.1 What each side has scored so far, of what its enemies are worth. */
export function scores(seen: Seen): Record<Side, Score> {
  const points = pointsOf(scoresOf(seen));
  return Object.fromEntries(
    seen.book.sides.map(({ id, hostile }) => [
      id,
      { points: points[id] as number, of: hostile.reduce((sum, at) => sum + worthOf(seen, at), 0) },
    ]),
  );
}

function worthOf({ book }: Seen, at: number): number {
  return (book.squadrons[at] as SquadronOfBook).values.reduce((sum, value) => sum + value, 0);
}

function pointsOf(scores: Readonly<Record<Side, number>>): Record<Side, number> {
  const points: Record<Side, number> = {};
  for (const side of Object.keys(scores)) points[side] = (scores[side] as number) / 2;
  return points;
}

function halves(score: number): string {
  return score % 2 === 0 ? String(score / 2) : `${(score - 1) / 2}½`;
}

function nameOf({ book }: Seen, id: Side): string {
  return book.sides.find(side => side.id === id)?.name ?? id;
}

/** A side with its allies. */
function friends({ book }: Seen, id: Side): Side[] {
  const enemies = book.sides.find(side => side.id === id)?.enemies ?? [];
  return book.sides.filter(side => !enemies.includes(side.id)).map(side => side.id);
}

function against({ book }: Seen, id: Side): Side[] {
  return [...(book.sides.find(side => side.id === id)?.enemies ?? [])];
}

/** SQ-8.4.4, SQ-8.4.6, SQ-8.4.8 How a goal stands at the end of a round. */
function goalDecided(seen: Seen, goal: Goal, end: End): Decided | undefined {
  if (goal.kind === 'exit') return exitDecided(seen, goal, end);
  return goal.kind === 'capture' ? captureDecided(seen, goal, end) : crippleDecided(seen, goal, end);
}

type Of<K extends Goal['kind']> = Extract<Goal, { kind: K }>;

/** SQ-8.4.4 Enough craft over the edge; else too few left to do it, or no time. With nobody left to stop them they count as through (ruling R2). */
function exitDecided(seen: Seen, goal: Of<'exit'>, { last, alone }: End): Decided | undefined {
  const { name } = squadronOf(seen.book, goal.squadron);
  const { craft } = squadronCalled(seen, goal.squadron);
  const through = seen.open.progress;
  const could = through + craft.filter(one => one.status === 'flying').length;
  const winners = friends(seen, goal.side);
  if (through >= goal.craft) return { winners, why: `${through} craft of ${name} got through.` };
  if (alone?.includes(goal.side) && could >= goal.craft)
    return { winners, why: `Nobody is left to stop the ${could} craft of ${name}.` };
  if (could >= goal.craft && !last && !alone) return undefined;
  const most =
    could < goal.craft ? `No more than ${could} craft of ${name} can get through` : `${through} craft of ${name} got through`;
  return { winners: against(seen, goal.side), why: `${most}; ${goal.craft} were needed.` };
}

/** SQ-8.4.6 The runner away over its edge; frozen at the end of enough rounds; destroyed, gone elsewhere or out of time: a draw. */
function captureDecided(seen: Seen, goal: Of<'capture'>, { last, alone }: End): Decided | undefined {
  const of = squadronOf(seen.book, goal.squadron);
  const { craft } = squadronCalled(seen, goal.squadron);
  const flies = craft.some(one => one.status === 'flying');
  if (craft.some(one => hasEscaped(of, one)) || (alone?.includes(goal.runner) && flies))
    return { winners: friends(seen, goal.runner), why: `${of.name} got away.` };
  if (seen.open.progress >= goal.rounds)
    return {
      winners: friends(seen, goal.side),
      why: `${of.name} was frozen at the end of ${goal.rounds} ${goal.rounds === 1 ? 'round' : 'rounds'}, and is boarded.`,
    };
  if (!flies) return { winners: [], why: `${of.name} is lost to both: a draw.` };
  return last || alone ? { winners: [], why: `${of.name} was neither boarded nor got away: a draw.` } : undefined;
}

/** SQ-8.4.8 Destroyed or crippled; else the others hold out. */
function crippleDecided(seen: Seen, goal: Of<'cripple'>, { last, alone }: End): Decided | undefined {
  const { name } = squadronOf(seen.book, goal.squadron);
  const { craft } = squadronCalled(seen, goal.squadron);
  if (craft.every(one => one.status === 'destroyed')) return { winners: friends(seen, goal.side), why: `${name} is destroyed.` };
  if (seen.open.progress >= goal.markers) return { winners: friends(seen, goal.side), why: `${name} is crippled.` };
  const gone = friends(seen, goal.side).every(side => squadronsOf(seen, side).length === 0);
  if (!gone && !last && !alone) return undefined;
  return { winners: against(seen, goal.side), why: `${name} held out.` };
}
